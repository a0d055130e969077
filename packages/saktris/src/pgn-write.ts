/** Writes a PGN: the standard tags, the start position always, and every turn with what it cleared. */
import type { Millis } from '@rankfall/kernel';
import type { PgnEnd, PgnGame } from './pgn.ts';
import { SaktrisPosition } from './position.ts';
import { writeSakfen } from './sakfen.ts';
import { sanOf } from './san.ts';

const WIDTH = 80;
const roster: readonly (readonly [string, string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
];

export function writeGame(game: PgnGame): string {
  const { start, result, end, tags = {} } = game;
  const own: readonly (readonly [string, string])[] = [
    ...roster.map(([name, usual]) => [name, tags[name] ?? usual] as const),
    ['Result', result],
    ['Variant', 'Saktris'],
    ['SetUp', '1'],
    ['FEN', writeSakfen(start)],
    ...(end ? ([['SaktrisEnd', end]] as const) : []),
    ['Termination', tags['Termination'] ?? terminationOf(end)],
  ];
  const mine = new Set([...own.map(([name]) => name), 'SaktrisEnd']);
  const others = Object.entries(tags).filter(([name]) => !mine.has(name) && /^\w{1,64}$/.test(name));
  const head = [...own, ...others].map(([name, value]) => `[${name} "${quote(value)}"]\n`).join('');
  return `${head}\n${fold([...turns(game), result])}\n`;
}

/** Values are one line each, and short enough for any reader. */
function quote(value: string): string {
  const line = Array.from(value.slice(0, 1000), (letter) => (letter < ' ' ? ' ' : letter)).join('');
  return line.replaceAll(/["\\]/g, String.raw`\$&`);
}

function terminationOf(end: PgnEnd | undefined): string {
  if (end === undefined) return 'unterminated';
  return end === 'time' ? 'time forfeit' : end === 'abandoned' ? 'abandoned' : 'normal';
}

function turns({ start, moves, clocks = [] }: PgnGame): string[] {
  const position = new SaktrisPosition().load(start);
  const words: string[] = [];
  let { full, toMove } = start;
  for (const [i, move] of moves.entries()) {
    const action = position.find(move);
    if (action === undefined) throw new Error(`turn ${i + 1} of this game is not legal: ${move}`);
    const clock = clocks[i];
    const previous = i === 0 || clocks[i - 1] !== undefined;
    if (toMove === 0) words.push(`${full}.`);
    else if (previous) words.push(`${full}...`);
    words.push(sanOf(position, action));
    if (clock !== undefined) words.push(`{[%clk ${writeTime(clock)}]}`);
    position.make(action);
    if (toMove === 1) full++;
    toMove = toMove === 0 ? 1 : 0;
  }
  return words;
}

/** 0:04:31, with thousandths where there are any. */
function writeTime(clock: Millis): string {
  const seconds = Math.floor(clock / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = clock % 1000 === 0 ? '' : `.${String(clock % 1000).padStart(3, '0')}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${rest}`;
}

function fold(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

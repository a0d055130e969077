/**
 * A level as plain text that a person can draw in any editor: the title, ten lines of map, then one line for each thing the map
 * cannot say. Reading gives back the object of the JSON format, so there is one validation for all forms.
 */
import { isRecord } from '@rankfall/kernel';
import { USUAL_WEIGHT, usualOf } from './level-read.ts';
import type { LevelProblem } from './level-problem.ts';
import { attributes, shapes, type CharacterSheet, type LevelFile, type Tile } from './types.ts';

const ROWS = 10;

export function writePlain(level: LevelFile): string {
  const lines = (record: object, word: string): readonly string[] =>
    Object.entries(record).map(([key, value]) => `${word} ${key} ${String(value)}`);
  const used = Object.entries(level.legend).filter(([glyph]) => level.map.some((row) => row.includes(glyph)));
  const modes = Object.fromEntries(Object.entries(level.modes).filter(([, mode]) => mode !== 'any'));
  const blocks = [
    [level.title],
    level.map,
    used.map(([glyph, tile]) => `tile ${glyph} ${tileOut(tile)}`),
    [...lines(modes, 'channel'), ...lines(level.clocks, 'clock')],
    [
      ...(level.crateWeight === USUAL_WEIGHT ? [] : [`crates ${level.crateWeight}`]),
      ...lines(level.crates, 'crate'),
    ],
    level.chars.map(sheetOut),
    [
      ...lines(level.limits, 'limit'),
      ...(level.par ? [`par ${level.par.turns} turns ${level.par.steps} steps`] : []),
      ...(level.author === undefined ? [] : [`by ${level.author}`]),
      ...(level.hints ?? []).map((hint) => `hint ${hint}`),
    ],
  ];
  return `${blocks
    .filter((block) => block.some((line) => line !== ''))
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

function tileOut(tile: Tile): string {
  if (tile.t === 'crumble') return `crumble ${tile.n}`;
  if (tile.t === 'plate') return `plate ${tile.ch} ${tile.kind}`;
  return `${tile.t} ${tile.ch}${'inv' in tile && tile.inv ? ' inverse' : ''}`;
}

function sheetOut(sheet: CharacterSheet, i: number): string {
  const own = attributes.filter((key) => sheet[key] !== usualOf(key)).map((key) => `${key} ${sheet[key]}`);
  const shape = sheet.shape === shapes[i % shapes.length] ? [] : [sheet.shape];
  return [`who ${sheet.name} at ${sheet.at}`, ...own, ...shape].join(' ');
}

const isRow = (line: string): boolean => [...line].length === ROWS && !/\s/u.test(line);

/** Where the map begins: the first ten lines in a row of ten signs each. */
function mapStart(lines: readonly string[]): number {
  return lines.findIndex((_, at) => {
    const rows = lines.slice(at, at + ROWS);
    return rows.length === ROWS && rows.every(isRow);
  });
}

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/u).map((line) => line.trim());

export const isPlain = (text: string): boolean => mapStart(linesOf(text)) >= 0;

export type PlainLevel =
  | { readonly input: Readonly<Record<string, unknown>>; readonly problems?: undefined }
  | { readonly input?: undefined; readonly problems: readonly LevelProblem[] };

export function readPlain(text: string): PlainLevel {
  const lines = linesOf(text);
  const at = mapStart(lines);
  const title = lines.slice(0, at).find((line) => line !== '') ?? '';
  const input: Record<string, unknown> = { v: 1, title, map: lines.slice(at, at + ROWS), chars: [] };
  const problems: LevelProblem[] = [];
  for (const [i, line] of lines.entries()) {
    if (i < at + ROWS || line === '') continue;
    if (!readLine(line, input)) problems.push({ code: 'bad-line', line: i + 1, text: line.slice(0, 40) });
  }
  return problems.length > 0 ? { problems } : { input };
}

type Reader = (found: readonly string[], input: Record<string, unknown>) => void;

const put = (input: Record<string, unknown>, key: string, name: string, value: unknown): void => {
  const before = input[key];
  input[key] = { ...(isRecord(before) ? before : {}), [name]: value };
};
const add = (input: Record<string, unknown>, key: string, value: unknown): void => {
  const before = input[key];
  input[key] = [...(Array.isArray(before) ? (before as unknown[]) : []), value];
};

const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /^tile (\S) crumble (\d)$/u,
    ([glyph = '', n], input) => put(input, 'legend', glyph, { t: 'crumble', n: Number(n) }),
  ],
  [
    /^tile (\S) plate (.+) (hold|latch)$/u,
    ([glyph = '', ch, kind], input) => put(input, 'legend', glyph, { t: 'plate', ch, kind }),
  ],
  [/^tile (\S) switch (.+)$/u, ([glyph = '', ch], input) => put(input, 'legend', glyph, { t: 'switch', ch })],
  [
    /^tile (\S) (door|spikes) (.+?)( inverse)?$/u,
    ([glyph = '', t, ch, inverse], input) =>
      put(input, 'legend', glyph, { t, ch, ...(inverse === undefined ? {} : { inv: true }) }),
  ],
  [/^channel (.+) (\w+)$/u, ([ch = '', mode], input) => put(input, 'modes', ch, mode)],
  [/^clock (.+) (\d+)$/u, ([ch = '', beat], input) => put(input, 'clocks', ch, beat)],
  [
    /^crates (\d+)$/u,
    ([weight], input) => {
      input['crateWeight'] = Number(weight);
    },
  ],
  [/^crate (\w+) (\d+)$/u, ([square = '', weight], input) => put(input, 'crates', square, Number(weight))],
  [
    /^who (.+) at (\w+)((?: \w+)*)$/u,
    ([name, at, rest = ''], input) => add(input, 'chars', sheetIn(name, at, rest)),
  ],
  [/^limit (turns|steps) (\d+)$/u, ([what = '', most], input) => put(input, 'limits', what, Number(most))],
  [
    /^par (\d+) turns? (\d+) steps?$/u,
    ([turns, steps], input) => {
      input['par'] = { turns: Number(turns), steps: Number(steps) };
    },
  ],
  [
    /^by (.+)$/u,
    ([author], input) => {
      input['author'] = author;
    },
  ],
  [/^hint (.+)$/u, ([hint], input) => add(input, 'hints', hint)],
];

function readLine(line: string, input: Record<string, unknown>): boolean {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(line);
    if (!found) continue;
    read(found.slice(1), input);
    return true;
  }
  return false;
}

/** 'dex 5 str 3 star': pairs of attribute and number, and a shape. Anything else is kept, so that the reader refuses it. */
function sheetIn(name: string | undefined, at: string | undefined, rest: string): object {
  const words = rest.split(' ').filter((word) => word !== '');
  const sheet: Record<string, unknown> = { name, at };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (attributes.some((key) => key === word)) sheet[word] = Number(words[++i]);
    else sheet['shape'] = word;
  }
  return sheet;
}

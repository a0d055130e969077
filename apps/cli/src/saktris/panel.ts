/** What stands beside the board: who plays, who arrives, and the latest moves. */
import type { Seat } from '@rankfall/kernel';
import type { SaktrisView, Side } from '@rankfall/saktris';
import type { DrawWish } from '../kit.ts';
import { signOf } from '../terminal/pieces.ts';

const MOVE_LINES = 4;

/** Eight lines, the first beside the top row. */
export function panelOf(view: SaktrisView, awaits: readonly Seat[], wish: DrawWish): readonly string[] {
  const top: Side = wish.bottom === 0 ? 1 : 0;
  const bottom: Side = top === 1 ? 0 : 1;
  const moves = latestMoves(wish.moves, MOVE_LINES);
  const blank = Array.from({ length: MOVE_LINES - moves.length }, () => '');
  return [
    nameLine(top, awaits, wish),
    arrivalLine(view, top, wish.ascii),
    ...blank,
    ...moves,
    arrivalLine(view, bottom, wish.ascii),
    nameLine(bottom, awaits, wish),
  ];
}

function nameLine(side: Side, awaits: readonly Seat[], { names, style, ascii }: DrawWish): string {
  const name = names[side] ?? '';
  return awaits.includes(side) ? style.bold(`${ascii ? '>' : '▸'} ${name}`) : `  ${name}`;
}

/** "♘ now, then ♙ (14 to come)" */
export function arrivalLine({ position, toCome }: SaktrisView, side: Side, ascii: boolean): string {
  const { due, clk, rules, queues } = position;
  const left = toCome[side].length;
  if (left === 0) return '  all pieces have come';
  const when = due[side] > 0 ? 'now' : inMoves(rules.n - clk[side]);
  if (rules.order === 'select') return `  any of ${poolText(toCome[side], side, ascii)} ${when}`;
  const known = [...queues[side]].filter((letter) => letter !== 'X');
  const signs = known.slice(0, SHOWN).map((letter) => signOf(asSide(letter, side), ascii));
  const [first = '?', ...then] = signs;
  const more = known.length > SHOWN ? ' …' : '';
  const following = then.length > 0 ? `, then ${then.join(' ')}${more}` : '';
  return `  ${first} ${when}${following} (${left} to come)`;
}
const SHOWN = 6;

const inMoves = (count: number): string => (count === 1 ? 'after 1 move' : `after ${count} moves`);

/** "♔ ♕ ♖×2 ♙×8" */
function poolText(pool: string, side: Side, ascii: boolean): string {
  return [...new Set(pool)]
    .map((letter) => {
      const count = pool.split(letter).length - 1;
      return `${signOf(asSide(letter, side), ascii)}${count > 1 ? `×${count}` : ''}`;
    })
    .join(' ');
}

/** "1. P@c1 P@e8 2. c2 e6" as its last few numbered pieces. */
export function latestMoves(moves: string, most: number): readonly string[] {
  return moves
    .split(/\s+(?=\d+\.)/u)
    .filter((one) => one !== '')
    .slice(-most)
    .map((one) => `  ${one}`);
}

const asSide = (letter: string, side: Side): string => (side === 0 ? letter : letter.toLowerCase());

/** Moves by DEX. A move costs one step whatever its length; dashes have a middle square, leaps have none. */
import { SQUARES, squareAt, xOf, yOf } from './squares.ts';
import { FOCUS, OFF, WAIT, type Entry, type Square } from './types.ts';

export interface Move {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
  /** The DEX it needs. */
  readonly dex: 1 | 4 | 7 | 10;
}

const tier = (dex: Move['dex'], list: readonly (readonly [string, number, number])[]): readonly Move[] =>
  list.map(([name, dx, dy]) => ({ name, dx, dy, dex }));

export const moves: readonly Move[] = [
  ...tier(1, [
    ['n', 0, -1],
    ['e', 1, 0],
    ['s', 0, 1],
    ['w', -1, 0],
  ]),
  ...tier(4, [
    ['ne', 1, -1],
    ['se', 1, 1],
    ['sw', -1, 1],
    ['nw', -1, -1],
  ]),
  ...tier(7, [
    ['n2', 0, -2],
    ['e2', 2, 0],
    ['s2', 0, 2],
    ['w2', -2, 0],
  ]),
  ...tier(10, [
    ['ne2', 2, -2],
    ['se2', 2, 2],
    ['sw2', -2, 2],
    ['nw2', -2, -2],
    ['nne', 1, -2],
    ['ene', 2, -1],
    ['ese', 2, 1],
    ['sse', 1, 2],
    ['ssw', -1, 2],
    ['wsw', -2, 1],
    ['wnw', -2, -1],
    ['nnw', -1, -2],
  ]),
];

const byName: ReadonlyMap<string, Move> = new Map(moves.map((move) => [move.name, move]));
const byDifference: ReadonlyMap<number, Move> = new Map(moves.map((move) => [move.dx + 100 * move.dy, move]));

/** The moves this DEX has, walks first. */
export const movesOf = (dex: number): readonly Move[] => moves.filter((move) => move.dex <= dex);

/** The move from one square to another, whatever DEX it takes. */
export function moveBetween(from: Square, to: Square): Move | undefined {
  return byDifference.get(xOf(to) - xOf(from) + 100 * (yOf(to) - yOf(from)));
}

/** The middle square of a dash; undefined for every other move. */
export function middleOf(from: Square, to: Square): Square | undefined {
  const dx = xOf(to) - xOf(from);
  const dy = yOf(to) - yOf(from);
  const isDash = dx % 2 === 0 && dy % 2 === 0 && Math.abs(dx) <= 2 && Math.abs(dy) <= 2 && from !== to;
  return isDash ? (from + to) / 2 : undefined;
}

export function targetOf(from: Square, { dx, dy }: Move): Square | undefined {
  return squareAt(xOf(from) + dx, yOf(from) + dy);
}

/** Where a path that starts here ends. A move off the board leaves nowhere to stand, so the tail stays before it. */
export function tailOf(start: Square, path: readonly Entry[]): Square {
  return path.findLast((entry) => entry >= 0) ?? start;
}

/** The entry by its name from this square: '.', 'f' or a move. */
export function entryNamed(from: Square, name: string): Entry | undefined {
  if (name === '.') return WAIT;
  if (name === 'f') return FOCUS;
  const move = byName.get(name);
  return move && (targetOf(from, move) ?? OFF);
}

/** '.', 'f', the name of the move, or the square itself where no move leads there. */
export function entryName(from: Square, entry: Entry): string {
  if (entry === WAIT) return '.';
  if (entry === FOCUS) return 'f';
  return moveBetween(from, entry)?.name ?? '?';
}

/** A path as 'e e . se2'. */
export function writePath(start: Square, path: readonly Entry[]): string {
  let from = start;
  return path
    .map((entry) => {
      const name = entryName(from, entry);
      if (entry >= 0) from = entry;
      return name;
    })
    .join(' ');
}

/** A path from its text, or the first word that names no entry. */
export function readPath(start: Square, text: string): readonly Entry[] | { readonly unknown: string } {
  let from = start;
  const path: Entry[] = [];
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const entry = entryNamed(from, word);
    if (entry === undefined) return { unknown: word };
    path.push(entry);
    if (entry >= 0 && entry < SQUARES) from = entry;
  }
  return path;
}

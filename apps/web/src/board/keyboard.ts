/** What a key means while focus is in the board, and where walking leads. One square is the tab stop; the others are walked to. */
import { type Cell, cellOf, drawnRows, type Layout, squareAt } from './geometry.ts';
import type { BoardPiece } from './marks.ts';

export const commands = ['describe', 'last', 'moves', 'threats', 'flip', 'draw', 'erase'] as const;
export type Command = (typeof commands)[number];

/** A game whose rules give a key another meaning passes its own. Keys not named here go on to the page. */
export const defaultKeys: Readonly<Record<string, Command>> = {
  o: 'describe',
  l: 'last',
  m: 'moves',
  x: 'threats',
  f: 'flip',
  d: 'draw',
  Delete: 'erase',
  Backspace: 'erase',
};

export type Walk =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last';

export type Intent =
  | { readonly type: 'walk'; readonly walk: Walk }
  | { readonly type: 'rank'; readonly rank: number }
  | { readonly type: 'jump'; readonly kind: string; readonly back: boolean }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'press' }
  | { readonly type: 'escape' };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

const walks: Readonly<Record<string, Walk>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'top',
  PageDown: 'bottom',
};

/** @param letters the letter that jumps to each kind of piece, lower case */
export function readKey(
  press: KeyPress,
  keys: Readonly<Record<string, Command>>,
  letters: Readonly<Record<string, string>>,
): Intent | undefined {
  if (press.altKey || press.metaKey) return undefined;
  const walk = own(walks, press.key);
  if (press.ctrlKey) {
    if (walk === 'row-start') return { type: 'walk', walk: 'first' };
    return walk === 'row-end' ? { type: 'walk', walk: 'last' } : undefined;
  }
  if (walk !== undefined) return { type: 'walk', walk };
  if (press.key === 'Enter' || press.key === ' ') return { type: 'press' };
  if (press.key === 'Escape') return { type: 'escape' };
  if (/^\d$/u.test(press.key)) return { type: 'rank', rank: press.key === '0' ? 10 : Number(press.key) };
  return readLetter(press, keys, letters);
}

function readLetter(
  press: KeyPress,
  keys: Readonly<Record<string, Command>>,
  letters: Readonly<Record<string, string>>,
): Intent | undefined {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const command = own(keys, key);
  if (command !== undefined) return press.shiftKey ? undefined : { type: 'command', command };
  const kind = own(letters, key);
  return kind === undefined ? undefined : { type: 'jump', kind, back: press.shiftKey === true };
}

/** Keys come from outside; 'constructor' is nobody's letter. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Where a walk leads; at the edge it stays. */
export function walkFrom(layout: Layout, square: string, walk: Walk): string {
  const cell = cellOf(layout, square);
  return (cell && squareAt(layout, clamp(layout, step(layout, cell, walk)))) ?? square;
}

function step(layout: Layout, { column, row }: Cell, walk: Walk): Cell {
  const right = layout.files - 1;
  const bottom = layout.ranks - 1;
  switch (walk) {
    case 'up':
      return { column, row: row - 1 };
    case 'down':
      return { column, row: row + 1 };
    case 'left':
      return { column: column - 1, row };
    case 'right':
      return { column: column + 1, row };
    case 'row-start':
      return { column: 0, row };
    case 'row-end':
      return { column: right, row };
    case 'top':
      return { column, row: 0 };
    case 'bottom':
      return { column, row: bottom };
    case 'first':
      return { column: 0, row: 0 };
    case 'last':
      return { column: right, row: bottom };
  }
}

const clamp = (layout: Layout, { column, row }: Cell): Cell => ({
  column: Math.max(0, Math.min(layout.files - 1, column)),
  row: Math.max(0, Math.min(layout.ranks - 1, row)),
});

/** The square of this file on another rank, counted from 1; the same square when there is no such rank. */
export function toRank(layout: Layout, square: string, rank: number): string {
  const there = `${square.charAt(0)}${rank}`;
  return cellOf(layout, there) === undefined ? square : there;
}

/** The next piece of a kind after a square, as the board is read, and round again from the start. */
export function jumpFrom(
  layout: Layout,
  pieces: readonly BoardPiece[],
  square: string,
  kind: string,
  back: boolean,
): string | undefined {
  const order = drawnRows(layout).flat();
  if (back) order.reverse();
  const from = order.indexOf(square) + 1;
  const standing = new Set(pieces.filter((piece) => piece.kind === kind).map((piece) => piece.square));
  return [...order.slice(from), ...order.slice(0, from)].find((name) => standing.has(name));
}

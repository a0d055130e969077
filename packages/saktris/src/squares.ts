/** Squares of the one board this game has: numbers inside, names outside. */
import { eightByEight, squareName } from '@rankfall/grid';
import type { Side } from './types.ts';

const names: readonly string[] = Array.from({ length: 64 }, (_, square) => squareName(eightByEight, square));
const numbers: ReadonlyMap<string, number> = new Map(names.map((name, square) => [name, square]));

export function nameOf(square: number): string {
  return names[square] ?? '';
}

/** Undefined for anything but 'a1' to 'h8'; a long text costs nothing. */
export function squareOf(name: string): number | undefined {
  return numbers.get(name);
}

export const fileIn = (square: number): number => square & 7;
export const rowIn = (square: number): number => square >> 3;

/** The row (0 to 7) on which a side's pieces arrive; the other side's is its last row. */
export const backRow = (side: Side): number => (side === 0 ? 0 : 7);
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The side of a FEN letter. */
export const sideOfLetter = (letter: string): Side => (letter < 'a' ? 0 : 1);

/** A piece letter as FEN writes it for a side. */
export const asSide = (letter: string, side: Side): string =>
  side === 0 ? letter.toUpperCase() : letter.toLowerCase();

/** Squares of the 10 × 10 board, zero-based in both directions: 'c3' is (2, 3). */
import type { Square } from './types.ts';

export const SIZE = 10;
export const SQUARES = SIZE * SIZE;

export const xOf = (square: Square): number => square % SIZE;
export const yOf = (square: Square): number => Math.floor(square / SIZE);

/** The square at (x, y), or undefined beside the board. */
export function squareAt(x: number, y: number): Square | undefined {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? y * SIZE + x : undefined;
}

export function squareName(square: Square): string {
  return String.fromCharCode(97 + xOf(square)) + String(yOf(square));
}

export function parseSquare(name: string): Square | undefined {
  return /^[a-j]\d$/u.test(name) ? Number(name[1]) * SIZE + name.charCodeAt(0) - 97 : undefined;
}

/** The outer squares hold walls, entrances and exits only. */
export function isRing(square: Square): boolean {
  const x = xOf(square);
  const y = yOf(square);
  return x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1;
}

export function isCorner(square: Square): boolean {
  return square === 0 || square === 9 || square === 90 || square === 99;
}

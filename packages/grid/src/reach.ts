/**
 * Tables of what can be reached from a square, flattened for hot loops. Every list ends with the number
 * OFF_BOARD, which is one past the last square of the largest board: a board array with a wall at that
 * index can be walked without testing for the edge.
 */
import type { Shape } from './shape.ts';
import { fileOf, rankOf, squareAt } from './shape.ts';

export type Offset = readonly [files: number, ranks: number];

export const OFF_BOARD = 64;

/** North is toward higher ranks. The first four are straight, the others diagonal. */
export const directions: readonly Offset[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

export const knightLeaps: readonly Offset[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** The direction that leads back. */
export function opposite(direction: number): number {
  return direction < 4 ? (direction + 2) % 4 : 4 + ((direction + 2) % 4);
}

function checkSize(shape: Shape): void {
  if (shape.files > 8 || shape.ranks > 8) throw new RangeError(`no tables for ${shape.files}x${shape.ranks}`);
}

/** Where the ray from `square` in `direction` starts in the table of `rays`. */
export function rayStart(square: number, direction: number): number {
  return (square << 6) | (direction << 3);
}

/** All squares from each square in each of the eight directions, nearest first, at `rayStart`. */
export function rays(shape: Shape): Uint8Array {
  checkSize(shape);
  const table = new Uint8Array(64 * 64).fill(OFF_BOARD);
  for (let square = 0; square < shape.files * shape.ranks; square++)
    for (const [direction, offset] of directions.entries())
      writeRay(shape, table, rayStart(square, direction), square, offset);
  return table;
}

function writeRay(shape: Shape, table: Uint8Array, start: number, square: number, offset: Offset): void {
  let at = start;
  for (let next = step(shape, square, offset); next !== undefined; next = step(shape, next, offset)) {
    table[at] = next;
    at++;
  }
}

function step(shape: Shape, square: number, [files, ranks]: Offset): number | undefined {
  return squareAt(shape, fileOf(shape, square) + files, rankOf(shape, square) + ranks);
}

/** The squares one leap away, for each square; its list starts at square * (offsets + 1). */
export function leaps(shape: Shape, offsets: readonly Offset[]): Uint8Array {
  checkSize(shape);
  const width = offsets.length + 1;
  const table = new Uint8Array((OFF_BOARD + 1) * width).fill(OFF_BOARD);
  for (let square = 0; square < shape.files * shape.ranks; square++) {
    const reached = offsets.map((offset) => step(shape, square, offset)).filter((to) => to !== undefined);
    table.set(reached, square * width);
  }
  return table;
}

/** For each pair (from * 64 + to) the direction in which `to` lies on a straight or diagonal line, else -1. */
export function lines(shape: Shape): Int8Array {
  const all = rays(shape);
  const table = new Int8Array(64 * 64).fill(-1);
  for (let from = 0; from < shape.files * shape.ranks; from++)
    for (let direction = 0; direction < 8; direction++) {
      const start = rayStart(from, direction);
      for (const to of all.subarray(start, start + 8))
        if (to !== OFF_BOARD) table[from * 64 + to] = direction;
    }
  return table;
}

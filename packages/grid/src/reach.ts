/**
 * Tables of what can be reached from a square, flattened for hot loops. Every list ends with the number
 * OFF_BOARD, which is one past the last square of the largest board: a board array with a wall at that
 * index can be walked without testing for the edge.
 */
import type { Shape } from './shape.ts';
import { fileOf, rankOf } from './shape.ts';

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

/**
 * All squares from each square in each of the eight directions, nearest first, at `rayStart`. Plain loops here
 * and below: the tables are made while a page loads, before anything is compiled.
 */
export function rays(shape: Shape): Uint8Array {
  checkSize(shape);
  const { files, ranks } = shape;
  const table = new Uint8Array(64 * 64).fill(OFF_BOARD);
  for (let direction = 0; direction < 8; direction++) {
    const [stepFiles = 0, stepRanks = 0] = directions[direction] ?? [];
    for (let square = 0; square < files * ranks; square++) {
      let file = (square % files) + stepFiles;
      let rank = Math.floor(square / files) + stepRanks;
      let at = rayStart(square, direction);
      while (file >= 0 && file < files && rank >= 0 && rank < ranks) {
        table[at++] = rank * files + file;
        file += stepFiles;
        rank += stepRanks;
      }
    }
  }
  return table;
}

/** The squares one leap away, for each square; its list starts at square * (offsets + 1). */
export function leaps(shape: Shape, offsets: readonly Offset[]): Uint8Array {
  checkSize(shape);
  const { files, ranks } = shape;
  const width = offsets.length + 1;
  const table = new Uint8Array((OFF_BOARD + 1) * width).fill(OFF_BOARD);
  const ends = new Uint8Array(OFF_BOARD);
  for (const [stepFiles, stepRanks] of offsets)
    for (let square = 0; square < files * ranks; square++) {
      const file = (square % files) + stepFiles;
      const rank = Math.floor(square / files) + stepRanks;
      if (file < 0 || file >= files || rank < 0 || rank >= ranks) continue;
      const end = ends[square] ?? 0;
      table[square * width + end] = rank * files + file;
      ends[square] = end + 1;
    }
  return table;
}

/** The direction in which `to` lies from `from` on a straight or diagonal line, -1 if it does not. */
export function directionTo(shape: Shape, from: number, to: number): number {
  const files = fileOf(shape, to) - fileOf(shape, from);
  const ranks = rankOf(shape, to) - rankOf(shape, from);
  if (from === to || (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks))) return -1;
  return directions.findIndex(([file, rank]) => file === Math.sign(files) && rank === Math.sign(ranks));
}

/** Attacks on a handful of squares at once: what a king needs to know before it moves. */
import { lowest } from './bits.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './codes.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import {
  BETWEEN_MASKS,
  CAPTURE_MASKS,
  DIAGONAL_MASKS,
  KING_MASKS,
  KNIGHT_MASKS,
  STRAIGHT_MASKS,
} from './rules.ts';

/** The attacked ones among the squares that `findDanger` was last asked about. */
export const danger: Int32Array = new Int32Array(2);

/** Which squares of a set can side `by` capture on, while the king on `lifted` does not block any line? */
export function findDanger(position: Position, by: number, low: number, high: number, lifted: number): void {
  const { sets, masks } = position;
  const theirLow = sets[OCCUPIED + 2 * by] as number;
  const theirHigh = sets[OCCUPIED + 2 * by + 1] as number;
  const knightsLow = theirLow & (sets[KNIGHT * 2] as number);
  const knightsHigh = theirHigh & (sets[KNIGHT * 2 + 1] as number);
  const pawnsLow = theirLow & (sets[PAWN * 2] as number);
  const pawnsHigh = theirHigh & (sets[PAWN * 2 + 1] as number);
  const kingLow = theirLow & (sets[KING * 2] as number);
  const kingHigh = theirHigh & (sets[KING * 2 + 1] as number);
  const queensLow = theirLow & (sets[QUEEN * 2] as number);
  const queensHigh = theirHigh & (sets[QUEEN * 2 + 1] as number);
  const straightLow = queensLow | (theirLow & (sets[ROOK * 2] as number));
  const straightHigh = queensHigh | (theirHigh & (sets[ROOK * 2 + 1] as number));
  const diagonalLow = queensLow | (theirLow & (sets[BISHOP * 2] as number));
  const diagonalHigh = queensHigh | (theirHigh & (sets[BISHOP * 2 + 1] as number));
  const pawnMasks = CAPTURE_MASKS + 128 * (1 - by);
  let dangerLow = 0;
  let dangerHigh = 0;
  let left = low;
  let half = 0;
  for (;;) {
    if (left === 0) {
      if (half === 32) break;
      left = high;
      half = 32;
      continue;
    }
    const square = half + lowest(left);
    const at = square * 2;
    const leapers =
      ((masks[KNIGHT_MASKS + at] as number) & knightsLow) |
      ((masks[KNIGHT_MASKS + at + 1] as number) & knightsHigh) |
      ((masks[pawnMasks + at] as number) & pawnsLow) |
      ((masks[pawnMasks + at + 1] as number) & pawnsHigh) |
      ((masks[KING_MASKS + at] as number) & kingLow) |
      ((masks[KING_MASKS + at + 1] as number) & kingHigh);
    const slidersLow =
      ((masks[STRAIGHT_MASKS + at] as number) & straightLow) |
      ((masks[DIAGONAL_MASKS + at] as number) & diagonalLow);
    const slidersHigh =
      ((masks[STRAIGHT_MASKS + at + 1] as number) & straightHigh) |
      ((masks[DIAGONAL_MASKS + at + 1] as number) & diagonalHigh);
    if (
      leapers !== 0 ||
      ((slidersLow | slidersHigh) !== 0 && seesSquare(position, square, slidersLow, slidersHigh, lifted))
    )
      if (half === 0) dangerLow |= left & -left;
      else dangerHigh |= left & -left;
    left &= left - 1;
  }
  danger[0] = dangerLow;
  danger[1] = dangerHigh;
}

/** Whether any of these sliders, all in line with the square, has an open path to it. */
function seesSquare(position: Position, square: number, low: number, high: number, lifted: number): boolean {
  const { sets, masks } = position;
  let blockLow = (sets[OCCUPIED] as number) | (sets[OCCUPIED + 2] as number);
  let blockHigh = (sets[OCCUPIED + 1] as number) | (sets[OCCUPIED + 3] as number);
  if (lifted < 32) blockLow &= ~(1 << lifted);
  else blockHigh &= ~(1 << lifted);
  const paths = BETWEEN_MASKS + square * 128;
  for (let left = low; left !== 0; left &= left - 1) {
    const path = paths + lowest(left) * 2;
    if ((((masks[path] as number) & blockLow) | ((masks[path + 1] as number) & blockHigh)) === 0) return true;
  }
  for (let left = high; left !== 0; left &= left - 1) {
    const path = paths + lowest(left) * 2 + 64;
    if ((((masks[path] as number) & blockLow) | ((masks[path + 1] as number) & blockHigh)) === 0) return true;
  }
  return false;
}

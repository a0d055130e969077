/** Attacks on a handful of squares at once: what a king needs to know before it moves. */
import { aheadHigh, aheadLow, lowest } from './bits.ts';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './codes.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import {
  BETWEEN_MASKS,
  DIAGONAL_MASKS,
  KING_MASKS,
  KNIGHT_MASKS,
  NOT_FIRST_MASK,
  NOT_LAST_MASK,
  STRAIGHT_MASKS,
} from './tables.ts';

/** The attacked ones among the squares that `findDanger` was last asked about. */
export const danger: Int32Array = new Int32Array(2);

/** Which squares of a set can side `by` capture on, while the king on `lifted` does not block any line? */
export function findDanger(position: Position, by: number, low: number, high: number, lifted: number): void {
  const { sets, masks, rules } = position;
  const { files } = rules;
  const theirLow = sets[OCCUPIED + 2 * by] as number;
  const theirHigh = sets[OCCUPIED + 2 * by + 1] as number;

  // Everything that pawns, knights and the king attack.
  const pawnsLow = theirLow & (sets[PAWN * 2] as number);
  const pawnsHigh = theirHigh & (sets[PAWN * 2 + 1] as number);
  const westLow = pawnsLow & (masks[NOT_FIRST_MASK] as number);
  const westHigh = pawnsHigh & (masks[NOT_FIRST_MASK + 1] as number);
  const eastLow = pawnsLow & (masks[NOT_LAST_MASK] as number);
  const eastHigh = pawnsHigh & (masks[NOT_LAST_MASK + 1] as number);
  const west = by === 0 ? files - 1 : files + 1;
  const east = by === 0 ? files + 1 : files - 1;
  let foundLow = aheadLow(westLow, westHigh, west, by) | aheadLow(eastLow, eastHigh, east, by);
  let foundHigh = aheadHigh(westLow, westHigh, west, by) | aheadHigh(eastLow, eastHigh, east, by);
  let knightsLow = theirLow & (sets[KNIGHT * 2] as number);
  let knightsHigh = theirHigh & (sets[KNIGHT * 2 + 1] as number);
  while ((knightsLow | knightsHigh) !== 0) {
    // Both words in one loop without branches, as in count-sliders.ts.
    const inHigh = ~((knightsLow | -knightsLow) >> 31);
    const at = KNIGHT_MASKS + (lowest(knightsLow | (knightsHigh & inHigh)) + (inHigh & 32)) * 2;
    foundLow |= masks[at] as number;
    foundHigh |= masks[at + 1] as number;
    knightsLow &= knightsLow - 1;
    knightsHigh &= (knightsHigh - 1) | ~inHigh;
  }
  const king = position.kingOf(by);
  if (king >= 0) {
    foundLow |= masks[KING_MASKS + king * 2] as number;
    foundHigh |= masks[KING_MASKS + king * 2 + 1] as number;
  }
  foundLow &= low;
  foundHigh &= high;

  // Sliders only where nobody else attacks, square by square.
  const queensLow = sets[QUEEN * 2] as number;
  const queensHigh = sets[QUEEN * 2 + 1] as number;
  const straightLow = theirLow & (queensLow | (sets[ROOK * 2] as number));
  const straightHigh = theirHigh & (queensHigh | (sets[ROOK * 2 + 1] as number));
  const diagonalLow = theirLow & (queensLow | (sets[BISHOP * 2] as number));
  const diagonalHigh = theirHigh & (queensHigh | (sets[BISHOP * 2 + 1] as number));
  const some = (straightLow | straightHigh | diagonalLow | diagonalHigh) !== 0;
  let leftLow = some ? low & ~foundLow : 0;
  let leftHigh = some ? high & ~foundHigh : 0;
  while ((leftLow | leftHigh) !== 0) {
    const inHigh = ~((leftLow | -leftLow) >> 31);
    const square = lowest(leftLow | (leftHigh & inHigh)) + (inHigh & 32);
    const at = square * 2;
    const slidersLow =
      ((masks[STRAIGHT_MASKS + at] as number) & straightLow) |
      ((masks[DIAGONAL_MASKS + at] as number) & diagonalLow);
    const slidersHigh =
      ((masks[STRAIGHT_MASKS + at + 1] as number) & straightHigh) |
      ((masks[DIAGONAL_MASKS + at + 1] as number) & diagonalHigh);
    if ((slidersLow | slidersHigh) !== 0 && seesSquare(position, square, slidersLow, slidersHigh, lifted)) {
      foundLow |= leftLow & -leftLow;
      foundHigh |= leftHigh & -leftHigh & inHigh;
    }
    leftLow &= leftLow - 1;
    leftHigh &= (leftHigh - 1) | ~inHigh;
  }
  danger[0] = foundLow;
  danger[1] = foundHigh;
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

/** Counts the moves of all free pawns of a side at once: steps, double steps and captures as shifted sets. */
import { aheadHigh, aheadLow, countBits } from './bits.ts';
import { PAWN } from './codes.ts';
import type { Position } from './position.ts';
import { FRESH_PAWNS, OCCUPIED } from './position.ts';
import { BOARD_MASK, LAST_ROW_MASKS, NOT_FIRST_MASK, NOT_LAST_MASK } from './tables.ts';

/** En passant is not counted, nor are the pawns in the pinned set. */
export function countPawns(position: Position, side: number, pinnedLow: number, pinnedHigh: number): number {
  const { sets, masks, rules } = position;
  const ownLow = sets[OCCUPIED + 2 * side] as number;
  const ownHigh = sets[OCCUPIED + 2 * side + 1] as number;
  const enemyLow = sets[OCCUPIED + 2 - 2 * side] as number;
  const enemyHigh = sets[OCCUPIED + 3 - 2 * side] as number;
  const emptyLow = (masks[BOARD_MASK] as number) & ~(ownLow | enemyLow);
  const emptyHigh = (masks[BOARD_MASK + 1] as number) & ~(ownHigh | enemyHigh);
  const low = ownLow & (sets[PAWN * 2] as number) & ~pinnedLow;
  const high = ownHigh & (sets[PAWN * 2 + 1] as number) & ~pinnedHigh;
  const { files } = rules;

  const oneLow = aheadLow(low, high, files, side) & emptyLow;
  const oneHigh = aheadHigh(low, high, files, side) & emptyHigh;
  const freshLow =
    aheadLow(low & (sets[FRESH_PAWNS] as number), high & (sets[FRESH_PAWNS + 1] as number), files, side) &
    emptyLow;
  const freshHigh =
    aheadHigh(low & (sets[FRESH_PAWNS] as number), high & (sets[FRESH_PAWNS + 1] as number), files, side) &
    emptyHigh;
  const twoLow = aheadLow(freshLow, freshHigh, files, side) & emptyLow;
  const twoHigh = aheadHigh(freshLow, freshHigh, files, side) & emptyHigh;

  // Toward the first file a white pawn goes one square less than a row, a black one a square more.
  const west = side === 0 ? files - 1 : files + 1;
  const east = side === 0 ? files + 1 : files - 1;
  const lowNotFirst = low & (masks[NOT_FIRST_MASK] as number);
  const highNotFirst = high & (masks[NOT_FIRST_MASK + 1] as number);
  const lowNotLast = low & (masks[NOT_LAST_MASK] as number);
  const highNotLast = high & (masks[NOT_LAST_MASK + 1] as number);
  const westLow = aheadLow(lowNotFirst, highNotFirst, west, side) & enemyLow;
  const westHigh = aheadHigh(lowNotFirst, highNotFirst, west, side) & enemyHigh;
  const eastLow = aheadLow(lowNotLast, highNotLast, east, side) & enemyLow;
  const eastHigh = aheadHigh(lowNotLast, highNotLast, east, side) & enemyHigh;

  // A single and a double step never share a goal: the pawn stepping once would stand in the other's way.
  let count = countBits(oneLow | twoLow, oneHigh | twoHigh);
  if ((westLow | westHigh) !== 0) count += countBits(westLow, westHigh);
  if ((eastLow | eastHigh) !== 0) count += countBits(eastLow, eastHigh);
  const lastLow = masks[LAST_ROW_MASKS + 2 * side] as number;
  const lastHigh = masks[LAST_ROW_MASKS + 2 * side + 1] as number;
  if ((((oneLow | westLow | eastLow) & lastLow) | ((oneHigh | westHigh | eastHigh) & lastHigh)) === 0)
    return count;
  const promoting =
    countBits(oneLow & lastLow, oneHigh & lastHigh) +
    countBits(westLow & lastLow, westHigh & lastHigh) +
    countBits(eastLow & lastLow, eastHigh & lastHigh);
  return count + promoting * (Math.max(1, rules.promotion.length) - 1);
}

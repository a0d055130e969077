/**
 * Bulk counting: how many legal moves there are, without writing them down. Quiet positions are counted
 * piece by piece; checks and en passant are rare enough for the generator.
 */
import { rayStart } from '@rankfall/grid';
import { CHECKERS, isAttackedWithout, PINNED, tieKing, ties } from './attacks.ts';
import { countBits, lowest } from './bits.ts';
import { castlingMoves } from './castling.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK, UNMOVED } from './codes.ts';
import { countPawns } from './count-pawns.ts';
import { countDiagonal, countRays, countStraight } from './count-sliders.ts';
import { legalMoves, MOST_MOVES, pinnedMoves, pseudoMoves } from './generate.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import { KING_MASKS, KNIGHT_MASKS } from './rules.ts';

const scratch = new Int32Array(MOST_MOVES);

export function countLegal(position: Position): number {
  const { rules, cells } = position;
  const side = position.toMove;
  const king = position.kingOf(side);
  if (!rules.check || king < 0) return pseudoMoves(position, scratch);
  if (position.ep >= 0) return legalMoves(position, scratch);
  tieKing(position, king, side);
  if (ties[CHECKERS] !== 0) return legalMoves(position, scratch);
  const pinnedLow = ties[PINNED] as number;
  const pinnedHigh = ties[PINNED + 1] as number;
  let count = countPawns(position, side, pinnedLow, pinnedHigh) + countKing(position, king, side);
  count +=
    rules.files === 8
      ? countWide(position, side, pinnedLow, pinnedHigh)
      : countNarrow(position, side, pinnedLow, pinnedHigh);
  if ((pinnedLow | pinnedHigh) !== 0) count += countPinned(position, king, pinnedLow, pinnedHigh);
  if (rules.castling && ((cells[king] as number) & UNMOVED) !== 0)
    count += castlingMoves(position, scratch, 0);
  return count;
}

function countKing(position: Position, king: number, side: number): number {
  const { sets, masks } = position;
  let count = 0;
  for (let half = 0; half < 2; half++) {
    let left =
      (masks[KING_MASKS + king * 2 + half] as number) & ~(sets[OCCUPIED + 2 * side + half] as number);
    for (; left !== 0; left &= left - 1)
      if (!isAttackedWithout(position, half * 32 + lowest(left), 1 - side, king)) count++;
  }
  return count;
}

function countPinned(position: Position, king: number, low: number, high: number): number {
  let count = 0;
  for (let left = low; left !== 0; left &= left - 1)
    count += pinnedMoves(position, scratch, 0, lowest(left), king);
  for (let left = high; left !== 0; left &= left - 1)
    count += pinnedMoves(position, scratch, 0, 32 + lowest(left), king);
  return count;
}

/** Free knights and sliders on a board eight files wide. */
function countWide(position: Position, side: number, pinnedLow: number, pinnedHigh: number): number {
  const { sets, masks } = position;
  const ownLow = sets[OCCUPIED + 2 * side] as number;
  const ownHigh = sets[OCCUPIED + 2 * side + 1] as number;
  const low = ownLow | (sets[OCCUPIED + 2 - 2 * side] as number);
  const high = ownHigh | (sets[OCCUPIED + 3 - 2 * side] as number);
  let count = 0;
  for (let half = 0; half < 2; half++) {
    const free = half === 0 ? ownLow & ~pinnedLow : ownHigh & ~pinnedHigh;
    for (let left = free & (sets[KNIGHT * 2 + half] as number); left !== 0; left &= left - 1) {
      const at = KNIGHT_MASKS + (half * 32 + lowest(left)) * 2;
      count += countBits((masks[at] as number) & ~ownLow) + countBits((masks[at + 1] as number) & ~ownHigh);
    }
    const queens = sets[QUEEN * 2 + half] as number;
    for (let left = free & (queens | (sets[ROOK * 2 + half] as number)); left !== 0; left &= left - 1)
      count += countStraight(half * 32 + lowest(left), low, high, ownLow, ownHigh);
    for (let left = free & (queens | (sets[BISHOP * 2 + half] as number)); left !== 0; left &= left - 1)
      count += countDiagonal(half * 32 + lowest(left), low, high, ownLow, ownHigh);
  }
  return count;
}

/** The same on other boards. */
function countNarrow(position: Position, side: number, pinnedLow: number, pinnedHigh: number): number {
  const { sets, masks } = position;
  const ownLow = sets[OCCUPIED + 2 * side] as number;
  const ownHigh = sets[OCCUPIED + 2 * side + 1] as number;
  let count = 0;
  for (let half = 0; half < 2; half++) {
    const free = half === 0 ? ownLow & ~pinnedLow : ownHigh & ~pinnedHigh;
    for (let left = free & (sets[KNIGHT * 2 + half] as number); left !== 0; left &= left - 1) {
      const at = KNIGHT_MASKS + (half * 32 + lowest(left)) * 2;
      count += countBits((masks[at] as number) & ~ownLow) + countBits((masks[at + 1] as number) & ~ownHigh);
    }
    const queens = sets[QUEEN * 2 + half] as number;
    for (let left = free & (queens | (sets[ROOK * 2 + half] as number)); left !== 0; left &= left - 1)
      count += countRays(position, rayStart(half * 32 + lowest(left), 0), side);
    for (let left = free & (queens | (sets[BISHOP * 2 + half] as number)); left !== 0; left &= left - 1)
      count += countRays(position, rayStart(half * 32 + lowest(left), 4), side);
  }
  return count;
}

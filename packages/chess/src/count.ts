/**
 * Bulk counting: how many legal moves there are, without writing them down. Quiet positions are counted
 * piece by piece; checks are rare enough for the generator.
 */
import { rayStart } from '@rankfall/grid';
import { CHECKERS, PINNED, tieKing, ties } from './attacks.ts';
import { countBits, lowest } from './bits.ts';
import { castlingPaths, castlingRooks, safeRooks } from './castling.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK } from './codes.ts';
import { countPawns } from './count-pawns.ts';
import { countDiagonal, countRays, countStraight, readySliders } from './count-sliders.ts';
import { danger, findDanger } from './danger.ts';
import { epMoves, legalMoves, MOST_MOVES, pinnedMoves, pseudoMoves } from './generate.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import { KING_MASKS, KNIGHT_MASKS } from './tables.ts';

const scratch = new Int32Array(MOST_MOVES);

/** Long on purpose: the sets are read once here, and each part it calls is large enough to be compiled by itself. */
export function countLegal(position: Position): number {
  const { rules, sets, masks } = position;
  const side = position.toMove;
  const king = position.kingOf(side);
  if (!rules.check || king < 0) return pseudoMoves(position, scratch);
  tieKing(position, king, side);
  if (ties[CHECKERS] !== 0) return legalMoves(position, scratch);
  const pinnedLow = ties[PINNED] as number;
  const pinnedHigh = ties[PINNED + 1] as number;
  const ownLow = sets[OCCUPIED + 2 * side] as number;
  const ownHigh = sets[OCCUPIED + 2 * side + 1] as number;
  const freeLow = ownLow & ~pinnedLow;
  const freeHigh = ownHigh & ~pinnedHigh;
  let count = countPawns(position, side, pinnedLow, pinnedHigh);
  if (rules.files === 8) {
    readySliders();
    const allLow = ownLow | (sets[OCCUPIED + 2 - 2 * side] as number);
    const allHigh = ownHigh | (sets[OCCUPIED + 3 - 2 * side] as number);
    const straightLow = freeLow & ((sets[QUEEN * 2] as number) | (sets[ROOK * 2] as number));
    const straightHigh = freeHigh & ((sets[QUEEN * 2 + 1] as number) | (sets[ROOK * 2 + 1] as number));
    const diagonalLow = freeLow & ((sets[QUEEN * 2] as number) | (sets[BISHOP * 2] as number));
    const diagonalHigh = freeHigh & ((sets[QUEEN * 2 + 1] as number) | (sets[BISHOP * 2 + 1] as number));
    count += countStraight(straightLow, straightHigh, allLow, allHigh, ownLow, ownHigh);
    count += countDiagonal(diagonalLow, diagonalHigh, allLow, allHigh, ownLow, ownHigh);
  } else count += countRayPieces(position, side, freeLow, freeHigh);

  let low = freeLow & (sets[KNIGHT * 2] as number);
  let high = freeHigh & (sets[KNIGHT * 2 + 1] as number);
  while ((low | high) !== 0) {
    // Both words in one loop without branches, as in count-sliders.ts.
    const inHigh = ~((low | -low) >> 31);
    const at = KNIGHT_MASKS + (lowest(low | (high & inHigh)) + (inHigh & 32)) * 2;
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    count += countBits((masks[at] as number) & ~ownLow, (masks[at + 1] as number) & ~ownHigh);
  }
  if ((pinnedLow | pinnedHigh) !== 0) count += countPinned(position, king, pinnedLow, pinnedHigh);
  if (position.ep >= 0) count += epMoves(position, scratch, 0, true);

  // Safe steps of the king and castling: one look at the attacks answers both.
  low = (masks[KING_MASKS + king * 2] as number) & ~ownLow;
  high = (masks[KING_MASKS + king * 2 + 1] as number) & ~ownHigh;
  const rooks = rules.castling ? castlingRooks(position, king, side) : 0;
  const paths = rooks === 0 ? 0 : castlingPaths(king, side, rooks);
  if ((low | high | paths) === 0) return count;
  findDanger(position, 1 - side, side === 0 ? low | paths : low, side === 0 ? high : high | paths, king);
  count += countBits(low & ~(danger[0] as number), high & ~(danger[1] as number));
  if (rooks !== 0) {
    const safe = safeRooks(position, king, side, rooks);
    count += ((safe & 15) === 0 ? 0 : 1) + (safe >> 4 === 0 ? 0 : 1);
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

/** Free sliders on boards of another width, ray by ray. */
function countRayPieces(position: Position, side: number, freeLow: number, freeHigh: number): number {
  const { sets } = position;
  let count = 0;
  for (let half = 0; half < 2; half++) {
    const free = half === 0 ? freeLow : freeHigh;
    const queens = sets[QUEEN * 2 + half] as number;
    for (let left = free & (queens | (sets[ROOK * 2 + half] as number)); left !== 0; left &= left - 1)
      count += countRays(position, rayStart(half * 32 + lowest(left), 0), side);
    for (let left = free & (queens | (sets[BISHOP * 2 + half] as number)); left !== 0; left &= left - 1)
      count += countRays(position, rayStart(half * 32 + lowest(left), 4), side);
  }
  return count;
}

/**
 * What the officers of a side see: mobility, weight on the enemy king, rooks on files; and the shield of its own king. Sums
 * are two numbers in one word, middle game in the high half, endgame in the low half.
 */
import {
  BISHOP,
  countBits,
  KING_MASKS,
  KNIGHT,
  KNIGHT_MASKS,
  lowest,
  OCCUPIED,
  PAWN,
  QUEEN,
  readySliders,
  ROOK,
  seeDiagonal,
  seeStraight,
  sight,
  type Position,
} from '@rankfall/chess';
import {
  ATTACK_COST,
  ATTACK_WEIGHT,
  BISHOP_PAIR,
  MOBILITY_END,
  MOBILITY_MIDDLE,
  MOBILITY_USUAL,
  ROOK_HALF_OPEN,
  ROOK_OPEN,
  SHIELD,
} from './weights.ts';

readySliders();

/** By type * 32 + squares it can go to. */
const MOBILITY = new Int32Array(8 * 32);
for (const type of [KNIGHT, BISHOP, ROOK, QUEEN])
  for (let count = 0; count < 32; count++) {
    const beyond = count - (MOBILITY_USUAL[type] ?? 0);
    MOBILITY[type * 32 + count] = both(
      beyond * (MOBILITY_MIDDLE[type] ?? 0),
      beyond * (MOBILITY_END[type] ?? 0),
    );
  }

const PAIR = both(BISHOP_PAIR, BISHOP_PAIR);
const KNIGHT_WEIGHT = ATTACK_WEIGHT[KNIGHT] ?? 0;
const BISHOP_WEIGHT = ATTACK_WEIGHT[BISHOP] ?? 0;
const ROOK_WEIGHT = ATTACK_WEIGHT[ROOK] ?? 0;
const QUEEN_WEIGHT = ATTACK_WEIGHT[QUEEN] ?? 0;

export function both(middle: number, end: number): number {
  return (middle << 16) + end;
}

/** Reads one half of a sum. */
export function middleOf(sum: number): number {
  return (sum + 0x8000) >> 16;
}

export function endOf(sum: number): number {
  return (sum << 16) >> 16;
}

/** Long on purpose: the sets are read once, and every loop runs over both words without a branch between them. */
export function activity(board: Position, side: number): number {
  const { sets, masks } = board;
  const ownLow = sets[OCCUPIED + 2 * side] as number;
  const ownHigh = sets[OCCUPIED + 2 * side + 1] as number;
  const allLow = ownLow | (sets[OCCUPIED + 2 - 2 * side] as number);
  const allHigh = ownHigh | (sets[OCCUPIED + 3 - 2 * side] as number);
  const enemyKing = board.kingOf(1 - side);
  const zone = KING_MASKS + Math.max(enemyKing, 0) * 2;
  const zoneLow = enemyKing < 0 ? 0 : (masks[zone] as number);
  const zoneHigh = enemyKing < 0 ? 0 : (masks[zone + 1] as number);
  let sum = 0;
  let weight = 0;

  let low = ownLow & (sets[KNIGHT * 2] as number);
  let high = ownHigh & (sets[KNIGHT * 2 + 1] as number);
  while ((low | high) !== 0) {
    const inHigh = ~((low | -low) >> 31);
    const at = KNIGHT_MASKS + (lowest(low | (high & inHigh)) + (inHigh & 32)) * 2;
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    const seenLow = masks[at] as number;
    const seenHigh = masks[at + 1] as number;
    sum += MOBILITY[KNIGHT * 32 + countBits(seenLow & ~ownLow, seenHigh & ~ownHigh)] as number;
    if (((seenLow & zoneLow) | (seenHigh & zoneHigh)) !== 0) weight += KNIGHT_WEIGHT;
  }

  low = ownLow & (sets[BISHOP * 2] as number);
  high = ownHigh & (sets[BISHOP * 2 + 1] as number);
  if (((low & (low - 1)) | (high & (high - 1))) !== 0 || (low !== 0 && high !== 0)) sum += PAIR;
  while ((low | high) !== 0) {
    const inHigh = ~((low | -low) >> 31);
    seeDiagonal(lowest(low | (high & inHigh)) + (inHigh & 32), allLow, allHigh);
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    const seenLow = (sight[0] as number) & ~ownLow;
    const seenHigh = (sight[1] as number) & ~ownHigh;
    sum += MOBILITY[BISHOP * 32 + countBits(seenLow, seenHigh)] as number;
    if (((seenLow & zoneLow) | (seenHigh & zoneHigh)) !== 0) weight += BISHOP_WEIGHT;
  }

  low = ownLow & (sets[ROOK * 2] as number);
  high = ownHigh & (sets[ROOK * 2 + 1] as number);
  if ((low | high) !== 0) {
    const pawns = (sets[PAWN * 2] as number) | (sets[PAWN * 2 + 1] as number);
    const ownPawns = (ownLow & (sets[PAWN * 2] as number)) | (ownHigh & (sets[PAWN * 2 + 1] as number));
    while ((low | high) !== 0) {
      const inHigh = ~((low | -low) >> 31);
      const square = lowest(low | (high & inHigh)) + (inHigh & 32);
      seeStraight(square, allLow, allHigh);
      low &= low - 1;
      high &= (high - 1) | ~inHigh;
      const seenLow = (sight[0] as number) & ~ownLow;
      const seenHigh = (sight[1] as number) & ~ownHigh;
      sum += MOBILITY[ROOK * 32 + countBits(seenLow, seenHigh)] as number;
      if (((seenLow & zoneLow) | (seenHigh & zoneHigh)) !== 0) weight += ROOK_WEIGHT;
      // A rook likes files without pawns, most of all without its own.
      const file = 0x01010101 << (square & 7);
      if ((ownPawns & file) === 0) sum += ((pawns & file) === 0 ? ROOK_OPEN : ROOK_HALF_OPEN) << 16;
    }
  }

  low = ownLow & (sets[QUEEN * 2] as number);
  high = ownHigh & (sets[QUEEN * 2 + 1] as number);
  while ((low | high) !== 0) {
    const inHigh = ~((low | -low) >> 31);
    const square = lowest(low | (high & inHigh)) + (inHigh & 32);
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    seeDiagonal(square, allLow, allHigh);
    const slantLow = sight[0] as number;
    const slantHigh = sight[1] as number;
    seeStraight(square, allLow, allHigh);
    const seenLow = ((sight[0] as number) | slantLow) & ~ownLow;
    const seenHigh = ((sight[1] as number) | slantHigh) & ~ownHigh;
    sum += MOBILITY[QUEEN * 32 + countBits(seenLow, seenHigh)] as number;
    if (((seenLow & zoneLow) | (seenHigh & zoneHigh)) !== 0) weight += QUEEN_WEIGHT;
  }
  return sum + ((ATTACK_COST[Math.min(weight, 20)] as number) << 16);
}

/** Own men beside the king, pawns counting most; only the middle game knows it. */
export function shield(board: Position, side: number): number {
  const king = board.kingOf(side);
  if (king < 0) return 0;
  const { sets, masks } = board;
  const own = OCCUPIED + 2 * side;
  const low = (masks[KING_MASKS + king * 2] as number) & (sets[own] as number);
  const high = (masks[KING_MASKS + king * 2 + 1] as number) & (sets[own + 1] as number);
  const pawns = countBits(low & (sets[PAWN * 2] as number), high & (sets[PAWN * 2 + 1] as number));
  return SHIELD * Math.min(pawns, 3) + 2 * countBits(low, high);
}

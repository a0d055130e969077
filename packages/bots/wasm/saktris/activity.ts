/**
 * What the officers of a side see: mobility, weight on the enemy king, rooks on files; and the shield of its own king. Sums
 * are two numbers in one word, middle game in the high half, endgame in the low half.
 */
import { kingOf, ofSide, ofType } from './board';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './codes';
import { kingFrom, knightFrom, seeDiagonal, seeStraight } from './tables';
import {
  ATTACK_COST,
  BISHOP_PAIR,
  BISHOP_WEIGHT,
  KNIGHT_WEIGHT,
  MOBILITY_END,
  MOBILITY_MIDDLE,
  MOBILITY_USUAL,
  QUEEN_WEIGHT,
  ROOK_HALF_OPEN,
  ROOK_OPEN,
  ROOK_WEIGHT,
  SHIELD,
} from './weights';

const FILE: u64 = 0x0101010101010101;

/** By type * 32 + squares it can go to. */
const MOBILITY: usize = memory.data(8 * 32 * 4, 4);
for (let type = KNIGHT; type <= QUEEN; type++)
  for (let count = 0; count < 32; count++) {
    const beyond = count - unchecked(MOBILITY_USUAL[type]);
    const worth = both(beyond * unchecked(MOBILITY_MIDDLE[type]), beyond * unchecked(MOBILITY_END[type]));
    store<i32>(MOBILITY + (usize(type * 32 + count) << 2), worth);
  }

export function both(middle: i32, end: i32): i32 {
  return (middle << 16) + end;
}

/** Reads one half of a sum. */
export function middleOf(sum: i32): i32 {
  return (sum + 0x8000) >> 16;
}

export function endOf(sum: i32): i32 {
  return (sum << 16) >> 16;
}

function mobility(type: i32, goals: u64): i32 {
  return load<i32>(MOBILITY + (usize(type) << 7) + (usize(popcnt(goals)) << 2));
}

export function activity(side: i32): i32 {
  const own = ofSide(side);
  const occupied = own | ofSide(1 - side);
  const enemyKing = kingOf(1 - side);
  const zone = enemyKing < 0 ? 0 : kingFrom(enemyKing);
  let sum = 0;
  let weight = 0;
  for (let rest = own & ofType(KNIGHT); rest != 0; rest &= rest - 1) {
    const seen = knightFrom(i32(ctz(rest)));
    sum += mobility(KNIGHT, seen & ~own);
    weight += select<i32>(KNIGHT_WEIGHT, 0, (seen & zone) != 0);
  }
  const bishops = own & ofType(BISHOP);
  if ((bishops & (bishops - 1)) != 0) sum += both(BISHOP_PAIR, BISHOP_PAIR);
  for (let rest = bishops; rest != 0; rest &= rest - 1) {
    const goals = seeDiagonal(i32(ctz(rest)), occupied) & ~own;
    sum += mobility(BISHOP, goals);
    weight += select<i32>(BISHOP_WEIGHT, 0, (goals & zone) != 0);
  }
  const rooks = own & ofType(ROOK);
  if (rooks != 0) {
    const pawns = ofType(PAWN);
    for (let rest = rooks; rest != 0; rest &= rest - 1) {
      const square = i32(ctz(rest));
      const goals = seeStraight(square, occupied) & ~own;
      sum += mobility(ROOK, goals);
      weight += select<i32>(ROOK_WEIGHT, 0, (goals & zone) != 0);
      // A rook likes files without pawns, most of all without its own.
      const file = FILE << u64(square & 7);
      if ((pawns & own & file) == 0) sum += ((pawns & file) == 0 ? ROOK_OPEN : ROOK_HALF_OPEN) << 16;
    }
  }
  for (let rest = own & ofType(QUEEN); rest != 0; rest &= rest - 1) {
    const square = i32(ctz(rest));
    const goals = (seeDiagonal(square, occupied) | seeStraight(square, occupied)) & ~own;
    sum += mobility(QUEEN, goals);
    weight += select<i32>(QUEEN_WEIGHT, 0, (goals & zone) != 0);
  }
  return sum + (unchecked(ATTACK_COST[min(weight, 20)]) << 16);
}

/** Own men beside the king, pawns counting most; only the middle game knows it. */
export function shield(side: i32): i32 {
  const king = kingOf(side);
  if (king < 0) return 0;
  const men = kingFrom(king) & ofSide(side);
  const pawns = i32(popcnt(men & ofType(PAWN)));
  return SHIELD * min(pawns, 3) + 2 * i32(popcnt(men));
}

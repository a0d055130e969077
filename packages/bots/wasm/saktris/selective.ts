/** How much less the search looks at what is unlikely to matter. */
import { cell, ofSide, ofType, toMove } from './board';
import { bitOf, DOUBLE_STEP, fromOf, KING, kindOf, PASS, PAWN, toOf } from './codes';

/** By depth * 64 + place among the moves. */
const REDUCTIONS: usize = memory.data(64 * 64);
for (let depth = 1; depth < 64; depth++)
  for (let count = 1; count < 64; count++) {
    const less = 0.5 + (Math.log(depth) * Math.log(count)) / 2.1;
    store<u8>(REDUCTIONS + usize(depth * 64 + count), u8(less));
  }

/** Plies that a late quiet move is looked at less deeply, before anything is known about it. */
export function reductionOf(depth: i32, count: i32): i32 {
  return load<u8>(REDUCTIONS + usize(min(depth, 63) * 64 + min(count, 63)));
}

/** Plies left after a move; a pass nobody chose costs none. */
export function restOf(move: i32, depth: i32): i32 {
  return kindOf(move) == PASS ? depth : depth - 1;
}

/** Whether the side to move has more than pawns and a king: with those alone, having to move may be a burden. */
export function hasOfficers(): boolean {
  return (ofSide(toMove()) & ~(ofType(PAWN) | ofType(KING))) != 0;
}

/** Whether a move from the table is an ordinary one that fits the board, so that it can be tried before others are listed. */
export function fits(move: i32): boolean {
  if (move == 0 || move >> 15 > DOUBLE_STEP) return false;
  const own = bitOf(toMove());
  return (cell(fromOf(move)) & own) != 0 && (cell(toOf(move)) & own) == 0;
}

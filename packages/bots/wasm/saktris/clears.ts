/** Row clear and triplet clear. Both take pieces off the board inside the open frame. */
import { cell, lift, ofSide, ofType, stamp, stampOf } from './board';
import { tripletClear } from './rules';
import { PAWN, TYPE } from './codes';

/** Removes all runs of three or more pawns of one colour, and says whether there were any. */
export function clearRows(): boolean {
  const white = runsOf(0);
  const black = runsOf(1);
  if ((white | black) == 0) return false;
  for (let rest = white; rest != 0; rest &= rest - 1) remove(i32(ctz(rest)));
  for (let rest = black; rest != 0; rest &= rest - 1) remove(i32(ctz(rest)));
  return true;
}

function runsOf(side: i32): u64 {
  const pawns = ofType(PAWN) & ofSide(side);
  // The masks keep neighbours from reaching into the next row.
  const starts = pawns & ((pawns >> 1) & 0x7f7f7f7f7f7f7f7f) & ((pawns >> 2) & 0x3f3f3f3f3f3f3f3f);
  return starts | (starts << 1) | (starts << 2);
}

/** Looks for a triplet through the square just moved to and removes it with its victim. */
export function clearTriplet(square: i32): boolean {
  const file = square & 7;
  const rank = square >> 3;
  return clearLine(square, 1, file, 7 - file) || clearLine(square, 8, rank, 7 - rank);
}

/** `below` and `above` are how many squares the line has on either side of the moved piece. */
function clearLine(square: i32, step: i32, below: i32, above: i32): boolean {
  const type = cell(square) & TYPE;
  const lowest = square - below * step;
  const highest = square + above * step;
  let first = square;
  let last = square;
  while (first > lowest && (cell(first - step) & TYPE) == type) first -= step;
  while (last < highest && (cell(last + step) & TYPE) == type) last += step;
  if (last - first < 2 * step) return false;
  const isRising = pushesUp(square, first, last);
  let hit = isRising ? last + step : first - step;
  while (isRising ? hit <= highest : hit >= lowest) {
    if (cell(hit) != 0) break;
    hit += isRising ? step : -step;
  }
  for (let at = first; at <= last; at += step) remove(at);
  if (isRising ? hit <= highest : hit >= lowest) remove(hit);
  return true;
}

/** Whether the pusher is the end with the lower number, so that it pushes toward higher ones. */
function pushesUp(square: i32, first: i32, last: i32): boolean {
  if (square == first) return true;
  if (square == last) return false;
  return stampOf(first) > stampOf(last);
}

function remove(square: i32): void {
  if (tripletClear) stamp(square, -1);
  lift(square);
}

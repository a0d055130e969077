/** Row clear (6.1) and triplet clear (6.2). Both take pieces off the board inside the open frame. */
import { OCCUPIED, PAWN, TYPE } from '@rankfall/chess';
import type { PositionState } from './position-state.ts';

/** Pawns of the runs that the last `clearRows` removed: two words for White, two for Black. */
export const clearedRows: Int32Array = new Int32Array(4);

/** Removes all runs of three or more pawns of one colour, and says whether there were any. */
export function clearRows(state: PositionState): boolean {
  const { sets } = state.board;
  let any = 0;
  for (let i = 0; i < 4; i++) {
    const pawns = (sets[PAWN * 2 + (i & 1)] as number) & (sets[OCCUPIED + i] as number);
    // A word holds four whole rows; the masks keep neighbours from reaching into the next row.
    const starts = pawns & ((pawns >>> 1) & 0x7f7f7f7f) & ((pawns >>> 2) & 0x3f3f3f3f);
    const run = starts | (starts << 1) | (starts << 2);
    clearedRows[i] = run;
    any |= run;
  }
  if (any === 0) return false;
  for (let i = 0; i < 4; i++)
    for (let left = clearedRows[i] as number; left !== 0; left &= left - 1)
      remove(state, (i & 1) * 32 + 31 - Math.clz32(left & -left));
  return true;
}

/** What the last `clearTriplet` that found one removed, as square | code << 8; `victim` is -1 if none was met. */
export const triplet: { readonly line: number[]; victim: number } = { line: [], victim: -1 };

/** Looks for a triplet through the square just moved to and removes it with its victim. */
export function clearTriplet(state: PositionState, square: number): boolean {
  const file = square & 7;
  const rank = square >> 3;
  return clearLine(state, square, 1, file, 7 - file) || clearLine(state, square, 8, rank, 7 - rank);
}

/** `below` and `above` are how many squares the line has on either side of the moved piece. */
function clearLine(
  state: PositionState,
  square: number,
  step: number,
  below: number,
  above: number,
): boolean {
  const { cells } = state.board;
  const type = (cells[square] as number) & TYPE;
  let first = square;
  let last = square;
  const lowest = square - below * step;
  const highest = square + above * step;
  while (first > lowest && ((cells[first - step] as number) & TYPE) === type) first -= step;
  while (last < highest && ((cells[last + step] as number) & TYPE) === type) last += step;
  if (last - first < 2 * step) return false;
  const rising = pushesUp(state, square, first, last);
  let hit = rising ? last + step : first - step;
  const end = rising ? highest : lowest;
  while (rising ? hit <= end : hit >= end) {
    if (cells[hit] !== 0) break;
    hit += rising ? step : -step;
  }
  triplet.line.length = 0;
  for (let at = first; at <= last; at += step) triplet.line.push(at | (remove(state, at) << 8));
  const met = rising ? hit <= end : hit >= end;
  triplet.victim = met ? hit | (remove(state, hit) << 8) : -1;
  return true;
}

/** Whether the pusher is the end with the lower number, so that it pushes toward higher ones. */
function pushesUp(state: PositionState, square: number, first: number, last: number): boolean {
  if (square === first) return true;
  if (square === last) return false;
  return (state.stamps[first] as number) > (state.stamps[last] as number);
}

function remove(state: PositionState, square: number): number {
  if (state.rules.tripletClear) state.stamp(square, -1);
  return state.board.lift(square);
}

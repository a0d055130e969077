/** What only tests ask: whether this board agrees with the rules package, and what the parts of the search say by themselves. */
import { FAR, judge } from './evaluate';
import { legalActions } from './legal';
import { ENTRY, moveAt } from './list';
import { quiesce } from './quiesce';
import { ROOTS } from './search';
import { find, foundBound, foundDepth, foundMove, foundScore, remember } from './table';

export { key, undo as unmake } from './board';
export { checks, inCheck, inCheckAfter, make } from './make';
export { isStopped } from './outcome';

const LIST: usize = memory.data(16384 * 8, 8);

/** Writes the legal actions where roots stand; how many there are. */
export function listActions(): i32 {
  const end = legalActions(LIST);
  const count = (end - LIST) / ENTRY;
  for (let i: usize = 0; i < count; i++) store<i32>(ROOTS + (i << 2), moveAt(LIST + i * ENTRY));
  return i32(count);
}

/** The position as it stands, judged without looking ahead. */
export function judgeHere(): i32 {
  return judge(-FAR, FAR);
}

/** What captures make of it. */
export function quietly(alpha: i32, beta: i32): i32 {
  return quiesce(alpha, beta, 0, false);
}

export function rememberFinding(key: u64, ply: i32, move: i32, score: i32, depth: i32, bound: i32): void {
  remember(key, ply, move, score, depth, bound);
}

/** Writes move, score, depth and bound where roots stand; whether there was a finding. */
export function recall(key: u64, ply: i32): boolean {
  if (!find(key, ply)) return false;
  store<i32>(ROOTS, foundMove);
  store<i32>(ROOTS, foundScore, 4);
  store<i32>(ROOTS, foundDepth, 8);
  store<i32>(ROOTS, foundBound, 12);
  return true;
}

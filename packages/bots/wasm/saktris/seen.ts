/** Positions that have been there before: those on the way here, and those before the one that was loaded. */
import { depth, half, key, keyBefore } from './board';

/** Keys of positions before the one that was loaded, oldest first: the hundredth quiet turn in a row is a draw. */
export const SEEN: usize = memory.data(128 * 8, 8);
let seenCount: i32 = 0;

export function setSeen(count: i32): void {
  seenCount = count;
}

/** How often this position has occurred since the last irreversible action, this time included. */
export function occurrences(): i32 {
  const here = key();
  const open = depth();
  const quiet = half();
  let count = 1;
  for (let back = 2; back <= quiet; back += 2) {
    if (back <= open) {
      if (keyBefore(back) == here) count++;
      continue;
    }
    const at = seenCount - (back - open);
    if (at < 0) break;
    if (load<u64>(SEEN + (usize(at) << 3)) == here) count++;
  }
  return count;
}

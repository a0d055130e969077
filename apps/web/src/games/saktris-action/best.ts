/** The longest survival on this device. Whatever is read may be damaged. */
import type { Box } from '../../storage/types.ts';

const KEY = 'rankfall/saktris-action/best';

export function bestScore(box: Box): number {
  const kept = Number(box.get(KEY) ?? '0');
  return Number.isSafeInteger(kept) && kept > 0 && kept < 1_000_000 ? kept : 0;
}

/** Keeps the score if it is the best, and tells whether it is. */
export function keepBest(box: Box, score: number): boolean {
  if (score <= bestScore(box)) return false;
  box.set(KEY, String(score));
  return true;
}

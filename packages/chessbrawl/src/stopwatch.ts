/** The stopwatch counts the player's thinking only; as match time it stops in a pause and goes back with undo. */
import type { Millis } from '@rankfall/kernel';
import type { BrawlState } from './state.ts';

export const stopwatch = (state: BrawlState, at: Millis): Millis =>
  state.phase === 'player' ? state.timeMs + at - state.since : state.timeMs;

/** "01:05"; minutes go on past 59. */
export function stopwatchText(ms: Millis): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

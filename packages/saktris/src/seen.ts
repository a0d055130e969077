/**
 * What a state remembers of earlier positions. Keys of the fast position contain the queues, and those are secret; but
 * since the last irreversible action the queues have not changed, so the difference of two keys says nothing of them.
 * Stored is each earlier key against the present one.
 */
import type { SaktrisPosition } from './position.ts';
import type { SaktrisState } from './state.ts';

/** Takes over the position of a state with its past. */
export function loadState(position: SaktrisPosition, state: SaktrisState): SaktrisPosition {
  const { seen } = state;
  position.load(state.position);
  return seen.length === 0 ? position : position.load(state.position, against(position, seen));
}

/** The past of this position, to be kept in a state. */
export function seenOf(position: SaktrisPosition): readonly number[] {
  return against(position, position.seen());
}

function against({ keyLow, keyHigh }: SaktrisPosition, keys: readonly number[]): number[] {
  return keys.map((key, i) => key ^ (i % 2 === 0 ? keyLow : keyHigh));
}

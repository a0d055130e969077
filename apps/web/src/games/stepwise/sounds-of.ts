/** Which sounds go with what happened; at most two, the important ones. */
import type { StepwiseEvent } from '@rankfall/stepwise';
import type { SoundKind } from '../../sound/sounds.ts';

export interface Sound {
  readonly kind: SoundKind;
  readonly piece?: string;
}

export function soundsOf(events: readonly StepwiseEvent[]): readonly Sound[] {
  const has = (...types: readonly StepwiseEvent['type'][]): boolean =>
    events.some(({ type }) => types.includes(type));
  const out: Sound[] = [];
  if (has('moved')) out.push({ kind: 'move', piece: 'P' });
  if (has('pushed')) out.push({ kind: 'move', piece: 'Q' });
  if (has('doorOpened', 'doorClosed', 'latched', 'flipped', 'spikesOut', 'spikesIn'))
    out.push({ kind: 'place', piece: 'R' });
  if (has('collapsed', 'pitFilled')) out.push({ kind: 'capture', piece: 'R' });
  if (has('blocked')) out.push({ kind: 'refuse' });
  if (has('won')) out.push({ kind: 'win' });
  if (has('lost')) out.push({ kind: 'loss' });
  return out.slice(-2);
}

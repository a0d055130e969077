/** Which sounds go with what happened; at most two, the important ones. */
import type { Told } from '@rankfall/kernel';
import type { SaktrisTerms, Side } from '@rankfall/saktris';
import type { SoundKind } from '../../sound/sounds.ts';

export interface Sound {
  readonly kind: SoundKind;
  readonly piece?: string;
}

/** @param human whose ears they are, where there is only one player at the screen */
export function soundsOf(told: readonly Told<SaktrisTerms>[], human: Side | undefined): readonly Sound[] {
  const events = told.map(({ event }) => event);
  const out: Sound[] = [];
  const moved = events.find(({ type }) => type === 'placed' || type === 'moved' || type === 'castled');
  const captured = events.some(({ type }) => type === 'captured');
  if (moved?.type === 'placed') out.push({ kind: 'place', piece: moved.piece });
  else if (moved?.type === 'moved') out.push({ kind: captured ? 'capture' : 'move', piece: moved.piece });
  else if (moved?.type === 'castled') out.push({ kind: 'move', piece: 'R' });
  if (events.some(({ type }) => type === 'row-cleared' || type === 'triplet-cleared'))
    out.push({ kind: 'clear' });
  const over = events.find((event) => event.type === '~over');
  if (over?.type === '~over') {
    const won =
      human === undefined ? over.result.outcome.includes('won') : over.result.outcome[human] === 'won';
    const lost = human !== undefined && over.result.outcome[human] === 'lost';
    out.push({ kind: lost ? 'loss' : won ? 'win' : 'your-turn' });
  } else if (events.some(({ type }) => type === 'check')) out.push({ kind: 'check' });
  return out.slice(-2);
}

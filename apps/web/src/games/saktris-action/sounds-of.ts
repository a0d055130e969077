/** Which sounds go with what happened; the important ones, or a fast game would be a rattle. */
import type { Told } from '@rankfall/kernel';
import type { ActionTerms } from '@rankfall/saktris/action';
import type { SoundKind } from '../../sound/sounds.ts';
import type { Side } from './choice.ts';

export interface Sound {
  readonly kind: SoundKind;
  readonly piece?: string;
}

export function soundsOf(told: readonly Told<ActionTerms>[], human: Side | undefined): readonly Sound[] {
  const out: Sound[] = [];
  const isTaken = told.some(({ event }) => event.type === 'captured');
  for (const { event } of told) {
    if (event.type === 'moved') out.push({ kind: isTaken ? 'capture' : 'move', piece: event.piece });
    else if (event.type === 'castled') out.push({ kind: 'move', piece: 'R' });
    else if (event.type === 'arrived')
      out.push({ kind: event.bump ? 'capture' : 'place', piece: event.piece });
    else if (event.type === 'triplet-cleared' || event.type === 'row-cleared') out.push({ kind: 'clear' });
    else if (event.type === 'premove-lapsed') out.push({ kind: 'refuse' });
    else if (event.type === '~over') {
      const { outcome } = event.result;
      const isLost = human !== undefined && outcome[human] === 'lost';
      out.push({ kind: isLost ? 'loss' : outcome.includes('won') ? 'win' : 'your-turn' });
    }
  }
  return out.slice(-2);
}

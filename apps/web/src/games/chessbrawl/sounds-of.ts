/** Which sounds go with what happened; at most two, the important ones. */
import type { Result } from '@rankfall/kernel';
import type { BrawlEvent } from '@rankfall/chessbrawl';
import type { SoundKind } from '../../sound/sounds.ts';

export interface Sound {
  readonly kind: SoundKind;
  readonly piece?: string;
}

export function soundsOf(events: readonly BrawlEvent[], result: Result | undefined): readonly Sound[] {
  const out: Sound[] = [];
  for (const event of events) {
    if (event.type === 'placed' || event.type === 'joined') out.push({ kind: 'place', piece: event.piece });
    else if (event.type === 'removed') out.push({ kind: 'move', piece: event.piece });
    else if (event.type === 'moved') out.push({ kind: 'move', piece: event.piece });
    else if (event.type === 'captured' || event.type === 'lost' || event.type === 'spawn-captured') {
      if (out.at(-1)?.kind === 'move') out.pop();
      out.push({ kind: 'capture', piece: event.piece });
    } else if (event.type === 'siege') out.push({ kind: 'low-time' });
    else if (event.type === 'wave-ended') out.push({ kind: 'clear' });
  }
  if (result) out.push({ kind: result.outcome[0] === 'won' ? 'win' : 'loss' });
  return out.slice(-2);
}

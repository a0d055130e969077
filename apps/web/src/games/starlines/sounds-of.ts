/** Which sounds belong to what happened. */
import type { Told } from '@rankfall/kernel';
import { typeOf, type Code, type StarlinesEvent, type StarlinesTerms } from '@rankfall/starlines';
import type { SoundKind } from '../../sound/sounds.ts';

export interface Sound {
  readonly kind: SoundKind;
  readonly piece?: string;
}

/** Heavier ships sound like heavier pieces. */
const weights = ['P', 'N', 'R', 'Q', 'K'] as const;
const pieceOf = (code: string): string =>
  weights[Math.min(4, Math.floor(typeOf(code as Code).lines / 2.5))] ?? 'P';

/** @param human the one who listens; undefined where two do */
export function soundsOf(told: readonly Told<StarlinesTerms>[], human: number | undefined): readonly Sound[] {
  const sounds = told.flatMap(({ event }): readonly Sound[] => {
    if (event.type === '~over') {
      const won = human === undefined ? 'won' : event.result.outcome[human];
      return [{ kind: won === 'lost' ? 'loss' : 'win' }];
    }
    if (event.type.startsWith('~')) return [];
    const own = event as StarlinesEvent;
    switch (own.type) {
      case 'chose': {
        const built = own.record.resolvedEffects.find(({ type }) => type === 'BUILD_SHIP');
        if (built) return [{ kind: 'place', piece: pieceOf(built.target) }];
        return own.record.resolvedEffects.length > 0 ? [{ kind: 'check' }] : [{ kind: 'move', piece: 'P' }];
      }
      case 'rolled':
        return [{ kind: 'move', piece: 'R' }];
      case 'struck':
        return own.losses.length > 0 ? [{ kind: 'capture' }] : [];
      case 'resolved':
        return own.losses.length > 0 ? [{ kind: 'capture' }] : [];
      default:
        return [];
    }
  });
  // One of a kind at a time is enough.
  return sounds.filter(({ kind }, at) => sounds.findIndex((one) => one.kind === kind) === at);
}

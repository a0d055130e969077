/** What flies over the board for a moment: +N, "Lost a knight", red flashes, banners, shakes. Nothing waits for any of it. */
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { BrawlEvent, Cell, Piece } from '@rankfall/chessbrawl';

export type Effect =
  | { readonly type: 'gain'; readonly cell: Cell; readonly points: number }
  | { readonly type: 'loss'; readonly cell: Cell; readonly piece: Piece }
  | { readonly type: 'flash'; readonly cell: Cell }
  | { readonly type: 'turn'; readonly side: 'player' | 'enemy' }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'wave'; readonly wave: number };

export interface Shown {
  readonly id: number;
  readonly effect: Effect;
}

/** How long each is to be seen, in milliseconds; as long as its animation. */
const LASTS: Readonly<Record<Effect['type'], number>> = {
  gain: 800,
  loss: 1000,
  flash: 400,
  turn: 2400,
  round: 1400,
  wave: 1400,
};

export interface Shake {
  readonly cell: Cell;
  readonly isLong: boolean;
}

/** What of these events is to be seen flying, and which pieces shake. */
export function effectsOf(
  events: readonly BrawlEvent[],
  middle: Cell,
): { readonly effects: readonly Effect[]; readonly shakes: readonly Shake[] } {
  const effects: Effect[] = [];
  const shakes: Shake[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'captured':
        effects.push({ type: 'gain', cell: event.at, points: event.points });
        shakes.push({ cell: event.at, isLong: false });
        break;
      case 'wave-skipped':
        effects.push({ type: 'gain', cell: middle, points: event.points });
        break;
      case 'lost':
      case 'spawn-captured':
        effects.push({ type: 'flash', cell: event.at }, { type: 'loss', cell: event.at, piece: event.piece });
        shakes.push({ cell: event.at, isLong: event.type === 'spawn-captured' });
        break;
      case 'promoted':
      case 'siege':
        shakes.push({ cell: event.type === 'siege' ? event.at : event.to, isLong: false });
        break;
      case 'turn-changed':
        effects.push({ type: 'turn', side: event.side });
        break;
      case 'round-started':
        effects.push({ type: 'round', round: event.round });
        break;
      case 'wave-started':
        effects.push({ type: 'wave', wave: event.wave });
        break;
      default:
    }
  }
  return { effects: lastBanner(effects), shakes };
}

/** One banner at a time: of several the greatest counts, and of turns the last. */
function lastBanner(effects: readonly Effect[]): readonly Effect[] {
  const isBanner = ({ type }: Effect): boolean => type === 'turn' || type === 'round' || type === 'wave';
  const banners = effects.filter(isBanner);
  const shown =
    banners.find(({ type }) => type === 'round') ??
    banners.find(({ type }) => type === 'wave') ??
    banners.at(-1);
  return effects.filter((effect) => !isBanner(effect) || effect === shown);
}

export interface Effects {
  readonly shown: Accessor<readonly Shown[]>;
  add(effects: readonly Effect[]): void;
  clear(): void;
}

export function createEffects(): Effects {
  const [shown, setShown] = createSignal<readonly Shown[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let next = 0;
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });
  return {
    shown,
    add: (effects) => {
      for (const effect of effects) {
        const one: Shown = { id: next++, effect };
        const isBanner = effect.type === 'turn' || effect.type === 'round' || effect.type === 'wave';
        const kept = (other: Shown): boolean =>
          !(
            isBanner &&
            (other.effect.type === 'turn' || other.effect.type === 'round' || other.effect.type === 'wave')
          );
        setShown((all) => [...all.filter(kept), one]);
        const timer = setTimeout(() => {
          timers.delete(timer);
          setShown((all) => all.filter((other) => other !== one));
        }, LASTS[effect.type]);
        timers.add(timer);
      }
    },
    clear: () => setShown([]),
  };
}

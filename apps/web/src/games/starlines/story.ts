/** What the end is told with: the blow that decided it, and what both did in all. */
import type { Completed, Side01, StarlinesEvent } from '@rankfall/starlines';
import type { Page } from './chronicle.ts';

export interface Totals {
  readonly built: number;
  readonly dealt: number;
  readonly healed: number;
}

export interface Blow {
  readonly by: Side01;
  /** The ship, or the type of ships that act together. */
  readonly ship: string;
  readonly damage: number;
  readonly turn: number;
}

type Resolved = Extract<StarlinesEvent, { type: 'resolved' }>;

const eventsOf = (pages: readonly Pick<Page, 'events'>[]): readonly StarlinesEvent[] =>
  pages.flatMap(({ events }) => events);

const isResolved = (event: StarlinesEvent): event is Resolved => event.type === 'resolved';

const recordsIn = (event: StarlinesEvent): readonly Completed[] => ('records' in event ? event.records : []);

export function totalsOf(pages: readonly Pick<Page, 'events'>[], seat: Side01): Totals {
  const events = eventsOf(pages);
  const built = events
    .flatMap(recordsIn)
    .filter((record) => record.seat === seat)
    .flatMap(({ resolvedEffects }) => resolvedEffects)
    .reduce((sum, { type, value }) => (type === 'BUILD_SHIP' ? sum + value : sum), 0);
  const tolls = events.filter(isResolved).map((event) => event.tolls);
  return {
    built,
    dealt: tolls.reduce((sum, both) => sum + (both[1 - seat]?.damage ?? 0), 0),
    healed: tolls.reduce((sum, both) => sum + (both[seat]?.healing ?? 0), 0),
  };
}

/** The heaviest damage of the last turn against whoever went down. */
export function lastBlow(pages: readonly Pick<Page, 'events'>[], loser: Side01): Blow | undefined {
  const last = eventsOf(pages).findLast(isResolved);
  if (!last) return undefined;
  const fleets = last.records
    .filter(({ seat }) => seat !== loser)
    .flatMap(({ resolvedEffects }) => resolvedEffects);
  const declared = last.queue.flatMap(({ by, cancelledBy, effect }) =>
    by !== loser && cancelledBy === undefined ? [effect.effect] : [],
  );
  return [...fleets, ...declared]
    .filter(({ type }) => type === 'DAMAGE')
    .map(({ source, value }): Blow => ({
      by: loser === 0 ? 1 : 0,
      ship: source,
      damage: value,
      turn: last.turn,
    }))
    .toSorted((one, two) => two.damage - one.damage)[0];
}

/**
 * Secrecy over random play: twins that differ only in what one seat chose in a sealed phase are the same, byte for byte, to
 * the other seat and to watchers, in what they see, what they are told and how often, what the log says, and why they are
 * refused, until both are ready.
 */
import {
  choose,
  lookAt,
  pendingOf,
  rollFrom,
  start,
  toldTo,
  type Choice,
  type Match,
  type Told,
} from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starlines } from './game.ts';
import type { StarlinesTerms } from './settings.ts';
import type { StarlinesEvent } from './types.ts';
import { sayEvent } from './words.en.ts';

type M = Match<StarlinesTerms>;
interface Lived {
  readonly match: M;
  readonly told: readonly Told<StarlinesTerms>[];
}

const listeners = (hider: 0 | 1): readonly (0 | 1 | 'watcher')[] => [hider === 0 ? 1 : 0, 'watcher'];

function lived({ match, told }: Lived, seat: number, choice: Choice): Lived {
  const step = choose(match, seat, choice);
  if (step.refused) throw new Error(`${choice.option}: ${step.refused.code}`);
  return { match: step.match, told: [...told, ...step.told] };
}

const enabled = (match: M, seat: number): readonly Choice[] =>
  pendingOf(match, seat).flatMap(({ id, options }) =>
    options.filter(({ off }) => !off).map(({ id: option }) => ({ action: id, option })),
  );

/** Chooses this, then what has become mandatory, then ready. */
function finish(from: M, seat: 0 | 1, first: Choice): Lived {
  let now = lived({ match: from, told: [] }, seat, first);
  while (!now.match.state.at.ready[seat]) {
    const open = pendingOf(now.match, seat);
    const must = open.find(({ mandatory }) => mandatory);
    const option = must?.options.find(({ off }) => !off);
    const ready = open.find(({ type }) => type === 'DECLARE_READY');
    if (must && option) now = lived(now, seat, { action: must.id, option: option.id });
    else if (ready) now = lived(now, seat, { action: ready.id, option: 'ready' });
    else throw new Error('neither something mandatory nor ready');
  }
  return now;
}

/** The game's own events; the table's begin with ~. */
const own = (told: readonly Told<StarlinesTerms>[]): readonly StarlinesEvent[] =>
  told.map(({ event }) => event).filter(({ type }) => !type.startsWith('~')) as StarlinesEvent[];

/** Everything that somebody perceives, as text. */
function perceived({ match, told }: Lived, who: 0 | 1 | 'watcher', others: Choice): string {
  const heard = toldTo(told, who);
  return JSON.stringify({
    look: lookAt(match, who),
    heard,
    log: own(heard).flatMap((event) => sayEvent(event)),
    pending: who === 'watcher' ? [] : pendingOf(match, who),
    refused:
      who === 'watcher'
        ? []
        : [others, { action: 'no', option: 'no' }].map((choice) => choose(match, who, choice).refused),
  });
}

/** Random play that stops wherever both are still choosing and one has a choice of several; `look` gets every such place. */
function everywhere(seed: string, look: (match: M, hider: 0 | 1, ways: readonly Choice[]) => void): void {
  const dice = rollFrom(`secrets ${seed}`);
  const { match } = start(starlines, { seed });
  let now: M = match!;
  while (!now.result) {
    const { ready } = now.state.at;
    for (const hider of [0, 1] as const) {
      if (ready[0] || ready[1]) continue;
      const ways = enabled(now, hider);
      if (ways.length > 1) look(now, hider, ways);
    }
    const seats = starlines.awaits(now.state);
    const seat = seats[dice.below('seat', seats.length)] ?? 0;
    const all = enabled(now, seat);
    const bold = all.filter(({ option }) => option !== 'ready');
    const some = bold.length > 0 && dice.below('bold', 4) > 0 ? bold : all;
    now = choose(now, seat, some[dice.below('choice', some.length)]!).match;
  }
}

const seeds = fc.integer({ min: 0, max: 1e6 }).map((n) => `secret ${n}`);

describe('sealed choices', () => {
  test('are in no view, event, log line or refusal of anybody else, nor in how many there are', () => {
    const phases = new Set<string>();
    const dice = rollFrom('ways');
    fc.assert(
      fc.property(seeds, (seed) =>
        everywhere(seed, (match, hider, ways) => {
          const first = ways[dice.below('a', ways.length)]!;
          const second = ways[dice.below('b', ways.length)]!;
          const [one, other] = [finish(match, hider, first), finish(match, hider, second)];
          for (const who of listeners(hider))
            expect(perceived(one, who, second)).toBe(perceived(other, who, second));
          // The one who hid sees the difference, where there is one.
          if (JSON.stringify(one.match.state.sides) !== JSON.stringify(other.match.state.sides)) {
            expect(JSON.stringify(lookAt(one.match, hider))).not.toBe(
              JSON.stringify(lookAt(other.match, hider)),
            );
            phases.add(match.state.at.phase);
          }
        }),
      ),
      { numRuns: 6, seed: 11 },
    );
    // A window in which both may answer is rare; all other phases with input have come up.
    expect([...phases]).toEqual(
      expect.arrayContaining(['muster', 'ships_that_build', 'drawing', 'simultaneous_declaration']),
    );
  });

  test('half-way through, before ready, look like nothing has been chosen', () => {
    fc.assert(
      fc.property(seeds, (seed) =>
        everywhere(seed, (match, hider, ways) => {
          const before: Lived = { match, told: [] };
          for (const choice of ways.filter(({ option }) => option !== 'ready').slice(0, 3)) {
            const after = lived(before, hider, choice);
            for (const who of listeners(hider))
              expect(perceived(after, who, choice)).toBe(perceived(before, who, choice));
          }
        }),
      ),
      { numRuns: 3, seed: 11 },
    );
  });

  test('are told to all when both are ready, and only then', () => {
    let revealed = 0;
    fc.assert(
      fc.property(seeds, (seed) =>
        everywhere(seed, (match, hider, ways) => {
          if (match.state.at.phase !== 'drawing') return;
          const build = ways.find(({ option }) => option.startsWith('build_'));
          const other = hider === 0 ? 1 : 0;
          const rest = pendingOf(match, other);
          if (!build || rest.some(({ mandatory }) => mandatory)) return;
          const sealed = finish(match, hider, build);
          const done = lived(sealed, other, { action: rest.at(-1)!.id, option: 'ready' });
          for (const who of listeners(hider)) {
            const told = (from: Lived): boolean =>
              own(toldTo(from.told, who)).some(
                (event) =>
                  event.type === 'revealed' &&
                  event.records.some(({ chosenOption }) => chosenOption === build.option),
              );
            expect(told(sealed)).toBe(false);
            expect(told(done)).toBe(true);
            revealed++;
          }
        }),
      ),
      { numRuns: 4, seed: 11 },
    );
    expect(revealed).toBeGreaterThan(50);
  });
});

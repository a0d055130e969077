/** The seed's matrix, its four rules and its tests over random play. */
import { canDeclareReady, choose, declining, pendingOf, rollFrom, start, type Match } from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starlines } from './game.ts';
import { offered } from './pending.ts';
import type { StarlinesTerms } from './settings.ts';
import { plan, type Does, type Phase, type StarlinesEvent } from './types.ts';

type M = Match<StarlinesTerms>;

/** The matrix as the seed prints it, and the muster that this game adds. */
const matrix: Readonly<Record<Phase, readonly string[]>> = {
  muster: ['DOCTRINE_SELECTION'],
  dice_roll: ['DICE_REROLL'],
  ships_that_build: ['SHIP_BUILD', 'SHIP_DESTROY'],
  drawing: ['SHIP_BUILD', 'SHIP_TRANSFORM', 'TRIGGER_SELECTION'],
  first_strike: ['CHARGE_USE'],
  simultaneous_declaration: ['CHARGE_USE'],
  conditional_response: ['CHARGE_RESPONSE'],
  resolution: [],
};

/** A whole game at random; it seldom says ready while it can still choose, so that much happens. */
function play(seed: string, look: (match: M, events: readonly StarlinesEvent[]) => void): void {
  const dice = rollFrom(`player ${seed}`);
  const { match } = start(starlines, { seed });
  if (!match) throw new Error('not started');
  let now: M = match;
  look(now, []);
  while (!now.result) {
    const seats = starlines.awaits(now.state);
    const seat = seats[dice.below('seat', seats.length)] ?? 0;
    const all = pendingOf(now, seat).flatMap(({ id, options }) =>
      options.filter(({ off }) => !off).map((option) => ({ action: id, option: option.id })),
    );
    const bold = all.filter(({ option }) => option !== 'ready' && !declining.includes(option));
    const some = bold.length > 0 && dice.below('bold', 4) > 0 ? bold : all;
    const wish = some[dice.below('choice', some.length)];
    if (!wish) throw new Error(`seat ${seat} is awaited and can do nothing`);
    const step = choose(now, seat, wish);
    if (step.refused) throw new Error(`${wish.option}: ${step.refused.code}`);
    now = step.match;
    // The table's events begin with ~; the rest are the game's own.
    look(
      now,
      step.told.map(({ event }) => event).filter(({ type }) => !type.startsWith('~')) as StarlinesEvent[],
    );
  }
}

const seeds = fc.integer({ min: 0, max: 1e6 }).map((n) => `seed ${n}`);
const everywhere = (check: (match: M, seat: 0 | 1) => void): void =>
  fc.assert(
    fc.property(seeds, (seed) =>
      play(seed, (match) => {
        if (match.result) return;
        check(match, 0);
        check(match, 1);
      }),
    ),
    { numRuns: 25, seed: 7 },
  );

const openOf = (match: M, seat: 0 | 1): ReturnType<typeof pendingOf<StarlinesTerms>> =>
  pendingOf(match, seat).filter(({ type }) => type !== 'DECLARE_READY');
const isDeclining = ({ id }: { readonly id: string }): boolean => declining.includes(id);

describe('the seed over random play', () => {
  test('matrix: no other pairing of phase and action type is ever offered, and every pairing comes up', () => {
    const seen = new Set<string>();
    everywhere((match, seat) => {
      const { phase } = match.state.at;
      for (const { type } of openOf(match, seat)) {
        expect(matrix[phase]).toContain(type);
        seen.add(`${phase} ${type}`);
      }
    });
    const all = Object.entries(matrix).flatMap(([phase, types]) => types.map((type) => `${phase} ${type}`));
    expect([...seen].toSorted()).toEqual(all.toSorted());
    expect(Object.entries(plan).map(([phase, { types }]) => [phase, types])).toEqual(Object.entries(matrix));
  });

  test('rule 1, test 1: ready is disabled exactly while something mandatory is open', () => {
    everywhere((match, seat) => {
      const ready = pendingOf(match, seat).find(({ type }) => type === 'DECLARE_READY');
      if (!ready) return;
      const isOff = ready.options[0]?.off !== undefined;
      expect(isOff).toBe(!canDeclareReady(openOf(match, seat)));
      expect(ready.mandatory ?? false).toBe(false);
    });
  });

  test('rule 1, test 4: mandatory actions have an enabled option, optional ones a way to decline and another', () => {
    everywhere((match, seat) => {
      for (const { mandatory, options } of openOf(match, seat)) {
        const able = options.filter(({ off }) => !off);
        if (mandatory) expect(able.length).toBeGreaterThan(0);
        else {
          expect(able.filter(isDeclining)).toHaveLength(1);
          expect(options.findIndex(isDeclining)).toBe(options.length - 1);
          expect(able.length).toBeGreaterThan(1);
        }
      }
    });
  });

  test('mandatory actions come first', () => {
    everywhere((match, seat) => {
      const marks = openOf(match, seat).map(({ mandatory }) => (mandatory ? 0 : 1));
      expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    });
  });

  test('checklist: whoever has nothing to choose when a phase opens is ready by itself, and nobody else', () => {
    let byItself = 0;
    everywhere(({ state }, seat) => {
      if (state.sides !== state.shown) return;
      const open = offered({ ...state, at: { ...state.at, ready: [false, false] } }, seat);
      expect(state.asked[seat]).toBe(open.length > 0);
      if (open.length > 0) return;
      expect(state.at.ready[seat]).toBe(true);
      byItself++;
    });
    expect(byItself).toBeGreaterThan(0);
  });

  test('rule 2, test 2: some choices and powers come to several effects, declining to none', () => {
    let most = 0;
    fc.assert(
      fc.property(seeds, (seed) =>
        play(seed, (_match, events) => {
          for (const event of events) {
            const records = 'records' in event ? event.records : event.type === 'chose' ? [event.record] : [];
            for (const { chosenOption, resolvedEffects } of records) {
              most = Math.max(most, resolvedEffects.length);
              if (declining.includes(chosenOption)) expect(resolvedEffects).toEqual([]);
            }
          }
        }),
      ),
      { numRuns: 25, seed: 7 },
    );
    expect(most).toBeGreaterThan(1);
  });

  test('rules 3 and 4, test 3: a window opens only after charges, for the other, and holds responses alone', () => {
    everywhere((match, seat) => {
      const { phase } = match.state.at;
      const open = openOf(match, seat);
      const isWindow = plan[phase].isResponseWindow;
      expect(open.some(({ type }) => type === 'CHARGE_RESPONSE')).toBe(isWindow && open.length > 0);
      if (!isWindow) return;
      expect(open.every(({ type, mandatory }) => type === 'CHARGE_RESPONSE' && !mandatory)).toBe(true);
      if (open.length > 0) expect(match.state.queue.waiting.some(({ by }) => by !== seat)).toBe(true);
    });
  });

  test('costs: what is enabled can be paid, nothing is ever overdrawn, maxima hold', () => {
    everywhere((match, seat) => {
      const side = match.state.sides[seat];
      expect(Math.min(side.lines, side.joining, side.rerolls)).toBeGreaterThanOrEqual(0);
      expect(side.ships.every(({ charges = 0 }) => charges >= 0)).toBe(true);
      expect(
        side.ships.filter(({ code }) => ['XEN', 'OXI', 'AST'].includes(code)).length,
      ).toBeLessThanOrEqual(12);
      expect(side.health).toBeLessThanOrEqual(match.state.most);
      for (const { options } of openOf(match, seat))
        for (const { cost, off, does } of options)
          if (!off && cost && !isCharge(does))
            expect((cost['lines'] ?? 0) + (cost['joiningLines'] ?? 0)).toBeLessThanOrEqual(
              side.lines + side.joining,
            );
    });
  });
});

const isCharge = (does: Does): boolean => does.do === 'use' || does.do === 'respond';

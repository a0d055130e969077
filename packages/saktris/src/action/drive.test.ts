/** Time acts by itself: whatever drives a match, and however often, it comes out the same. */
import {
  choose,
  fold,
  hashOf,
  reach,
  recordOf,
  rollFrom,
  start,
  type Match,
  type Millis,
} from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saktrisAction, type ActionTerms } from './game.ts';
import type { ActionSettings } from './settings.ts';

interface Intent {
  readonly at: Millis;
  readonly seat: number;
  readonly action: string;
  readonly option: string;
}

const begin = (settings: Partial<ActionSettings>, seed: string): Match<ActionTerms> => {
  const { match, refused } = start(saktrisAction, { settings, seed });
  if (!match) throw new Error(refused.code);
  return match;
};

/** Twenty intents a second at random: mostly moves of the moment, some too early, some stale. */
function record(
  settings: Partial<ActionSettings>,
  seed: string,
  until: Millis,
): [Match<ActionTerms>, Intent[]] {
  const dice = rollFrom(`intents ${seed}`);
  const intents: Intent[] = [];
  let match = begin(settings, seed);
  let stale: { action: string; option: string } | undefined;
  for (let slot = 0; slot * 50 < until && !match.result; slot++) {
    const at = slot * 50 + dice.below('when', 50);
    match = reach(match, Math.max(at, match.at)).match;
    const seat = dice.below('seat', 2);
    const actions = saktrisAction.pending(match.state, seat);
    const action = actions[dice.below('action', Math.max(1, actions.length))];
    const option = action?.options[dice.below('option', Math.max(1, action.options.length))];
    if (!action || !option) continue;
    const fresh = { action: action.id, option: option.id };
    const chosen = dice.below('stale', 10) === 0 && stale ? stale : fresh;
    stale = fresh;
    intents.push({ at: match.at, seat, ...chosen });
    match = choose(match, seat, chosen).match;
  }
  return [match.result ? match : reach(match, until).match, intents];
}

/** The same intents, with time brought up every so many milliseconds, or only where something asks for it. */
function drive(
  settings: Partial<ActionSettings>,
  seed: string,
  intents: readonly Intent[],
  until: Millis,
  period: number | 'wake-ups',
): [Match<ActionTerms>, string] {
  let match = begin(settings, seed);
  const told: unknown[] = [];
  let ticks = 0;
  const runTo = (time: Millis): void => {
    const every = period === 'wake-ups' ? Number.POSITIVE_INFINITY : period;
    while (Math.round((ticks + 1) * every) < time) {
      ticks++;
      const step = reach(match, Math.max(match.at, Math.round(ticks * every)));
      told.push(...step.told);
      match = step.match;
    }
    for (let due = wakeOf(match); due !== undefined && due < time; due = wakeOf(match)) {
      const step = reach(match, due);
      told.push(...step.told);
      match = step.match;
    }
    const step = reach(match, Math.max(match.at, time));
    told.push(...step.told);
    match = step.match;
  };
  const wakeOf = (now: Match<ActionTerms>): Millis | undefined =>
    period === 'wake-ups' && !now.result ? saktrisAction.due(now.state) : undefined;
  for (const { at, seat, action, option } of intents) {
    runTo(at);
    const step = choose(match, seat, { action, option });
    told.push(...step.told);
    match = step.match;
  }
  runTo(until);
  return [match, hashOf(told)];
}

describe('a recorded match at 20 intents a second', () => {
  // Kings come after the tenth minute, so nothing ends it before.
  const long: Partial<ActionSettings> = {
    pieceSource: 'weighted',
    endless: true,
    kingSlot: 16,
    arrivalInterval: 20,
    premove: true,
    rowClear: true,
    tripletFreeze: true,
  };
  const TEN_MINUTES = 600_000;

  test('ten minutes fold to the same state at 10 Hz, 60 Hz, by wake-ups and from the record', () => {
    const [match, intents] = record(long, 'ten minutes', TEN_MINUTES);
    expect(match.at).toBe(TEN_MINUTES);
    expect(intents.length).toBeGreaterThan(7500);
    const ways = ([100, 1000 / 60, 'wake-ups'] as const).map((period) =>
      drive(long, 'ten minutes', intents, TEN_MINUTES, period),
    );
    for (const [driven, told] of ways) {
      expect(hashOf(driven.state)).toBe(hashOf(match.state));
      expect(told).toBe(ways[0]?.[1]);
    }
    const folded = fold(saktrisAction, recordOf(match));
    expect(folded.match && hashOf(folded.match.state)).toBe(hashOf(match.state));
  });

  test('and so do short games of any settings', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.constantFrom('blitz', 'survival', 'strategic'), (n, preset) => {
        const settings = (saktrisAction.settings.presets[preset] ?? {}) as Partial<ActionSettings>;
        const [match, intents] = record(settings, `short ${n}`, 90_000);
        const [slow, toldSlow] = drive(settings, `short ${n}`, intents, 90_000, 100);
        const [exact, toldExact] = drive(settings, `short ${n}`, intents, 90_000, 'wake-ups');
        return (
          hashOf(slow.state) === hashOf(match.state) &&
          hashOf(exact.state) === hashOf(match.state) &&
          toldSlow === toldExact
        );
      }),
      { numRuns: 12, seed: 4 },
    );
  });
});

describe('what always holds', () => {
  test('no cooldown is ever shortened, no slot lands twice, no target lies, no piece is in two places', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.constantFrom('blitz', 'standard', 'survival'), (n, preset) => {
        const settings = (saktrisAction.settings.presets[preset] ?? {}) as Partial<ActionSettings>;
        const dice = rollFrom(`holds ${n}`);
        let match = begin(settings, `holds ${n}`);
        const landed = new Map<string, number>();
        for (let at = 0; at < 120_000 && !match.result; at += 100) {
          const before = match.state;
          const step = reach(match, at);
          match = step.match;
          for (const { at: when, event } of step.told) {
            if (event.type !== 'arrived') continue;
            const key = `${event.side} ${when}`;
            landed.set(key, (landed.get(key) ?? 0) + 1);
          }
          const seat = dice.below('seat', 2);
          const [move] = saktrisAction.pending(match.state, seat);
          const option = move?.options[dice.below('option', Math.max(1, move.options.length))];
          const ready = match.state.readyAt;
          if (move && option) match = choose(match, seat, { action: move.id, option: option.id }).match;
          for (const side of [0, 1] as const) {
            expect(match.state.readyAt[side]).toBeGreaterThanOrEqual(before.readyAt[side]);
            if (match.state.readyAt[side] !== ready[side])
              expect(match.state.readyAt[side]).toBe(match.at + match.state.rules.cooldown[side]);
          }
          if (at % 500 === 0) checkBoard(match.state);
        }
        return [...landed.values()].every((times) => times === 1);
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});

/** Men have ids of their own, pawns never stand on their last row, and an announced landing is on an empty square. */
function checkBoard(state: ActionTerms['state']): void {
  const ids = state.cells.flatMap((man) => (man ? [man.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  const letters = state.cells.map((man) => man?.piece ?? '.').join('');
  expect(letters.slice(0, 8)).not.toContain('p');
  expect(letters.slice(56)).not.toContain('P');
  // A landing is never announced on a taken square; a bump is announced only where it will happen.
  for (const { target } of state.slots)
    if (target) expect(state.cells[target.square] !== null).toBe(target.bump);
}

/** The rules of Pulse: rest, aim, fade, sweep, and the end by time. */
import { choose, pendingOf, reach, start, tableOf, toldTo, type Match } from '@rankfall/kernel';
import { expect, test } from 'vitest';
import { pulse, type PulseTerms } from './pulse.ts';

const SETTINGS = { seconds: 12, pace: 'fast', rest: 1500 };

/** A match with one light, and the option that grabs it. */
function lit(settings: object = SETTINGS): { match: Match<PulseTerms>; action: string; option: string } {
  const { match } = start(pulse, { seed: 'light', settings });
  const [grab] = match ? pendingOf(match, 0) : [];
  if (!match || !grab) throw new Error('the first light comes up at 0');
  return { match, action: grab.id, option: grab.options[0]?.id ?? '' };
}

test('a grab scores, and then the seat must rest', () => {
  const { match, action, option } = lit();
  const grabbed = choose(match, 0, { action, option }).match;
  expect(grabbed.state.score).toEqual([Number(option), 0]);
  const later = reach(grabbed, 1000).match;
  const next = pendingOf(later, 0).find(({ type }) => type === 'GRAB');
  expect(next?.opens).toBe(1500);
  expect(choose(later, 0, { action: next?.id ?? '', option: next?.options[0]?.id ?? '' }).refused).toEqual({
    code: 'resting',
    for: 500,
  });
  expect(choose(later, 0, { action, option }).refused).toEqual({ code: 'light-gone' });
});

test('a light fades at its time and not before', () => {
  const { match } = lit();
  const light = match.state.lights[0]!;
  expect(reach(match, light.until - 1).match.state.lights).toContain(light);
  const faded = reach(match, light.until);
  expect(faded.match.state.lights).not.toContain(light);
  expect(faded.told.at(-1)).toEqual({ at: light.until, event: { type: 'faded', light: light.id } });
});

test('an aim is secret, may be taken back, and fires the moment its seat is rested', () => {
  const { match, action, option } = lit();
  const grabbed = choose(match, 0, { action, option }).match;
  const later = reach(grabbed, 1400).match;
  const light = later.state.lights[0]!;
  const aimed = choose(later, 0, { action: 'aim', option: ['left', 'middle', 'right'][light.lane]! });
  expect(toldTo(aimed.told, 1)).toEqual([]);
  expect(pulse.view(aimed.match.state, 1)).toEqual(pulse.view(later.state, 1));
  expect(tableOf(aimed.match, 0).map(({ id }) => id)).toContain('~back');
  const fired = reach(aimed.match, 1500);
  expect(toldTo(fired.told, 1).map(({ event }) => event)).toContainEqual({
    type: 'grabbed',
    seat: 0,
    light: light.id,
    value: light.value,
  });
});

test('sweeping is for a pause, and ends it', () => {
  const { match } = lit();
  expect(choose(match, 0, { action: 'sweep', option: 'sweep' }).refused?.code).toBe('not-paused');
  const paused = choose(match, 0, { action: '~pause', option: 'pause' }).match;
  expect(pendingOf(paused, 1).map(({ id }) => id)).toEqual(['sweep']);
  const swept = choose(paused, 1, { action: 'sweep', option: 'sweep' });
  expect(swept.told.map(({ event }) => event.type)).toEqual(['~resumed', 'swept']);
  expect(swept.match.sitting.paused).toBe(false);
});

test('time ends it', () => {
  const { match } = lit();
  const over = reach(match, 60_000).match;
  expect(over.at).toBe(12_000);
  expect(over.result).toEqual({ outcome: ['drawn', 'drawn'], reason: 'time', score: [0, 0] });
});

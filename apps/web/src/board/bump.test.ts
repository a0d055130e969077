import { describe, expect, test } from 'vitest';
import { advance, type Body, isAtRest, nudge, nudged, shareOf, SLICE, thrown } from './bump.ts';

const right = { x: 1, y: 0 };
const path = (body: Body, seconds: number): readonly Body[] => {
  const steps = [body];
  for (let time = 0; time < seconds; time += SLICE) steps.push(advance(steps.at(-1)!));
  return steps;
};
const reach = (body: Body): number => Math.max(...path(body, 0.3).map(({ at }) => at.x));

describe('a nudge', () => {
  test('heavier attackers push farther, heavier neighbours less, nobody out of its square', () => {
    expect(nudge('P', 'P')).toBeCloseTo(0.4);
    expect(nudge('P', 'Q')).toBeCloseTo(0.4 / 9);
    expect(nudge('Q', 'P')).toBeLessThan(0.5);
    expect(reach(nudged('a', right, 1, 'P', 'P'))).toBeCloseTo(nudge('P', 'P'), 1);
  });
  test('it slides back within a quarter of a second', () => {
    expect(isAtRest(path(nudged('a', right, 1, 'K', 'P'), 0.25).at(-1)!)).toBe(true);
  });
  test('the same hit looks the same every time', () => {
    const twice = [1, 2].map(() => path(nudged('a', right, 0.7, 'Q', 'N'), 0.2));
    expect(twice[0]).toEqual(twice[1]);
  });
  test('it hits what stands behind, and hardly what stands beside', () => {
    expect(shareOf(right, { x: 1, y: 0 })).toBeCloseTo(1);
    expect(shareOf(right, { x: 1, y: 1 })).toBeCloseTo(0.5);
    expect(shareOf(right, { x: 0, y: 1 })).toBe(0);
    expect(shareOf(right, { x: -1, y: 0 })).toBe(0);
    expect(shareOf(right, { x: 2, y: 0 })).toBe(0);
  });
});

test('a captured piece flies off and falls; it never rests', () => {
  const flight = path(thrown('a', right, 'Q', 'P'), 0.25);
  expect(flight.at(-1)!.at.x).toBeGreaterThan(1);
  expect(flight.at(-1)!.speed.y).toBeGreaterThan(flight[0]!.speed.y);
  expect(flight.some(isAtRest)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { spreadOf, wilson } from './statistics.ts';

describe('the Wilson interval', () => {
  // Reference values from the closed formula, to three places.
  test.each([
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [5, 10, 0.237, 0.763],
    [50, 100, 0.404, 0.596],
    [481, 1000, 0.45, 0.512],
    [0, 0, 0, 1],
  ])('%i of %i', (hits, all, low, high) => {
    const interval = wilson(hits, all);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});

describe('spread', () => {
  test.each([
    [{ 5: 1 }, { min: 5, median: 5, max: 5 }],
    [
      { 1: 1, 2: 1, 9: 1 },
      { min: 1, median: 2, max: 9 },
    ],
    [
      { 1: 2, 4: 2 },
      { min: 1, median: 2.5, max: 4 },
    ],
    [
      { 10: 3, 200: 1, 3: 0 },
      { min: 10, median: 10, max: 200 },
    ],
  ])('of %j', (histogram, spread) => {
    expect(spreadOf(histogram)).toEqual(spread);
  });

  test('of nothing is nothing', () => {
    expect(spreadOf({})).toBeUndefined();
  });
});

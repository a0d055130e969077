import { describe, expect, test } from 'vitest';
import { clockText, warningBetween } from './clock-text.ts';

describe('a clock', () => {
  test.each([
    [0, '0.0'],
    [1, '0.1'],
    [9_949, '10.0'],
    [9_400, '9.4'],
    [10_000, '0:10'],
    [59_001, '1:00'],
    [300_000, '5:00'],
    [3_723_000, '1:02:03'],
  ])('%i ms is shown as %s', (left, text) => expect(clockText(left)).toBe(text));

  test.each([
    [31_000, 30_000, 30],
    [30_000, 29_000, undefined],
    [12_000, 4_000, 5],
    [10_001, 9_999, 10],
    [60_000, 45_000, undefined],
  ])('from %i to %i ms it warns of %s', (before, after, warning) =>
    expect(warningBetween(before, after)).toBe(warning),
  );
});

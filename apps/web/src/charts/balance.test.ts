import { expect, test } from 'vitest';
import { areaOf, strokeOf } from './balance.ts';

test('the line goes up for the first side and down for the other, and never beyond the edges', () => {
  expect(strokeOf([0.5, 0.75, 0, 7])).toBe('M0 1L1 0.5L2 2L3 0');
});

test('what is not known is left out, and the area closes along the middle', () => {
  expect(areaOf([undefined, 0.5, undefined, 0.9, undefined])).toBe('M1 1L1 1L3 0.2L3 1Z');
  expect([areaOf([]), areaOf([undefined]), strokeOf([undefined])]).toEqual(['', '', '']);
});

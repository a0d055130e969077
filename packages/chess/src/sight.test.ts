import { rays, rayStart, eightByEight, OFF_BOARD } from '@rankfall/grid';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readySliders, seeDiagonal, seeStraight, sight } from './index.ts';

const word = integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const table = rays(eightByEight);

/** The same, square by square. */
function walked(square: number, first: number, low: number, high: number): number[] {
  const seen = [0, 0];
  for (let direction = first; direction < first + 4; direction++)
    for (let i = rayStart(square, direction); table[i] !== OFF_BOARD; i++) {
      const to = table[i]!;
      seen[to >> 5] = seen[to >> 5]! | (1 << to);
      if ((((to < 32 ? low : high) >>> to) & 1) === 1) break;
    }
  return seen;
}

test('what sliders see is what walking their rays finds', () => {
  readySliders();
  assert(
    property(integer({ min: 0, max: 63 }), word, word, word, word, (square, a, b, c, d) => {
      // Sparser than chance, like boards are.
      const low = a & b;
      const high = c & d;
      seeStraight(square, low, high);
      expect([...sight]).toEqual(walked(square, 0, low, high));
      seeDiagonal(square, low, high);
      expect([...sight]).toEqual(walked(square, 4, low, high));
    }),
    { numRuns: 2000 },
  );
});

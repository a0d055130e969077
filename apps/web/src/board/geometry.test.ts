import { describe, expect, test } from 'vitest';
import {
  cellOf,
  centreOf,
  drawnRows,
  isDark,
  isSquare,
  type Layout,
  squareAt,
  squareUnder,
} from './geometry.ts';

const shapes = [
  [8, 8],
  [6, 8],
  [10, 10],
  [1, 10],
] as const;

describe.each(shapes)('%i files and %i ranks', (files, ranks) => {
  test.each([false, true])('names and cells agree, flipped %s', (flipped) => {
    const layout: Layout = { files, ranks, flipped };
    const names = drawnRows(layout).flat();
    expect(new Set(names).size).toBe(files * ranks);
    for (const name of names) {
      const cell = cellOf(layout, name)!;
      expect(squareAt(layout, cell)).toBe(name);
      expect(squareUnder(layout, centreOf(layout, name)!)).toBe(name);
    }
    expect(names.at(flipped ? -1 : 0)).toBe(`a${ranks}`);
  });
});

test.each([
  ['a1', true],
  ['b1', false],
  ['h8', true],
  ['a10', false],
])('%s is dark: %s', (name, dark) => {
  expect(isDark(name)).toBe(dark);
});

test.each(['', 'a', 'i1', 'a9', 'a0', 'N', 'q', 'a1b', 'A1', 'a-1', 'a01'])(
  '%j is no square of eight by eight',
  (name) => {
    expect(isSquare({ files: 8, ranks: 8 }, name)).toBe(false);
  },
);

test('beside the board there is no square', () => {
  const layout: Layout = { files: 8, ranks: 8, flipped: false };
  for (const point of [
    { x: -0.01, y: 1 },
    { x: 8, y: 1 },
    { x: 1, y: 8.5 },
  ])
    expect(squareUnder(layout, point)).toBeUndefined();
});

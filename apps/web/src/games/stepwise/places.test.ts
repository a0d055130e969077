import { SQUARES, parseSquare, squareName } from '@rankfall/stepwise';
import { expect, test } from 'vitest';
import { boxOf, centreOf, placesOf, squareUnder } from './places.ts';

test.each([0.5, 0.7, 1])('with a ring of %s every square is found again under its middle', (ring) => {
  const places = placesOf(ring);
  for (let square = 0; square < SQUARES; square++) {
    const { x, y, width, height } = boxOf(places, square);
    const middle = { x: (x + width / 2) / places.side, y: (y + height / 2) / places.side };
    expect(squareUnder(places, middle)).toBe(square);
  }
});

test('the ring is narrow, and what stands in it stays on the board', () => {
  const places = placesOf(0.5);
  const a2 = parseSquare('a2') ?? 0;
  expect(boxOf(places, a2)).toEqual({ x: 0, y: 150, width: 50, height: 100 });
  expect(centreOf(places, a2)).toEqual({ x: 40, y: 200 });
  expect(places.side).toBe(900);
});

test.each([
  [{ x: -0.01, y: 0.5 }, undefined],
  [{ x: 0.5, y: 1 }, undefined],
  [{ x: 0, y: 0 }, 'a0'],
  [{ x: 0.9999, y: 0.9999 }, 'j9'],
])('%j is %s', (part, name) => {
  const square = squareUnder(placesOf(0.5), part);
  expect(square === undefined ? undefined : squareName(square)).toBe(name);
});

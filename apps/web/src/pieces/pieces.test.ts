import { describe, expect, test } from 'vitest';
import { drawingOf, footOf, GRID, pieceKinds, sideMark } from './drawing.ts';
import { pieceSets } from './sets.ts';
import { pieceLooks } from '../look/themes.ts';

/** Half of the widest edge, which is drawn outside the path. */
const EDGE = 1.9;

/** The end points of a path's pieces. Our paths use a handful of commands. */
function corners(path: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/giu)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);
    const size = takes[command.toLowerCase()] ?? Number.NaN;
    const isRelative = command === command.toLowerCase();
    expect(size === 0 ? numbers.length : numbers.length % size, `${command}${rest}`).toBe(0);
    if (size === 0) [x, y] = start;
    for (let at = 0; at < numbers.length; at += size) {
      const last = numbers.slice(at, at + size);
      const name = command.toLowerCase();
      const toX = name === 'v' ? undefined : last.at(name === 'h' ? -1 : -2);
      const toY = name === 'h' ? undefined : last.at(-1);
      x = toX === undefined ? x : isRelative ? x + toX : toX;
      y = toY === undefined ? y : isRelative ? y + toY : toY;
      if (name === 'm' && at === 0) start = [x, y];
      found.push([x, y]);
    }
  }
  return found;
}

describe.each(pieceLooks)('%s', (look) => {
  test.each(pieceKinds)('%s is closed, lies inside its square and stands on the common ground', (kind) => {
    const { body, lines, dots = '' } = drawingOf(pieceSets[look], kind);
    expect(body).toMatch(/^M.*z$/u);
    for (const path of [body, lines, dots])
      for (const value of corners(path).flat()) {
        expect(value).toBeGreaterThanOrEqual(EDGE);
        expect(value).toBeLessThanOrEqual(GRID - EDGE);
      }
    expect(Math.max(...corners(body).map(([, y]) => y))).toBe(39);
  });

  test('kinds and sides can be told apart by shape alone', () => {
    const bodies = pieceKinds.map((kind) => drawingOf(pieceSets[look], kind).body);
    expect(new Set(bodies).size).toBe(pieceKinds.length);
    for (const kind of pieceKinds) {
      const drawing = drawingOf(pieceSets[look], kind);
      expect(sideMark(drawing, 0)).not.toBe(sideMark(drawing, 1));
      expect(() => corners(footOf(drawing))).not.toThrow();
    }
  });
});

test('a kind nobody has drawn is still seen', () => {
  expect(drawingOf(pieceSets.carved, '?').body).toBe(pieceSets.carved.P.body);
  expect(drawingOf(pieceSets.carved, 'q').body).toBe(pieceSets.carved.Q.body);
});

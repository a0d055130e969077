import { codes, typeOf } from '@rankfall/starlines';
import { expect, test } from 'vitest';
import { drawingOf, drawnFrom, jointsOf, pathOf } from './ship-art.ts';

test.each(codes)('%s has as many strokes as it costs lines, and its joining lines', (code) => {
  const { lines, joins } = drawingOf(code);
  expect(lines.length).toBe(typeOf(code).lines);
  expect(joins.length).toBe(typeOf(code).joining ?? 0);
});

test.each(codes)('%s is drawn from its components and stays on its paper', (code) => {
  const parts = (typeOf(code).parts ?? []).flatMap(([part, count]) =>
    Array.from({ length: count }, () => part),
  );
  expect(drawnFrom(code).toSorted()).toEqual(parts.toSorted());
  const { lines, joins } = drawingOf(code);
  for (const stroke of [...lines, ...joins]) {
    expect([4, 6, 8]).toContain(stroke.length);
    for (const end of [...stroke.slice(0, 2), ...stroke.slice(-2)]) {
      expect(end).toBeGreaterThanOrEqual(2);
      expect(end).toBeLessThanOrEqual(46);
    }
  }
});

test('no two ships look alike', () => {
  expect(new Set(codes.map((code) => pathOf(drawingOf(code).lines))).size).toBe(codes.length);
});

test('a joint that two strokes share is drawn once', () => {
  expect(jointsOf(drawingOf('PIC').lines)).toBe('M10 35h0M24 11h0M38 35h0');
});

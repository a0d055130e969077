import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { boardThemes } from './themes.ts';

const css = readFileSync(`${import.meta.dirname}/boards.css`, 'utf8');
const schemes = ['light', 'dark'] as const;

/** The custom properties of the last block whose selector mentions this text. */
function tokens(selector: string): ReadonlyMap<string, readonly [string, string]> {
  const block = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].findLast(([, names = '']) =>
    names.includes(selector),
  );
  const lines = [...(block?.[2] ?? '').matchAll(/--([\w-]+): (?:light-dark\((\S+), (\S+)\)|(\S+));/gu)];
  return new Map(
    lines.map(([, name = '', light = '', dark = '', both]) => [name, both ? [both, both] : [light, dark]]),
  );
}

test('contrast is measured as in WCAG', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(boardThemes)('%s', (theme) => {
  const board = tokens(`[data-board='${theme}']`);
  const pieces = tokens(':root');
  describe.each(schemes)('%s', (scheme) => {
    const of = (name: string): string => {
      const pair = board.get(name) ?? pieces.get(name);
      if (pair === undefined) throw new Error(`${theme} says nothing about ${name}`);
      return pair[schemes.indexOf(scheme)]!;
    };
    const squares = ['square-light', 'square-dark'] as const;

    test('the squares differ', () => {
      expect(contrast(of('square-light'), of('square-dark'))).toBeGreaterThan(1.35);
    });
    test.each([
      ['label-on-light', 'square-light'],
      ['label-on-dark', 'square-dark'],
      ['on-danger', 'danger'],
    ])('%s can be read on %s', (label, square) => {
      expect(contrast(of(label), of(square))).toBeGreaterThanOrEqual(4.5);
    });
    test.each(['mark', 'last', 'danger', 'pen'].flatMap((mark) => squares.map((square) => [mark, square])))(
      '%s is seen on %s',
      (mark = '', square = '') => {
        expect(contrast(of(mark), of(square))).toBeGreaterThanOrEqual(3);
      },
    );
    test.each(['white', 'black'].flatMap((side) => squares.map((square) => [side, square])))(
      '%s pieces are seen on %s, by their fill or by their line',
      (side = '', square = '') => {
        const best = ['fill', 'edge'].map((part) => contrast(of(`${side}-${part}`), of(square)));
        expect(Math.max(...best)).toBeGreaterThanOrEqual(3);
        expect(contrast(of(`${side}-fill`), of(`${side}-edge`))).toBeGreaterThanOrEqual(7);
      },
    );
  });
});

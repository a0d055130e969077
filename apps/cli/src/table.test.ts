import { describe, expect, test } from 'vitest';
import { coloured } from './style.ts';
import { alignRows, grouped, widthOf, wrapWords } from './table.ts';

describe('text in columns', () => {
  test('cells line up, numbers to the right', () => {
    expect(
      alignRows(
        [
          ['a', '1'],
          ['bbb', '200'],
        ],
        [1],
      ),
    ).toEqual(['a      1', 'bbb  200']);
  });

  test('colours take no width', () => {
    expect(widthOf(coloured.bold('abc'))).toBe(3);
    expect(
      alignRows([
        [coloured.dim('a'), 'x'],
        ['bb', 'y'],
      ])[0],
    ).toBe(`${coloured.dim('a')}   x`);
  });

  test('words wrap at the width', () => {
    expect(wrapWords('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrapWords('unbreakableword x', 5)).toEqual(['unbreakableword', 'x']);
  });

  test('thousands are grouped', () => {
    expect([7, 1234, 1_234_567].map(grouped)).toEqual(['7', '1,234', '1,234,567']);
  });
});

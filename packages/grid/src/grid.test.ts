import { describe, expect, test } from 'vitest';
import {
  directions,
  directionTo,
  eightByEight,
  isDark,
  knightLeaps,
  leaps,
  OFF_BOARD,
  opposite,
  parseSquare,
  rays,
  rayStart,
  squareAt,
  squareName,
} from './index.ts';

const sixByEight = { files: 6, ranks: 8 };
const tenByTen = { files: 10, ranks: 10 };
const names = (shape: typeof eightByEight, table: Uint8Array, start: number): string[] => {
  const list = [...table.subarray(start)];
  return list.slice(0, list.indexOf(OFF_BOARD)).map((square) => squareName(shape, square));
};

describe('square names', () => {
  test.each([
    [eightByEight, 'a1', 0],
    [eightByEight, 'h1', 7],
    [eightByEight, 'a2', 8],
    [eightByEight, 'h8', 63],
    [sixByEight, 'f8', 47],
    [sixByEight, 'g1', undefined],
    [tenByTen, 'j10', 99],
    [tenByTen, 'a10', 90],
    [eightByEight, 'a9', undefined],
    [eightByEight, 'a0', undefined],
    [eightByEight, 'e', undefined],
    [eightByEight, 'e44', undefined],
    [eightByEight, 'E4', undefined],
  ])('%o %s is %s', (shape, name, square) => {
    expect(parseSquare(shape, name)).toBe(square);
    if (square !== undefined) expect(squareName(shape, square)).toBe(name);
  });

  test('a1 is dark, h1 is light, beside the board is nothing', () => {
    expect([isDark(eightByEight, 0), isDark(eightByEight, 7), isDark(eightByEight, 8)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(squareAt(sixByEight, 6, 0)).toBeUndefined();
    expect(squareAt(sixByEight, 0, -1)).toBeUndefined();
  });
});

describe('reach', () => {
  test.each([
    ['a1', 0, ['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']],
    ['a1', 3, []],
    ['c6', 4, ['d7', 'e8']],
    ['c3', 6, ['b2', 'a1']],
    ['f1', 1, []],
  ])('on 6x8 the ray from %s in direction %i', (from, direction, expected) => {
    const square = parseSquare(sixByEight, from)!;
    expect(names(sixByEight, rays(sixByEight), rayStart(square, direction))).toEqual(expected);
  });

  test('knights near the corner', () => {
    const table = leaps(eightByEight, knightLeaps);
    expect(names(eightByEight, table, 0).toSorted()).toEqual(['b3', 'c2']);
    expect(names(eightByEight, table, 63 * 9).toSorted()).toEqual(['f7', 'g6']);
  });

  test('opposite directions cancel out', () => {
    for (const [direction, [files, ranks]] of directions.entries())
      expect(directions[opposite(direction)]!.map((part) => part + 0)).toEqual([0 - files, 0 - ranks]);
  });

  test('the direction to a square agrees with the rays', () => {
    const table = rays(sixByEight);
    let lines = 0;
    for (let from = 0; from < 48; from++)
      for (let to = 0; to < 48; to++) {
        const direction = directionTo(sixByEight, from, to);
        const start = rayStart(from, Math.max(0, direction));
        expect(table.subarray(start, start + 8).includes(to)).toBe(direction >= 0);
        lines += direction >= 0 ? 1 : 0;
      }
    // Rows, files and diagonals: a queen's moves from all squares of an empty 6x8 board.
    expect(lines).toBe(48 * (5 + 7) + 340);
  });

  test('a board too large for the tables is refused', () => {
    expect(() => rays(tenByTen)).toThrow('10x10');
  });
});

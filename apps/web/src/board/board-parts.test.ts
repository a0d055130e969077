import { describe, expect, test } from 'vitest';
import { ghostAt, hasDragged, squareAtPointer, toBoard } from './drag.ts';
import { shapeOf, toggle } from './drawings.ts';
import { type CellFacts, cellLabel, isSame } from './labels.ts';
import { isSamePiece, marksBySquare, markTypes } from './marks.ts';
import { english } from './words.en.ts';

const layout = { files: 8, ranks: 8, flipped: false };
const box = { left: 100, top: 50, width: 400, height: 400 };

describe('dragging', () => {
  test('from the pointer to the square', () => {
    expect(toBoard(layout, box, { x: 300, y: 50 })).toEqual({ x: 4, y: 0 });
    expect(squareAtPointer(layout, box, { x: 326, y: 276 })).toBe('e4');
    expect(squareAtPointer({ ...layout, flipped: true }, box, { x: 326, y: 276 })).toBe('d5');
    expect(squareAtPointer(layout, box, { x: 99, y: 276 })).toBeUndefined();
  });
  test('a finger trembles more than a mouse', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ] as const;
    expect([hasDragged(from, to, 'mouse'), hasDragged(from, to, 'touch')]).toEqual([true, false]);
  });
  test('the ghost stays near the board, and above a finger', () => {
    expect(ghostAt(layout, { x: 99, y: -99 }, 'mouse')).toEqual({ x: 7.5, y: -0.5 });
    expect(ghostAt(layout, { x: 4, y: 4 }, 'touch').y).toBeLessThan(3);
  });
});

describe('drawing', () => {
  test('the same twice is erased', () => {
    const arrow = { from: 'e2', to: 'e4' };
    expect(toggle(toggle([], arrow), { ...arrow })).toEqual([]);
    expect(toggle([arrow], { from: 'e4', to: 'e2' })).toHaveLength(2);
  });
  test('an arrow starts beside its piece and ends in its square; a ring goes round', () => {
    expect(shapeOf(layout, { from: 'e2', to: 'e4' })).toMatch(/^M4\.5 6\.2L4\.5 4\.58M/u);
    expect(shapeOf(layout, { from: 'e2', to: 'e2' })).toMatch(/^M4\.07 6\.5a/u);
    expect(shapeOf(layout, { from: 'e2', to: 'z9' })).toBe('');
  });
});

describe('what a square is called', () => {
  const knight = { id: 1, kind: 'N', side: 1, square: 'e5' };
  const facts: CellFacts = {
    square: 'e5',
    piece: undefined,
    marks: [],
    isPicked: false,
    isNext: false,
    isStart: false,
    isBegun: false,
  };
  test.each<[Partial<CellFacts>, string]>([
    [{}, 'e5, empty'],
    [{ piece: knight }, 'e5, black knight'],
    [{ piece: knight, isPicked: true }, 'e5, black knight, selected'],
    [{ piece: knight, isNext: true }, 'e5, black knight, can move'],
    [{ piece: knight, isNext: true, isBegun: true }, 'e5, black knight, can be captured'],
    [{ isNext: true }, 'e5, empty, can go here'],
    [{ piece: knight, isStart: true }, 'e5, black knight, can move'],
    [{ piece: knight, isStart: true, isNext: true, isBegun: true }, 'e5, black knight, can be captured'],
    [{ piece: knight, isStart: true, isPicked: true }, 'e5, black knight, selected'],
    [{ isStart: true }, 'e5, empty'],
    [{ marks: ['last-from'] }, 'e5, empty, last move came from here'],
    [{ piece: knight, marks: ['check', 'threat'] }, 'e5, black knight, in check, threatened'],
  ])('%o', (extra, label) => {
    expect(cellLabel({ ...facts, ...extra }, english)).toBe(label);
  });

  test.each<[Partial<CellFacts>, boolean]>([
    [{}, true],
    [{ marks: [] }, true],
    [{ marks: ['check'] }, false],
    [{ piece: knight }, false],
    [{ isNext: true }, false],
  ])('a square with %o is as before: %s', (extra, same) => {
    expect(isSame(facts, { ...facts, ...extra })).toBe(same);
  });

  test('every mark has a word of its own', () => {
    const said = markTypes.map((type) => english.state[type]);
    expect(new Set(said).size).toBe(markTypes.length);
  });
});

test('marks of one square come in one order, each once', () => {
  const marks = (['threat', 'check', 'check', 'last-to'] as const).map((type) => ({ square: 'e1', type }));
  expect(marksBySquare(marks).get('e1')).toEqual(['last-to', 'check', 'threat']);
});

test('a piece in a list made anew is the same until something of it changes', () => {
  const ring = { lasts: 1000, passed: 0 };
  const piece = { id: 7, kind: 'N', side: 0, square: 'g1', ring };
  expect(isSamePiece(piece, { ...piece })).toBe(true);
  expect(isSamePiece(undefined, piece)).toBe(false);
  for (const change of [{ square: 'f3' }, { kind: 'Q' }, { side: 1 }, { ring: { ...ring } }])
    expect(isSamePiece(piece, { ...piece, ...change })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { defaultKeys, type Intent, jumpFrom, readKey, toRank, type Walk, walkFrom } from './keyboard.ts';
import { english } from './words.en.ts';

const white = { files: 8, ranks: 8, flipped: false };
const black = { ...white, flipped: true };
const read = (key: string, held: object = {}): Intent | undefined =>
  readKey({ key, ...held }, defaultKeys, english.letters);

describe('walking', () => {
  test.each<[string, Walk, string, string]>([
    ['e4', 'up', 'e5', 'e3'],
    ['e4', 'down', 'e3', 'e5'],
    ['e4', 'left', 'd4', 'f4'],
    ['e4', 'right', 'f4', 'd4'],
    ['a8', 'up', 'a8', 'a7'],
    ['a8', 'left', 'a8', 'b8'],
    ['e4', 'row-start', 'a4', 'h4'],
    ['e4', 'row-end', 'h4', 'a4'],
    ['e4', 'top', 'e8', 'e1'],
    ['e4', 'bottom', 'e1', 'e8'],
    ['e4', 'first', 'a8', 'h1'],
    ['e4', 'last', 'h1', 'a8'],
  ])('from %s %s to %s, and to %s for Black', (from, walk, whites, blacks) => {
    expect([walkFrom(white, from, walk), walkFrom(black, from, walk)]).toEqual([whites, blacks]);
  });

  test('digits jump to a rank, 0 to the tenth; one that is not there is no jump', () => {
    expect(toRank(white, 'c2', 7)).toBe('c7');
    expect(toRank(white, 'c2', 9)).toBe('c2');
    expect(toRank({ files: 10, ranks: 10, flipped: false }, 'c2', 10)).toBe('c10');
  });
});

describe('what a key means', () => {
  test.each<[string, object, Intent | undefined]>([
    ['ArrowUp', {}, { type: 'walk', walk: 'up' }],
    ['Home', {}, { type: 'walk', walk: 'row-start' }],
    ['Home', { ctrlKey: true }, { type: 'walk', walk: 'first' }],
    ['Enter', {}, { type: 'press' }],
    [' ', {}, { type: 'press' }],
    ['Escape', {}, { type: 'escape' }],
    ['0', {}, { type: 'rank', rank: 10 }],
    ['n', {}, { type: 'jump', kind: 'N', back: false }],
    ['N', { shiftKey: true }, { type: 'jump', kind: 'N', back: true }],
    ['o', {}, { type: 'command', command: 'describe' }],
    ['x', {}, { type: 'command', command: 'threats' }],
    ['f', {}, { type: 'command', command: 'flip' }],
    ['?', { shiftKey: true }, undefined],
    ['t', {}, undefined],
    ['Tab', {}, undefined],
    ['f', { ctrlKey: true }, undefined],
    ['r', { metaKey: true }, undefined],
    ['ArrowLeft', { altKey: true }, undefined],
    ['constructor', {}, undefined],
  ])('%j %o', (key, held, intent) => {
    expect(read(key, held)).toEqual(intent);
  });

  test('a game may give keys another meaning', () => {
    expect(readKey({ key: 'z' }, { z: 'flip' }, {})).toEqual({ type: 'command', command: 'flip' });
  });
});

describe('jumping', () => {
  const pieces = ['g1', 'b1', 'c6'].map((square, id) => ({ id, kind: 'N', side: 0, square }));
  test.each<[string, boolean, string]>([
    ['a8', false, 'c6'],
    ['c6', false, 'b1'],
    ['b1', false, 'g1'],
    ['g1', false, 'c6'],
    ['b1', true, 'c6'],
  ])('from %s, back %s: %s', (from, back, to) => {
    expect(jumpFrom(white, pieces, from, 'N', back)).toBe(to);
  });
  test('nothing of that kind', () => {
    expect(jumpFrom(white, pieces, 'a1', 'Q', false)).toBeUndefined();
  });
});

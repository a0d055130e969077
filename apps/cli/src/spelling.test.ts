import { describe, expect, test } from 'vitest';
import { didYouMean, editsBetween, nearest } from './spelling.ts';

const commands = ['play', 'replay', 'simulate', 'ladder', 'balance', 'perft', 'legal', 'games', 'settings'];

describe('spelling', () => {
  test.each([
    ['play', 'play', 0],
    ['paly', 'play', 1],
    ['ply', 'play', 1],
    ['plays', 'play', 1],
    ['', 'play', 4],
    ['kitten', 'sitting', 3],
  ])('%s to %s takes %i edits', (a, b, edits) => {
    expect(editsBetween(a, b)).toBe(edits);
    expect(editsBetween(b, a)).toBe(edits);
  });

  test.each([
    ['prefet', 'perft'],
    ['repaly', 'replay'],
    ['sim', 'simulate'],
    ['SETTINGS', 'settings'],
    ['game', 'games'],
    ['xyz', undefined],
  ])('%s means %s', (typed, meant) => {
    expect(nearest(typed, commands)).toBe(meant);
  });

  test('names all when none is near', () => {
    expect(didYouMean('zzz', ['a', 'b'])).toBe('; there are a, b.');
  });

  test('a very long word costs nothing', () => {
    expect(nearest('p'.repeat(1_000_000), commands)).toBeUndefined();
  });
});

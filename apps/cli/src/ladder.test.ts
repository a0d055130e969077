import { noughts } from '@rankfall/testkit';
import { anyGame } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../test/fake-outside.ts';
import { readLadder, type Sides } from './ladder-file.ts';
import { report, rungOf } from './ladder.ts';
import { plainKit } from './plain-kit.ts';
import { plain } from './style.ts';

const sides: Sides = {
  first: { games: 50, won: 40, drawn: 4 },
  second: { games: 50, won: 30, drawn: 0 },
};
const base = { game: 'noughts', settings: { size: 3 }, seed: 'x' };
const kept = { ...base, pairs: { 'b a': sides } };

describe('a rung', () => {
  test('counts a draw half, with either side', () => {
    expect(rungOf('b', 'a', sides, 0.7)).toMatchObject({
      games: 100,
      won: 70,
      drawn: 4,
      lost: 26,
      score: 0.72,
      holds: true,
    });
    expect(rungOf('b', 'a', sides, 0.73).holds).toBe(false);
  });

  test('is a line of the table', () => {
    const ladder = { rungs: ['a', 'b'], atLeast: 0.7 };
    const kit = plainKit('Noughts', anyGame(noughts));
    const lines = report([rungOf('b', 'a', sides, 0.7)], ladder, kit, 'x', plain);
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "Noughts: the ladder, seed x

      level  against  games  won  drawn  lost   score  95 % interval  ≥ 70.0 %
      b      a          100   70      4    26  72.0 %  62.5–79.9 %    yes"
    `);
  });
});

describe('what was played is kept', () => {
  test('and read again', async () => {
    const outside = fakeOutside();
    const file = await readLadder('ladder.json', base, outside);
    file.pairs['b a'] = sides;
    await file.keep();
    expect((await readLadder('ladder.json', base, outside)).pairs).toEqual({ 'b a': sides });
  });

  test('but only where somebody asked for it', async () => {
    const outside = fakeOutside();
    await (await readLadder(undefined, base, outside)).keep();
    expect(outside.files.size).toBe(0);
  });

  test.each([
    ['not JSON', 'what?', 'is no file of a ladder'],
    ['of another seed', JSON.stringify({ ...kept, seed: 'y' }), 'is of another ladder'],
    [
      'with more wins than games',
      JSON.stringify({ ...kept, pairs: { 'b a': { ...sides, first: { games: 1, won: 2, drawn: 0 } } } }),
      'results that cannot be',
    ],
  ])('a file that is %s is refused', async (_what, text, why) => {
    const outside = fakeOutside({ files: { 'ladder.json': text } });
    await expect(readLadder('ladder.json', base, outside)).rejects.toThrow(why);
    expect(outside.files.get('ladder.json')).toBe(text);
  });
});

import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { lineOf, matchAtPly, matchAtTime, toldAtPly } from './replay.ts';
import { begin, playSquares } from '../test/squares.ts';

const played = playSquares(begin(), 4, 0, 8, 2);

test('the line really played leaves out what was undone', () => {
  const undone = choose(played, 1, { action: '~undo', option: 'undo' }).match;
  const line = lineOf(playSquares(undone, 6));
  expect(line.map(({ entry }) => entry[3])).toEqual(['4', '0', '8', '6']);
});

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [3, 3],
  [4, 4],
  [99, 4],
])('replay to ply %i shows %i marks', (ply, marks) => {
  expect(matchAtPly(played, ply).state.ply).toBe(marks);
});

test.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [2500, 2],
  [9999, 4],
])('replay to %i ms shows %i marks', (at, marks) => {
  const then = matchAtTime(played, at);
  expect(then.state.ply).toBe(marks);
  if (at < played.at) expect(then.at).toBe(at);
});

test('a match that began when all were ready is replayed from its start', () => {
  const ready = begin({ table: { ready: true } });
  const going = choose(choose(ready, 0, { action: '~ready', option: 'ask' }).match, 1, {
    action: '~ready',
    option: 'accept',
  });
  expect(matchAtTime(playSquares(going.match, 4), 500).at).toBe(500);
});

test('what a choice made happen is told again, and nothing where there is no such choice', () => {
  const [first] = lineOf(played);
  const step = first && choose(first.before, 0, { action: first.entry[2], option: '4' });
  expect(step?.told.length).toBeGreaterThan(0);
  expect(toldAtPly(played, 1)).toEqual(step?.told);
  expect([-1, 0, 5].map((ply) => toldAtPly(played, ply))).toEqual([[], [], []]);
});

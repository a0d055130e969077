/** The shipped levels: every stored solution wins through the real rules, gate included, at exactly its par. */
import { expect, test } from 'vitest';
import { further, shipped } from './levels.ts';
import { levelWords } from './words.en.ts';
import { solutions } from './levels/solutions.ts';
import { playTurns } from './turns.ts';

test.each(shipped.map((level) => [level.id ?? '', level] as const))('level %s is won at par', (id, level) => {
  const played = playTurns(level, solutions[id] ?? []);
  expect(played.refused).toBeUndefined();
  const { phase, turn, steps } = played.state;
  expect([phase, turn, steps]).toEqual(['won', level.par?.turns, level.par?.steps]);
});

test('there are at least twelve beyond the campaign, and every level is introduced', () => {
  expect(further.length).toBeGreaterThanOrEqual(12);
  const said = shipped.map(({ id = '' }) => levelWords[id]);
  expect(said.every((words) => words && words.intro.length > 10 && words.hint.length > 10)).toBe(true);
  expect(new Set(shipped.map(({ title }) => title)).size).toBe(shipped.length);
});

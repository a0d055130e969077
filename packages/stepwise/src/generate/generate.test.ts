/** Generated levels are proven, never trivial, and the same for the same seed; the daily follows from its date. */
import { describe, expect, test } from 'vitest';
import { levelHash, writeLevel } from '../level-write.ts';
import { readLevelText } from '../level-parse.ts';
import { starsOf } from '../stars.ts';
import { playTurns } from '../turns.ts';
import { dayOf } from './daily.ts';
import { difficulties } from './draw.ts';
import { isEarned } from './earned.ts';
import { bands, generate, generating, type Generated } from './generate.ts';

describe.each(difficulties)('difficulty %i', (difficulty) => {
  test('is kept, proven and more than a walk, and everything in it costs somebody something', () => {
    const made = generate(difficulty, 'spring');
    if (!made) throw new Error('nothing was made');
    const { level, interest } = made;
    const [least, most] = bands[difficulty];
    expect(interest.score).toBeGreaterThanOrEqual(least);
    expect(interest.score).toBeLessThanOrEqual(most);
    expect(interest.touched > 0 || interest.detour >= 3).toBe(true);
    const { state } = playTurns(level, level.solution ?? []);
    expect([state.phase, state.turn, state.steps]).toEqual(['won', level.par?.turns, level.par?.steps]);
    expect(readLevelText(writeLevel(level)).level).toEqual(level);
    expect(isEarned(level, 100_000)).toBe(true);
  });
});

test('the same seed makes the same level, another one another', () => {
  expect(generate(2, 'a')).toEqual(generate(2, 'a'));
  expect(generate(2, 'a')?.level.map).not.toEqual(generate(2, 'b')?.level.map);
});

test.each([
  ['2024-01-01', 0, 1],
  ['2024-02-29', 3, 3],
  ['2026-11-22', 6, 5],
  ['2000-12-31', 6, 5],
] as const)('the day %s', (date, weekday, difficulty) => {
  expect(dayOf(date)).toMatchObject({ seed: `daily ${date}`, weekday, difficulty });
});

test.each([
  ['2026-11-18', 'c0fb1d36e0ea'],
  ['2026-11-20', '97b6f7fa943c'],
  ['2026-11-22', '138f0fcfd2df'],
  ['2026-11-30', 'ac504a838355'],
])('the day %s is the level that the first generator chose', (date, hash) => {
  const day = dayOf(date);
  if (!day) throw new Error('no day');
  const made = drawn(day.difficulty, day.seed, day.drawn);
  expect(made && levelHash(made.level)).toBe(hash);
  expect(made?.drawn).toBe(day.drawn);
});

test('days outside of those are drawn as they come', () => {
  expect(['2026-11-17', '2026-12-01', '2025-11-18'].map((date) => dayOf(date)?.drawn)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

function drawn(...wish: Parameters<typeof generating>): Generated | undefined {
  const search = generating(...wish);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

test('a door that nobody has to wait for is not earned', () => {
  const made = generate(1, 'a');
  if (!made) throw new Error('nothing was made');
  const { level } = made;
  const map = level.map.map((row, y) => (y === 8 ? `#%${row.slice(2)}` : row));
  expect(isEarned(level, 100_000)).toBe(true);
  expect(isEarned({ ...level, map }, 100_000)).toBe(false);
});

test.each(['2023-02-29', '2024-13-01', '2024-00-10', 'today', '2024-1-1', ''])('%s is no day', (date) => {
  expect(dayOf(date)).toBeUndefined();
});

test('stars: winning, within par turns, within par', () => {
  const par = { turns: 2, steps: 12 };
  expect([
    starsOf({ turns: 3, steps: 10 }, par),
    starsOf({ turns: 2, steps: 13 }, par),
    starsOf({ turns: 1, steps: 12 }, par),
    starsOf({ turns: 1, steps: 12 }, par, true),
    starsOf({ turns: 1, steps: 1 }, undefined),
  ]).toEqual([1, 2, 3, 1, 1]);
});

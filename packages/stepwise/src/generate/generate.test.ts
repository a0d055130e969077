/** Generated levels are proven, never trivial, and the same for the same seed; the daily follows from its date. */
import { describe, expect, test } from 'vitest';
import { writeLevel } from '../level-write.ts';
import { readLevelText } from '../level-parse.ts';
import { starsOf } from '../stars.ts';
import { playTurns } from '../turns.ts';
import { dayOf } from './daily.ts';
import { difficulties } from './draw.ts';
import { bands, generate } from './generate.ts';

describe.each(difficulties.slice(0, 4))('difficulty %i', (difficulty) => {
  test('is kept, proven and more than a walk', () => {
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
  expect(dayOf(date)).toEqual({ seed: `daily ${date}`, weekday, difficulty });
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

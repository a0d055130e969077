/** Days on the device: the calendar, what is kept of it, and days in a row. */
import { campaign, type LevelFile } from '@rankfall/stepwise';
import { expect, test } from 'vitest';
import { memoryBox } from '../../storage/box.ts';
import { keepPuzzle, keepSolved, keptPuzzle, solvedDays, streak, weeksUntil } from './days.ts';

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

const level = campaign[0] as LevelFile;

test.each([
  [
    'a Wednesday',
    '2026-11-18',
    ['2026-11-16', '2026-11-17', '2026-11-18', undefined, undefined, undefined, undefined],
  ],
  [
    'a Monday',
    '2026-11-16',
    ['2026-11-16', undefined, undefined, undefined, undefined, undefined, undefined],
  ],
])('the calendar ends on %s', (_title, date, last) => {
  const weeks = weeksUntil(noon(date));
  expect(weeks).toHaveLength(5);
  expect(weeks.at(-1)).toEqual(last);
  expect(weeks[0]?.[0]).toBe('2026-10-19');
});

test('the calendar ends on a Sunday with a whole week, in every hour of the day', () => {
  for (const hour of ['00:00:00', '23:59:59'])
    expect(
      weeksUntil(Date.parse(`2026-11-22T${hour}Z`))
        .at(-1)
        ?.at(-1),
    ).toBe('2026-11-22');
});

test('puzzles of the calendar are kept, older ones make room', () => {
  const box = memoryBox();
  keepPuzzle(box, '2026-09-01', level, noon('2026-09-01'));
  keepPuzzle(box, '2026-11-01', level, noon('2026-11-01'));
  keepPuzzle(box, '2026-11-18', level, noon('2026-11-18'));
  expect(keptPuzzle(box, '2026-11-01')?.title).toBe('Daily 2026-11-01');
  expect(keptPuzzle(box, '2026-09-01')).toBeUndefined();
});

test('days in a row go on until one is left out; today may still come', () => {
  const box = memoryBox();
  for (const day of ['2026-11-14', '2026-11-16', '2026-11-17']) keepSolved(box, day);
  expect(streak(solvedDays(box), noon('2026-11-18'))).toBe(2);
  keepSolved(box, '2026-11-18');
  expect(streak(solvedDays(box), noon('2026-11-18'))).toBe(3);
  expect(streak(solvedDays(box), noon('2026-11-20'))).toBe(0);
});

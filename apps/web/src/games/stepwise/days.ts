/** The puzzle of the day on this device: drawn once, kept as text, and which days were solved. */
import { isRecord } from '@rankfall/kernel';
import { levelText, readLevelText, type LevelFile } from '@rankfall/stepwise';
import type { Box } from '../../storage/types.ts';

const PUZZLE = 'rankfall/stepwise/daily/';
const SOLVED = 'rankfall/stepwise/days';
const DAY = 86_400_000;

export const titleOf = (date: string): string => `Daily ${date}`;

/** The date of a puzzle by its title; nothing for other levels. */
export const dateOf = (title: string): string | undefined => /^Daily (\d{4}-\d{2}-\d{2})$/u.exec(title)?.[1];

/** Days begin at midnight UTC, everywhere at once. */
export const today = (now: number): string => new Date(now).toISOString().slice(0, 10);

export function keptPuzzle(box: Box, date: string): LevelFile | undefined {
  const text = box.get(PUZZLE + date);
  return text === undefined ? undefined : readLevelText(text).level;
}

/** The calendar shows so many weeks; this one is the last of them. */
const WEEKS = 5;

/** Those older than the calendar make room: their levels follow from the date and can be drawn again. */
export function keepPuzzle(box: Box, date: string, level: LevelFile, now: number): void {
  const oldest = today(now - WEEKS * 7 * DAY);
  for (const key of box.keys(PUZZLE)) if (key.slice(PUZZLE.length) < oldest) box.remove(key);
  box.set(PUZZLE + date, levelText({ ...level, title: titleOf(date) }, true));
}

export function solvedDays(box: Box): readonly string[] {
  try {
    const found: unknown = JSON.parse(box.get(SOLVED) ?? '[]');
    return Array.isArray(found) || isRecord(found)
      ? Object.values(found).filter((day): day is string => typeof day === 'string')
      : [];
  } catch {
    return [];
  }
}

export function keepSolved(box: Box, date: string): void {
  box.set(SOLVED, JSON.stringify([...new Set([...solvedDays(box), date])].toSorted().slice(-400)));
}

/** Weeks from Monday to Sunday up to today; days that are still to come are left empty. */
export function weeksUntil(now: number): readonly (readonly (string | undefined)[])[] {
  // The first of January 1970 was a Thursday.
  const weekday = (Math.floor(now / DAY) + 3) % 7;
  const monday = now - weekday * DAY - (WEEKS - 1) * 7 * DAY;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const then = monday + (7 * week + day) * DAY;
      return then > now ? undefined : today(then);
    }),
  );
}

/** Days solved in a row; today need not be solved yet to keep it. */
export function streak(days: readonly string[], now: number): number {
  const solved = new Set(days);
  const first = solved.has(today(now)) ? 0 : 1;
  let length = 0;
  while (solved.has(today(now - (first + length) * DAY))) length++;
  return length;
}

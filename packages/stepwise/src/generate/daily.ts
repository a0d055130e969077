/** The puzzle of a day: its seed and difficulty follow from the date alone, which comes in as text. */
import type { Difficulty } from './draw.ts';

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export interface Day {
  readonly seed: string;
  readonly difficulty: Difficulty;
  /** 0 is Monday. */
  readonly weekday: number;
  /** Which drawing it is, for the days that an earlier generator chose. */
  readonly drawn?: number;
}

/**
 * The days that the first generator chose, from 18 to 30 November 2026: which of its drawings each one is. A generator
 * that judges otherwise, or a solver that finds another of the shortest plans, must not change a day that has been played.
 */
const firstDays: readonly number[] = [1, 5, 17, 11, 258, 1, 7, 2, 1, 11, 68, 46, 10];
const firstDrawn = (date: string): number | undefined =>
  date.startsWith('2026-11-') ? firstDays[Number(date.slice(8)) - 18] : undefined;

/** Easy on Monday, hard on Sunday. */
const week: readonly Difficulty[] = [1, 2, 2, 3, 3, 4, 5];

/** The day of a UTC date such as '2026-03-01'; undefined for a text that is no date. */
export function dayOf(date: string): Day | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const longest = month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);
  if (day < 1 || day > longest) return undefined;
  const weekday = weekdayOf(year, month, day);
  const drawn = firstDrawn(date);
  return {
    seed: `daily ${date}`,
    difficulty: week[weekday] ?? 1,
    weekday,
    ...(drawn === undefined ? {} : { drawn }),
  };
}

/** Days since the year 0 began, counted by its leap years; the first of January 2024 was a Monday. */
function weekdayOf(year: number, month: number, day: number): number {
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const months = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  const extra = month > 2 && isLeap(year) ? 1 : 0;
  return (before * 365 + leaps + months + extra + day - 1) % 7;
}

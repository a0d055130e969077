/** Numbers and dates as a language says them, by way of `Intl`. */

const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');

/** '1 move', '1,204 moves' */
export function count(n: number, one: string, many: string): string {
  return `${numbers.format(n)} ${plurals.select(n) === 'one' ? one : many}`;
}

const MINUTE = 60_000;
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** 'now', '5 minutes ago', 'yesterday'; older than a week it is the day. */
export function ago(then: number, now: number, locale: string): string {
  const passed = Math.max(0, now - then);
  if (passed > 7 * 24 * 60 * MINUTE) return day(then, locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const step = steps.find(([, size]) => passed >= size);
  return step ? relative.format(-Math.floor(passed / step[1]), step[0]) : relative.format(0, 'second');
}

/** '18 Nov 2025, 14:05' in the manner of the language. */
export function day(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

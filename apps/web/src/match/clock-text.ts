/** What a clock shows and when it speaks. Whole seconds are rounded up, so that 0:00 means that time is over. */

/** Milliseconds left at which a clock looks urgent, by shape as well as colour. */
export const LOW_TIME = 30_000;
const TENTHS_BELOW = 10_000;
/** Seconds left that are said aloud. */
export const warnings = [30, 10, 5] as const;
export type Warning = (typeof warnings)[number];

/** '1:02:03', '4:05', and '9.4' at the end. */
export function clockText(left: number): string {
  if (left < TENTHS_BELOW) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The warning that lies between two looks at one clock, the most urgent if there are several. */
export function warningBetween(before: number, after: number): Warning | undefined {
  return warnings.toReversed().find((seconds) => before > seconds * 1000 && after <= seconds * 1000);
}

/** How often the text of a clock changes: ten times a second at the end, and else every second. */
export const ticksEvery = (left: number): number => (left < TENTHS_BELOW + 1000 ? 100 : 250);

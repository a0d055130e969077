/**
 * A turn clock: a base for everybody and an increment for each completed turn. It reads no time of its own:
 * whoever uses it says how long it ran, and for whom.
 */
import { isRecord } from './data.ts';
import type { Millis, Reason, Seat } from './types.ts';

export interface ClockSettings {
  readonly base: Millis;
  readonly increment: Millis;
}

const DAY = 86_400_000;

/** Whether this is a clock: whole milliseconds, at least one of base, at most a day of each. */
export function isClock(value: unknown): value is ClockSettings {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  const { base, increment } = value;
  return isWithin(base, 1, DAY) && isWithin(increment, 0, DAY);
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** What each seat has left. */
export type Clock = readonly Millis[];

export function windClock(settings: ClockSettings, seats: number): Clock {
  return Array.from({ length: seats }, () => settings.base);
}

/** The clock after these seats let it run so long; nobody falls below zero. */
export function runClock(clock: Clock, running: readonly Seat[], elapsed: Millis): Clock {
  if (elapsed === 0 || running.length === 0) return clock;
  return clock.map((left, seat) => (running.includes(seat) ? Math.max(0, left - elapsed) : left));
}

/** The clock after these seats completed a turn; a seat named twice earns twice. */
export function pressClock(clock: Clock, pressed: readonly Seat[], settings: ClockSettings): Clock {
  if (pressed.length === 0 || settings.increment === 0) return clock;
  const out = [...clock];
  for (const seat of pressed) {
    const left = out[seat];
    if (left !== undefined) out[seat] = left + settings.increment;
  }
  return out;
}

/** How long until the first flag falls, if anybody's clock runs. */
export function flagIn(clock: Clock, running: readonly Seat[]): Millis | undefined {
  let least: Millis | undefined;
  for (const seat of running) {
    const left = clock[seat];
    if (left !== undefined && (least === undefined || left < least)) least = left;
  }
  return least;
}

/** Minutes + seconds a turn, as players say it. */
export const clockPresets = ['1+0', '2+1', '3+0', '5+0', '5+3', '10+0', '15+10', '30+0'] as const;

const HOURS_3 = 180;

/** Reads '5+3' (minutes + seconds; '0.5+0' is half a minute). */
export function readClock(text: string): ClockSettings | Reason {
  const found = /^(\d{1,3}(?:\.\d{1,2})?)\+(\d{1,3})$/.exec(text);
  const minutes = Number(found?.[1]);
  const seconds = Number(found?.[2]);
  if (!found || minutes <= 0 || minutes > HOURS_3 || seconds > HOURS_3) {
    return { code: 'bad-clock', got: text.slice(0, 20), most: HOURS_3 };
  }
  return { base: Math.round(minutes * 60_000), increment: seconds * 1000 };
}

export function writeClock(clock: ClockSettings): string {
  return `${Number((clock.base / 60_000).toFixed(2))}+${Math.round(clock.increment / 1000)}`;
}

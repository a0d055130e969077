/**
 * The log of a match: append-only, and shared by all the immutable matches that grew from one another. A list linked
 * backwards makes appending cheap on every branch, also on one that is only tried out.
 */
import type { Millis, Seat } from './types.ts';

/** When, who, which action, which option. */
export type Entry = readonly [at: Millis, seat: Seat, action: string, option: string];

export interface Log {
  readonly length: number;
  readonly latest?: Entry;
  readonly earlier?: Log;
}

export const EMPTY_LOG: Log = { length: 0 };

export function append(log: Log, entry: Entry): Log {
  return { length: log.length + 1, latest: entry, earlier: log };
}

/** The entries, oldest first. */
export function entriesOf(log: Log): readonly Entry[] {
  return entriesSince(EMPTY_LOG, log);
}

/** The entries that `later` has and `earlier` had not: what must be stored before anybody is told. */
export function entriesSince(earlier: Log, later: Log): readonly Entry[] {
  const out: Entry[] = [];
  for (let log: Log | undefined = later; log && log.length > earlier.length; log = log.earlier) {
    if (log.latest) out.push(log.latest);
  }
  return out.reverse();
}

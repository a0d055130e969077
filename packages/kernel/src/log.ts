/**
 * The log of a match: append-only, shared by all the immutable matches that grew from one another. Each match knows
 * how much of it is its own, so appending is cheap and an older match still sees only its part.
 */
import type { Millis, Seat } from './types.ts';

/** When, who, which action, which option. */
export type Entry = readonly [at: Millis, seat: Seat, action: string, option: string];

export interface Log {
  readonly entries: readonly Entry[];
  readonly length: number;
}

export function emptyLog(): Log {
  return { entries: [], length: 0 };
}

export function append(log: Log, entry: Entry): Log {
  // The newest owner of the list may grow it in place; a match that was branched off gets a list of its own.
  const entries = (
    log.entries.length === log.length ? log.entries : log.entries.slice(0, log.length)
  ) as Entry[];
  entries.push(entry);
  return { entries, length: entries.length };
}

export function entriesOf(log: Log): readonly Entry[] {
  return log.entries.slice(0, log.length);
}

/** The entries that `later` has and `earlier` had not: what must be stored before anybody is told. */
export function entriesSince(earlier: Log, later: Log): readonly Entry[] {
  return later.entries.slice(earlier.length, later.length);
}

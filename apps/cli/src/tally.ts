/** Results of many matches, added up. Adding is the same in any order, so any number of jobs gives the same tally. */
import type { AnyTerms, Match, Outcome } from '@rankfall/kernel';
import { spreadOf, wilson, type Interval, type Spread } from './statistics.ts';

export interface Tally {
  readonly games: number;
  /** For each seat, how often it won, drew and lost. */
  readonly seats: readonly Readonly<Record<Outcome, number>>[];
  readonly reasons: Readonly<Record<string, number>>;
  /** How many matches had so many plies. */
  readonly plies: Readonly<Record<number, number>>;
  /** What a survey counts besides. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a finished match adds to the counts of a survey. */
export type Count = (match: Match<AnyTerms>) => Readonly<Record<string, number>>;

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    seats: Array.from({ length: seats }, () => ({ won: 0, drawn: 0, lost: 0 })),
    reasons: {},
    plies: {},
    counts: {},
  };
}

export function tallyOf(match: Match<AnyTerms>, count?: Count): Tally {
  const { result, log } = match;
  if (!result) throw new Error('a match without a result cannot be counted');
  return {
    games: 1,
    seats: result.outcome.map((mine) => ({ won: 0, drawn: 0, lost: 0, [mine]: 1 })),
    reasons: { [result.reason]: 1 },
    plies: { [log.length]: 1 },
    counts: count?.(match) ?? {},
  };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    seats: a.seats.map((seat, i) => addCounts(seat, b.seats[i] ?? {})),
    reasons: addCounts(a.reasons, b.reasons),
    plies: addCounts(a.plies, b.plies),
    counts: addCounts(a.counts, b.counts),
  };
}

function addCounts<C extends Readonly<Record<string | number, number>>>(
  a: C,
  b: Readonly<Record<string | number, number>>,
): C {
  const sum: Record<string | number, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum as C;
}

export interface Share {
  readonly count: number;
  readonly share: number;
  readonly interval: Interval;
}

export function shareOf(count: number, all: number): Share {
  return { count, share: all === 0 ? 0 : count / all, interval: wilson(count, all) };
}

/** What a tally says, ready to be shown; the same bytes whatever the order of work was. */
export interface Summary {
  readonly games: number;
  readonly seats: readonly { readonly won: Share; readonly drawn: Share; readonly lost: Share }[];
  /** Commonest first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly plies: Spread | undefined;
}

export function summaryOf(tally: Tally): Summary {
  const { games } = tally;
  return {
    games,
    seats: tally.seats.map(({ won, drawn, lost }) => ({
      won: shareOf(won, games),
      drawn: shareOf(drawn, games),
      lost: shareOf(lost, games),
    })),
    reasons: Object.entries(tally.reasons)
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    plies: spreadOf(tally.plies),
  };
}

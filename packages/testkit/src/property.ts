/** A property of the contract: a name, what it says, and a pure check of one run. */
import type { AnyGame, AnyTerms, Seat } from '@rankfall/kernel';
import type fc from 'fast-check';
import type { Bound } from './bound.ts';
import type { AnyMatch, Run } from './play-out.ts';
import type { ScriptWishes } from './script.ts';

/** What a game promises about itself, for the suite to hold it to. */
export interface Contract {
  /** Any play ends within so many choices, and, where time ends it, within so much match time. */
  readonly bound: Bound;
  /** Types of actions whose choice is a secret until it is revealed. Silent choices are found without being named. */
  readonly sealed?: readonly string[];
  /** The state with this marker in every place that is hidden from that seat. A game may take its own state here. */
  plant?(state: AnyTerms['state'], seat: Seat | 'watcher', marker: string): AnyTerms['state'];
  /** Settings to play with; any that the schema allows, otherwise. */
  readonly settings?: fc.Arbitrary<object>;
}

export interface Failure {
  readonly what: string;
  readonly detail?: unknown;
}

export interface Property {
  readonly name: string;
  /** What it says of every game. */
  readonly says: string;
  /** How many runs at effort 1, how long, at what table, and whether each is played to its end. */
  readonly runs: number;
  readonly longest: number;
  readonly table?: ScriptWishes['table'];
  readonly whole?: boolean;
  /** `game` is under guard. */
  check(game: AnyGame, contract: Contract, run: Run): Failure | undefined;
}

/** At most so many of a list, evenly spread, the last one always among them. */
export function sample<E>(list: readonly E[], most: number): readonly E[] {
  if (list.length <= most) return list;
  const step = list.length / most;
  return Array.from({ length: most }, (_, i) => list[Math.ceil((i + 1) * step) - 1] as E);
}

/** All the matches of a run, from the first to the last, that are not over. */
export function matchesOf(run: Run): readonly AnyMatch[] {
  const all = [...(run.started ? [run.started] : []), ...run.moments.map((moment) => moment.after)];
  return all.filter((match) => !match.result);
}

/** The first failure of these checks, made one after another only as far as needed. */
export function firstOf<E>(list: Iterable<E>, check: (item: E) => Failure | undefined): Failure | undefined {
  for (const item of list) {
    const failure = check(item);
    if (failure) return failure;
  }
  return undefined;
}

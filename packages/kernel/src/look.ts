/**
 * What leaves the room: one seat's view of a match, never the state. From it everybody can use the one set of rules:
 * list their own options, predict a move, preview an outcome, search. They bring dice of their own.
 */
import type { Clock } from './clock.ts';
import { rollFrom } from './dice.ts';
import { choose } from './choose.ts';
import { hears, startFrom, type Charter, type Match, type Told } from './match.ts';
import type { Sitting } from './table.ts';
import type { Choice, Millis, Reason, Result, Seat, Terms } from './types.ts';

/** All that one seat, or a watcher, may know of a match. */
export interface Look<T extends Terms> {
  readonly seat: Seat | 'watcher';
  readonly view: T['view'];
  readonly at: Millis;
  readonly awaits: readonly Seat[];
  readonly clock?: Clock;
  readonly paused: boolean;
  readonly held: boolean;
  readonly asks: Sitting['asks'];
  readonly marks: readonly string[];
  readonly result?: Result;
  /** How many events this stream has told. */
  readonly heard: number;
}

export function lookAt<T extends Terms>(match: Match<T>, seat: Seat | 'watcher'): Look<T> {
  const { game, seats } = match.charter;
  const { paused, held, asks, marks } = match.sitting;
  return {
    seat,
    view: game.view(match.state, seat),
    at: match.at,
    awaits: match.result ? [] : game.awaits(match.state),
    ...(match.clock ? { clock: match.clock } : {}),
    paused,
    held,
    asks,
    marks,
    ...(match.result ? { result: match.result } : {}),
    heard: match.heard[seat === 'watcher' ? seats : seat] ?? 0,
  };
}

/** The part of what was told that this seat hears. */
export function toldTo<T extends Terms>(
  told: readonly Told<T>[],
  seat: Seat | 'watcher',
): readonly Told<T>[] {
  return told.filter(({ event }) => hears(event, seat));
}

/** What everybody at the table may know of the charter. The seed is not among it. */
export type OpenCharter<T extends Terms> = Omit<Charter<T>, 'seed'>;

/** A match that this look could be showing, with dice from the looker's own seed. It has no past. */
export function imagineMatch<T extends Terms>(
  charter: OpenCharter<T>,
  look: Look<T>,
  seed: string,
): Match<T> {
  const state = charter.game.imagine(look.view, look.seat, rollFrom(`imagine ${seed}`.slice(0, 64)));
  return startFrom({ ...charter, seed }, state, look);
}

export type Preview<T extends Terms> =
  | {
      readonly look: Look<T>;
      readonly told: readonly Told<T>[];
      /** Chance was asked, so it may come otherwise. */
      readonly uncertain: boolean;
      readonly refused?: undefined;
    }
  | { readonly refused: Reason };

/** What this seat would see if it chose so now, as far as it can know. */
export function preview<T extends Terms>(
  charter: OpenCharter<T>,
  look: Look<T>,
  choice: Choice,
  seed = 'preview',
): Preview<T> {
  if (look.seat === 'watcher') return { refused: { code: 'unknown-seat' } };
  const imagined = imagineMatch(charter, look, seed);
  const step = choose(imagined, look.seat, choice);
  if (step.refused) return { refused: step.refused };
  return {
    look: lookAt(step.match, look.seat),
    told: toldTo(step.told, look.seat),
    uncertain: step.match.draws !== imagined.draws,
  };
}

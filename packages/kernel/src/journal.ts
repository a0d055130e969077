/**
 * A running match as a journal: store, then tell. A row is stored before anybody hears of it; it also keeps which
 * message of which client it answered, so that a message sent twice counts once. A wake about to be told is stored as
 * `~reach`, or a crash could contradict what players have already seen.
 */
import { choose } from './choose.ts';
import type { Entry } from './log.ts';
import { reach, type Match, type Step } from './match.ts';
import { foldOn, type Folded } from './record.ts';
import { HOST, type Choice, type Millis, type Seat, type Terms } from './types.ts';

export interface JournalRow {
  readonly entry: Entry;
  /** The message this row answered. */
  readonly from?: Message;
}

/** One message of one client; clients number theirs from 1. */
export interface Message {
  readonly client: string;
  readonly number: number;
}

/** A step and the row to store before anything of it is told. No row: nothing happened that anybody would hear. */
export interface Journaled<T extends Terms> extends Step<T> {
  readonly row?: JournalRow;
}

/** Lets time run; what it does and tells is pinned by a `~reach` row. */
export function reachJournaled<T extends Terms>(match: Match<T>, at: Millis): Journaled<T> {
  const woken = reach(match, at);
  if (woken.refused || woken.told.length === 0) return woken;
  const entry: Entry = [woken.match.at, HOST, '~reach', 'reach'];
  // Where time itself ended the match there is nobody left to choose, so the row is added without choosing.
  const pinned = woken.match.result
    ? woken.match
    : choose(woken.match, HOST, { action: '~reach', option: 'reach' }).match;
  return { match: pinned, told: woken.told, row: { entry } };
}

export function chooseJournaled<T extends Terms>(
  match: Match<T>,
  seat: Seat,
  choice: Choice,
  from?: Message,
): Journaled<T> {
  const step = choose(match, seat, choice);
  if (step.refused) return step;
  const entry: Entry = [match.at, seat, choice.action, choice.option];
  return { ...step, row: { entry, ...(from ? { from } : {}) } };
}

/** The number of this client's latest message in the journal; anything up to it was already done. */
export function latestOf(rows: readonly JournalRow[], client: string): number {
  let latest = 0;
  for (const { from } of rows) if (from?.client === client && from.number > latest) latest = from.number;
  return latest;
}

/** The match as the journal left it. */
export function recover<T extends Terms>(started: Match<T>, rows: readonly JournalRow[]): Folded<T> {
  const log: Entry[] = [];
  let until: Millis | undefined;
  for (const { entry } of rows) {
    if (entry[2] === '~reach') until = entry[0];
    else until = undefined;
    log.push(entry);
  }
  // A last `~reach` may be the end itself: then there is nothing to choose, only time to let run.
  return until === undefined ? foldOn(started, log) : foldOn(started, log.slice(0, -1), until);
}

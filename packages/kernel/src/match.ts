/**
 * A match: an immutable value around a game's state. The kernel keeps what every game needs and none should write
 * again: match time, the dice counters, the clock, the table, the log, and the line really played.
 */
import { flagIn, pressClock, runClock, windClock, type Clock } from './clock.ts';
import { NO_DRAWS, rollFrom, seedProblem, type Draws } from './dice.ts';
import { EMPTY_LOG, type Entry, type Log } from './log.ts';
import { parseSettings } from './settings.ts';
import { AT_EASE, layTable, type Sitting, type Table, type TableEvent } from './table.ts';
import type { Done, Game, Happening, Millis, Reason, Result, Seat, Terms } from './types.ts';

/** What was agreed before the match began. */
export interface Charter<T extends Terms> {
  readonly game: Game<T>;
  readonly settings: T['settings'];
  readonly seed: string;
  readonly seats: number;
  readonly table: Table;
}

/** One choice of the line really played, and the match it was made in. */
export interface Played<T extends Terms> {
  readonly before: Match<T>;
  readonly entry: Entry;
}

export interface Match<T extends Terms> {
  readonly charter: Charter<T>;
  readonly state: T['state'];
  readonly at: Millis;
  readonly draws: Draws;
  readonly clock: Clock | undefined;
  readonly sitting: Sitting;
  readonly result: Result | undefined;
  /** How many events each seat, and last the watchers, have been told. */
  readonly heard: readonly number[];
  readonly log: Log;
  /** The latest choice of the line really played; earlier ones through its `before`. */
  readonly line: Played<T> | undefined;
  /** The matches that undo left, latest last: redo goes back to them, until something else is chosen. */
  readonly undone: readonly Match<T>[];
}

/** Something told, and when. */
export interface Told<T extends Terms> {
  readonly at: Millis;
  readonly event: T['event'] | TableEvent;
}

/** What came of it. A refused step has the very same match and tells nothing. */
export interface Step<T extends Terms> {
  readonly match: Match<T>;
  readonly told: readonly Told<T>[];
  readonly refused?: Reason;
}

export interface Start {
  readonly settings?: unknown;
  readonly seed: string;
  readonly seats?: number;
  readonly table?: Partial<Table>;
}

export type Started<T extends Terms> =
  | { readonly match: Match<T>; readonly told: readonly Told<T>[]; readonly refused?: undefined }
  | { readonly match?: undefined; readonly refused: Reason };

/** A new match, or why there can be none. */
export function start<T extends Terms>(game: Game<T>, wish: Start): Started<T> {
  const problem = seedProblem(wish.seed);
  if (problem) return { refused: { code: 'bad-seed', problem } };
  const seats = wish.seats ?? game.seats.min;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return { refused: { code: 'bad-seats', min: game.seats.min, max: game.seats.max } };
  }
  const parsed = parseSettings(game.settings, wish.settings ?? {});
  if ('refused' in parsed) return { refused: parsed.refused };
  const table = layTable(game.table, wish.table);
  if ('code' in table) return { refused: table };
  const { match, told } = begin({ game, settings: parsed.settings, seed: wish.seed, seats, table });
  return { match, told };
}

/** The first moment of a match under this charter, with whatever is due at once. */
export function begin<T extends Terms>(charter: Charter<T>): Step<T> {
  const { game, settings, seed, seats, table } = charter;
  const dice = rollFrom(seed);
  const state = game.setup(settings, seats, dice);
  const at = startFrom(charter, state, {
    at: 0,
    held: table.ready ?? false,
    ...(table.clock ? { clock: windClock(table.clock, seats) } : {}),
  });
  return catchUp({ match: { ...at, draws: dice.draws }, told: [] });
}

/** How a match stands at the moment it starts from. */
export interface Standing {
  readonly at: Millis;
  readonly clock?: Clock;
  readonly paused?: boolean;
  readonly held?: boolean;
  readonly asks?: Sitting['asks'];
  readonly marks?: readonly string[];
  readonly result?: Result;
}

const NOTHING_UNDONE: readonly never[] = [];

/** A match without a past that starts from this state. */
export function startFrom<T extends Terms>(
  charter: Charter<T>,
  state: T['state'],
  standing: Standing,
): Match<T> {
  const { at, clock, paused = false, held = false, asks = {}, marks = [], result } = standing;
  return {
    charter,
    state,
    at,
    draws: NO_DRAWS,
    clock,
    sitting: { ...AT_EASE, paused, held, asks, marks },
    result: result ?? charter.game.result(state),
    heard: Array.from({ length: charter.seats + 1 }, () => 0),
    log: EMPTY_LOG,
    line: undefined,
    undone: NOTHING_UNDONE,
  };
}

export function refuse<T extends Terms>(match: Match<T>, refused: Reason): Step<T> {
  return { match, told: [], refused };
}

/** Whether match time stands still. */
export function isStopped<T extends Terms>(match: Match<T>): boolean {
  return match.sitting.paused || match.sitting.held || match.result !== undefined;
}

/** A game never needs more wakes than this at one instant; one that does would hang every host. */
const WAKES_AT_ONCE = 10_000;

/** More than two years of play: any later time is a mistake. */
const LATEST: Millis = 2 ** 36;

/** Lets time run to `at`: every wake and every flag at its own time. After the end time stands still. */
export function reach<T extends Terms>(match: Match<T>, at: Millis): Step<T> {
  if (!Number.isSafeInteger(at) || at > LATEST)
    return refuse(match, { code: 'bad-time', got: String(at).slice(0, 40) });
  if (at < match.at) return refuse(match, { code: 'time-went-back', at, now: match.at });
  if (match.result) return { match, told: [] };
  if (match.sitting.paused || match.sitting.held) {
    return at === match.at ? { match, told: [] } : refuse(match, { code: 'paused', now: match.at });
  }
  const { game } = match.charter;
  const told: Told<T>[] = [];
  let now = match;
  let wakes = 0;
  for (;;) {
    const due = game.due(now.state);
    const flag = flagTime(now);
    if (due !== undefined && due <= at && (flag === undefined || due <= flag)) {
      if (due < now.at) throw new Error(`${game.id}: due at ${due}, which is before ${now.at}`);
      wakes = due === now.at ? wakes + 1 : 0;
      if (wakes > WAKES_AT_ONCE) throw new Error(`${game.id}: still due at ${due} after ${wakes} wakes`);
      now = wake(now, due, told);
    } else if (flag !== undefined && flag <= at) now = fall(elapse(now, flag), told);
    else break;
    if (now.result) return { match: now, told };
  }
  now = elapse(now, at);
  return { match: now, told };
}

/** A match never rests with something overdue: what is due at this very instant follows the step that made it so. */
export function catchUp<T extends Terms>(step: Step<T>): Step<T> {
  const { match } = step;
  const due = isStopped(match) ? undefined : match.charter.game.due(match.state);
  if (due === undefined || due > match.at) return step;
  const woken = reach(match, match.at);
  return { match: woken.match, told: [...step.told, ...woken.told] };
}

/** When time itself acts next, if nobody chooses: the game's own, or a flag. */
export function nextDue<T extends Terms>(match: Match<T>): Millis | undefined {
  if (isStopped(match)) return undefined;
  const due = match.charter.game.due(match.state);
  const flag = flagTime(match);
  return due === undefined || flag === undefined ? (due ?? flag) : Math.min(due, flag);
}

function flagTime<T extends Terms>(match: Match<T>): Millis | undefined {
  if (!match.clock) return undefined;
  const left = flagIn(match.clock, match.charter.game.awaits(match.state));
  return left === undefined ? undefined : match.at + left;
}

function elapse<T extends Terms>(match: Match<T>, at: Millis): Match<T> {
  if (at <= match.at) return match;
  const clock = match.clock && runClock(match.clock, match.charter.game.awaits(match.state), at - match.at);
  return { ...match, at, clock };
}

function wake<T extends Terms>(match: Match<T>, due: Millis, told: Told<T>[]): Match<T> {
  const now = elapse(match, due);
  const { game, seed } = now.charter;
  const dice = rollFrom(seed, now.draws);
  const done = game.wake(now.state, due, dice);
  return settle(now, done, done.pressed ?? [], dice.draws, now.log, now.line, now.sitting, told);
}

/** The flag of everybody without time left falls: together if they fall together. */
function fall<T extends Terms>(match: Match<T>, told: Told<T>[]): Match<T> {
  const { game, seats } = match.charter;
  const out = game.awaits(match.state).filter((seat) => match.clock?.[seat] === 0);
  const [first] = out;
  if (first === undefined)
    throw new Error(`${game.id}: a flag fell at ${match.at}, but nobody is out of time`);
  const alone = forfeited(match, first, 'time');
  // A game may have its own word for it; it is the same when two flags fall together.
  return end(match, out.length === 1 ? alone : lostBy(out, seats, alone.reason), told);
}

/** The result when one seat gives up, leaves or runs out of time. */
export function forfeited<T extends Terms>(
  match: Match<T>,
  seat: Seat,
  why: 'time' | 'resign' | 'left',
): Result {
  const { game, seats } = match.charter;
  return game.forfeit?.(match.state, seat, why) ?? lostBy([seat], seats, why);
}

function lostBy(losers: readonly Seat[], seats: number, reason: string): Result {
  const all = losers.length === seats && seats > 1;
  return {
    outcome: Array.from({ length: seats }, (_, seat) =>
      all ? 'drawn' : losers.includes(seat) ? 'lost' : 'won',
    ),
    reason,
  };
}

/** The match with this result, which everybody is told. */
export function end<T extends Terms>(match: Match<T>, result: Result, told: Told<T>[]): Match<T> {
  return tell({ ...match, result }, [{ type: '~over', result }], told);
}

/** Counts these events in every stream that hears them, and adds them to what is told. */
export function tell<T extends Terms>(
  match: Match<T>,
  events: readonly (T['event'] | TableEvent)[],
  told: Told<T>[],
): Match<T> {
  if (events.length === 0) return match;
  for (const event of events) told.push({ at: match.at, event });
  return { ...match, heard: hear(match.heard, events) };
}

function hear(heard: readonly number[], events: readonly Happening[]): readonly number[] {
  const watchers = heard.length - 1;
  const now = heard.slice();
  for (const event of events)
    for (let i = 0; i <= watchers; i++)
      if (hears(event, i === watchers ? 'watcher' : i)) now[i] = (now[i] ?? 0) + 1;
  return now;
}

/** Whether this event is told to that listener. */
export function hears(event: Happening, listener: Seat | 'watcher'): boolean {
  return event.only === undefined || (listener !== 'watcher' && event.only.includes(listener));
}

/** Puts a step of the game into the match. Built in one go, because this is the path of every move. */
export function settle<T extends Terms>(
  match: Match<T>,
  done: Done<T>,
  pressed: readonly Seat[],
  draws: Draws,
  log: Log,
  line: Played<T> | undefined,
  sitting: Sitting,
  told: Told<T>[],
): Match<T> {
  const { charter, at } = match;
  const settings = charter.table.clock;
  const result = charter.game.result(done.state);
  for (const event of done.events) told.push({ at, event });
  const next: Match<T> = {
    charter,
    state: done.state,
    at,
    draws,
    clock: match.clock && settings ? pressClock(match.clock, pressed, settings) : match.clock,
    sitting,
    result: undefined,
    heard: done.events.length === 0 ? match.heard : hear(match.heard, done.events),
    log,
    line,
    // A wake leaves the line as it is; a choice makes another.
    undone: line === match.line ? match.undone : NOTHING_UNDONE,
  };
  return result === undefined ? next : end(next, result, told);
}

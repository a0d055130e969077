/**
 * The contract of every game. A game answers, at any moment and for any seat, with all that the seat may do;
 * whatever is chosen was offered here. Nothing in it is text, and everything in it survives JSON.
 */
import type { Dice } from './dice.ts';
import type { Schema } from './settings.ts';

/** 0, 1, …; -1 is the host. */
export type Seat = number;
export const HOST: Seat = -1;

/** Match time: whole milliseconds of play. */
export type Millis = number;

/** All that travels and is logged. */
export interface Choice {
  readonly action: string;
  readonly option: string;
}

/** Why not, or why open: of refusals, disabled options and notes. Data; a words module says it. */
export interface Reason {
  readonly code: string;
  readonly [detail: string]: unknown;
}

/** Something that happened. `only`: nobody else is told. */
export interface Happening {
  readonly type: string;
  readonly only?: readonly Seat[];
}

/** The five types of a game. Everything in them is data that survives JSON. */
export interface Terms {
  settings: object;
  state: object;
  view: object;
  event: Happening;
  does: unknown;
}

export type Outcome = 'won' | 'lost' | 'drawn';

export interface Result {
  readonly outcome: readonly Outcome[];
  readonly reason: string;
  readonly score?: readonly number[];
}

export interface Option<Does = unknown> {
  /** 'e1e3', 'a7a8q', 'N@c1', 'b1c3,P@b1', '12:d5d1', 'trigger_4' */
  readonly id: string;
  /** What it does, as data: the board draws it, the locale says it, `choose` takes it. */
  readonly does: Does;
  /** What to point at, in order: ['a7', 'a8', 'q']. */
  readonly picks?: readonly string[];
  readonly cost?: Readonly<Record<string, number>>;
  /** Shown but not to be had, and why. */
  readonly off?: Reason;
}

export interface PendingAction<Does = unknown> {
  /** Names the occasion, and so is the concurrency rule: 'move', '3/drawing/build', 'turn/17'. */
  readonly id: string;
  /** 'SHIP_BUILD' */
  readonly type: string;
  readonly options: readonly Option<Does>[];
  /** Must be resolved before ready. */
  readonly mandatory?: boolean;
  /** The ship or piece it belongs to. */
  readonly about?: string;
  /** Why it is open. */
  readonly note?: Reason;
  /** A cooldown ends. */
  readonly opens?: Millis;
  /** A deadline; at this instant it is already too late. */
  readonly closes?: Millis;
  /** Offered only while the match is paused; choosing it resumes. */
  readonly paused?: boolean;
}

export interface Done<T extends Terms> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  /** Who pressed the turn clock; left out, the chooser did if play no longer waits for that seat. */
  readonly pressed?: readonly Seat[];
}

/** Whether a table action needs nobody, needs the others, or is not to be had. */
export type Policy = 'free' | 'ask' | 'never';

/** What a game allows at its table; a match may be stricter. */
export interface TableRules {
  readonly undo: Policy;
  readonly pause: Policy;
  readonly draw: boolean;
  readonly clock: boolean;
}

/** A game is a plain value of pure functions. Time and chance come in; nothing else does. */
export interface Game<T extends Terms> {
  readonly id: string;
  /** Rises when a state, an option id or the order of options changes; stored with every match. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Schema<T['settings']>;
  readonly table: TableRules;
  /** Tells nothing: what should be seen arriving is due at 0. */
  setup(settings: T['settings'], seats: number, dice: Dice): T['state'];
  /** Whom play waits for: clocks run, bots think, "your turn" lights up. */
  awaits(state: T['state']): readonly Seat[];
  /** All that seat may do; follows from the state alone. */
  pending(state: T['state'], seat: Seat): readonly PendingAction<T['does']>[];
  /** Only ever called with something just offered. */
  choose(state: T['state'], seat: Seat, does: T['does'], at: Millis, dice: Dice): Done<T>;
  /** When time itself acts next: arrivals, lapses, limits, waits. */
  due(state: T['state']): Millis | undefined;
  /** `at` is due(state), never later. */
  wake(state: T['state'], at: Millis, dice: Dice): Done<T>;
  result(state: T['state']): Result | undefined;
  /** All that this seat may know. */
  view(state: T['state'], seat: Seat | 'watcher'): T['view'];
  /** Some state that this view could be showing. */
  imagine(view: T['view'], seat: Seat | 'watcher', dice: Dice): T['state'];
  /** Why not; otherwise 'not-offered'. */
  explain?(state: T['state'], seat: Seat, choice: Choice, at: Millis): Reason | undefined;
  /** Otherwise the others win. */
  forfeit?(state: T['state'], seat: Seat, why: 'time' | 'resign' | 'left'): Result;
}

/** For lists of games of different terms: any Game is one. The kernel only ever hands a game its own data back. */
export type AnyTerms = { settings: object; state: object; view: object; event: Happening; does: unknown };
export type AnyGame = Game<AnyTerms>;

/** The game as one of any terms, where the compiler should forget which. */
export function anyGame<T extends Terms>(game: Game<T>): AnyGame {
  return game;
}

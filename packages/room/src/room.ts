/**
 * The actor that hosts one match: it lays match time on the wall clock, sets one timer, seats people and bots, stores every
 * step before it tells anybody, and gives each seat its own stream. State never leaves it, looks do.
 */
import {
  chooseJournaled,
  HOST,
  isStopped,
  lookAt,
  nextDue,
  offersTo,
  pendingOf,
  reachJournaled,
  toldTo,
  type Choice,
  type Journaled,
  type JournalRow,
  type Look,
  type Match,
  type Message,
  type OpenCharter,
  type PendingAction,
  type Reason,
  type Seat,
  type TableDoes,
  type Terms,
  type Told,
} from '@rankfall/kernel';
import { seatBots } from './bot-seats.ts';
import { seatReflexes } from './reflexes.ts';
import type { Sitter } from './sitter.ts';
import { matchTime, type Anchor, type Wall } from './wall.ts';

/** What a listener hears: how things look now, and what happened since it heard last. */
export interface News<T extends Terms> {
  readonly look: Look<T>;
  readonly told: readonly Told<T>[];
}

export type Listener<T extends Terms> = (news: News<T>) => void;

export interface RoomWish<T extends Terms> {
  /** A match just started, or one folded from what was stored; time goes on from where it stood. */
  readonly match: Match<T>;
  readonly wall: Wall;
  readonly sitters: readonly Sitter<T>[];
  /** Stores a row before anybody is told. Throwing refuses the step: nothing happened. */
  readonly keep?: (row: JournalRow, match: Match<T>) => void;
  /** The latest message stored of each client, where the match was recovered. */
  readonly messages?: ReadonlyMap<string, number>;
}

export interface Room<T extends Terms> {
  readonly charter: OpenCharter<T>;
  /** How things look to this seat at this moment. */
  look(seat: Seat | 'watcher'): Look<T>;
  /** Everything this seat may choose at this moment. */
  offers(seat: Seat): readonly PendingAction<T['does'] | TableDoes>[];
  /** Match time at this moment, for clocks and countdowns on a screen. */
  now(): number;
  /** A seat chooses; the answer is why not. A message that was already done is not done again, and not refused. */
  choose(seat: Seat, choice: Choice, from?: Message): Reason | undefined;
  /** The host chooses: hold, go, left, mark. */
  host(choice: Choice): Reason | undefined;
  /** Calls at once with how things look, and again whenever something happened. The answer ends it. */
  listen(seat: Seat | 'watcher', listener: Listener<T>): () => void;
  /** The match itself, for the one who hosts it: to save, replay and share. It must not leave the host. */
  match(): Match<T>;
  /** Stops timers and bots; the room does nothing any more. */
  close(): void;
}

export function openRoom<T extends Terms>(wish: RoomWish<T>): Room<T> {
  const { wall, keep } = wish;
  const listeners = new Map<Listener<T>, Seat | 'watcher'>();
  const messages = new Map(wish.messages);
  let match = wish.match;
  let anchor: Anchor = { wall: wall.now(), at: match.at };
  let cancelTimer: (() => void) | undefined;
  let isClosed = false;
  const untold: { readonly told: readonly Told<T>[]; readonly match: Match<T> }[] = [];

  const { game, settings, seats, table } = match.charter;
  const charter: OpenCharter<T> = { game, settings, seats, table };

  const now = (): number => (isStopped(match) ? match.at : matchTime(anchor, wall.now()));

  function take(step: Journaled<T>): Reason | undefined {
    if (step.refused) return step.refused;
    if (step.row && keep) {
      try {
        keep(step.row, step.match);
      } catch {
        return { code: 'not-stored' };
      }
    }
    const wasStopped = isStopped(match);
    const before = match;
    match = step.match;
    // Where time stood still or went back, the wall clock is laid anew; otherwise it must not drift by rounding.
    if (wasStopped || match.at < before.at) anchor = { wall: wall.now(), at: match.at };
    if (step.told.length > 0) tell(step.told);
    return undefined;
  }

  /** One after the other: what a listener does about its news is told when all have heard these. */
  function tell(told: readonly Told<T>[]): void {
    untold.push({ told, match });
    if (untold.length > 1) return;
    for (let next = untold[0]; next; next = untold[0]) {
      // Whoever begins to listen meanwhile has seen all this in its first look.
      const hearers = Array.from(listeners);
      for (const [listener, seat] of hearers) {
        const heard = toldTo(next.told, seat);
        if (heard.length > 0 && listeners.has(listener))
          listener({ look: lookAt(next.match, seat), told: heard });
      }
      untold.shift();
    }
  }

  /** Lets time catch up with the wall. A step that could not be stored is tried again with the next timer. */
  function catchUp(): void {
    if (!isStopped(match)) take(reachJournaled(match, now()));
  }

  function arm(): void {
    cancelTimer?.();
    const due = isClosed ? undefined : nextDue(match);
    cancelTimer =
      due === undefined
        ? undefined
        : wall.after(Math.max(0, due - now()), () => {
            catchUp();
            settle();
          });
  }

  const bots = seatBots(wish.sitters, {
    chair: (seat) => ({ charter, look: lookAt(match, seat) }),
    offers: (seat) => offersTo(match, seat),
    choose: (seat, choice) => step(seat, choice),
  });

  const reflexes = seatReflexes(wish.sitters, {
    wall,
    now,
    chair: (seat) => {
      catchUp();
      return { charter, look: lookAt(match, seat) };
    },
    pending: (seat) => pendingOf(match, seat),
    choose: (seat, choice) => step(seat, choice),
  });

  function settle(): void {
    arm();
    if (isClosed) return;
    bots.attend();
    reflexes.attend();
  }

  function step(seat: Seat, choice: Choice, from?: Message): Reason | undefined {
    if (isClosed) return { code: 'room-closed' };
    if (from && from.number <= (messages.get(from.client) ?? 0)) return undefined;
    catchUp();
    const refused = take(chooseJournaled(match, seat, choice, from));
    if (from && !refused) messages.set(from.client, from.number);
    settle();
    return refused;
  }

  settle();
  return {
    charter,
    now,
    look(seat) {
      catchUp();
      return lookAt(match, seat);
    },
    offers(seat) {
      catchUp();
      return offersTo(match, seat);
    },
    choose: (seat, choice, from) => (seat === HOST ? { code: 'unknown-seat' } : step(seat, choice, from)),
    host: (choice) => step(HOST, choice),
    listen(seat, listener) {
      // A closure of its own, so that one function can listen twice.
      const own: Listener<T> = (news) => listener(news);
      listeners.set(own, seat);
      own({ look: lookAt(match, seat), told: [] });
      return () => listeners.delete(own);
    },
    match: () => match,
    close() {
      isClosed = true;
      cancelTimer?.();
      bots.leave();
      reflexes.leave();
      listeners.clear();
    },
  };
}

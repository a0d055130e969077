/** What can be chosen right now, as flat lists that a pick can index. */
import {
  HOST,
  isStopped,
  pendingOf,
  tableOf,
  type AnyTerms,
  type Choice,
  type Match,
  type Millis,
  type PendingAction,
  type Seat,
} from '@rankfall/kernel';

/** One enabled option, by whom it may be chosen. */
export interface Offer extends Choice {
  readonly seat: Seat;
}

export function seatsOf(match: Match<AnyTerms>): readonly Seat[] {
  return Array.from({ length: match.charter.seats }, (_, seat) => seat);
}

/** Everybody who hears and sees something. */
export function listenersOf(match: Match<AnyTerms>): readonly (Seat | 'watcher')[] {
  return [...seatsOf(match), 'watcher'];
}

export function isOpenAt(action: PendingAction, at: Millis): boolean {
  return (action.opens ?? at) <= at && at < (action.closes ?? at + 1);
}

function enabled(actions: readonly PendingAction[], seat: Seat, at: Millis): Offer[] {
  return actions
    .filter((action) => isOpenAt(action, at))
    .flatMap(({ id, options }) =>
      options
        .filter(({ off }) => off === undefined)
        .map((option) => ({ seat, action: id, option: option.id })),
    );
}

/** The game's own options that this seat can have now. */
export function playsOf(match: Match<AnyTerms>, seat: Seat): readonly Offer[] {
  return enabled(pendingOf(match, seat), seat, match.at);
}

/** What the table and the host can do now. */
export function tablePlaysOf(match: Match<AnyTerms>): readonly Offer[] {
  return [...seatsOf(match), HOST].flatMap((seat) => enabled(tableOf(match, seat), seat, match.at));
}

/** The next moment at which something changes by itself: something is due, or opens. Flags are left out. */
export function nextMoment(match: Match<AnyTerms>): Millis | undefined {
  if (isStopped(match)) return undefined;
  const times = seatsOf(match)
    .flatMap((seat) => pendingOf(match, seat))
    .filter((action) => !action.paused && action.options.some(({ off }) => off === undefined))
    .flatMap(({ opens }) => (opens !== undefined && opens > match.at ? [opens] : []));
  const due = match.charter.game.due(match.state);
  if (due !== undefined) times.push(due);
  return times.length > 0 ? Math.min(...times) : undefined;
}

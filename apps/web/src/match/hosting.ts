/**
 * A match that this page hosts, as a signal. The room does the work; here its news become one immutable value that screens
 * derive everything from, and every accepted step is kept on the device before it is shown.
 */
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import {
  choose,
  pendingOf,
  recordOf,
  type Choice,
  type Match,
  type Reason,
  type Seat,
  type Terms,
  type Told,
} from '@rankfall/kernel';
import { openRoom, type News, type Room, type Sitter } from '@rankfall/room';
import { whenIdle } from '../look/when-idle.ts';
import { pageWall } from './page-wall.ts';

export interface Now<T extends Terms> {
  readonly match: Match<T>;
  /** What happened since the one before. */
  readonly told: readonly Told<T>[];
}

export interface Hosted<T extends Terms> {
  readonly now: Accessor<Now<T>>;
  readonly room: Room<T>;
  choose(seat: Seat, choice: Choice): Reason | undefined;
}

export interface Hosting<T extends Terms> {
  readonly match: Match<T>;
  readonly sitters: readonly Sitter<T>[];
  /** Keeps it on the device. */
  keep(match: Match<T>): void;
  /** Whose streams the page follows: where choices are sealed only their own seat hears of them. */
  readonly ears?: readonly (Seat | 'watcher')[];
}

export function hostMatch<T extends Terms>({
  match,
  sitters,
  keep,
  ears = ['watcher'],
}: Hosting<T>): Hosted<T> {
  const [now, setNow] = createSignal<Now<T>>({ match, told: [] });
  const room = openRoom<T>({ match, wall: pageWall, sitters, keep: (_row, next) => keep(next) });
  // Two ears hear most things twice; the second time they are no news.
  const heard = new WeakSet<Told<T>>();
  const hear = ({ told }: News<T>): void => {
    const fresh = told.filter((one) => !heard.has(one));
    for (const one of fresh) heard.add(one);
    if (fresh.length > 0) setNow({ match: room.match(), told: fresh });
  };
  const stops = ears.map((ear) => room.listen(ear, hear));
  // A clock that runs is written down when the page is left, so that a reload finds it where it stood.
  const leave = (): void => {
    if (document.visibilityState !== 'hidden' || room.match().result || !room.match().clock) return;
    room.look('watcher');
    keep(room.match());
  };
  document.addEventListener('visibilitychange', leave);
  const callOff = whenIdle(() => rehearse(room.match()), REHEARSAL_WAITS);
  onCleanup(() => {
    callOff();
    document.removeEventListener('visibilitychange', leave);
    for (const stop of stops) stop();
    if (room.match().clock && !room.match().result) keep(room.match());
    room.close();
  });
  return { now, room, choose: (seat, choice) => room.choose(seat, choice) };
}

const REHEARSAL_WAITS = 1000;

/**
 * Plays something that is on offer and forgets it, which a match as a value allows: the code of a first choice is then read and
 * compiled before somebody waits for its answer.
 */
function rehearse<T extends Terms>(match: Match<T>): void {
  for (const seat of match.charter.game.awaits(match.state)) {
    const action = pendingOf(match, seat).find(({ options }) => options.some(({ off }) => !off));
    const option = action?.options.find(({ off }) => !off);
    if (!action || !option) continue;
    recordOf(choose(match, seat, { action: action.id, option: option.id }).match);
    return;
  }
}

/**
 * Bots of real-time games. Such a bot is asked once a delay has passed since it could act, about what its seat sees at that
 * very moment. The delay counts from the instant its action opens, in match time: it is never asked earlier, a pause stops
 * the waiting, and what happens on the board meanwhile does not begin it anew.
 */
import type { Choice, Look, Millis, PendingAction, Reason, Seat, Terms } from '@rankfall/kernel';
import type { ReflexSitter, Sitter, Think } from './sitter.ts';
import type { Wall } from './wall.ts';

interface Seating<T extends Terms> {
  readonly wall: Wall;
  now(): Millis;
  chair(seat: Seat): Parameters<Think<T>>[0];
  pending(seat: Seat): readonly PendingAction[];
  choose(seat: Seat, choice: Choice): Reason | undefined;
}

interface Waiting {
  /** Match time at which it acts. */
  at: Millis | undefined;
  cancel: (() => void) | undefined;
}

/** One that would rather wait is not asked again at once, even without any delay. */
const SHORTEST_WAIT: Millis = 50;

export function seatReflexes<T extends Terms>(
  sitters: readonly Sitter<T>[],
  seating: Seating<T>,
): { attend(): void; leave(): void } {
  const seats = sitters.flatMap((sitter, seat) => (sitter.kind === 'reflex' ? [{ sitter, seat }] : []));
  const waits = new Map<Seat, Waiting>(seats.map(({ seat }) => [seat, { at: undefined, cancel: undefined }]));

  const opening = (sitter: ReflexSitter<T>, seat: Seat): Millis | undefined => {
    const action = seating.pending(seat).find(({ id }) => id === sitter.action);
    return action?.options.some(({ off }) => off === undefined) ? (action.opens ?? 0) : undefined;
  };

  function attendTo(sitter: ReflexSitter<T>, seat: Seat, wait: Waiting): void {
    wait.cancel?.();
    wait.cancel = undefined;
    const { look } = seating.chair(seat);
    if (isStill(look)) return;
    const opens = opening(sitter, seat);
    if (opens === undefined) {
      wait.at = undefined;
      return;
    }
    if (wait.at === undefined || wait.at < opens)
      wait.at = Math.max(opens, seating.now()) + Math.max(0, Math.round(sitter.delay()));
    wait.cancel = seating.wall.after(Math.max(0, wait.at - seating.now()), () => act(sitter, seat, wait));
  }

  function act(sitter: ReflexSitter<T>, seat: Seat, wait: Waiting): void {
    const chair = seating.chair(seat);
    const now = seating.now();
    // Timers of browsers may come a moment early.
    if (isStill(chair.look) || wait.at === undefined || now < wait.at) {
      attendTo(sitter, seat, wait);
      return;
    }
    wait.at = undefined;
    const opens = opening(sitter, seat);
    const choice = opens !== undefined && opens <= now ? sitter.pick(chair) : undefined;
    if (choice && seating.choose(seat, choice) === undefined) return;
    if (opens !== undefined && opens <= now)
      wait.at = now + Math.max(SHORTEST_WAIT, Math.round(sitter.delay()));
    attendTo(sitter, seat, wait);
  }

  return {
    attend() {
      for (const { sitter, seat } of seats) {
        const wait = waits.get(seat);
        if (wait) attendTo(sitter, seat, wait);
      }
    },
    leave() {
      for (const wait of waits.values()) wait.cancel?.();
    },
  };
}

const isStill = <T extends Terms>(look: Look<T>): boolean =>
  look.paused || look.held || look.result !== undefined;

/**
 * The bots of a room. A bot thinks while play waits for its seat, about what that seat sees; when what it is offered
 * changes, the thought is dropped and begun anew. Bots are good company: they agree to pauses, undo and being ready.
 */
import type { Choice, PendingAction, Reason, Seat, Terms } from '@rankfall/kernel';
import type { Sitter, Think } from './sitter.ts';

interface Seating<T extends Terms> {
  chair(seat: Seat): Parameters<Think<T>>[0];
  offers(seat: Seat): readonly PendingAction[];
  choose(seat: Seat, choice: Choice): Reason | undefined;
}

interface Thought {
  /** What was on offer when it began. */
  readonly about: string;
  cancel(): void;
}

/** What a bot answers when the others ask. */
const ANSWERS: readonly Choice[] = [
  { action: '~ready', option: 'ask' },
  { action: '~ready', option: 'accept' },
  { action: '~pause', option: 'accept' },
  { action: '~undo', option: 'accept' },
  { action: '~draw', option: 'decline' },
];

export function seatBots<T extends Terms>(
  sitters: readonly Sitter<T>[],
  seating: Seating<T>,
): { attend(): void; leave(): void } {
  const thoughts = new Map<Seat, Thought>();
  let isAttending = false;
  let isAgain = false;

  const drop = (seat: Seat): void => {
    thoughts.get(seat)?.cancel();
    thoughts.delete(seat);
  };

  function answerAsks(seat: Seat, offers: readonly PendingAction[]): boolean {
    const answer = ANSWERS.find(({ action, option }) =>
      offers.some(({ id, options }) => id === action && options.some((one) => one.id === option)),
    );
    return answer !== undefined && seating.choose(seat, answer) === undefined;
  }

  function attendTo(seat: Seat, think: Think<T>): void {
    const offers = seating.offers(seat);
    if (answerAsks(seat, offers)) return;
    const chair = seating.chair(seat);
    const isOn = chair.look.awaits.includes(seat) && !chair.look.paused && !chair.look.held;
    const about = isOn ? aboutOf(offers) : '';
    if (thoughts.get(seat)?.about === about) return;
    drop(seat);
    if (about === '') return;
    const thought: Thought = { about, cancel: () => undefined };
    thoughts.set(seat, thought);
    thought.cancel = think(chair, (choice) => {
      // A bot that would rather wait, or whose choice is refused, is asked again when the offers change.
      if (thoughts.get(seat) !== thought || !choice || seating.choose(seat, choice)) return;
      if (thoughts.get(seat) === thought) thoughts.delete(seat);
      attend();
    });
  }

  // A bot that answers at once makes the room attend again; a loop keeps a game of bots off the stack.
  function attend(): void {
    isAgain = true;
    if (isAttending) return;
    isAttending = true;
    try {
      while (isAgain) {
        isAgain = false;
        for (const [seat, sitter] of sitters.entries())
          if (sitter.kind === 'bot') attendTo(seat, sitter.think);
          else if (sitter.kind === 'reflex') answerAsks(seat, seating.offers(seat));
      }
    } finally {
      isAttending = false;
    }
  }

  return {
    attend,
    leave() {
      for (const seat of thoughts.keys()) drop(seat);
    },
  };
}

/** The game's occasions on offer; the table's do not change what there is to think about. */
function aboutOf(offers: readonly PendingAction[]): string {
  return offers
    .filter(({ id }) => !id.startsWith('~'))
    .map(({ id, options }) => `${id} ${options.length}`)
    .join('\n');
}

/** The one way in: a seat, or the host, chooses at the present match time. */
import { isRecord } from './data.ts';
import { refuse, type Match, type Step } from './match.ts';
import { pendingOf, play } from './play.ts';
import { actAtTable, tableOf } from './table-acts.ts';
import type { TableDoes } from './table.ts';
import { HOST, type Choice, type PendingAction, type Seat, type Terms } from './types.ts';

export function choose<T extends Terms>(match: Match<T>, seat: Seat, choice: Choice): Step<T> {
  const { action, option } = isRecord(choice) ? choice : NO_CHOICE;
  if (typeof action !== 'string' || typeof option !== 'string') return refuse(match, { code: 'malformed' });
  if (Object.is(seat, -0) || !(Number.isInteger(seat) && seat >= HOST && seat < match.charter.seats)) {
    return refuse(match, { code: 'unknown-seat' });
  }
  if (match.result) return refuse(match, { code: 'game-over' });
  if (seat === HOST || action.charCodeAt(0) === TILDE) return actAtTable(match, seat, choice);
  return play(match, seat, choice);
}

const TILDE = 126;
const NO_CHOICE: { readonly action?: unknown; readonly option?: unknown } = {};

/** Everything this seat may choose: the game's actions, then the table's. */
export function offersTo<T extends Terms>(
  match: Match<T>,
  seat: Seat,
): readonly PendingAction<T['does'] | TableDoes>[] {
  return seat === HOST ? tableOf(match, seat) : [...pendingOf(match, seat), ...tableOf(match, seat)];
}

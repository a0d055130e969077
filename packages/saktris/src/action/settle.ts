/** What follows every event: rights that lapse, targets that must stay honest, a board on which nobody can go on. */
import type { Millis } from '@rankfall/kernel';
import { nameOf, other } from '../squares.ts';
import type { Side } from '../types.ts';
import { isKing, sideOfMan } from './cells.ts';
import { canMoveAtAll } from './moves.ts';
import { keepTargets } from './slots.ts';
import {
  QUIET,
  type ActionEnding,
  type ActionEvent,
  type ActionOutcome,
  type ActionState,
  type Man,
} from './types.ts';

/** The end, if one of these was a king: its owner loses [EN1]. The first loss counts. */
export function kingLost(
  over: ActionOutcome | undefined,
  gone: readonly Man[],
  reason: ActionEnding,
): ActionOutcome | undefined {
  const king = gone.find(isKing);
  return over ?? (king && { reason, winner: other(sideOfMan(king)) });
}

/** The state after an event at this time. `hasTaken`: some piece left the board. */
export function settle(
  state: ActionState,
  at: Millis,
  hasTaken: boolean,
  events: ActionEvent[],
): ActionState {
  const passing = keepPassing(state, events);
  const slots = state.over ? [] : keepTargets(state.cells, state.slots, events);
  const quietAt = hasTaken ? at + QUIET : Math.max(state.quietAt, at);
  const next: ActionState = { ...state, passing, slots, quietAt, now: at };
  return next.over || !isLocked(next) ? next : { ...next, over: { reason: 'locked' } };
}

function keepPassing({ passing, cells }: ActionState, events: ActionEvent[]): ActionState['passing'] {
  const kept = passing.filter(({ pawn, on, over }) => cells[on]?.id === pawn && !cells[over]);
  if (kept.length === passing.length) return passing;
  for (const right of passing)
    if (!kept.includes(right))
      events.push({ type: 'passing-lapsed', side: right.side, square: nameOf(right.over) });
  return kept;
}

/** Nothing left to come, and neither side can ever move again [EN4]. */
function isLocked(state: ActionState): boolean {
  const sides: readonly Side[] = [0, 1];
  return state.slots.length === 0 && sides.every((side) => !canMoveAtAll(state, side));
}

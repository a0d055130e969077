/**
 * What a state remembers for the repetition rule [EN6]: the position after the last irreversible turn, and the turns
 * since. It is small and bounded, says nothing of the queues (nothing has arrived since), and does not depend on how the
 * fast position makes its keys, so a stored state stays good when those change.
 */
import { CASTLING, moveOf, passMove, STEP } from '@rankfall/chess';
import type { SaktrisPosition } from './position.ts';
import { squareOf } from './squares.ts';
import type { SaktrisState } from './state.ts';
import type { Setup } from './types.ts';

/** Without what cannot have changed since. */
export type Base = Omit<Setup, 'rules' | 'queues'>;

export interface Past {
  readonly base: Base;
  /** Machine forms: moves, castling and passes, at most 100. */
  readonly turns: readonly string[];
}

/** The past after one more turn; none if the turn could not be taken back. */
export function pastAfter(
  past: Past | undefined,
  before: Setup,
  turn: string,
  after: Setup,
): Past | undefined {
  if (after.half === 0) return undefined;
  if (past) return { base: past.base, turns: [...past.turns, turn] };
  const { rules: _same, queues: _too, ...base } = before;
  return { base, turns: [turn] };
}

/** Takes over the position of a state and all that it remembers. */
export function loadState(position: SaktrisPosition, state: SaktrisState): SaktrisPosition {
  const { past } = state;
  if (!past) return position.load(state.position);
  const { rules, queues } = state.position;
  position.load({ ...past.base, rules, queues });
  for (const turn of past.turns) position.make(quietAction(position, turn));
  return position;
}

/** Of the moves that can be taken back only castling goes onto an own piece. */
function quietAction(position: SaktrisPosition, turn: string): number {
  if (turn === '0000') return passMove;
  const from = squareOf(turn.slice(0, 2)) ?? 0;
  const to = squareOf(turn.slice(2, 4)) ?? 0;
  return moveOf(from, to, position.board.cells[to] === 0 ? STEP : CASTLING);
}

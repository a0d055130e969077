/** Whom the triplet of a move would push out, for telling a player why the move is not allowed [TC5]. */
import { EN_PASSANT, moveOf, STEP } from '@rankfall/chess';
import { clearTriplet, triplet } from './clears.ts';
import { loadSetup } from './load.ts';
import { PositionState } from './position-state.ts';
import type { Setup } from './types.ts';

/** The victim's square, if this move of a piece makes a triplet that has one. */
export function pushesOut(setup: Setup, from: number, to: number): number | undefined {
  const state = new PositionState();
  loadSetup(state, setup);
  const isEnPassant = to === setup.ep && setup.board.charAt(from).toUpperCase() === 'P';
  state.begin();
  state.board.apply(moveOf(from, to, isEnPassant ? EN_PASSANT : STEP));
  return clearTriplet(state, to) && triplet.victim >= 0 ? triplet.victim & 255 : undefined;
}

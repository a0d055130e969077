/** Why something cannot be chosen, in the seed's codes. Only what this seat may know goes into the answer. */
import type { Choice, Reason, Seat } from '@rankfall/kernel';
import { offered, pendingOf } from './pending.ts';
import { other, sideOf, type StarlinesState } from './types.ts';

export const refusals = [
  'unknown-action',
  'unknown-option',
  'not-your-action',
  'already-resolved',
  'already-ready',
  'not-payable',
  'mandatory-open',
  'no-input',
] as const;

export function explain(state: StarlinesState, seat: Seat, { action, option }: Choice): Reason | undefined {
  const found = pendingOf(state, seat).find(({ id }) => id === action);
  const chosen = found?.options.find(({ id }) => id === option);
  if (chosen) return chosen.off;
  if (found) return { code: 'unknown-option', option: option.slice(0, 40) };
  if (state.at.ready[seat]) return { code: state.asked[sideOf(seat)] ? 'already-ready' : 'no-input' };
  if (state.sides[sideOf(seat)].closed.includes(action)) return { code: 'already-resolved' };
  // The other's actions as the phase opened, which everybody can work out.
  const opening = { ...state, sides: state.shown, at: { ...state.at, ready: [false, false] } };
  const isTheirs = offered(opening, other(seat)).some(({ id }) => id === action);
  return { code: isTheirs ? 'not-your-action' : 'unknown-action', action: action.slice(0, 60) };
}

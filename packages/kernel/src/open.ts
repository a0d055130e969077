/** For games without secrets and games without time: the halves of the contract that then say nothing. */
import type { Game, Terms } from './types.ts';

/** `view` and `imagine` of a game that hides nothing: everybody sees the state. */
export function openState<State>(): {
  view(state: State): State;
  imagine(view: State): State;
} {
  return { view: (state) => state, imagine: (view) => view };
}

/** `due` and `wake` of a game in which time itself never acts. */
export function timeless<T extends Terms>(): Pick<Game<T>, 'due' | 'wake'> {
  return { due: () => undefined, wake: (state) => ({ state, events: [] }) };
}

/**
 * The one fast position on which matches are looked at. It remembers which state lies on it, so that listing the
 * options of a state and then choosing one sets it up once; what the functions return depends on the state alone.
 */
import { kindOf, PASS } from '@rankfall/chess';
import type { PendingAction } from '@rankfall/kernel';
import { formatAction } from './action.ts';
import { tellTurn } from './events.ts';
import { optionOf } from './options.ts';
import { MOST_ACTIONS, SaktrisPosition } from './position.ts';
import { loadState, pastAfter } from './past.ts';
import type { SaktrisDoes, SaktrisEvent, SaktrisState } from './state.ts';
import type { Setup, Side } from './types.ts';

const position = new SaktrisPosition();
const actions = new Int32Array(MOST_ACTIONS);
let count = 0;
let lying: SaktrisState | undefined;

/** The position of a state, to be looked at and left as it is. */
export function lay(state: SaktrisState): SaktrisPosition {
  if (lying !== state) {
    lying = undefined;
    loadState(position, state);
    count = position.legal(actions);
    lying = state;
  }
  return position;
}

const isPassOnly = (): boolean => count === 1 && kindOf(actions[0] ?? 0) === PASS;

/** A state that nobody's turn has led to. */
export function firstState(setup: Setup, previewCount: number, twins: boolean): SaktrisState {
  lying = undefined;
  position.load(setup);
  count = position.legal(actions);
  // Without anything to do it is over; every other end is judged after a turn [EN1].
  const over = count === 0 ? position.outcome(0) : undefined;
  return {
    position: position.value(),
    previewCount,
    twins,
    check: position.inCheck(),
    ...(over ? { over } : isPassOnly() ? { passDue: true } : {}),
  };
}

export interface Turned {
  readonly state: SaktrisState;
  readonly events: readonly SaktrisEvent[];
  /** Whose turns were completed, in order. */
  readonly pressed: readonly Side[];
}

/** Plays an action, and after it every forced pass [PS1]: the step ends where somebody can choose, or with the game. */
export function turn(state: SaktrisState, chosen: number | 'pass'): Turned {
  lay(state);
  lying = undefined;
  const events: SaktrisEvent[] = [];
  const pressed: Side[] = [];
  let before = state.position;
  let { past } = state;
  let action = chosen === 'pass' ? (actions[0] ?? 0) : chosen;
  for (;;) {
    pressed.push(before.toMove);
    position.make(action);
    const facts = position.facts();
    const after = position.value();
    count = position.legal(actions);
    const over = position.outcome(count);
    const check = position.inCheck();
    tellTurn(before, facts, after, check, events);
    past = pastAfter(past, before, formatAction(action), after);
    if (over !== undefined || !isPassOnly()) {
      const last = chosen === 'pass' ? state.last : formatAction(chosen);
      lying = {
        position: after,
        ...(past ? { past } : {}),
        previewCount: state.previewCount,
        twins: state.twins,
        check,
        ...(last === undefined ? {} : { last }),
        ...(over ? { over } : {}),
      };
      return { state: lying, events, pressed };
    }
    action = actions[0] ?? 0;
    before = after;
  }
}

/** The turn's place in the match: a stale choice names another one. */
export function occasionOf({ full, toMove }: Setup): string {
  return `turn/${2 * full - 1 + toMove}`;
}

const menus = new WeakMap<SaktrisState, readonly PendingAction<SaktrisDoes>[]>();
const NOTHING: readonly PendingAction<SaktrisDoes>[] = [];

/** What the side to move can choose. */
export function menuOf(state: SaktrisState): readonly PendingAction<SaktrisDoes>[] {
  if (state.over || state.passDue) return NOTHING;
  const known = menus.get(state);
  if (known) return known;
  lay(state);
  // Links name options by their place, which must not depend on how moves are generated: so by number.
  const options = Array.from(actions.subarray(0, count).sort(), optionOf);
  const menu = [{ id: occasionOf(state.position), type: 'TURN', options }];
  menus.set(state, menu);
  return menu;
}

/** What happens after each step and each push, once and in this order: wear, switches, plates, doors and spikes, hazard, outcome. */
import { boardOf } from './board.ts';
import type { Square, StepwiseEvent, StepwiseState } from './types.ts';
import { strengthOf, worldOf, type World } from './world.ts';

/** A body that left one square and stands on another. */
export interface Shift {
  readonly from: Square;
  /** undefined: it fell into a pit and filled it. */
  readonly to: Square | undefined;
}

/** `before` is the world the bodies moved in; `state` has them moved already, and the clock beaten if it beats. */
export function settle(
  before: World,
  moved: StepwiseState,
  shifts: readonly Shift[],
  events: StepwiseEvent[],
): StepwiseState {
  let state = wear(moved, shifts, events);
  state = flip(state, shifts, events);
  state = latch(state, events);
  const world = worldOf(state);
  tellPlates(before, world, events);
  tellDoors(before, world, events);
  return judge(state, world, events);
}

const isHeld = (state: StepwiseState, square: Square): boolean =>
  state.chars.some(({ at }) => at === square) || state.crates.some(({ at }) => at === square);

function wear(state: StepwiseState, shifts: readonly Shift[], events: StepwiseEvent[]): StepwiseState {
  const { crumbling } = boardOf(state.level);
  if (crumbling.size === 0) return state;
  const worn: Record<string, number> = {};
  for (const { from } of shifts) {
    const strength = strengthOf(state, from);
    if (strength === undefined || strength === 0 || isHeld(state, from)) continue;
    worn[from] = strength - 1;
    events.push(
      strength > 1 ? { type: 'worn', square: from, left: strength - 1 } : { type: 'collapsed', square: from },
    );
  }
  return Object.keys(worn).length === 0 ? state : { ...state, worn: { ...state.worn, ...worn } };
}

function flip(state: StepwiseState, shifts: readonly Shift[], events: StepwiseEvent[]): StepwiseState {
  const { switches } = boardOf(state.level);
  let flipped = state.flipped;
  for (const { square } of switches) {
    if (!shifts.some(({ to }) => to === square)) continue;
    const on = !flipped.includes(square);
    flipped = on
      ? [...flipped, square].toSorted((a, b) => a - b)
      : flipped.filter((other) => other !== square);
    events.push({ type: 'flipped', square, on });
  }
  return flipped === state.flipped ? state : { ...state, flipped };
}

/** A latch plate with a body on it is on for good; at the start of a level, too. */
export function latch(state: StepwiseState, events: StepwiseEvent[]): StepwiseState {
  const fresh = boardOf(state.level)
    .latches.map(({ square }) => square)
    .filter((square) => !state.latched.includes(square) && isHeld(state, square));
  if (fresh.length === 0) return state;
  for (const square of fresh) events.push({ type: 'latched', square });
  return { ...state, latched: [...state.latched, ...fresh].toSorted((a, b) => a - b) };
}

function tellPlates(before: World, after: World, events: StepwiseEvent[]): void {
  const isOn = (world: World, square: Square): boolean =>
    world.squad[square] !== -1 || world.crate[square] === 1;
  for (const { square } of after.board.holds) {
    const was = isOn(before, square);
    if (was !== isOn(after, square)) events.push({ type: was ? 'plateUp' : 'plateDown', square });
  }
}

function tellDoors(before: World, after: World, events: StepwiseEvent[]): void {
  for (const { square } of after.board.doors) {
    if (before.closed[square] !== after.closed[square])
      events.push({ type: after.closed[square] ? 'doorClosed' : 'doorOpened', square });
    if (after.jammed.includes(square) && !before.jammed.includes(square))
      events.push({ type: 'doorJammed', square });
  }
  for (const { square } of after.board.spikes) {
    if (before.out[square] !== after.out[square])
      events.push({ type: after.out[square] ? 'spikesOut' : 'spikesIn', square });
  }
}

/** Down comes before won, and won before limits. */
function judge(state: StepwiseState, world: World, events: StepwiseEvent[]): StepwiseState {
  const down = state.chars.map(({ at }) => world.out[at] === 1);
  if (down.includes(true)) {
    down.forEach((is, who) => {
      if (is) events.push({ type: 'down', who, square: state.chars[who]?.at ?? 0 });
    });
    const chars = state.chars.map((one, who) => (down[who] ? { ...one, status: 'down' as const } : one));
    return lose({ ...state, chars }, 'down', events);
  }
  if (state.chars.every(({ at }) => world.board.exit[at])) {
    events.push({ type: 'won', turns: state.turn, steps: state.steps });
    const chars = state.chars.map((one) => ({
      ...one,
      path: one.path.slice(0, one.done),
      status: 'complete' as const,
    }));
    return { ...state, chars, phase: 'won' };
  }
  const { steps } = state.level.limits;
  return steps !== undefined && state.steps >= steps ? lose(state, 'steps', events) : state;
}

export function lose(
  state: StepwiseState,
  why: 'down' | 'steps' | 'turns',
  events: StepwiseEvent[],
): StepwiseState {
  events.push({ type: 'lost', why });
  return { ...state, phase: 'lost', lost: why };
}

/** Executing: the gate, one step for everybody, re-validation, the end of the run and of the turn. */
import { boardOf } from './board.ts';
import { tailOf } from './moves.ts';
import { resolve } from './resolve.ts';
import { lose, settle, type Shift } from './settle.ts';
import {
  FOCUS,
  MOST_TURNS,
  WAIT,
  type Character,
  type Done,
  type Entry,
  type StepwiseEvent,
  type StepwiseState,
  type Stop,
} from './types.ts';
import { worldOf } from './world.ts';

export type GateReason =
  | (Stop & { readonly who: number })
  | { readonly code: 'TURN_SWAP'; readonly name: string; readonly others: readonly string[] }
  | { readonly code: 'NO_PLAN' | 'RUN_OVER' | 'ENDED' };

export interface Gate {
  readonly enabled: boolean;
  readonly reasons: readonly GateReason[];
  /** The button says "Step k/N"; without a number the run is over or nothing is planned. */
  readonly k: number;
  readonly n: number;
}

const isMove = (entry: Entry): boolean => entry !== WAIT && entry !== FOCUS;
const hasMoves = ({ path }: Character): boolean => path.some(isMove);

/** Where everybody wants to go with the next entry; those who do not move stay. */
export function intentsOf(state: StepwiseState): readonly (Entry | undefined)[] {
  return state.chars.map(({ status, path, done }) => {
    const entry = status === 'moving' || status === 'ready' ? path[done] : undefined;
    return entry === undefined || !isMove(entry) ? undefined : entry;
  });
}

/** Whether the next step can be executed, and if not, every reason why. */
export function gate(state: StepwiseState): Gate {
  const k = state.k + 1;
  const n = Math.max(
    0,
    ...state.chars
      .filter(({ path }) => path.length > 0)
      .map(({ status, path, done }) => (status === 'blocked' ? done : path.length)),
  );
  const answer = (reasons: readonly GateReason[]): Gate => ({
    enabled: reasons.length === 0,
    reasons,
    k,
    n,
  });
  switch (state.phase) {
    case 'won':
    case 'lost':
      return answer([{ code: 'ENDED' }]);
    case 'skill':
    case 'rest':
      return answer([{ code: 'RUN_OVER' }]);
    case 'run':
      return answer([]);
    case 'plan':
      return n === 0
        ? answer([{ code: 'NO_PLAN' }])
        : answer([
            ...resolve(state, intentsOf(state)).flatMap((stop, who) => (stop ? [{ ...stop, who }] : [])),
            ...turnSwaps(state),
          ]);
  }
}

/** Pairs who would end the turn in each other's places. */
function turnSwaps(state: StepwiseState): readonly GateReason[] {
  const { chars } = state;
  const name = (who: number): string => state.level.chars[who]?.name ?? '';
  return chars.flatMap((one, i) =>
    chars.flatMap((other, j) =>
      i < j && isTurnSwap(one, other)
        ? [{ code: 'TURN_SWAP' as const, name: name(i), others: [name(j)] }]
        : [],
    ),
  );
}

export function isTurnSwap(one: Character, other: Character): boolean {
  return (
    hasMoves(one) &&
    hasMoves(other) &&
    tailOf(one.start, one.path) === other.start &&
    tailOf(other.start, other.path) === one.start
  );
}

/** One step for everybody. Only ever called when the gate is open, or by the forecast, which skips the gate. */
export function step(state: StepwiseState): Done {
  const events: StepwiseEvent[] = [];
  const landed = land(setOff(state), events);
  return { state: landed.phase === 'run' ? revalidate(landed, events) : landed, events };
}

/** The first step of a run: whoever has a path is moving. */
export function setOff(state: StepwiseState): StepwiseState {
  if (state.phase !== 'plan') return state;
  const chars = state.chars.map((one) =>
    one.status === 'ready' ? { ...one, status: 'moving' as const } : one,
  );
  return { ...state, phase: 'run', k: 0, chars };
}

/** Everybody moving executes an entry, and the world settles. Nothing is validated: the entries have been. */
export function land(state: StepwiseState, events: StepwiseEvent[]): StepwiseState {
  const before = worldOf(state);
  const shifts: Shift[] = [];
  const chars = state.chars.map((one, who): Character => {
    const entry = one.status === 'moving' ? one.path[one.done] : undefined;
    if (entry === undefined) return one;
    const done = one.done + 1;
    if (!isMove(entry)) {
      events.push({ type: entry === FOCUS ? 'focused' : 'waited', who });
      return { ...one, done, focused: one.focused || entry === FOCUS };
    }
    events.push({ type: 'moved', who, from: one.at, to: entry, step: state.k + 1 });
    shifts.push({ from: one.at, to: entry });
    return { ...one, done, at: entry, focused: false };
  });
  const moved = { ...state, chars, k: state.k + 1, steps: state.steps + 1, clock: state.clock + 1 };
  return settle(before, moved, shifts, events);
}

/** Paths that are used up are complete; next entries that would fail are blocked now, and for the rest of the turn. */
export function revalidate(state: StepwiseState, events: StepwiseEvent[]): StepwiseState {
  const chars = state.chars.map((one, who): Character => {
    if (one.status === 'moving' && one.done === one.path.length) {
      events.push({ type: 'completed', who });
      return { ...one, status: 'complete' };
    }
    return one.status === 'idle' ? { ...one, status: 'complete' } : one;
  });
  return afterRun(block({ ...state, chars }, events), events);
}

/** Blocks whoever's next entry would fail. */
export function block(state: StepwiseState, events: StepwiseEvent[]): StepwiseState {
  const intents = intentsOf(state);
  if (intents.every((to) => to === undefined)) return state;
  const stops = resolve(state, intents);
  if (stops.every((stop) => stop === undefined)) return state;
  const chars = state.chars.map((one, who): Character => {
    const stop = stops[who];
    if (!stop) return one;
    events.push({ type: 'blocked', who, stop, step: one.done + 1 });
    return { ...one, status: 'blocked', stop };
  });
  return { ...state, chars };
}

/** When nobody is moving any more the skill phase begins; without a crate there is none, and the turn is as good as over. */
export function afterRun(state: StepwiseState, events: StepwiseEvent[]): StepwiseState {
  if (state.chars.some(({ status }) => status === 'moving')) return state;
  events.push({ type: 'runOver' });
  if (state.crates.length > 0) return { ...state, phase: 'skill' };
  return state.turn >= lastTurn(state) ? lose(state, 'turns', events) : { ...state, phase: 'rest' };
}

export function lastTurn(state: StepwiseState): number {
  return Math.min(state.level.limits.turns ?? MOST_TURNS, MOST_TURNS);
}

/** Paths are erased, everybody may plan again; what the world has become stays. */
export function endTurn(state: StepwiseState): Done {
  const events: StepwiseEvent[] = [];
  if (state.turn >= lastTurn(state)) return { state: lose(state, 'turns', events), events };
  events.push({ type: 'turnEnded', turn: state.turn });
  const chars = state.chars.map(({ at, stamina, focused }): Character => ({
    at,
    stamina,
    focused,
    status: 'idle',
    path: [],
    done: 0,
    start: at,
    acted: false,
  }));
  return { state: { ...state, phase: 'plan', turn: state.turn + 1, k: 0, chars }, events };
}

/** The state before the first turn. */
export function firstState(level: StepwiseState['level'], freeDrawing: boolean): StepwiseState {
  const { starts } = boardOf(level);
  const chars = level.chars.map(({ con }, who): Character => {
    const at = starts[who] ?? 0;
    return {
      at,
      stamina: 5 + con,
      focused: false,
      status: 'idle',
      path: [],
      done: 0,
      start: at,
      acted: false,
    };
  });
  return { level, freeDrawing, phase: 'plan', turn: 1, steps: 0, k: 0, clock: 0, chars, ...things(level) };
}

type Things = Pick<StepwiseState, 'crates' | 'filled' | 'worn' | 'latched' | 'flipped'>;

function things(level: StepwiseState['level']): Things {
  const crates = level.map.flatMap((row, y) =>
    [...row].flatMap((glyph, x) =>
      glyph === 'B' ? [{ at: y * 10 + x, weight: weightAt(level, y, x) }] : [],
    ),
  );
  const held = new Set([...boardOf(level).starts, ...crates.map(({ at }) => at)]);
  const latched = boardOf(level)
    .latches.map(({ square }) => square)
    .filter((square) => held.has(square));
  return { crates, filled: [], worn: {}, latched, flipped: [] };
}

function weightAt(level: StepwiseState['level'], y: number, x: number): number {
  return level.crates[String.fromCharCode(97 + x) + String(y)] ?? level.crateWeight;
}

/** Turns as they are stored and shared: played through the real rules, the gate included. */
import { boardOf } from './board.ts';
import { runAll } from './forecast.ts';
import { readPath, writePath } from './moves.ts';
import { setPath } from './plan.ts';
import { endTurn, firstState, gate, type GateReason } from './run.ts';
import { push } from './skills.ts';
import {
  directions,
  type Direction,
  type Level,
  type SkillReason,
  type StepwiseEvent,
  type StepwiseState,
  type Turn,
} from './types.ts';

export type TurnRefusal =
  | { readonly code: 'unknown-character'; readonly turn: number; readonly name: string }
  | { readonly code: 'unknown-entry'; readonly turn: number; readonly name: string; readonly entry: string }
  | { readonly code: 'gate'; readonly turn: number; readonly reasons: readonly GateReason[] }
  | { readonly code: 'skill'; readonly turn: number; readonly reason: SkillReason | undefined }
  | { readonly code: 'ended'; readonly turn: number };

export type PlayedTurns =
  | { readonly state: StepwiseState; readonly refused?: undefined }
  | { readonly state: StepwiseState; readonly refused: TurnRefusal };

/** The state after these turns, or the first thing that the rules refuse, with the state before it. */
export function playTurns(level: Level, turns: readonly Turn[]): PlayedTurns {
  return playOn(firstState(level, false), turns);
}

/** The same from any state at rest; `tell` hears what happens. */
export function playOn(
  from: StepwiseState,
  turns: readonly Turn[],
  tell: (events: readonly StepwiseEvent[]) => void = () => {},
): PlayedTurns {
  let state = from;
  for (const [i, turn] of turns.entries()) {
    const played = playTurn(state, turn, i, tell);
    if (played.refused) return played;
    ({ state } = played);
    if (state.phase === 'won' || state.phase === 'lost')
      return i === turns.length - 1 ? played : ended(state, i);
    if (i < turns.length - 1) state = endTurn(state).state;
  }
  return { state };
}

const ended = (state: StepwiseState, turn: number): PlayedTurns => ({
  state,
  refused: { code: 'ended', turn: turn + 1 },
});

function playTurn(
  from: StepwiseState,
  { paths, skills }: Turn,
  turn: number,
  tell: (events: readonly StepwiseEvent[]) => void,
): PlayedTurns {
  const planned = planTurn(from, paths, turn);
  if (planned.refused) return planned;
  let { state } = planned;
  if (Object.values(paths).some((path) => path.trim() !== '')) {
    const { reasons } = gate(state);
    if (reasons.length > 0) return { state, refused: { code: 'gate', turn, reasons } };
    const run = runAll(state);
    tell(run.events);
    ({ state } = run);
  }
  for (const text of skills) {
    const skill = readSkill(state, text);
    if (!skill) return { state, refused: { code: 'skill', turn, reason: undefined } };
    const done = push(state, skill.who, skill.way);
    const [first] = done.events;
    if (first?.type === 'refused') return { state, refused: { code: 'skill', turn, reason: first.reason } };
    tell(done.events);
    ({ state } = done);
  }
  return { state };
}

/** The state with these paths planned, taken as they are. */
export function planTurn(from: StepwiseState, paths: Turn['paths'], turn = 0): PlayedTurns {
  const { ids } = boardOf(from.level);
  let state = from;
  for (const [name, text] of Object.entries(paths)) {
    const who = ids.indexOf(name);
    if (who < 0) return { state, refused: { code: 'unknown-character', turn, name } };
    const path = readPath(state.chars[who]?.at ?? 0, text);
    if ('unknown' in path)
      return { state, refused: { code: 'unknown-entry', turn, name, entry: path.unknown } };
    state = setPath(state, who, path);
  }
  return { state };
}

export function readSkill(
  state: StepwiseState,
  text: string,
): { readonly who: number; readonly way: Direction } | undefined {
  const space = text.lastIndexOf(' ');
  const who = boardOf(state.level).ids.indexOf(text.slice(0, space));
  const way = directions.find((one) => one === text.slice(space + 1));
  return who >= 0 && way ? { who, way } : undefined;
}

/** This turn's paths by character, as far as they are planned. */
export function writePaths(state: StepwiseState): Turn['paths'] {
  const { ids } = boardOf(state.level);
  return Object.fromEntries(
    state.chars.flatMap(({ start, path }, who) =>
      path.length > 0 ? [[ids[who] ?? '', writePath(start, path)]] : [],
    ),
  );
}

/** Hints from the current state, so that they tell the truth after mistakes too. Three strengths, one search. */
import { runAll } from '../forecast.ts';
import { readPath } from '../moves.ts';
import { boardOf } from '../board.ts';
import { playOn } from '../turns.ts';
import type { Entry, Square, StepwiseEvent, StepwiseState, Tile, Turn } from '../types.ts';
import { solving, type Progress, type SolveWish } from './solve.ts';

export const strengths = ['nudge', 'next', 'show'] as const;
export type Strength = (typeof strengths)[number];

export type Hint =
  /** Who has to act first, and which tile matters first; without one it is all about walking. */
  | {
      readonly kind: 'nudge';
      readonly who: number;
      readonly square?: Square;
      readonly tile?: Tile['t'] | 'crate';
    }
  /** The next entry of everybody, or the next push. Without either the turn should be ended. */
  | { readonly kind: 'next'; readonly moves: readonly NextMove[]; readonly skill?: string }
  /** The whole plan from here. */
  | { readonly kind: 'show'; readonly turns: readonly Turn[] }
  /** Nothing leads out from here; the latest state of the history from which something does, if any. */
  | { readonly kind: 'gone'; readonly back?: number; readonly step?: number }
  | { readonly kind: 'undecided' };

export interface NextMove {
  readonly who: number;
  readonly entry: Entry;
}

/** `history` is every state of the line really played, the present one last. */
export function* hinting(
  history: readonly StepwiseState[],
  strength: Strength,
  wish: SolveWish = {},
): Generator<Progress, Hint> {
  const now = history.at(-1);
  if (!now) return { kind: 'undecided' };
  const verdict = yield* solving(now, wish);
  if (verdict.kind === 'undecided') return { kind: 'undecided' };
  if (verdict.kind === 'solved') return hintFrom(afterRun(now), verdict.turns, strength);
  let asked = now;
  for (let back = history.length - 2; back >= 0; back--) {
    const state = history[back] as StepwiseState;
    if (isSamePlace(state, asked)) continue;
    asked = state;
    const earlier = yield* solving(state, wish);
    if (earlier.kind === 'solved') return { kind: 'gone', back, step: state.steps };
    if (earlier.kind === 'undecided') return { kind: 'undecided' };
  }
  return { kind: 'gone' };
}

/** Drawing routes changes nothing about what can be solved. */
function isSamePlace(a: StepwiseState, b: StepwiseState): boolean {
  return a.steps === b.steps && a.turn === b.turn && a.phase === b.phase && a.crates === b.crates;
}

const afterRun = (state: StepwiseState): StepwiseState =>
  state.phase === 'run' ? runAll(state).state : state;

function hintFrom(state: StepwiseState, turns: readonly Turn[], strength: Strength): Hint {
  if (strength === 'show') return { kind: 'show', turns };
  const first = turns.find(({ paths, skills }) => Object.keys(paths).length + skills.length > 0);
  const moves = first ? movesOf(state, first) : [];
  const skill = moves.length === 0 ? first?.skills[0] : undefined;
  if (strength === 'next') return { kind: 'next', moves, ...(skill === undefined ? {} : { skill }) };
  return nudge(state, turns, moves[0]?.who ?? 0);
}

function movesOf(state: StepwiseState, { paths }: Turn): readonly NextMove[] {
  const { ids } = boardOf(state.level);
  return Object.entries(paths).flatMap(([id, text]) => {
    const who = ids.indexOf(id);
    const path = readPath(state.chars[who]?.at ?? 0, text);
    const entry = 'unknown' in path ? undefined : path[0];
    return entry === undefined ? [] : [{ who, entry }];
  });
}

const touching: readonly StepwiseEvent['type'][] = ['latched', 'plateDown', 'flipped'];

/** The first tile that anybody touches in the plan, and who does. */
function nudge(state: StepwiseState, turns: readonly Turn[], mover: number): Hint {
  const events: StepwiseEvent[] = [];
  playOn(state, turns, (told) => events.push(...told));
  const moved = new Map<Square, number>();
  for (const event of events) {
    if (event.type === 'moved') moved.set(event.to, event.who);
    if (event.type === 'pushed') return { kind: 'nudge', who: event.who, square: event.from, tile: 'crate' };
    if (!touching.includes(event.type) || !('square' in event)) continue;
    const { square } = event;
    const tile = boardOf(state.level).tile[square];
    return { kind: 'nudge', who: moved.get(square) ?? mover, square, ...(tile ? { tile: tile.t } : {}) };
  }
  return { kind: 'nudge', who: mover };
}

/** Planning: an entry can always be added unless it could never, in any state of the world, be legal. */
import { boardOf } from './board.ts';
import { middleOf, moveBetween, tailOf } from './moves.ts';
import { SQUARES, squareName } from './squares.ts';
import { MOST_ENTRIES, type Character, type Entry, type StepwiseState } from './types.ts';

export const planCodes = [
  'OFF_BOARD',
  'NO_SUCH_MOVE',
  'SOLID_WALL',
  'WALL_BETWEEN',
  'PATH_FULL',
  'LOCKED',
  'NO_SELECTION',
] as const;
export type PlanCode = (typeof planCodes)[number];

export interface PlanRefusal {
  readonly [detail: string]: unknown;
  readonly code: PlanCode;
  readonly name?: string;
  readonly from?: string;
  readonly square?: string;
  readonly dex?: number;
}

/** Why this entry can never be legal as the next one of this path. With free drawing only the board's edge counts. */
export function whyNever(state: StepwiseState, who: number, entry: Entry): PlanRefusal | undefined {
  const one = state.chars[who];
  const sheet = state.level.chars[who];
  if (!one || !sheet) return { code: 'NO_SELECTION' };
  if (one.path.length >= MOST_ENTRIES) return { code: 'PATH_FULL', name: sheet.name };
  if (entry === -1 || entry === -2) return undefined;
  if (entry < 0 || entry >= SQUARES) return { code: 'OFF_BOARD' };
  return state.freeDrawing ? undefined : impossible(state, who, entry);
}

/** Why no state of the world lets this character make that move from its tail. */
export function impossible(state: StepwiseState, who: number, to: number): PlanRefusal | undefined {
  const one = state.chars[who];
  const sheet = state.level.chars[who];
  if (!one || !sheet) return { code: 'NO_SELECTION' };
  const { wall } = boardOf(state.level);
  const from = tailOf(one.start, one.path);
  const square = squareName(to);
  const move = moveBetween(from, to);
  if (!move || move.dex > sheet.dex) {
    return { code: 'NO_SUCH_MOVE', name: sheet.name, from: squareName(from), square, dex: sheet.dex };
  }
  if (wall[to]) return { code: 'SOLID_WALL', square };
  const middle = middleOf(from, to);
  if (middle !== undefined && wall[middle])
    return { code: 'WALL_BETWEEN', middle: squareName(middle), square };
  return undefined;
}

export function addEntry(state: StepwiseState, who: number, entry: Entry): StepwiseState {
  return withPath(state, who, (path) => [...path, entry]);
}

export function removeEntry(state: StepwiseState, who: number): StepwiseState {
  return withPath(state, who, (path) => path.slice(0, -1));
}

export function clearPath(state: StepwiseState, who: number): StepwiseState {
  return withPath(state, who, () => []);
}

export function clearAll(state: StepwiseState): StepwiseState {
  return { ...state, chars: state.chars.map((one) => repathed(one, [])) };
}

/** A whole path at once, taken as it is: from a file, a link or a solution. */
export function setPath(state: StepwiseState, who: number, path: readonly Entry[]): StepwiseState {
  return withPath(state, who, () => path);
}

function withPath(
  state: StepwiseState,
  who: number,
  change: (path: readonly Entry[]) => readonly Entry[],
): StepwiseState {
  const chars = state.chars.map((one, i) => (i === who ? repathed(one, change(one.path)) : one));
  return { ...state, chars };
}

function repathed(one: Character, path: readonly Entry[]): Character {
  return { ...one, path, status: path.length > 0 ? 'ready' : 'idle' };
}

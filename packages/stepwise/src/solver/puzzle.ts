/**
 * A level as the solver sees it: one state is one short row of bytes, and everything that never changes is laid out
 * once. Doors, spikes and signals are derived, never stored, so equal rows are equal states.
 */
import { boardOf, type Board } from '../board.ts';
import { middleOf, movesOf, targetOf } from '../moves.ts';
import { LEAST_STRENGTH } from '../skills.ts';
import { SQUARES } from '../squares.ts';
import type { CharacterSheet, Level, Square, StepwiseState } from '../types.ts';

export const NONE = 255;
/** Bit of the `acted` byte: the skill phase is open, so the next step begins a new turn. */
export const OPEN = 128;

/** Where everything lies in a row. */
export interface Layout {
  readonly crates: number;
  readonly stamina: number;
  readonly focus: number;
  readonly acted: number;
  readonly latches: number;
  readonly switches: number;
  readonly wear: number;
  readonly filled: number;
  readonly time: number;
  readonly starts: number;
  readonly run: number;
  readonly width: number;
}

export interface Puzzle {
  readonly level: Level;
  readonly board: Board;
  readonly size: number;
  readonly sheets: readonly CharacterSheet[];
  readonly weights: readonly number[];
  readonly startCrates: readonly Square[];
  /** For each character and square: pairs of target and middle square (NONE without one), walls left out. */
  readonly ways: readonly (readonly Uint8Array[])[];
  /** Who could ever push one of the crates. */
  readonly strong: readonly boolean[];
  /** Groups of characters that nothing tells apart. */
  readonly alike: readonly (readonly number[])[];
  readonly crumbs: readonly Square[];
  /** Squares that are or may become pits: drawn ones, then crumbling ones. */
  readonly holes: readonly Square[];
  readonly pits: number;
  readonly period: number;
  readonly at: Layout;
  /** The extra rules a search may need: nobody ends a turn in another's place, and runs of at most 40 steps. */
  readonly careful: boolean;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

export function puzzleOf(state: StepwiseState, careful: boolean): Puzzle {
  const { level } = state;
  const board = boardOf(level);
  const sheets = level.chars;
  const weights = state.crates.map(({ weight }) => weight);
  const strong = sheets.map(
    ({ str }) => str >= LEAST_STRENGTH && weights.some((weight) => weight <= 20 * str),
  );
  const crumbs = [...board.crumbling.keys()];
  const drawn = board.pit.flatMap((is, square) => (is ? [square] : []));
  const beats = board.clocks.filter(({ ch }) => board.channels.some((one) => one.ch === ch));
  return {
    level,
    board,
    size: sheets.length,
    sheets,
    weights,
    startCrates: state.crates.map((crate) => crate.at),
    ways: sheets.map(({ dex }) => waysOf(board, dex)),
    strong,
    alike: careful ? [] : groupsOf(sheets, strong),
    crumbs,
    holes: [...drawn, ...crumbs],
    pits: drawn.length,
    period: beats.reduce((period, { beat }) => lcm(period, beat.length), 1),
    at: layoutOf(board, sheets.length, weights.length, crumbs.length, drawn.length, careful),
    careful,
  };
}

function layoutOf(
  board: Board,
  size: number,
  crates: number,
  crumbs: number,
  drawn: number,
  careful: boolean,
): Layout {
  let end = size;
  const take = (bytes: number): number => {
    const from = end;
    end += bytes;
    return from;
  };
  const pushes = crates > 0;
  return {
    crates: take(crates),
    stamina: take(pushes ? size : 0),
    focus: take(pushes ? 1 : 0),
    acted: take(1),
    latches: take(board.latches.length),
    switches: take(board.switches.length),
    wear: take(crumbs),
    filled: take(pushes ? drawn + crumbs : 0),
    time: take(2),
    starts: take(careful ? size : 0),
    run: take(careful ? 1 : 0),
    width: end,
  };
}

function waysOf(board: Board, dex: number): readonly Uint8Array[] {
  return Array.from({ length: SQUARES }, (_, from) => {
    const pairs = movesOf(dex).flatMap((move) => {
      const to = targetOf(from, move);
      const middle = to === undefined ? undefined : middleOf(from, to);
      if (to === undefined || board.wall[to] || (middle !== undefined && board.wall[middle])) return [];
      return [to, middle ?? NONE];
    });
    return Uint8Array.from(pairs);
  });
}

/** Weak characters with the same moves are alike: who of them stands where does not matter. */
function groupsOf(
  sheets: readonly CharacterSheet[],
  strong: readonly boolean[],
): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  sheets.forEach(({ dex }, who) => {
    if (strong[who]) return;
    const tier = movesOf(dex).length;
    groups.set(tier, [...(groups.get(tier) ?? []), who]);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The row of a state between two steps. */
export function rowOf(puzzle: Puzzle, state: StepwiseState): Uint8Array {
  const { at, board, strong, period, careful } = puzzle;
  const row = new Uint8Array(at.width);
  const isOpen = state.phase === 'skill';
  row[at.acted] = isOpen ? OPEN : 0;
  state.chars.forEach((one, who) => {
    row[who] = one.at;
    if (state.crates.length > 0 && strong[who]) {
      row[at.stamina + who] = one.stamina;
      if (one.focused) row[at.focus] = (row[at.focus] as number) | (1 << who);
      if (isOpen && one.acted) row[at.acted] = (row[at.acted] as number) | (1 << who);
    }
    if (careful) row[at.starts + who] = one.start;
  });
  if (careful) row[at.run] = state.k;
  state.crates.forEach((crate, i) => (row[at.crates + i] = crate.at));
  board.latches.forEach(({ square }, i) => (row[at.latches + i] = state.latched.includes(square) ? 1 : 0));
  board.switches.forEach(({ square }, i) => (row[at.switches + i] = state.flipped.includes(square) ? 1 : 0));
  puzzle.crumbs.forEach((square, i) => {
    row[at.wear + i] = state.worn[square] ?? board.crumbling.get(square) ?? 0;
  });
  if (state.crates.length > 0)
    puzzle.holes.forEach((square, i) => (row[at.filled + i] = state.filled.includes(square) ? 1 : 0));
  const time = state.clock % period;
  row[at.time] = time & 255;
  row[at.time + 1] = time >> 8;
  return row;
}

/** Whether a crate stands there. */
export function hasCrate({ at, weights }: Puzzle, row: Uint8Array, square: Square): boolean {
  for (let i = 0; i < weights.length; i++) if (row[at.crates + i] === square) return true;
  return false;
}

/** Whether everybody is on an exit. */
export function isOut({ board, size }: Puzzle, row: Uint8Array): boolean {
  for (let who = 0; who < size; who++) if (!board.exit[row[who] as number]) return false;
  return true;
}

/** Puts characters that are alike in the order of their squares. */
export function order({ alike }: Puzzle, row: Uint8Array): void {
  for (const group of alike)
    for (let i = 1; i < group.length; i++)
      for (let j = i; j > 0; j--) {
        const a = group[j - 1] as number;
        const b = group[j] as number;
        if ((row[a] as number) <= (row[b] as number)) break;
        const keep = row[a] as number;
        row[a] = row[b] as number;
        row[b] = keep;
      }
}

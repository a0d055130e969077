/** The world between two steps: signals, doors and spikes follow from where bodies stand and what has been touched. */
import { boardOf, type Board } from './board.ts';
import { SQUARES } from './squares.ts';
import type { Square, StepwiseState } from './types.ts';

export interface World {
  readonly board: Board;
  /** Who stands where: a place in the squad, or -1. */
  readonly squad: Int8Array;
  readonly crate: Uint8Array;
  /** Doors that are closed, and spikes that are out. */
  readonly closed: Uint8Array;
  readonly out: Uint8Array;
  /** Pits and collapsed floor that are still open. */
  readonly pit: Uint8Array;
  /** Doors that only a body keeps open. */
  readonly jammed: readonly Square[];
  readonly signals: ReadonlyMap<string, boolean>;
}

export function worldOf(state: StepwiseState): World {
  const board = boardOf(state.level);
  const squad = new Int8Array(SQUARES).fill(-1);
  const crate = new Uint8Array(SQUARES);
  state.chars.forEach(({ at }, who) => (squad[at] = who));
  for (const { at } of state.crates) crate[at] = 1;
  const isPressed = (square: Square): boolean => squad[square] !== -1 || crate[square] === 1;
  const signals = signalsOf(state, board, isPressed);
  const closed = new Uint8Array(SQUARES);
  const out = new Uint8Array(SQUARES);
  const jammed: Square[] = [];
  for (const { square, ch, inv } of board.doors) {
    if (signals.get(ch) !== inv) continue;
    if (isPressed(square)) jammed.push(square);
    else closed[square] = 1;
  }
  for (const { square, ch, inv } of board.spikes) if (signals.get(ch) !== inv) out[square] = 1;
  return { board, squad, crate, closed, out, pit: pitsOf(state, board), jammed, signals };
}

function pitsOf(state: StepwiseState, board: Board): Uint8Array {
  const pit = new Uint8Array(SQUARES);
  board.pit.forEach((is, square) => (pit[square] = is ? 1 : 0));
  for (const [square, left] of Object.entries(state.worn)) if (left === 0) pit[Number(square)] = 1;
  for (const square of state.filled) pit[square] = 0;
  return pit;
}

/** What is left of a crumbling square; undefined elsewhere. */
export function strengthOf(state: StepwiseState, square: Square): number | undefined {
  if (state.filled.includes(square)) return undefined;
  return state.worn[square] ?? boardOf(state.level).crumbling.get(square);
}

function signalsOf(
  state: StepwiseState,
  board: Board,
  isPressed: (square: Square) => boolean,
): ReadonlyMap<string, boolean> {
  const signals = new Map<string, boolean>();
  for (const { ch, mode } of board.channels) {
    let sources = 0;
    let on = 0;
    const feed = (is: boolean): void => {
      sources++;
      if (is) on++;
    };
    for (const plate of board.holds) if (plate.ch === ch) feed(isPressed(plate.square));
    for (const plate of board.latches) if (plate.ch === ch) feed(state.latched.includes(plate.square));
    for (const one of board.switches) if (one.ch === ch) feed(state.flipped.includes(one.square));
    for (const clock of board.clocks)
      if (clock.ch === ch) feed(clock.beat[state.clock % clock.beat.length] === '1');
    signals.set(ch, mode === 'any' ? on > 0 : mode === 'odd' ? on % 2 === 1 : sources > 0 && on === sources);
  }
  return signals;
}

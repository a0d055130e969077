/** Between the fast position and plain data. */
import { codeOf, hasFirstMove, letterOf, letterOfType, PAWN, TYPE, typeOf, UNMOVED } from '@rankfall/chess';
import { arrivingTypes } from './arrivals.ts';
import { settleEp } from './make.ts';
import type { PositionState } from './position-state.ts';
import { HALF, RIGHTS } from './position-state.ts';
import { settleRights } from './rights.ts';
import type { Both, Setup } from './types.ts';

export function loadSetup(state: PositionState, setup: Setup): void {
  const { board } = state;
  board.clear();
  state.rules = setup.rules;
  const unmoved = new Set(setup.unmoved);
  for (let square = 0; square < 64; square++) {
    const letter = setup.board.charAt(square);
    if (letter === '.') continue;
    const code = codeOf(letter);
    if (code === undefined) throw new Error(`no piece ${letter} on square ${square}: ${setup.board}`);
    const fresh = hasFirstMove(code & TYPE) && unmoved.has(square);
    board.put(square, fresh ? code | UNMOVED : code);
  }
  loadQueue(state, setup, 0);
  loadQueue(state, setup, 1);
  board.set(HALF, setup.half);
  state.firstPly = 2 * (setup.full - 1) + setup.toMove;
  state.clearStamps();
  if (setup.lastMoved !== undefined) state.stamps.set(setup.lastMoved);
  board.setToMove(setup.toMove);
  settleRights(state);
  if (setup.ep !== undefined) {
    board.setEp(setup.ep);
    settleEp(state);
  }
}

function loadQueue(state: PositionState, setup: Setup, side: 0 | 1): void {
  const queue = setup.queues[side];
  const types = new Uint8Array(queue.length);
  for (let place = 0; place < queue.length; place++) {
    const type = typeOf(queue.charAt(place));
    if (type === undefined) throw new Error(`a hidden piece cannot be played: ${queue}`);
    types[place] = type;
  }
  state.fill(side, types);
  const owed = types.length > 0;
  state.setArrival(side, types.length, owed ? setup.due[side] : 0, owed ? setup.clk[side] : 0);
}

export function valueOf(state: PositionState): Setup {
  const { board, rules } = state;
  const { cells } = board;
  const rights = board.get(RIGHTS);
  let letters = '';
  const unmoved: number[] = [];
  for (let square = 0; square < 64; square++) {
    const code = cells[square] as number;
    letters += letterOf(code);
    if ((code & UNMOVED) === 0) continue;
    const file = square < 8 ? square : square - 48;
    const castles = (square < 8 || square >= 56) && ((rights >> file) & 1) !== 0;
    if ((code & TYPE) === PAWN || castles) unmoved.push(square);
  }
  return {
    rules,
    board: letters,
    unmoved,
    queues: [queueOf(state, 0), queueOf(state, 1)],
    due: both(state.due(0), state.due(1)),
    clk: both(state.clk(0), state.clk(1)),
    toMove: board.toMove === 0 ? 0 : 1,
    ...(board.ep < 0 ? {} : { ep: board.ep }),
    half: board.get(HALF),
    full: (state.ply() >> 1) + 1,
    ...(rules.tripletClear ? { lastMoved: [...state.stamps] } : {}),
  };
}

function both<T>(white: T, black: T): Both<T> {
  return [white, black];
}

function queueOf(state: PositionState, side: 0 | 1): string {
  if (state.rules.order === 'select')
    return arrivingTypes.map((type) => letterOfType(type).repeat(state.pooled(side, type))).join('');
  const queue = state.queues[side];
  return Array.from(queue.subarray(queue.length - state.left(side)), letterOfType).join('');
}

/** Everything a side may do on its turn (3.3): placements, moves, Force turns and the forced pass. */
import type { Position } from '@rankfall/chess';
import {
  CASTLING,
  DROP,
  dropOf,
  isChecked,
  kindOf,
  legalMoves,
  MOST_MOVES,
  passMove,
  PROMOTION,
  pseudoMoves,
  toOf,
} from '@rankfall/chess';
import { compoundOf } from './action.ts';
import { arrivingTypes, land, legalFiles, openFiles } from './arrivals.ts';
import { clearRows, clearTriplet } from './clears.ts';
import type { PositionState } from './position-state.ts';

/** Writes all legal actions and returns the end of the list. */
export function legalActions(state: PositionState, out: Int32Array, start: number): number {
  const { board } = state;
  const side = board.toMove;
  const left = state.left(side);
  let end = start;
  if (left > 0 && state.due(side) > 0) {
    end = placements(state, out, start);
    if (end > start) return isChecked(board, side) ? boardMoves(state, out, end) : end;
    if (state.rules.blocked === 'force') {
      end = compounds(state, out, start);
      if (isChecked(board, side)) return boardMoves(state, out, end);
      if (end === start) out[end++] = passMove;
      return end;
    }
  }
  end = boardMoves(state, out, start);
  if (end === start && left > 0 && !isChecked(board, side)) out[end++] = passMove;
  return end;
}

function placements(state: PositionState, out: Int32Array, start: number): number {
  const side = state.board.toMove === 0 ? 0 : 1;
  if (state.rules.order !== 'select') return placementsOf(state, out, start, state.next(side));
  let end = start;
  for (const type of arrivingTypes)
    if (state.pooled(side, type) > 0) end = placementsOf(state, out, end, type);
  return end;
}

function placementsOf(state: PositionState, out: Int32Array, start: number, type: number): number {
  const side = state.board.toMove;
  let end = start;
  for (let files = legalFiles(state, side, type); files !== 0; files &= files - 1)
    out[end++] = dropOf(type, side * 56 + 31 - Math.clz32(files & -files));
  return end;
}

/** Legal board moves (4.1). With clears their effect must be seen first, so each is tried out. */
function boardMoves(state: PositionState, out: Int32Array, start: number): number {
  const { board, rules } = state;
  if (!rules.rowClear && !rules.tripletClear) return legalMoves(board, out, start);
  const stop = pseudoMoves(board, out, start);
  let end = start;
  for (let i = start; i < stop; i++) {
    const move = out[i] as number;
    state.begin();
    moveAndClear(state, move);
    if (isKingSafe(state)) out[end++] = move;
    state.undo();
  }
  return end;
}

/** Plays a board move in the open frame and applies its clears. */
function moveAndClear(state: PositionState, move: number): void {
  const { board, rules } = state;
  board.apply(move);
  if (rules.tripletClear && formsTriplets(kindOf(move))) clearTriplet(state, toOf(move));
  if (rules.rowClear) clearRows(state);
}

/** Castling, promotions and placements never do. */
export function formsTriplets(kind: number): boolean {
  return kind !== CASTLING && kind !== PROMOTION && kind !== DROP;
}

/** Whether the side to move has neither left its king attacked nor pushed it out. */
function isKingSafe(state: PositionState): boolean {
  const side = state.board.toMove;
  return !state.isPushedOut(side) && !isChecked(state.board, side);
}

/** Force turns (3.6): pseudo-legal moves, each with every placement that is possible after it. */
function compounds(state: PositionState, out: Int32Array, start: number): number {
  const moves = movesFor(state.board);
  let end = start;
  for (const move of moves) {
    state.begin();
    moveAndClear(state, move);
    end = placementsAfter(state, out, end, move);
    state.undo();
  }
  return end;
}

const pseudo = new Int32Array(MOST_MOVES);

function movesFor(board: Position): Int32Array {
  return pseudo.subarray(0, pseudoMoves(board, pseudo));
}

function placementsAfter(state: PositionState, out: Int32Array, start: number, move: number): number {
  const side = state.board.toMove === 0 ? 0 : 1;
  const ordered = state.rules.order !== 'select';
  let end = start;
  for (const type of arrivingTypes) {
    if (ordered ? state.next(side) !== type : state.pooled(side, type) === 0) continue;
    for (let files = openFiles(state, side, type); files !== 0; files &= files - 1) {
      const square = side * 56 + 31 - Math.clz32(files & -files);
      state.begin();
      land(state, side, type, square);
      if (state.rules.rowClear) clearRows(state);
      if (isKingSafe(state)) out[end++] = compoundOf(move, type, square);
      state.undo();
    }
  }
  return end;
}

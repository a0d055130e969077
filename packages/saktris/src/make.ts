/** Plays one action on the board and in the counters, inside an open frame. */
import {
  CASTLING,
  DROP,
  EN_PASSANT,
  epMoves,
  fromOf,
  KING,
  kindOf,
  PASS,
  PAWN,
  ROOK,
  toOf,
  TYPE,
  typeIn,
  UNMOVED,
} from '@rankfall/chess';
import { moveIn, secondSquareOf, secondTypeOf } from './action.ts';
import { countMove, land } from './arrivals.ts';
import { clearRows, clearTriplet } from './clears.ts';
import { formsTriplets, legalActions } from './legal.ts';
import type { PositionState } from './position-state.ts';
import { HALF, MOST_ACTIONS } from './position-state.ts';
import type { ActionRecord } from './record.ts';
import { settleRights } from './rights.ts';

export function play(state: PositionState, record: ActionRecord, action: number): void {
  const { board } = state;
  const side = board.toMove;
  const kind = kindOf(action);
  record.open(side, action);
  let quiet = kind === PASS;
  if (kind === DROP) {
    board.apply(action);
    finishPlacement(state, record, typeIn(action));
  } else {
    if (kind === PASS) board.apply(action);
    else quiet = playMove(state, record, action);
    const type = secondTypeOf(action);
    if (type === 0) record.skipped = countMove(state, side);
    else {
      quiet = false;
      land(state, side, type, secondSquareOf(action));
      finishPlacement(state, record, type);
    }
  }
  board.set(HALF, quiet ? board.get(HALF) + 1 : 0);
  board.setToMove(1 - side);
  if (board.ep >= 0) settleEp(state);
}

/** The board move of an action and its clears; says whether it can be undone by moving back. */
function playMove(state: PositionState, record: ActionRecord, action: number): boolean {
  const { board, rules } = state;
  const from = fromOf(action);
  const kind = kindOf(action);
  const moved = board.cells[from] as number;
  board.apply(moveIn(action));
  const { captured } = board;
  record.moved = moved;
  record.captured = captured;
  record.capturedAt = board.capturedAt;
  let quiet = (moved & TYPE) !== PAWN && captured === 0;
  if (rules.tripletClear) {
    stampMove(state, action);
    if (formsTriplets(kind) && clearTriplet(state, toOf(action))) {
      quiet = false;
      record.noteTriplet();
      settleRights(state);
    }
  }
  if (rules.rowClear && clearRows(state)) {
    quiet = false;
    record.noteRows(false);
  }
  if (holdsRight(moved) || holdsRight(captured)) settleRights(state);
  return quiet;
}

/** Whether the piece may be one of a castling pair. */
function holdsRight(code: number): boolean {
  if ((code & UNMOVED) === 0) return false;
  const type = code & TYPE;
  return type === KING || type === ROOK;
}

function finishPlacement(state: PositionState, record: ActionRecord, type: number): void {
  const side = state.board.toMove;
  state.take(side, type);
  if (state.rules.rowClear && clearRows(state)) record.noteRows(true);
  settleRights(state);
}

/** Remembers when the moved pieces moved, for the pusher of a triplet. */
function stampMove(state: PositionState, action: number): void {
  const { board } = state;
  const from = fromOf(action);
  const to = toOf(action);
  // The frame of this action is open already.
  const ply = state.ply() - 1;
  const kind = kindOf(action);
  state.stamp(from, -1);
  if (kind === CASTLING) {
    const corner = board.toMove * 56;
    state.stamp(to, -1);
    state.stamp(corner + (to < from ? 2 : 6), ply);
    state.stamp(corner + (to < from ? 3 : 5), ply);
    return;
  }
  if (kind === EN_PASSANT) state.stamp(board.capturedAt, -1);
  state.stamp(to, ply);
}

const replies = new Int32Array(MOST_ACTIONS);

/** Drops the en passant square unless the double-stepper still stands and some legal action captures there. */
export function settleEp(state: PositionState): void {
  const { board } = state;
  const side = board.toMove;
  const stepper = board.tables.ahead[side === 0 ? 1 : 0][board.ep] as number;
  const code = board.cells[stepper] as number;
  if ((code & TYPE) !== PAWN || !canCaptureEp(state, side)) board.setEp(-1);
}

function canCaptureEp(state: PositionState, side: number): boolean {
  const { rules } = state;
  if (state.due(side) === 0 && !rules.rowClear && !rules.tripletClear)
    return epMoves(state.board, replies, 0, true) > 0;
  const end = legalActions(state, replies, 0);
  for (let i = 0; i < end; i++) if (kindOf(replies[i] as number) === EN_PASSANT) return true;
  return false;
}

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
import { secondSquareOf, secondTypeOf } from './action.ts';
import { countMove, land } from './arrivals.ts';
import { clearRows, clearTriplet } from './clears.ts';
import { formsTriplets, legalActions } from './legal.ts';
import type { PositionState } from './position-state.ts';
import { HALF, MOST_ACTIONS } from './position-state.ts';
import type { ActionRecord } from './record.ts';
import { dropRight, settleRights } from './rights.ts';

export function play(state: PositionState, record: ActionRecord, action: number): void {
  const { board } = state;
  const side = board.toMove;
  const kind = kindOf(action);
  record.open(action);
  let quiet = true;
  if (kind >= DROP || secondTypeOf(action) !== 0) quiet = playArrival(state, record, action);
  else {
    quiet = playMove(state, record, action);
    if (state.left(side) !== 0) record.skipped = countMove(state, side);
  }
  board.set(HALF, quiet ? board.get(HALF) + 1 : 0);
  board.passTurn();
  if (board.ep >= 0) settleEp(state);
}

/** The same for a step without clears, and in a frame of its own: nearly all turns of a search are these. */
export function playStep(state: PositionState, record: ActionRecord, action: number): void {
  const { board } = state;
  const side = board.toMove;
  const moved = board.cells[fromOf(action)] as number;
  record.open(action);
  board.step(action);
  const { captured } = board;
  if (holdsRight(moved)) dropRight(state, moved, fromOf(action));
  if (holdsRight(captured)) dropRight(state, captured, board.capturedAt);
  if (state.left(side) !== 0) record.skipped = countMove(state, side);
  board.set(HALF, (moved & TYPE) !== PAWN && captured === 0 ? board.get(HALF) + 1 : 0);
  if (board.ep >= 0) settleEp(state);
}

/** A placement, a Force turn or a pass; says whether it was quiet. */
function playArrival(state: PositionState, record: ActionRecord, action: number): boolean {
  const { board } = state;
  const side = board.toMove;
  const kind = kindOf(action);
  if (kind === PASS) {
    board.apply(action);
    record.skipped = countMove(state, side);
    return true;
  }
  if (kind === DROP) board.apply(action);
  else {
    playMove(state, record, action);
    land(state, side, secondTypeOf(action), secondSquareOf(action));
  }
  state.take(side, kind === DROP ? typeIn(action) : secondTypeOf(action));
  if (state.rules.rowClear && clearRows(state)) record.noteRows(true);
  settleRights(state);
  return false;
}

/** The board move of an action and its clears; says whether it was quiet: no pawn, no capture, no clear. */
function playMove(state: PositionState, record: ActionRecord, action: number): boolean {
  const { board, rules } = state;
  const moved = board.cells[fromOf(action)] as number;
  board.apply(action);
  const { captured } = board;
  let quiet = (moved & TYPE) !== PAWN && captured === 0;
  if (rules.rowClear || rules.tripletClear) quiet = !clearAfter(state, record, action) && quiet;
  if (holdsRight(moved)) dropRight(state, moved, fromOf(action));
  if (holdsRight(captured)) dropRight(state, captured, board.capturedAt);
  return quiet;
}

/** Applies the clears of a board move and says whether there were any. */
function clearAfter(state: PositionState, record: ActionRecord, action: number): boolean {
  const { rules } = state;
  let any = false;
  if (rules.tripletClear) {
    stampMove(state, action);
    if (formsTriplets(kindOf(action)) && clearTriplet(state, toOf(action))) {
      any = true;
      record.noteTriplet();
      settleRights(state);
    }
  }
  if (rules.rowClear && clearRows(state)) {
    any = true;
    record.noteRows(false);
  }
  return any;
}

/** Whether the piece may be one of a castling pair. */
function holdsRight(code: number): boolean {
  const bits = code & (UNMOVED | TYPE);
  return bits === (UNMOVED | KING) || bits === (UNMOVED | ROOK);
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

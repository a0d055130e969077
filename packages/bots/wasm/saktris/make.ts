/** Plays one action, in a frame of its own, and takes it back. */
import { countMove, land } from './arrivals';
import { isChecked, isCheckedByStep, stepChecks } from './attacks';
import {
  begin,
  captured,
  capturedAt,
  cell,
  due,
  ep,
  half,
  left,
  ply,
  passTurn,
  setEp,
  setHalf,
  stamp,
  step,
  takeQueued,
  toMove,
} from './board';
import { hasClears, rowClear, tripletClear } from './rules';
import { clearRows, clearTriplet } from './clears';
import {
  CASTLING,
  DOUBLE_STEP,
  DROP,
  EN_PASSANT,
  fromOf,
  KING,
  kindOf,
  PASS,
  PAWN,
  ROOK,
  secondSquareOf,
  secondTypeOf,
  toOf,
  TYPE,
  typeIn,
  UNMOVED,
} from './codes';
import { apply, formsTriplets, legalActions } from './legal';
import { ENTRY, moveAt } from './list';
import { epMoves } from './moves';
import { dropRight, settleRights } from './rights';

/** An array with this much room holds the actions of any position. */
export const MOST_ACTIONS: usize = 16384;
const REPLIES: usize = memory.data(16384 * 8, 8);

export function make(action: i32): void {
  if (isStep(action)) playStep(action);
  else {
    begin();
    play(action);
  }
}

/** Gives the turn away without playing, which no rule allows: searches ask what that would cost. */
export function yieldTurn(): void {
  begin();
  setEp(-1);
  passTurn();
}

/** Whether an action is nothing but its squares: a step without clears. The bits above are of other kinds and of Force turns. */
function isStep(action: i32): boolean {
  return action >> 15 <= DOUBLE_STEP && !hasClears;
}

function playStep(action: i32): void {
  const side = toMove();
  const from = fromOf(action);
  const moved = cell(from);
  step(from, toOf(action), kindOf(action) == DOUBLE_STEP);
  if (holdsRight(moved)) dropRight(moved, from);
  if (holdsRight(captured)) dropRight(captured, capturedAt);
  if (left(side) != 0) countMove(side);
  setHalf((moved & TYPE) != PAWN && captured == 0 ? half() + 1 : 0);
  if (ep() >= 0) settleEp();
}

function play(action: i32): void {
  const side = toMove();
  let isQuiet = true;
  if (kindOf(action) >= DROP || secondTypeOf(action) != 0) isQuiet = playArrival(action);
  else {
    isQuiet = playMove(action);
    if (left(side) != 0) countMove(side);
  }
  setHalf(isQuiet ? half() + 1 : 0);
  passTurn();
  if (ep() >= 0) settleEp();
}

/** A placement, a Force turn or a pass; says whether it was quiet. */
function playArrival(action: i32): boolean {
  const side = toMove();
  const kind = kindOf(action);
  if (kind == PASS) {
    apply(action);
    countMove(side);
    return true;
  }
  if (kind == DROP) apply(action);
  else {
    playMove(action);
    land(side, secondTypeOf(action), secondSquareOf(action));
  }
  takeQueued(side, kind == DROP ? typeIn(action) : secondTypeOf(action));
  if (rowClear) clearRows();
  settleRights();
  return false;
}

/** The board move of an action and its clears; says whether it was quiet: no pawn, no capture, no clear. */
function playMove(action: i32): boolean {
  const from = fromOf(action);
  const moved = cell(from);
  apply(action);
  const taken = captured;
  const takenAt = capturedAt;
  let isQuiet = (moved & TYPE) != PAWN && taken == 0;
  if (hasClears && clearAfter(action)) isQuiet = false;
  if (holdsRight(moved)) dropRight(moved, from);
  if (holdsRight(taken)) dropRight(taken, takenAt);
  return isQuiet;
}

/** Applies the clears of a board move and says whether there were any. */
function clearAfter(action: i32): boolean {
  let any = false;
  if (tripletClear) {
    stampMove(action);
    if (formsTriplets(kindOf(action)) && clearTriplet(toOf(action))) {
      any = true;
      settleRights();
    }
  }
  if (rowClear && clearRows()) any = true;
  return any;
}

/** Whether the piece may be one of a castling pair. */
function holdsRight(code: i32): boolean {
  const bits = code & (UNMOVED | TYPE);
  return bits == (UNMOVED | KING) || bits == (UNMOVED | ROOK);
}

/** Remembers when the moved pieces moved, for the pusher of a triplet. */
function stampMove(action: i32): void {
  const from = fromOf(action);
  const to = toOf(action);
  // The frame of this action is open already.
  const now = ply() - 1;
  const kind = kindOf(action);
  stamp(from, -1);
  if (kind == CASTLING) {
    const corner = toMove() * 56;
    stamp(to, -1);
    stamp(corner + (to < from ? 2 : 6), now);
    stamp(corner + (to < from ? 3 : 5), now);
    return;
  }
  if (kind == EN_PASSANT) stamp(capturedAt, -1);
  stamp(to, now);
}

/** Drops the en passant square unless the double-stepper still stands and some legal action captures there. */
export function settleEp(): void {
  const side = toMove();
  const stepper = ep() + (side == 0 ? -8 : 8);
  if ((cell(stepper) & TYPE) != PAWN || !canCaptureEp(side)) setEp(-1);
}

function canCaptureEp(side: i32): boolean {
  if (due(side) == 0 && !hasClears) return epMoves(REPLIES, true) > REPLIES;
  const end = legalActions(REPLIES);
  for (let at = REPLIES; at < end; at += ENTRY) if (kindOf(moveAt(at)) == EN_PASSANT) return true;
  return false;
}

/** Whether the side to move has its king on the board and attacked. */
export function inCheck(): boolean {
  return isChecked(toMove());
}

/** The same, for who has just made this action: a step shows it by its squares. */
export function inCheckAfter(action: i32): boolean {
  return isStep(action) ? isCheckedByStep(action) : inCheck();
}

/** Whether an action would give check: 1 yes, 0 no, -1 only making it would tell. */
export function checks(action: i32): i32 {
  return isStep(action) ? stepChecks(action) : -1;
}

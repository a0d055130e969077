/** Everything a side may do on its turn: placements, moves, Force turns and the forced pass, in the order of the rules package. */
import { arrivingType, land, legalFiles, openFiles } from './arrivals';
import { isChecked } from './attacks';
import {
  begin,
  captureEp,
  due,
  forgetCapture,
  isPushedOut,
  left,
  lift,
  nextType,
  offerEp,
  pooled,
  put,
  setEp,
  cell,
  toMove,
  travel,
  undo,
} from './board';
import { blocked, FORCE, hasClears, order, rowClear, SELECT, tripletClear } from './rules';
import { clearRows, clearTriplet } from './clears';
import {
  bitOf,
  CASTLING,
  DOUBLE_STEP,
  DROP,
  EN_PASSANT,
  fromOf,
  kindOf,
  MOVE_BITS,
  PASS,
  PROMOTION,
  toOf,
  typeIn,
  UNMOVED,
} from './codes';
import { ENTRY, moveAt, writeMove } from './list';
import { legalMoves, pseudoMoves } from './moves';

/** Board moves of a Force turn while their placements are listed. */
const PSEUDO: usize = memory.data(2048 * 8, 8);

export function legalActions(out: usize): usize {
  const side = toMove();
  const count = left(side);
  if (count > 0 && due(side) > 0) {
    const placed = placements(out, side);
    if (placed > out) return isChecked(side) ? boardMoves(placed) : placed;
    if (blocked == FORCE) {
      const end = compounds(out, side);
      if (isChecked(side)) return boardMoves(end);
      return end == out ? writeMove(end, PASS << 15) : end;
    }
  }
  const end = boardMoves(out);
  return end == out && count > 0 && !isChecked(side) ? writeMove(end, PASS << 15) : end;
}

function placements(out: usize, side: i32): usize {
  if (order != SELECT) return placementsOf(out, side, nextType(side));
  let end = out;
  for (let index = 0; index < 6; index++) {
    const type = arrivingType(index);
    if (pooled(side, type) > 0) end = placementsOf(end, side, type);
  }
  return end;
}

function placementsOf(out: usize, side: i32, type: i32): usize {
  let end = out;
  for (let files = legalFiles(side, type); files != 0; files &= files - 1)
    end = writeMove(end, ((side * 56 + i32(ctz(files))) << 6) | (type << 12) | (DROP << 15));
  return end;
}

/** Legal board moves. With clears their effect must be seen first, so each is tried out. */
function boardMoves(out: usize): usize {
  if (!hasClears) return legalMoves(out);
  const stop = pseudoMoves(out);
  let end = out;
  for (let at = out; at < stop; at += ENTRY) {
    const move = moveAt(at);
    begin();
    moveAndClear(move);
    if (isKingSafe()) end = writeMove(end, move);
    undo();
  }
  return end;
}

/** Plays a board move in the open frame, without clears; whose turn it is stays as it was. */
export function apply(move: i32): void {
  const from = fromOf(move);
  const to = toOf(move);
  const kind = kindOf(move);
  const side = toMove();
  setEp(-1);
  forgetCapture();
  if (kind <= DOUBLE_STEP) {
    travel(from, to, cell(from) & ~UNMOVED);
    if (kind == DOUBLE_STEP) offerEp(from, to);
  } else if (kind == PROMOTION) travel(from, to, typeIn(move) | bitOf(side));
  else if (kind == EN_PASSANT) captureEp(from, to, to + (side == 0 ? -8 : 8));
  else if (kind == CASTLING) castle(from, to);
  else if (kind == DROP) land(side, typeIn(move), to);
}

function castle(from: i32, to: i32): void {
  const king = lift(from);
  const rook = lift(to);
  const corner = from & 56;
  put(corner + (to < from ? 2 : 6), king & ~UNMOVED);
  put(corner + (to < from ? 3 : 5), rook & ~UNMOVED);
}

function moveAndClear(move: i32): void {
  apply(move);
  if (tripletClear && formsTriplets(kindOf(move))) clearTriplet(toOf(move));
  if (rowClear) clearRows();
}

/** Castling, promotions and placements never do. */
export function formsTriplets(kind: i32): boolean {
  return kind != CASTLING && kind != PROMOTION && kind != DROP;
}

/** Whether the side to move has neither left its king attacked nor pushed it out. */
function isKingSafe(): boolean {
  const side = toMove();
  return !isPushedOut(side) && !isChecked(side);
}

/** Force turns: pseudo-legal moves, each with every placement that is possible after it. */
function compounds(out: usize, side: i32): usize {
  const stop = pseudoMoves(PSEUDO);
  let end = out;
  for (let at = PSEUDO; at < stop; at += ENTRY) {
    const move = moveAt(at);
    begin();
    moveAndClear(move);
    end = placementsAfter(end, side, move);
    undo();
  }
  return end;
}

function placementsAfter(out: usize, side: i32, move: i32): usize {
  let end = out;
  for (let index = 0; index < 6; index++) {
    const type = arrivingType(index);
    if (order == SELECT ? pooled(side, type) == 0 : nextType(side) != type) continue;
    for (let files = openFiles(side, type); files != 0; files &= files - 1) {
      const square = side * 56 + i32(ctz(files));
      begin();
      land(side, type, square);
      if (rowClear) clearRows();
      if (isKingSafe()) end = writeMove(end, move | (type << MOVE_BITS) | (square << (MOVE_BITS + 3)));
      undo();
    }
  }
  return end;
}

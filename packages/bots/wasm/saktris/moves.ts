/**
 * Board moves of the side to move, in the order of the rules package. Legal ones are generated directly: pins and checks are
 * found first, so no move has to be tried out except an en passant capture. A side without a king has nothing to fear.
 */
import { checkers, dangerIn, isChecked, meets, pinned, tieKing } from './attacks';
import { begin, captureEp, cell, ep, kingOf, ofSide, ofType, setEp, toMove, undo } from './board';
import { castlingMoves } from './castling';
import {
  BISHOP,
  bitOf,
  DOUBLE_STEP,
  EN_PASSANT,
  fromOf,
  KING,
  KNIGHT,
  moveOf,
  PAWN,
  PROMOTION,
  QUEEN,
  ROOK,
  toOf,
  TYPE,
  UNMOVED,
} from './codes';
import { ENTRY, moveAt, writeMove } from './list';
import { diagonalLines, kingFrom, knightFrom, pawnFrom, RAYS, straightLines } from './tables';

export function legalMoves(out: usize): usize {
  const side = toMove();
  const king = kingOf(side);
  if (king < 0) return pseudoMoves(out);
  tieKing(king, side);
  const steps = kingMoves(out, king, side, true);
  if (checkers > 1) return steps;
  const tied = pinned;
  let end = steps;
  let pieces = ofSide(side) & ~ofType(KING);
  // A pinned piece cannot answer a check.
  if (checkers == 1) pieces &= ~tied;
  for (; pieces != 0; pieces &= pieces - 1) {
    const square = i32(ctz(pieces));
    if ((tied & pieces & -pieces) == 0) end = pieceMoves(end, square, side);
    else end = pinnedMoves(end, square, king, side);
  }
  if (checkers == 1) end = keepAnswers(steps, end);
  else end = castlingMoves(end);
  return ep() < 0 ? end : epMoves(end, true);
}

/** Moves that obey piece movement but may leave the king attacked; castling meets all its conditions. */
export function pseudoMoves(out: usize): usize {
  const side = toMove();
  const kings = ofType(KING);
  let end = out;
  for (let pieces = ofSide(side); pieces != 0; pieces &= pieces - 1) {
    const square = i32(ctz(pieces));
    if ((kings & pieces & -pieces) == 0) end = pieceMoves(end, square, side);
    else end = kingMoves(end, square, side, false);
  }
  if (!isChecked(side)) end = castlingMoves(end);
  return ep() < 0 ? end : epMoves(end, false);
}

function kingMoves(out: usize, king: i32, side: i32, safely: boolean): usize {
  let goals = kingFrom(king) & ~ofSide(side);
  if (safely) goals &= ~dangerIn(goals, 1 - side, king);
  return writeSteps(out, king, goals);
}

/** Writes a step from a square to each square of a set. A step is just its two squares. */
export function writeSteps(out: usize, from: i32, goals: u64): usize {
  let end = out;
  for (let rest = goals; rest != 0; rest &= rest - 1) end = writeMove(end, from | (i32(ctz(rest)) << 6));
  return end;
}

function pieceMoves(out: usize, square: i32, side: i32): usize {
  const type = cell(square) & TYPE;
  if (type == PAWN) return pawnMoves(out, square, side);
  if (type == KNIGHT) return writeSteps(out, square, knightFrom(square) & ~ofSide(side));
  const first = type == BISHOP ? 4 : 0;
  const last = type == ROOK ? 4 : 8;
  let end = out;
  for (let direction = first; direction < last; direction++) end = slide(end, square, direction, side);
  return end;
}

/** Follows one ray. */
function slide(out: usize, square: i32, direction: i32, side: i32): usize {
  let ray = RAYS + usize((square << 6) | (direction << 3));
  let end = out;
  let to = i32(load<u8>(ray));
  let code = cell(to);
  while (code == 0) {
    end = writeMove(end, square | (to << 6));
    to = i32(load<u8>(++ray));
    code = cell(to);
  }
  // The wall wears both colours.
  return (code & bitOf(side)) == 0 ? writeMove(end, square | (to << 6)) : end;
}

function pawnMoves(out: usize, square: i32, side: i32): usize {
  const captures = pawnFrom(side, square) & ofSide(1 - side);
  const ahead = side == 0 ? 8 : -8;
  const one = square + ahead;
  const rank = square >> 3;
  let end = out;
  // A pawn on the last row has nowhere to go; no rule lets one stand there.
  if (one < 0 || one > 63) return writeSteps(end, square, captures);
  if (rank == (side == 0 ? 6 : 1)) {
    if (cell(one) == 0) end = promotions(end, square, one);
    for (let rest = captures; rest != 0; rest &= rest - 1) end = promotions(end, square, i32(ctz(rest)));
    return end;
  }
  if (cell(one) == 0) {
    end = writeMove(end, square | (one << 6));
    const two = one + ahead;
    if ((cell(square) & UNMOVED) != 0 && cell(two) == 0)
      end = writeMove(end, moveOf(square, two, DOUBLE_STEP, 0));
  }
  return captures == 0 ? end : writeSteps(end, square, captures);
}

function promotions(out: usize, from: i32, to: i32): usize {
  let end = writeMove(out, moveOf(from, to, PROMOTION, QUEEN));
  end = writeMove(end, moveOf(from, to, PROMOTION, ROOK));
  end = writeMove(end, moveOf(from, to, PROMOTION, BISHOP));
  return writeMove(end, moveOf(from, to, PROMOTION, KNIGHT));
}

/** The direction from one square to another in line with it, as RAYS counts them. */
function directionTo(from: i32, to: i32): i32 {
  const files = (to & 7) - (from & 7);
  const ranks = (to >> 3) - (from >> 3);
  if (files == 0) return ranks > 0 ? 0 : 2;
  if (ranks == 0) return files > 0 ? 1 : 3;
  return files > 0 ? (ranks > 0 ? 4 : 5) : ranks > 0 ? 7 : 6;
}

function opposite(direction: i32): i32 {
  return direction < 4 ? (direction + 2) & 3 : 4 + ((direction + 2) & 3);
}

/** A pinned piece may only go where its direction from the king stays the same. */
function pinnedMoves(out: usize, square: i32, king: i32, side: i32): usize {
  const type = cell(square) & TYPE;
  if (type == KNIGHT) return out;
  const direction = directionTo(king, square);
  if (type == PAWN) {
    const lines = direction < 4 ? straightLines(king) : diagonalLines(king);
    const stop = pawnMoves(out, square, side);
    let end = out;
    for (let at = out; at < stop; at += ENTRY) {
      const move = moveAt(at);
      const to = toOf(move);
      if (((lines >> u64(to)) & 1) != 0 && directionTo(king, to) == direction) end = writeMove(end, move);
    }
    return end;
  }
  if (type == (direction < 4 ? BISHOP : ROOK)) return out;
  const end = slide(out, square, direction, side);
  return slide(end, square, opposite(direction), side);
}

/** Keeps the moves that take the only checker or step in between. */
function keepAnswers(start: usize, stop: usize): usize {
  let end = start;
  for (let at = start; at < stop; at += ENTRY) {
    const move = moveAt(at);
    if (((meets >> u64(toOf(move))) & 1) != 0) end = writeMove(end, move);
  }
  return end;
}

/** Writes the en passant captures. They take two pieces off a row at once, so safe ones are found by trying. */
export function epMoves(out: usize, safely: boolean): usize {
  const goal = ep();
  if (goal < 0) return out;
  const side = toMove();
  let end = out;
  // The pawns that capture there stand where an enemy pawn on that square would capture.
  for (let pawns = pawnFrom(1 - side, goal) & ofType(PAWN) & ofSide(side); pawns != 0; pawns &= pawns - 1) {
    const move = moveOf(i32(ctz(pawns)), goal, EN_PASSANT, 0);
    if (!(safely && exposesKing(move, side))) end = writeMove(end, move);
  }
  return end;
}

function exposesKing(move: i32, side: i32): boolean {
  begin();
  setEp(-1);
  captureEp(fromOf(move), toOf(move), toOf(move) + (side == 0 ? -8 : 8));
  const isExposed = isChecked(side);
  undo();
  return isExposed;
}

/**
 * Moves of the side to move. Legal ones are generated directly: pins and checks are found first, so no
 * move has to be tried out except an en passant capture. A side without a king has nothing to fear.
 */
import { directionTo, OFF_BOARD, opposite, rayStart } from '@rankfall/grid';
import { CHECKERS, isChecked, isTied, MEETS, PINNED, tieKing, ties } from './attacks.ts';
import { lowest } from './bits.ts';
import { castlingMoves } from './castling.ts';
import { bitOf, KING, KNIGHT, PAWN, ROOK, BISHOP, TYPE, UNMOVED } from './codes.ts';
import { danger, findDanger } from './danger.ts';
import { DOUBLE_STEP, EN_PASSANT, moveOf, PROMOTION, STEP, toOf } from './move.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import { CAPTURE_MASKS, KING_MASKS, KNIGHT_MASKS } from './tables.ts';

/** No position of up to 64 squares has more board moves than this. */
export const MOST_MOVES = 256;

/** Writes the legal moves to `out` from `start` and returns the end of the list. Squares rise, so the order is fixed. */
export function legalMoves(position: Position, out: Int32Array, start = 0): number {
  const { rules } = position;
  const side = position.toMove;
  const king = position.kingOf(side);
  if (!rules.check || king < 0) return allMoves(position, out, start);
  tieKing(position, king, side);
  const checkers = ties[CHECKERS] as number;
  let end = kingMoves(position, out, start, king, true);
  if (checkers > 1) return end;
  const others = end;
  for (let half = 0; half < 2; half++) {
    let pieces = position.sets[OCCUPIED + 2 * side + half] as number;
    for (; pieces !== 0; pieces &= pieces - 1) {
      const square = (half << 5) + lowest(pieces);
      if (square === king) continue;
      if (!isTied(PINNED, square)) end = pieceMoves(position, out, end, square);
      else if (checkers === 0) end = pinnedMoves(position, out, end, square, king);
    }
  }
  if (checkers === 1) end = keepAnswers(out, others, end);
  else if (rules.castling) end = castlingMoves(position, out, end);
  return epMoves(position, out, end, true);
}

/** Moves that obey piece movement but may leave the king attacked; castling meets all its conditions. */
export function pseudoMoves(position: Position, out: Int32Array, start = 0): number {
  return allMoves(position, out, start);
}

function allMoves(position: Position, out: Int32Array, start: number): number {
  const { rules, cells } = position;
  const side = position.toMove;
  let end = start;
  for (let half = 0; half < 2; half++) {
    let pieces = position.sets[OCCUPIED + 2 * side + half] as number;
    for (; pieces !== 0; pieces &= pieces - 1) {
      const square = (half << 5) + lowest(pieces);
      if (((cells[square] as number) & TYPE) === KING) end = kingMoves(position, out, end, square, false);
      else end = pieceMoves(position, out, end, square);
    }
  }
  if (rules.castling && !(rules.check && isChecked(position, side))) end = castlingMoves(position, out, end);
  return epMoves(position, out, end, false);
}

/** Steps of the king; safe ones only, or any. */
function kingMoves(
  position: Position,
  out: Int32Array,
  start: number,
  king: number,
  safely: boolean,
): number {
  const { sets, masks } = position;
  const side = position.toMove;
  let low = (masks[KING_MASKS + king * 2] as number) & ~(sets[OCCUPIED + 2 * side] as number);
  let high = (masks[KING_MASKS + king * 2 + 1] as number) & ~(sets[OCCUPIED + 2 * side + 1] as number);
  if (safely) {
    findDanger(position, 1 - side, low, high, king);
    low &= ~(danger[0] as number);
    high &= ~(danger[1] as number);
  }
  return writeMoves(out, start, king, low, high);
}

/** Writes a move from a square to each square of a set. */
function writeMoves(out: Int32Array, start: number, from: number, low: number, high: number): number {
  let end = start;
  for (let left = low; left !== 0; left &= left - 1) out[end++] = moveOf(from, lowest(left));
  for (let left = high; left !== 0; left &= left - 1) out[end++] = moveOf(from, 32 + lowest(left));
  return end;
}

function pieceMoves(position: Position, out: Int32Array, start: number, square: number): number {
  const type = (position.cells[square] as number) & TYPE;
  if (type === PAWN) return pawnMoves(position, out, start, square);
  if (type === KNIGHT) return knightMoves(position, out, start, square);
  let end = start;
  const first = type === BISHOP ? 4 : 0;
  const last = type === ROOK ? 4 : 8;
  for (let direction = first; direction < last; direction++)
    end = slide(position, out, end, square, direction);
  return end;
}

function slide(
  position: Position,
  out: Int32Array,
  start: number,
  square: number,
  direction: number,
): number {
  const { cells, tables } = position;
  const { rays } = tables;
  let end = start;
  let i = rayStart(square, direction);
  let to = rays[i] as number;
  while (cells[to] === 0) {
    out[end++] = moveOf(square, to);
    to = rays[++i] as number;
  }
  if (((cells[to] as number) & bitOf(position.toMove)) === 0) out[end++] = moveOf(square, to);
  return end;
}

function knightMoves(position: Position, out: Int32Array, start: number, square: number): number {
  const { sets, masks } = position;
  const own = OCCUPIED + 2 * position.toMove;
  const low = (masks[KNIGHT_MASKS + square * 2] as number) & ~(sets[own] as number);
  const high = (masks[KNIGHT_MASKS + square * 2 + 1] as number) & ~(sets[own + 1] as number);
  return writeMoves(out, start, square, low, high);
}

function pawnMoves(position: Position, out: Int32Array, start: number, square: number): number {
  const { cells, sets, masks, tables } = position;
  const side = position.toMove === 0 ? 0 : 1;
  const ahead = tables.ahead[side];
  const enemy = OCCUPIED + 2 - 2 * side;
  const captures = CAPTURE_MASKS + 128 * side + square * 2;
  let end = start;
  const one = ahead[square] as number;
  if (cells[one] === 0) {
    end = pawnMove(position, out, end, square, one);
    const two = ahead[one] as number;
    if (((cells[square] as number) & UNMOVED) !== 0 && cells[two] === 0)
      out[end++] = moveOf(square, two, DOUBLE_STEP);
  }
  for (let left = (masks[captures] as number) & (sets[enemy] as number); left !== 0; left &= left - 1)
    end = pawnMove(position, out, end, square, lowest(left));
  for (let left = (masks[captures + 1] as number) & (sets[enemy + 1] as number); left !== 0; left &= left - 1)
    end = pawnMove(position, out, end, square, 32 + lowest(left));
  return end;
}

function pawnMove(position: Position, out: Int32Array, start: number, square: number, to: number): number {
  const { promotion } = position.rules;
  let end = start;
  // Only the last row has no square ahead.
  const ahead = position.tables.ahead[position.toMove === 0 ? 0 : 1];
  if (ahead[to] !== OFF_BOARD || promotion.length === 0) out[end++] = moveOf(square, to, STEP);
  else for (const type of promotion) out[end++] = moveOf(square, to, PROMOTION, type);
  return end;
}

/** A pinned piece may only go where its direction from the king stays the same. */
export function pinnedMoves(
  position: Position,
  out: Int32Array,
  start: number,
  square: number,
  king: number,
): number {
  const { cells, rules } = position;
  const type = (cells[square] as number) & TYPE;
  if (type === KNIGHT) return start;
  const direction = directionTo(rules, king, square);
  if (type === PAWN) {
    const stop = pawnMoves(position, out, start, square);
    let end = start;
    for (let i = start; i < stop; i++) {
      const move = out[i] as number;
      if (directionTo(rules, king, toOf(move)) === direction) out[end++] = move;
    }
    return end;
  }
  if (type === (direction < 4 ? BISHOP : ROOK)) return start;
  const end = slide(position, out, start, square, direction);
  return slide(position, out, end, square, opposite(direction));
}

/** Keeps the moves that take the only checker or step in between. */
function keepAnswers(out: Int32Array, start: number, stop: number): number {
  let end = start;
  for (let i = start; i < stop; i++) {
    const move = out[i] as number;
    if (isTied(MEETS, toOf(move))) out[end++] = move;
  }
  return end;
}

/** Writes the en passant captures. They take two pieces off a row at once, so safe ones are found by trying. */
export function epMoves(position: Position, out: Int32Array, start: number, safely: boolean): number {
  const { sets, masks, ep } = position;
  if (ep < 0) return start;
  const side = position.toMove;
  // The pawns that capture there stand where an enemy pawn on that square would capture.
  const around = CAPTURE_MASKS + 128 * (1 - side) + ep * 2;
  let end = start;
  for (let half = 0; half < 2; half++) {
    const pawns = (sets[PAWN * 2 + half] as number) & (sets[OCCUPIED + 2 * side + half] as number);
    for (let left = (masks[around + half] as number) & pawns; left !== 0; left &= left - 1) {
      const move = moveOf(half * 32 + lowest(left), ep, EN_PASSANT);
      if (!(safely && exposesKing(position, move))) out[end++] = move;
    }
  }
  return end;
}

function exposesKing(position: Position, move: number): boolean {
  position.begin();
  position.apply(move);
  const exposed = isChecked(position, position.toMove);
  position.undo();
  return exposed;
}

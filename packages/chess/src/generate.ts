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
import { DOUBLE_STEP, EN_PASSANT, moveOf, PROMOTION, toOf } from './move.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import { CAPTURE_MASKS, KING_MASKS, KNIGHT_MASKS } from './tables.ts';

/** No position of up to 64 squares has more board moves than this: a queen on each of them would have 27. */
export const MOST_MOVES = 2048;

/** Writes the legal moves to `out` from `start` and returns the end of the list. Squares rise, so the order is fixed. */
export function legalMoves(position: Position, out: Int32Array, start = 0): number {
  const { rules, sets } = position;
  const side = position.toMove;
  const king = position.kingOf(side);
  if (!rules.check || king < 0) return pseudoMoves(position, out, start);
  tieKing(position, king, side);
  const checkers = ties[CHECKERS] as number;
  const steps = kingMoves(position, out, start, king, true);
  if (checkers > 1) return steps;
  let end = steps;
  for (let half = 0; half < 2; half++) {
    const pinned = ties[PINNED + half] as number;
    let pieces = (sets[OCCUPIED + 2 * side + half] as number) & ~(sets[KING * 2 + half] as number);
    // A pinned piece cannot answer a check.
    if (checkers === 1) pieces &= ~pinned;
    for (; pieces !== 0; pieces &= pieces - 1) {
      const square = half * 32 + lowest(pieces);
      if ((pinned & pieces & -pieces) === 0) end = pieceMoves(position, out, end, square, side);
      else end = pinnedMoves(position, out, end, square, king);
    }
  }
  if (checkers === 1) end = keepAnswers(out, steps, end);
  else if (rules.castling) end = castlingMoves(position, out, end);
  return position.ep < 0 ? end : epMoves(position, out, end, true);
}

/** Moves that obey piece movement but may leave the king attacked; castling meets all its conditions. */
export function pseudoMoves(position: Position, out: Int32Array, start = 0): number {
  const { rules, sets } = position;
  const side = position.toMove;
  let end = start;
  for (let half = 0; half < 2; half++) {
    const kings = sets[KING * 2 + half] as number;
    let pieces = sets[OCCUPIED + 2 * side + half] as number;
    for (; pieces !== 0; pieces &= pieces - 1) {
      const square = half * 32 + lowest(pieces);
      if ((kings & pieces & -pieces) === 0) end = pieceMoves(position, out, end, square, side);
      else end = kingMoves(position, out, end, square, false);
    }
  }
  if (rules.castling && !(rules.check && isChecked(position, side))) end = castlingMoves(position, out, end);
  return position.ep < 0 ? end : epMoves(position, out, end, false);
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
  if (safely && (low | high) !== 0) {
    findDanger(position, 1 - side, low, high, king);
    low &= ~(danger[0] as number);
    high &= ~(danger[1] as number);
  }
  return writeSteps(out, start, king, low, high);
}

/** Writes a step from a square to each square of a set. A step is just its two squares. */
function writeSteps(out: Int32Array, start: number, from: number, low: number, high: number): number {
  let end = start;
  for (let left = low; left !== 0; left &= left - 1) out[end++] = from | (lowest(left) << 6);
  for (let left = high; left !== 0; left &= left - 1) out[end++] = from | ((32 + lowest(left)) << 6);
  return end;
}

function pieceMoves(
  position: Position,
  out: Int32Array,
  start: number,
  square: number,
  side: number,
): number {
  const type = (position.cells[square] as number) & TYPE;
  if (type === PAWN) return pawnMoves(position, out, start, square);
  if (type === KNIGHT) {
    const { sets, masks } = position;
    const own = OCCUPIED + 2 * side;
    const low = (masks[KNIGHT_MASKS + square * 2] as number) & ~(sets[own] as number);
    const high = (masks[KNIGHT_MASKS + square * 2 + 1] as number) & ~(sets[own + 1] as number);
    return writeSteps(out, start, square, low, high);
  }
  const first = rayStart(square, 0) + (type === BISHOP ? 32 : 0);
  const last = rayStart(square, 0) + (type === ROOK ? 32 : 64);
  return slide(position, out, start, square, first, last);
}

/** Follows the rays that start from place `first` to `last - 8` of the table. */
function slide(
  position: Position,
  out: Int32Array,
  start: number,
  square: number,
  first: number,
  last: number,
): number {
  const { cells, tables } = position;
  const { rays } = tables;
  const own = bitOf(position.toMove);
  let end = start;
  for (let ray = first; ray < last; ray += 8) {
    let i = ray;
    let to = rays[i] as number;
    let code = cells[to] as number;
    while (code === 0) {
      out[end++] = square | (to << 6);
      to = rays[++i] as number;
      code = cells[to] as number;
    }
    if ((code & own) === 0) out[end++] = square | (to << 6);
  }
  return end;
}

function pawnMoves(position: Position, out: Int32Array, start: number, square: number): number {
  const { cells, sets, masks, tables } = position;
  const side = position.toMove === 0 ? 0 : 1;
  const ahead = tables.ahead[side];
  const enemy = OCCUPIED + 2 - 2 * side;
  const captures = CAPTURE_MASKS + 128 * side + square * 2;
  const low = (masks[captures] as number) & (sets[enemy] as number);
  const high = (masks[captures + 1] as number) & (sets[enemy + 1] as number);
  const one = ahead[square] as number;
  const two = ahead[one] as number;
  let end = start;
  // Only the last row has no square ahead.
  if (two === OFF_BOARD && one !== OFF_BOARD && position.rules.promotion.length > 0) {
    if (cells[one] === 0) end = promotions(position, out, end, square, one);
    for (let left = low; left !== 0; left &= left - 1)
      end = promotions(position, out, end, square, lowest(left));
    for (let left = high; left !== 0; left &= left - 1)
      end = promotions(position, out, end, square, 32 + lowest(left));
    return end;
  }
  if (cells[one] === 0) {
    out[end++] = square | (one << 6);
    if (((cells[square] as number) & UNMOVED) !== 0 && cells[two] === 0)
      out[end++] = moveOf(square, two, DOUBLE_STEP);
  }
  return (low | high) === 0 ? end : writeSteps(out, end, square, low, high);
}

function promotions(position: Position, out: Int32Array, start: number, from: number, to: number): number {
  let end = start;
  for (const type of position.rules.promotion) out[end++] = moveOf(from, to, PROMOTION, type);
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
  const away = rayStart(square, direction);
  const back = rayStart(square, opposite(direction));
  const end = slide(position, out, start, square, away, away + 8);
  return slide(position, out, end, square, back, back + 8);
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

/**
 * Bulk counting: how many legal moves there are, without writing them down. Quiet positions are counted
 * piece by piece; checks and en passant are rare enough for the generator.
 */
import { OFF_BOARD, rayStart } from '@rankfall/grid';
import { CHECKERS, isAttacked, isTied, PINNED, tieKing, ties } from './attacks.ts';
import { castlingMoves } from './castling.ts';
import { BISHOP, bitOf, COLOURS, KING, KNIGHT, PAWN, ROOK, TYPE, UNMOVED } from './codes.ts';
import { legalMoves, MOST_MOVES, pinnedMoves, pseudoMoves } from './generate.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';

const scratch = new Int32Array(MOST_MOVES);

export function countLegal(position: Position): number {
  const { rules, cells, now } = position;
  const side = position.toMove;
  const king = position.kingOf(side);
  if (!rules.check || king < 0) return pseudoMoves(position, scratch);
  if (position.ep >= 0) return legalMoves(position, scratch);
  tieKing(position, king, side);
  if (ties[CHECKERS] !== 0) return legalMoves(position, scratch);
  let count = 0;
  for (let half = 0; half < 2; half++) {
    let pieces = now[OCCUPIED + 2 * side + half] as number;
    for (; pieces !== 0; pieces &= pieces - 1) {
      const square = (half << 5) + 31 - Math.clz32(pieces & -pieces);
      if (isTied(PINNED, square)) count += pinnedMoves(position, scratch, 0, square, king);
      else count += countPiece(position, square, side);
    }
  }
  if (rules.castling && ((cells[king] as number) & UNMOVED) !== 0)
    count += castlingMoves(position, scratch, 0);
  return count;
}

function countPiece(position: Position, square: number, side: number): number {
  const type = (position.cells[square] as number) & TYPE;
  if (type === PAWN) return countPawn(position, square, side);
  if (type === KNIGHT) return countKnight(position, square, side);
  if (type === KING) return countKing(position, square, side);
  return countSlider(position, square, side, type);
}

function countPawn(position: Position, square: number, side: number): number {
  const { cells, tables } = position;
  const ahead = tables.ahead[side === 0 ? 0 : 1];
  const captures = tables.captures[side === 0 ? 0 : 1];
  const enemy = bitOf(1 - side);
  const one = ahead[square] as number;
  let count = 0;
  let doubled = 0;
  if (cells[one] === 0) {
    count = 1;
    if (((cells[square] as number) & UNMOVED) !== 0 && cells[ahead[one] as number] === 0) doubled = 1;
  }
  if (((cells[captures[square * 3] as number] as number) & COLOURS) === enemy) count++;
  if (((cells[captures[square * 3 + 1] as number] as number) & COLOURS) === enemy) count++;
  if (tables.last[side === 0 ? 0 : 1][one] !== 0) count *= Math.max(1, position.rules.promotion.length);
  return count + doubled;
}

function countKnight(position: Position, square: number, side: number): number {
  const { cells, tables } = position;
  const { knight } = tables;
  const own = bitOf(side);
  let count = 0;
  for (let i = square * 9, to = knight[i] as number; to < OFF_BOARD; to = knight[++i] as number)
    if (((cells[to] as number) & own) === 0) count++;
  return count;
}

function countKing(position: Position, square: number, side: number): number {
  const { cells, tables } = position;
  const { king } = tables;
  const own = bitOf(side);
  const code = cells[square] as number;
  let count = 0;
  cells[square] = 0;
  for (let i = square * 9, to = king[i] as number; to < OFF_BOARD; to = king[++i] as number)
    if (((cells[to] as number) & own) === 0 && !isAttacked(position, to, 1 - side)) count++;
  cells[square] = code;
  return count;
}

function countSlider(position: Position, square: number, side: number, type: number): number {
  const { cells, tables } = position;
  const { rays } = tables;
  const own = bitOf(side);
  let ray = rayStart(square, type === BISHOP ? 4 : 0);
  const last = rayStart(square, 0) + (type === ROOK ? 32 : 64);
  let count = 0;
  for (; ray < last; ray += 8) {
    let i = ray;
    let code = cells[rays[i] as number] as number;
    while (code === 0) code = cells[rays[++i] as number] as number;
    count += i - ray + ((code & own) === 0 ? 1 : 0);
  }
  return count;
}

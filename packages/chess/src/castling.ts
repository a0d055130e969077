/**
 * Castling in Chess960 style for kings and rooks on any file of the back row: the king goes to the c or g
 * file, the rook to d or f (counted from the right edge on other widths).
 */
import { rayStart } from '@rankfall/grid';
import { isAttackedWithout } from './attacks.ts';
import { bitOf, ROOK, UNMOVED } from './codes.ts';
import { CASTLING, moveOf } from './move.ts';
import type { Position } from './position.ts';

const EAST = 1;
const WEST = 3;

/** Writes the castling moves of the side to move, which is not in check, and returns the new end of the list. */
export function castlingMoves(position: Position, out: Int32Array, start: number): number {
  const side = position.toMove;
  const king = position.kingOf(side);
  const { cells, rules } = position;
  const homeRank = side === 0 ? 0 : rules.ranks - 1;
  if (king < 0 || ((cells[king] as number) & UNMOVED) === 0) return start;
  if (Math.floor(king / rules.files) !== homeRank) return start;
  let end = start;
  for (let direction = EAST; direction <= WEST; direction += 2) {
    const rook = partner(position, king, direction);
    if (rook >= 0 && canCastle(position, king, rook, homeRank * rules.files))
      out[end++] = moveOf(king, rook, CASTLING);
  }
  return end;
}

/** The first piece beside the king in this direction if it is an unmoved rook of the same side, else -1. */
function partner(position: Position, king: number, direction: number): number {
  const { cells, tables } = position;
  let i = rayStart(king, direction);
  while (cells[tables.rays[i] as number] === 0) i++;
  const square = tables.rays[i] as number;
  return cells[square] === (ROOK | UNMOVED | bitOf(position.toMove)) ? square : -1;
}

function canCastle(position: Position, king: number, rook: number, corner: number): boolean {
  const { files, check } = position.rules;
  const westward = rook < king;
  const kingGoal = corner + (westward ? 2 : files - 2);
  const rookGoal = corner + (westward ? 3 : files - 3);
  const { cells } = position;
  const first = Math.min(kingGoal, rookGoal, king, rook);
  const last = Math.max(kingGoal, rookGoal, king, rook);
  // The two paths and the gap between the pieces share their ends, so together they are one stretch.
  for (let square = first; square <= last; square++)
    if (cells[square] !== 0 && square !== king && square !== rook) return false;
  return !check || (kingPathSafe(position, king, kingGoal) && !uncovers(position, rook, kingGoal, westward));
}

function kingPathSafe(position: Position, king: number, goal: number): boolean {
  const enemy = 1 - position.toMove;
  const step = goal < king ? -1 : 1;
  for (let square = king; square !== goal; square += step)
    if (isAttackedWithout(position, square + step, enemy, king)) return false;
  return true;
}

/** Whether the rook's departure lets a rook or queen behind it see the king's goal. */
function uncovers(position: Position, rook: number, kingGoal: number, westward: boolean): boolean {
  if (westward ? rook >= kingGoal : rook <= kingGoal) return false;
  const { cells, tables } = position;
  let i = rayStart(rook, westward ? WEST : EAST);
  while (cells[tables.rays[i] as number] === 0) i++;
  const slider = ROOK | bitOf(1 - position.toMove);
  return ((cells[tables.rays[i] as number] as number) & slider) === slider;
}

/** Who attacks a square, and what ties the side to move to its king: checks and pins. */
import { rayStart } from '@rankfall/grid';
import { bitOf, COLOURS, KNIGHT, PAWN, TYPE } from './codes.ts';
import type { Position } from './position.ts';
import { KINGS } from './position.ts';

const BARE = TYPE | COLOURS;
/** Bits of a slider that moves straight, and of one that moves diagonally. */
const STRAIGHT = 6;
const DIAGONAL = 5;

/** Whether a piece of side `by` could capture on the square. Pins do not matter. */
export function isAttacked(position: Position, square: number, by: number): boolean {
  const { cells, tables } = position;
  const { rays, knight, king } = tables;
  const bit = bitOf(by);
  const pawns = tables.captures[by === 0 ? 1 : 0];
  const pawn = PAWN | bit;
  if (((cells[pawns[square * 3] as number] as number) & BARE) === pawn) return true;
  if (((cells[pawns[square * 3 + 1] as number] as number) & BARE) === pawn) return true;

  const knightCode = KNIGHT | bit;
  for (let i = square * 9, to = knight[i] as number; to < 64; to = knight[++i] as number)
    if (cells[to] === knightCode) return true;

  let ray = rayStart(square, 0);
  for (let direction = 0; direction < 8; direction++, ray += 8) {
    let i = ray;
    let code = cells[rays[i] as number] as number;
    while (code === 0) code = cells[rays[++i] as number] as number;
    const slider = bit | (direction < 4 ? STRAIGHT : DIAGONAL);
    if ((code & slider) === slider) return true;
  }

  const theirs = position.now[KINGS + by] as number;
  if (theirs < 0) return false;
  for (let i = square * 9, to = king[i] as number; to < 64; to = king[++i] as number)
    if (to === theirs) return true;
  return false;
}

/** Whether the side's king is on the board and attacked. */
export function isChecked(position: Position, side: number): boolean {
  const king = position.now[KINGS + side] as number;
  return king >= 0 && isAttacked(position, king, 1 - side);
}

/**
 * What `tieKing` found, for whoever called it last: own pinned pieces and, if there is one checker, the
 * squares on which the check can be met; both as bit sets of two words.
 */
export const ties: Int32Array = new Int32Array(5);
export const PINNED = 0;
export const MEETS = 2;
export const CHECKERS = 4;

/** Finds the pins and checks around the king of the side to move. */
export function tieKing(position: Position, king: number, side: number): void {
  ties.fill(0);
  const { cells, tables } = position;
  const { rays } = tables;
  const own = bitOf(side);
  const enemy = bitOf(1 - side);
  let ray = rayStart(king, 0);
  for (let direction = 0; direction < 8; direction++, ray += 8) {
    let i = ray;
    let code = cells[rays[i] as number] as number;
    while (code === 0) code = cells[rays[++i] as number] as number;
    const slider = enemy | (direction < 4 ? STRAIGHT : DIAGONAL);
    if ((code & COLOURS) === own) {
      const shield = rays[i] as number;
      code = cells[rays[++i] as number] as number;
      while (code === 0) code = cells[rays[++i] as number] as number;
      if ((code & slider) === slider) mark(PINNED, shield);
    } else if ((code & slider) === slider) {
      ties[CHECKERS] = (ties[CHECKERS] as number) + 1;
      for (let j = ray; j <= i; j++) mark(MEETS, rays[j] as number);
    }
  }
  tieLeapers(position, king, side, enemy);
}

function tieLeapers(position: Position, king: number, side: number, enemy: number): void {
  const { cells, tables } = position;
  const { knight } = tables;
  const pawns = tables.captures[side === 0 ? 0 : 1];
  for (let i = king * 9, from = knight[i] as number; from < 64; from = knight[++i] as number)
    if (cells[from] === (KNIGHT | enemy)) markChecker(from);
  for (let i = king * 3, from = pawns[i] as number; from < 64; from = pawns[++i] as number)
    if (((cells[from] as number) & BARE) === (PAWN | enemy)) markChecker(from);
}

function markChecker(square: number): void {
  ties[CHECKERS] = (ties[CHECKERS] as number) + 1;
  mark(MEETS, square);
}

function mark(set: number, square: number): void {
  ties[set + (square >> 5)] = (ties[set + (square >> 5)] as number) | (1 << square);
}

/** Whether the square is in one of the sets of `ties`. */
export function isTied(set: number, square: number): boolean {
  return (((ties[set + (square >> 5)] as number) >>> square) & 1) !== 0;
}

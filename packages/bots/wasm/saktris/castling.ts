/** Castling for a king and rooks on any file of the back row: everything happens on one row, so it is a byte. */
import { dangerIn } from './attacks';
import { all, cell, kingOf, toMove } from './board';
import { bitOf, CASTLING, moveOf, ROOK, UNMOVED } from './codes';
import { writeMove } from './list';
import { PARTNERS } from './tables';

function backRow(side: i32): i32 {
  return i32((all() >> u64(side * 56)) & 255);
}

/** The files that a king on this one crosses or lands on, on its way to another. */
function pathTo(king: i32, goal: i32): i32 {
  return ((2 << max(king, goal)) - (1 << min(king, goal))) & ~(1 << king);
}

/** Whether the rook's departure lets a rook or queen behind it see the king's goal. */
function uncovers(king: i32, rook: i32, side: i32): boolean {
  if (rook < king ? rook >= 2 : rook <= 6) return false;
  const row = backRow(side);
  const beyond = rook < king ? row & ((1 << rook) - 1) : row & (-2 << rook);
  if (beyond == 0) return false;
  const file = rook < king ? 31 - i32(clz(beyond)) : i32(ctz(beyond));
  const slider = ROOK | bitOf(1 - side);
  return (cell(side * 56 + file) & slider) == slider;
}

/** Writes the castling moves of the side to move, which is not in check. With check off, attacks do not matter. */
export function castlingMoves(out: usize): usize {
  const side = toMove();
  const king = kingOf(side);
  const corner = side * 56;
  const file = king - corner;
  if (king < 0 || file < 0 || file > 7 || (cell(king) & UNMOVED) == 0) return out;
  const found = i32(load<u8>(PARTNERS + usize(file * 256 + backRow(side))));
  if (found == 0) return out;
  const rook = ROOK | UNMOVED | bitOf(side);
  let east = found & 15;
  let west = found >> 4;
  if (east != 0 && cell(corner + east - 1) != rook) east = 0;
  if (west != 0 && cell(corner + west - 1) != rook) west = 0;
  if (east != 0 && !isSafe(king, corner, pathTo(file, 6), side)) east = 0;
  if (west != 0 && !isSafe(king, corner, pathTo(file, 2), side)) west = 0;
  // A rook in the corner has nobody behind it.
  if (east != 0 && east != 8 && uncovers(file, east - 1, side)) east = 0;
  if (west > 1 && uncovers(file, west - 1, side)) west = 0;
  let end = out;
  if (east != 0) end = writeMove(end, moveOf(king, corner + east - 1, CASTLING, 0));
  if (west != 0) end = writeMove(end, moveOf(king, corner + west - 1, CASTLING, 0));
  return end;
}

function isSafe(king: i32, corner: i32, path: i32, side: i32): boolean {
  return dangerIn(u64(path) << u64(corner), 1 - side, king) == 0;
}

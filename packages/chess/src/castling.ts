/**
 * Castling in Chess960 style for a king and rooks on any file of the back row of a board eight files wide:
 * the king goes to the c or g file, the rook to d or f. Everything happens on one row, so it is a byte.
 */
import { danger, findDanger } from './danger.ts';
import { bitOf, ROOK, UNMOVED } from './codes.ts';
import { CASTLING, moveOf } from './move.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';

/** By king file * 8 + rook file: the files the king crosses or lands on. */
const kingFiles = new Uint8Array(64);
/** By king file * 256 + occupied files: the rooks as `castlingRooks` gives them, if they are rooks. */
const partners = new Uint8Array(8 * 256);
for (let king = 0; king < 8; king++) {
  for (let rook = 0; rook < 8; rook++)
    kingFiles[king * 8 + rook] = stretch([king, rook < king ? 2 : 6]) & ~(1 << king);
  for (let row = 0; row < 256; row++) {
    const east = nearest(king, 1, row);
    const west = nearest(king, -1, row);
    partners[king * 256 + row] = (east + 1) | ((west + 1) << 4);
  }
}

/** The first piece beside the king in this direction if all files that castling with it needs are empty, or -1. */
function nearest(king: number, step: number, row: number): number {
  let rook = king + step;
  while (rook >= 0 && rook < 8 && ((row >> rook) & 1) === 0) rook += step;
  if (rook < 0 || rook > 7) return -1;
  // The two paths and the gap between the pieces share their ends, so together they are one stretch.
  const needed = stretch(step > 0 ? [king, rook, 6, 5] : [king, rook, 2, 3]) & ~((1 << king) | (1 << rook));
  return (row & needed) === 0 ? rook : -1;
}

function stretch(files: readonly number[]): number {
  return (2 << Math.max(...files)) - (1 << Math.min(...files));
}

/** All pieces on the back row of the side, a file to a bit. */
function backRow({ sets }: Position, side: number): number {
  return (((sets[OCCUPIED + side] as number) | (sets[OCCUPIED + 2 + side] as number)) >>> (side * 24)) & 255;
}

/**
 * The files of the unmoved rooks with which the king could castle as far as empty squares go: the one toward
 * the h file in bits 0 to 3 and the one toward the a file in bits 4 to 7, each plus one, 0 for none.
 */
export function castlingRooks(position: Position, king: number, side: number): number {
  const corner = side * 56;
  const file = king - corner;
  if (file < 0 || file > 7) return 0;
  const found = partners[file * 256 + backRow(position, side)] as number;
  return found === 0 ? 0 : unmovedOf(position, king, side, found);
}

function unmovedOf({ cells }: Position, king: number, side: number, found: number): number {
  if (((cells[king] as number) & UNMOVED) === 0) return 0;
  const rook = ROOK | UNMOVED | bitOf(side);
  const corner = side * 56;
  const east = found & 15;
  const west = found >> 4;
  return (
    (east !== 0 && cells[corner + east - 1] === rook ? east : 0) |
    (west !== 0 && cells[corner + west - 1] === rook ? west << 4 : 0)
  );
}

/** The squares that must be safe for any of these rooks, as bits of the word that holds the back row. */
export function castlingPaths(king: number, side: number, rooks: number): number {
  const file = (king & 7) * 8;
  let files = 0;
  if ((rooks & 15) !== 0) files = kingFiles[file + (rooks & 15) - 1] as number;
  if (rooks >> 4 !== 0) files |= kingFiles[file + (rooks >> 4) - 1] as number;
  return files << (side * 24);
}

/** Whether castling with the rook on `file` is safe; `danger` must cover the king's path. */
export function isSafeCastling(position: Position, king: number, side: number, file: number): boolean {
  const path = (kingFiles[(king & 7) * 8 + file] as number) << (side * 24);
  return ((danger[side] as number) & path) === 0 && !uncovers(position, king & 7, file, side);
}

/** Whether the rook's departure lets a rook or queen behind it see the king's goal. */
function uncovers(position: Position, king: number, rook: number, side: number): boolean {
  if (rook < king ? rook >= 2 : rook <= 6) return false;
  const row = backRow(position, side);
  const beyond = rook < king ? row & ((1 << rook) - 1) : row & (-2 << rook);
  if (beyond === 0) return false;
  const file = rook < king ? 31 - Math.clz32(beyond) : 31 - Math.clz32(beyond & -beyond);
  const slider = ROOK | bitOf(1 - side);
  return ((position.cells[side * 56 + file] as number) & slider) === slider;
}

/** Writes the castling moves of the side to move, which is not in check, and returns the new end of the list. */
export function castlingMoves(position: Position, out: Int32Array, start: number): number {
  const side = position.toMove;
  const king = position.kingOf(side);
  const rooks = king < 0 ? 0 : castlingRooks(position, king, side);
  if (rooks === 0) return start;
  const { check } = position.rules;
  const paths = castlingPaths(king, side, rooks);
  if (check) findDanger(position, 1 - side, side === 0 ? paths : 0, side === 0 ? 0 : paths, king);
  let end = start;
  for (let left = rooks; left !== 0; left >>= 4) {
    const file = (left & 15) - 1;
    if (file >= 0 && (!check || isSafeCastling(position, king, side, file)))
      out[end++] = moveOf(king, side * 56 + file, CASTLING);
  }
  return end;
}

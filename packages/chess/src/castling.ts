/**
 * Castling in Chess960 style for a king and rooks on any file of the back row of a board eight files wide:
 * the king goes to the c or g file, the rook to d or f. Everything happens on one row, so it is a byte.
 */
import { danger, findDanger } from './danger.ts';
import { bitOf, ROOK, UNMOVED } from './codes.ts';
import { CASTLING, moveOf } from './move.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';

/** By king file * 256 + occupied files: the rooks as `castlingRooks` gives them, if they are rooks. */
const partners = new Uint8Array(8 * 256);
/** King files whose part of the table has been made: once, by the first who counts. */
let known = 0;

function learn(king: number): void {
  known |= 1 << king;
  for (let row = 0; row < 256; row++) partners[king * 256 + row] = partnersOf(king, row);
}

function partnersOf(king: number, row: number): number {
  const above = row & (-2 << king);
  const below = row & ((1 << king) - 1);
  const east = above === 0 ? -1 : 31 - Math.clz32(above & -above);
  const west = 31 - Math.clz32(below);
  const eastOpen = east >= 0 && (row & neededFiles(king, east, 5, 6)) === 0;
  const westOpen = west >= 0 && (row & neededFiles(king, west, 2, 3)) === 0;
  return (eastOpen ? east + 1 : 0) | (westOpen ? (west + 1) << 4 : 0);
}

/** The two paths and the gap between the pieces share their ends, so together they are one stretch. */
function neededFiles(king: number, rook: number, firstGoal: number, lastGoal: number): number {
  const first = Math.min(king, rook, firstGoal);
  const last = Math.max(king, rook, lastGoal);
  return ((2 << last) - (1 << first)) & ~((1 << king) | (1 << rook));
}

/** By king file: the files the king crosses or lands on, toward the h file in the low byte, toward a above. */
const kingPaths = new Uint16Array(8);
for (let king = 0; king < 8; king++) kingPaths[king] = pathTo(king, 6) | (pathTo(king, 2) << 8);

function pathTo(king: number, goal: number): number {
  return ((2 << Math.max(king, goal)) - (1 << Math.min(king, goal))) & ~(1 << king);
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
  if (((known >> file) & 1) === 0) learn(file);
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
  const both = kingPaths[king & 7] as number;
  const files = ((rooks & 15) === 0 ? 0 : both & 255) | (rooks >> 4 === 0 ? 0 : both >> 8);
  return files << (side * 24);
}

/** Keeps the rooks with which castling is safe; `danger` must cover the king's paths. */
export function safeRooks(position: Position, king: number, side: number, rooks: number): number {
  const both = kingPaths[king & 7] as number;
  const attacked = ((danger[side] as number) >>> (side * 24)) & 255;
  let safe = rooks;
  if ((attacked & both) !== 0) safe &= ~15;
  if ((attacked & (both >> 8)) !== 0) safe &= 15;
  // A rook in the corner has nobody behind it.
  const east = safe & 15;
  const west = safe >> 4;
  if (east !== 0 && east !== 8 && uncovers(position, king & 7, east - 1, side)) safe &= ~15;
  if (west > 1 && uncovers(position, king & 7, west - 1, side)) safe &= 15;
  return safe;
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
  const file = king - side * 56;
  if (king < 0 || file < 0 || file > 7) return start;
  const rooks = unmovedOf(position, king, side, partnersOf(file, backRow(position, side)));
  if (rooks === 0) return start;
  let safe = rooks;
  if (position.rules.check) {
    const paths = castlingPaths(king, side, rooks);
    findDanger(position, 1 - side, side === 0 ? paths : 0, side === 0 ? 0 : paths, king);
    safe = safeRooks(position, king, side, rooks);
  }
  let end = start;
  if ((safe & 15) !== 0) out[end++] = moveOf(king, side * 56 + (safe & 15) - 1, CASTLING);
  if (safe >> 4 !== 0) out[end++] = moveOf(king, side * 56 + (safe >> 4) - 1, CASTLING);
  return end;
}

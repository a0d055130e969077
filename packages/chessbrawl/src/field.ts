/**
 * The board as numbers, for the two things that must be fast: listing moves and choosing the enemy's. A field is filled
 * from a board's text, used inside one call, and never stored.
 */
import { CELLS } from './cells.ts';
import {
  bishopRays,
  kingTo,
  knightTo,
  pawnAside,
  pawnLeap,
  pawnSteps,
  pawnTakes,
  queenRays,
  rookRays,
} from './steps.ts';
import type { Cell } from './types.ts';

/** What stands on each cell: 0 nothing, 1 to 6 the player's pawn to King, 9 to 13 the enemy's pawn to queen. */
export type Field = Uint8Array;

export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
/** Set on enemies. */
export const FOE = 8;
export const KIND = 7;

const LETTERS = '.PNBRQK..pnbrq';
const codes = new Uint8Array(128);
for (const [code, letter] of [...LETTERS].entries()) if (letter !== '.') codes[letter.charCodeAt(0)] = code;

export function fieldOf(board: string, into: Field = new Uint8Array(CELLS)): Field {
  for (let cell = 0; cell < CELLS; cell++) into[cell] = codes[board.charCodeAt(cell)] ?? 0;
  return into;
}

export function boardOf(field: Field): string {
  let board = '';
  for (const code of field) board += LETTERS.charAt(code);
  return board;
}

/** What boons and powers change about how the player's pieces go. */
export interface Gaits {
  /** Pawns may also step aside. */
  readonly aside: boolean;
  /** Pawns may also go two steps forward where both cells are empty. */
  readonly leap: boolean;
  /** The King also jumps like a knight. */
  readonly kingJumps: boolean;
}
export const PLAIN_GAITS: Gaits = { aside: false, leap: false, kingJumps: false };

/** Adds where the piece on this cell can go, in canonical order, and answers how many cells `to` then holds. */
export function addMoves(
  field: Field,
  from: Cell,
  to: Uint8Array,
  count: number,
  gaits: Gaits = PLAIN_GAITS,
): number {
  const code = field[from] as number;
  switch (code & KIND) {
    case PAWN:
      return addPawn(field, from, to, count, gaits);
    case KNIGHT:
      return addJumps(field, knightTo[from], code, to, count);
    case BISHOP:
      return addRays(field, bishopRays[from], code, to, count);
    case ROOK:
      return addRays(field, rookRays[from], code, to, count);
    case QUEEN:
      return addRays(field, queenRays[from], code, to, count);
    case KING: {
      const steps = addJumps(field, kingTo[from], code, to, count);
      return gaits.kingJumps ? addJumps(field, knightTo[from], code, to, steps) : steps;
    }
    default:
      return count;
  }
}

function addPawn(field: Field, from: Cell, to: Uint8Array, count: number, gaits: Gaits): number {
  const isFoe = (field[from] as number) >= FOE;
  const side = isFoe ? 'enemy' : 'player';
  const ahead = (pawnSteps[side][from] as Uint8Array)[0];
  const isFree = ahead !== undefined && field[ahead] === 0;
  let n = count;
  if (isFree) to[n++] = ahead;
  const takes = pawnTakes[side][from] as Uint8Array;
  for (let i = 0; i < takes.length; i++) {
    const cell = takes[i] as number;
    const there = field[cell] as number;
    if (there !== 0 && there >= FOE !== isFoe) to[n++] = cell;
  }
  if (isFoe) return n;
  if (gaits.leap && isFree) {
    const beyond = pawnLeap[from]?.[0];
    if (beyond !== undefined && field[beyond] === 0) to[n++] = beyond;
  }
  if (gaits.aside) for (const cell of pawnAside[from] ?? []) if (field[cell] === 0) to[n++] = cell;
  return n;
}

function addJumps(
  field: Field,
  cells: Uint8Array | undefined,
  code: number,
  to: Uint8Array,
  count: number,
): number {
  if (cells === undefined) return count;
  let n = count;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    const there = field[cell] as number;
    if (there === 0 || ((there ^ code) & FOE) !== 0) to[n++] = cell;
  }
  return n;
}

function addRays(
  field: Field,
  rays: readonly Uint8Array[] | undefined,
  code: number,
  to: Uint8Array,
  count: number,
): number {
  if (rays === undefined) return count;
  let n = count;
  for (let r = 0; r < rays.length; r++) {
    const ray = rays[r] as Uint8Array;
    for (let i = 0; i < ray.length; i++) {
      const cell = ray[i] as number;
      const there = field[cell] as number;
      if (there === 0) {
        to[n++] = cell;
      } else {
        if (((there ^ code) & FOE) !== 0) to[n++] = cell;
        break;
      }
    }
  }
  return n;
}

/** Marks every cell on which the player could capture, on the board exactly as it is. */
export function markAttacks(field: Field, marks: Uint8Array, gaits: Gaits = PLAIN_GAITS): void {
  marks.fill(0);
  for (let from = 0; from < CELLS; from++) {
    const code = field[from] as number;
    if (code !== 0 && code < FOE) markFrom(field, from, code, marks, gaits);
  }
}

function markFrom(field: Field, from: Cell, code: number, marks: Uint8Array, gaits: Gaits): void {
  switch (code) {
    case PAWN:
      markCells(pawnTakes.player[from], marks);
      return;
    case KNIGHT:
      markCells(knightTo[from], marks);
      return;
    case BISHOP:
      markRays(field, bishopRays[from], marks);
      return;
    case ROOK:
      markRays(field, rookRays[from], marks);
      return;
    case QUEEN:
      markRays(field, queenRays[from], marks);
      return;
    default:
      markCells(kingTo[from], marks);
      if (gaits.kingJumps) markCells(knightTo[from], marks);
  }
}

function markCells(cells: Uint8Array | undefined, marks: Uint8Array): void {
  if (cells === undefined) return;
  for (let i = 0; i < cells.length; i++) marks[cells[i] as number] = 1;
}

function markRays(field: Field, rays: readonly Uint8Array[] | undefined, marks: Uint8Array): void {
  if (rays === undefined) return;
  for (let r = 0; r < rays.length; r++) {
    const ray = rays[r] as Uint8Array;
    for (let i = 0; i < ray.length; i++) {
      const cell = ray[i] as number;
      marks[cell] = 1;
      if (field[cell] !== 0) break;
    }
  }
}

/**
 * The enemy's decision: the best capture, else the best advance, ties to the first in canonical order. It depends on
 * the board alone, so it can be shown before it happens.
 */
import { CELLS, COLUMNS } from './cells.ts';
import {
  addMoves,
  fieldOf,
  FOE,
  KIND,
  KING,
  markAttacks,
  PAWN,
  PLAIN_GAITS,
  type Field,
  type Gaits,
} from './field.ts';
import { distances } from './steps.ts';
import type { Cell, Enemy } from './types.ts';

export interface Aim {
  readonly from: Cell;
  readonly to: Cell;
  /** What the enemy made of it, as the rules count it. */
  readonly score: number;
}

/** What the King is worth to each enemy: nothing to the classic one, so it takes everything else first. */
export const kingValues: Readonly<Record<Enemy, number>> = { classic: 0, ruthless: 1000 };

const values = Int32Array.of(0, 1, 3, 3, 5, 9, 0, 0);

/** More than any enemy side of 12 can have: a queen reaches 21 cells at most. */
const MOST = 512;
const froms = new Uint8Array(MOST);
const tos = new Uint8Array(MOST);
const attacked = new Uint8Array(CELLS);
const nearest = new Uint8Array(CELLS);
const scratch: Field = new Uint8Array(CELLS);

export function aimOf(board: string, enemy: Enemy = 'classic', gaits: Gaits = PLAIN_GAITS): Aim | undefined {
  return aimIn(fieldOf(board, scratch), kingValues[enemy], gaits);
}

/** All legal moves of the enemy, in canonical order. */
export function enemyMoves(board: string): readonly { readonly from: Cell; readonly to: Cell }[] {
  const count = listMoves(fieldOf(board, scratch));
  return Array.from({ length: count }, (_, i) => ({ from: froms[i] ?? 0, to: tos[i] ?? 0 }));
}

/** From * 64 + to, or -1 where the enemy must pass. */
export function decideIn(field: Field, kingValue: number, gaits: Gaits = PLAIN_GAITS): number {
  const best = bestIn(field, kingValue, gaits);
  return best < 0 ? -1 : (froms[best] as number) * 64 + (tos[best] as number);
}

function aimIn(field: Field, kingValue: number, gaits: Gaits): Aim | undefined {
  const best = bestIn(field, kingValue, gaits);
  return best < 0 ? undefined : { from: froms[best] as number, to: tos[best] as number, score: bestScore };
}

let bestScore = 0;

function listMoves(field: Field): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if ((field[cell] as number) < FOE) continue;
    const next = addMoves(field, cell, tos, count, PLAIN_GAITS);
    for (let i = count; i < next; i++) froms[i] = cell;
    count = next;
  }
  return count;
}

function bestIn(field: Field, kingValue: number, gaits: Gaits): number {
  const count = listMoves(field);
  const capture = bestCapture(field, count, kingValue);
  return capture >= 0 ? capture : bestAdvance(field, count, gaits);
}

function bestCapture(field: Field, count: number, kingValue: number): number {
  let best = -1;
  let top = -Infinity;
  for (let i = 0; i < count; i++) {
    const to = tos[i] as number;
    const victim = field[to] as number;
    if (victim === 0) continue;
    const from = froms[i] as number;
    const worth = victim === KING ? kingValue : (values[victim & KIND] as number);
    const attacker = values[(field[from] as number) & KIND] as number;
    const score = 100 * worth - 10 * attacker - ((distances[from] as Uint8Array)[to] as number);
    if (score > top) {
      top = score;
      best = i;
    }
  }
  bestScore = top;
  return best;
}

function bestAdvance(field: Field, count: number, gaits: Gaits): number {
  markAttacks(field, attacked, gaits);
  measureNearest(field);
  let best = -1;
  let top = -Infinity;
  for (let i = 0; i < count; i++) {
    const to = tos[i] as number;
    const isPawn = ((field[froms[i] as number] as number) & KIND) === PAWN;
    const risk = attacked[to] === 0 ? 0 : isPawn ? 5 : 1000;
    const score = -10 * (nearest[to] as number) - risk;
    if (score > top) {
      top = score;
      best = i;
    }
  }
  bestScore = top;
  return best;
}

/** For every cell the distance to the nearest player piece: two sweeps, down and up. */
function measureNearest(field: Field): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const code = field[cell] as number;
    if (code !== 0 && code < FOE) {
      nearest[cell] = 0;
      continue;
    }
    const above = cell < COLUMNS ? 99 : (nearest[cell - COLUMNS] as number);
    const left = cell % COLUMNS === 0 ? 99 : (nearest[cell - 1] as number);
    nearest[cell] = (above < left ? above : left) + 1;
  }
  for (let cell = CELLS - 1; cell >= 0; cell--) {
    const below = cell >= CELLS - COLUMNS ? 99 : (nearest[cell + COLUMNS] as number);
    const right = cell % COLUMNS === COLUMNS - 1 ? 99 : (nearest[cell + 1] as number);
    const by = (below < right ? below : right) + 1;
    if (by < (nearest[cell] as number)) nearest[cell] = by;
  }
}

/**
 * The siege of ranked runs: who stalls makes the enemy stronger, visibly and step by step, until the King must fall.
 * Without it a lone King could dance for ever.
 */
import { put, sideAt } from './cells.ts';
import { soldiers, type Cell, type Piece } from './types.ts';

/** So many turns without any capture bring the first stroke, and every few more the next. */
export const SIEGE_AFTER = 40;
export const SIEGE_EVERY = 5;
/** From here on it is announced. */
export const SIEGE_WARNING = 25;

/** How many more turns without a capture until the siege strikes. */
export function siegeIn(quiet: number): number {
  return quiet < SIEGE_AFTER ? SIEGE_AFTER - quiet : SIEGE_EVERY - ((quiet - SIEGE_AFTER) % SIEGE_EVERY);
}

export const strikes = (quiet: number): boolean =>
  quiet >= SIEGE_AFTER && (quiet - SIEGE_AFTER) % SIEGE_EVERY === 0;

export interface Growth {
  readonly at: Cell;
  readonly was: Piece;
  readonly piece: Piece;
}

/** The weakest enemy grows one kind; the first in row-major order of several. Nobody is left to grow among queens. */
export function growthIn(board: string): Growth | undefined {
  for (const [kind, was] of soldiers.slice(0, -1).entries()) {
    const at = board.indexOf(was.toLowerCase());
    const piece = soldiers[kind + 1];
    if (at >= 0 && piece !== undefined) return { at, was, piece };
  }
  return undefined;
}

export const grow = (board: string, { at, piece }: Growth): string => {
  if (sideAt(board, at) !== 'enemy') throw new Error(`nobody grows on ${at} of ${board}`);
  return put(board, at, piece.toLowerCase());
};

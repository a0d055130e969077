/**
 * What a search knows about the positions it is in the middle of, from the root down: one array with a frame of words for each
 * ply, because looking up many small ones is what costs.
 */
import { MATE } from './table.ts';

/** Beyond every score. */
export const INFINITE: number = MATE + 1;

/** Words of a frame. Depth is in plies left; the floor is alpha as it was when the frame was opened. */
export const DEPTH = 0;
export const ALPHA = 1;
export const FLOOR = 2;
export const BETA = 3;
export const BEST = 4;
export const BEST_MOVE = 5;
/** Where its moves are in the list: the first, the next to try, the end. */
export const START = 6;
export const NEXT = 7;
export const END = 8;
/** Whether the side to move is in check, and whether the move being tried gives one. */
export const IN_CHECK = 9;
export const GIVES_CHECK = 10;
/** The move that was best here before, 0 for none, and how far it has come (see below). */
export const FIRST_MOVE = 11;
export const AHEAD = 12;
/** 1: from here on quiet moves could hardly help, so their order does not matter any more. */
export const TAIL = 13;
/** What the position is judged to be worth as it stands. */
export const STAND = 14;
/** The move being tried, and what as (see below). */
export const PLAYED_MOVE = 15;
export const TRIED = 16;
export const WIDTH = 32;

/** What the move of a frame is being tried as. */
export const YIELDED = 0;
export const REDUCED = 1;
export const SCOUT = 2;
export const FULL = 3;

/** How far a frame has come with its moves: all listed, or the one that was best before ahead of them. */
export const LISTED = 0;
export const WAITING = 1;
export const PLAYED = 2;

/** A frame without moves yet; it begins at place `here`. */
export function openFrame(
  frames: Int32Array,
  here: number,
  depth: number,
  alpha: number,
  beta: number,
): void {
  frames[here + DEPTH] = depth;
  frames[here + ALPHA] = alpha;
  frames[here + FLOOR] = alpha;
  frames[here + BETA] = beta;
  frames[here + BEST] = -INFINITE;
  frames[here + BEST_MOVE] = 0;
  frames[here + TAIL] = 0;
  frames[here + STAND] = -INFINITE;
}

/** Its moves are those from `start` to `end` of the list, and none has been tried. */
export function listMoves(frames: Int32Array, here: number, start: number, end: number): void {
  frames[here + START] = start;
  frames[here + NEXT] = start;
  frames[here + END] = end;
}

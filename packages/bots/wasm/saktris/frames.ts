/** What the search knows about the positions it is in the middle of, from the root down: one frame for each ply. */
import { MATE } from './table';

/** Beyond every score. */
const INFINITE: i32 = MATE + 1;
/** Plies there can be. */
export const LONGEST: i32 = 96;

/** Words of a frame. Depth is in plies left; the floor is alpha as it was when the frame was opened. */
export const DEPTH: usize = 0;
export const ALPHA: usize = 4;
export const FLOOR: usize = 8;
export const BETA: usize = 12;
export const BEST: usize = 16;
export const BEST_MOVE: usize = 20;
/** Where its moves are in the list: the first, the next to try, the end. */
export const START: usize = 24;
export const NEXT: usize = 28;
export const END: usize = 32;
/** Whether the side to move is in check, and whether the move being tried gives one. */
export const IN_CHECK: usize = 36;
export const GIVES_CHECK: usize = 40;
/** The move that was best here before, 0 for none, and how far it has come (see below). */
export const FIRST_MOVE: usize = 44;
export const AHEAD: usize = 48;
/** 1: from here on quiet moves could hardly help, so their order does not matter any more. */
export const TAIL: usize = 52;
/** What the position is judged to be worth as it stands. */
export const STAND: usize = 56;
/** The move being tried, and what as (see below). */
export const PLAYED_MOVE: usize = 60;
export const TRIED: usize = 64;
const WIDTH: usize = 128;

const FRAMES: usize = memory.data(98 * 128, 64);

/** What the move of a frame is being tried as. */
export const YIELDED: i32 = 0;
export const REDUCED: i32 = 1;
export const SCOUT: i32 = 2;
export const FULL: i32 = 3;

/** How far a frame has come with its moves: all listed, or the one that was best before ahead of them. */
export const LISTED: i32 = 0;
export const WAITING: i32 = 1;
export const PLAYED: i32 = 2;

export function frameAt(ply: i32): usize {
  return FRAMES + usize(ply) * WIDTH;
}

/** The frame of the ply before. */
export function above(frame: usize): usize {
  return frame - WIDTH;
}

/** A frame without moves yet. */
export function openFrame(frame: usize, depth: i32, alpha: i32, beta: i32): void {
  store<i32>(frame, depth, DEPTH);
  store<i32>(frame, alpha, ALPHA);
  store<i32>(frame, alpha, FLOOR);
  store<i32>(frame, beta, BETA);
  store<i32>(frame, -INFINITE, BEST);
  store<i32>(frame, 0, BEST_MOVE);
  store<i32>(frame, 0, TAIL);
  store<i32>(frame, -INFINITE, STAND);
}

/** Its moves are those from `start` to `end`, and none has been tried. */
export function listMoves(frame: usize, start: usize, end: usize): void {
  store<usize>(frame, start, START);
  store<usize>(frame, start, NEXT);
  store<usize>(frame, end, END);
}

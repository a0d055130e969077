/**
 * Which moves to look at first: the one that was best before, captures of much by little, killers, then what has been good
 * elsewhere. A placement has its square judged as if the piece stood there.
 */
import { isAttacked } from './attacks';
import { cell, ofSide, toMove } from './board';
import { CASTLING, DROP, EN_PASSANT, fromOf, kindOf, PAWN, PROMOTION, toOf, TYPE, typeIn } from './codes';
import { ENTRY, moveAt, setScore } from './list';
import { pawnFrom } from './tables';
import { MIDDLE_ROWS, MIDDLE_VALUE, standing, VALUE } from './weights';

const FIRST: i32 = 1 << 28;
const GOOD_CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
const BAD_CAPTURE: i32 = -(1 << 24);
const MOST_HISTORY: i32 = 1 << 14;
/** Rows of the history: 64 squares from which, and a row for each type that arrives. */
const ROWS: i32 = 72;
const PLACES: usize = 2 * 72 * 64;

const HISTORY: usize = memory.data(2 * 72 * 64 * 4, 8);
/** The best answer seen to the move before, by its place in the history. */
const ANSWERS: usize = memory.data(2 * 72 * 64 * 4, 8);
/** Two for each ply. */
const KILLERS: usize = memory.data(256 * 4, 8);

export function forgetOrder(): void {
  memory.fill(HISTORY, 0, PLACES * 4);
  memory.fill(ANSWERS, 0, PLACES * 4);
  memory.fill(KILLERS, 0, 256 * 4);
}

/** Before another move of the game: killers are of their ply, and old successes fade. */
export function fadeOrder(): void {
  memory.fill(KILLERS, 0, 256 * 4);
  for (let at = HISTORY; at < HISTORY + PLACES * 4; at += 4) store<i32>(at, load<i32>(at) >> 2);
}

/** Writes what each of the moves promises. */
export function rate(start: usize, end: usize, first: i32, ply: i32, before: i32): void {
  const side = toMove();
  const one = load<i32>(KILLERS + (usize(ply) << 3));
  const two = load<i32>(KILLERS + (usize(ply) << 3), 4);
  const answer = before == 0 ? 0 : load<i32>(ANSWERS + placeOf(before, 1 - side));
  for (let at = start; at < end; at += ENTRY) {
    const move = moveAt(at);
    if (move == first) setScore(at, FIRST);
    else if (isNoisy(move)) setScore(at, rateCapture(move));
    else if (move == one) setScore(at, KILLER + 2);
    else if (move == two) setScore(at, KILLER + 1);
    else if (move == answer) setScore(at, KILLER);
    else {
      const worth = load<i32>(HISTORY + placeOf(move, side));
      setScore(at, kindOf(move) == DROP ? worth + 2 * ratePlacement(move) : worth);
    }
  }
}

/** A quiet move refuted what the opponent did; those tried before it did not. */
export function reward(
  move: i32,
  side: i32,
  ply: i32,
  depth: i32,
  before: i32,
  start: usize,
  end: usize,
): void {
  const killer = KILLERS + (usize(ply) << 3);
  if (load<i32>(killer) != move) {
    store<i32>(killer, load<i32>(killer), 4);
    store<i32>(killer, move);
  }
  if (before != 0) store<i32>(ANSWERS + placeOf(before, 1 - side), move);
  const bonus = min(depth * depth * 4, 1200);
  bump(HISTORY + placeOf(move, side), bonus);
  for (let at = start; at < end; at += ENTRY) bump(HISTORY + placeOf(moveAt(at), side), -bonus);
}

/** How good a quiet move has been elsewhere. */
export function successOf(move: i32, side: i32): i32 {
  return load<i32>(HISTORY + placeOf(move, side));
}

function bump(at: usize, bonus: i32): void {
  const old = load<i32>(at);
  store<i32>(at, old + bonus - (old * abs(bonus)) / MOST_HISTORY);
}

function placeOf(move: i32, side: i32): usize {
  const row = kindOf(move) == DROP ? 64 + typeIn(move) : fromOf(move);
  return usize((side * ROWS + row) * 64 + toOf(move)) << 2;
}

/** Whether a move takes something or makes a queen. */
export function isNoisy(move: i32): boolean {
  const kind = kindOf(move);
  if (kind >= CASTLING) return kind == PROMOTION;
  return kind == EN_PASSANT || cell(toOf(move)) != 0;
}

/** Most valuable victim, least valuable attacker; what surely loses comes last. */
export function rateCapture(move: i32): i32 {
  const kind = kindOf(move);
  const to = toOf(move);
  const victim = kind == EN_PASSANT ? PAWN : cell(to) & TYPE;
  const gain = unchecked(VALUE[victim]);
  if (kind == PROMOTION) return GOOD_CAPTURE + gain * 8 + unchecked(VALUE[typeIn(move)]) * 8 - 7200;
  const cost = unchecked(VALUE[cell(fromOf(move)) & TYPE]);
  const isLoss = cost > gain + 50 && isAttacked(to, 1 - toMove());
  return (isLoss ? BAD_CAPTURE : GOOD_CAPTURE) + gain * 8 - (cost >> 3);
}

/** Whether an exchange that begins with this capture surely loses material. */
export function losesMaterial(score: i32): boolean {
  return score < 0;
}

/** Where a piece would stand well, in quarters: by its table, unless it could be taken there. */
export function ratePlacement(move: i32): i32 {
  const side = toMove();
  const type = typeIn(move);
  const square = toOf(move);
  const own = side == 0 ? square : square ^ 56;
  const stand = 4 * (standing(MIDDLE_ROWS, MIDDLE_VALUE, type, own) - unchecked(MIDDLE_VALUE[type]));
  if (type == PAWN) return stand + ((pawnFrom(side, square) & ofSide(side)) == 0 ? 0 : 24);
  return isAttacked(square, 1 - side) ? stand - unchecked(VALUE[type]) : stand;
}

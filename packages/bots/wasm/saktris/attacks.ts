/** Who attacks a square, what ties the side to move to its king, and whether a step gives check. */
import { all, cell, kingOf, ofSide, ofType, toMove } from './board';
import { BISHOP, fromOf, KING, KNIGHT, PAWN, QUEEN, ROOK, toOf, TYPE } from './codes';
import {
  between,
  diagonalLines,
  kingFrom,
  knightFrom,
  pawnFrom,
  seeDiagonal,
  seeStraight,
  straightLines,
} from './tables';

/** Whether a piece of side `by` could capture on the square. Pins do not matter. */
export function isAttacked(square: i32, by: i32): boolean {
  return isSeen(square, by, all());
}

/** The same, where only these squares block lines. */
function isSeen(square: i32, by: i32, blocks: u64): boolean {
  const theirs = ofSide(by);
  const leapers =
    (knightFrom(square) & ofType(KNIGHT)) |
    (pawnFrom(1 - by, square) & ofType(PAWN)) |
    (kingFrom(square) & ofType(KING));
  if ((leapers & theirs) != 0) return true;
  const queens = ofType(QUEEN);
  let sliders =
    ((straightLines(square) & (ofType(ROOK) | queens)) |
      (diagonalLines(square) & (ofType(BISHOP) | queens))) &
    theirs;
  for (; sliders != 0; sliders &= sliders - 1) {
    if ((between(square, i32(ctz(sliders))) & blocks) == 0) return true;
  }
  return false;
}

/** Whether the side's king is on the board and attacked. */
export function isChecked(side: i32): boolean {
  const king = kingOf(side);
  return king >= 0 && isAttacked(king, 1 - side);
}

/** What `tieKing` found: own pinned pieces and, with one checker, the squares on which the check can be met. */
export let pinned: u64 = 0;
export let meets: u64 = 0;
export let checkers: i32 = 0;

/** Finds the pins and checks around the king of the side to move. */
export function tieKing(king: i32, side: i32): void {
  const theirs = ofSide(1 - side);
  const leapers = ((knightFrom(king) & ofType(KNIGHT)) | (pawnFrom(side, king) & ofType(PAWN))) & theirs;
  const queens = ofType(QUEEN);
  let sliders =
    ((straightLines(king) & (queens | ofType(ROOK))) | (diagonalLines(king) & (queens | ofType(BISHOP)))) &
    theirs;
  let pins: u64 = 0;
  let answers = leapers;
  let count = i32(popcnt(leapers));
  const occupied = all();
  const own = ofSide(side);
  for (; sliders != 0; sliders &= sliders - 1) {
    const path = between(king, i32(ctz(sliders)));
    const shields = path & occupied;
    if (shields == 0) {
      count++;
      answers |= path | (sliders & -sliders);
    } else if ((shields & (shields - 1)) == 0) pins |= shields & own;
  }
  pinned = pins;
  meets = answers;
  checkers = count;
}

/** Which squares of a set can side `by` capture on, while the king on `lifted` does not block any line? */
export function dangerIn(squares: u64, by: i32, lifted: i32): u64 {
  const blocks = all() & ~(u64(1) << u64(lifted));
  let found: u64 = 0;
  for (let rest = squares; rest != 0; rest &= rest - 1) {
    if (isSeen(i32(ctz(rest)), by, blocks)) found |= rest & -rest;
  }
  return found;
}

/** Whether the king stands in line with the square that is left, so that somebody behind may attack it now. */
function mayUncover(king: i32, move: i32): boolean {
  return (((straightLines(king) | diagonalLines(king)) >> u64(fromOf(move))) & 1) != 0;
}

/** Whether a piece of side `by` that arrives with this step attacks the king from there. */
function attacksFrom(king: i32, move: i32, code: i32, by: i32): boolean {
  const to = u64(toOf(move));
  const type = code & TYPE;
  if (type == KNIGHT) return ((knightFrom(king) >> to) & 1) != 0;
  if (type == PAWN) return ((pawnFrom(1 - by, king) >> to) & 1) != 0;
  if (type == KING) return false;
  let lines: u64 = 0;
  if ((type & ROOK) == ROOK) lines = straightLines(king);
  if ((type & BISHOP) == BISHOP) lines |= diagonalLines(king);
  if (((lines >> to) & 1) == 0) return false;
  return (between(king, i32(to)) & all()) == 0;
}

/** Whether the side to move is in check by the step that has just been made. */
export function isCheckedByStep(move: i32): boolean {
  const side = toMove();
  const king = kingOf(side);
  if (king < 0) return false;
  if (mayUncover(king, move)) return isAttacked(king, 1 - side);
  return attacksFrom(king, move, cell(toOf(move)), 1 - side);
}

/** Whether a step that has not been made gives check: 1 yes, 0 no, -1 only making it would tell. */
export function stepChecks(move: i32): i32 {
  const side = toMove();
  const king = kingOf(1 - side);
  if (king < 0) return 0;
  if (mayUncover(king, move)) return -1;
  return attacksFrom(king, move, cell(fromOf(move)), side) ? 1 : 0;
}

/** What a slider of this type sees. */
export function seenBy(type: i32, square: i32, occupied: u64): u64 {
  if (type == ROOK) return seeStraight(square, occupied);
  if (type == BISHOP) return seeDiagonal(square, occupied);
  return seeStraight(square, occupied) | seeDiagonal(square, occupied);
}

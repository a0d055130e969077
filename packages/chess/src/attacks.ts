/** Who attacks a square, and what ties the side to move to its king: checks and pins. */
import { countBits, lowest } from './bits.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './codes.ts';
import type { Position } from './position.ts';
import { KINGS, OCCUPIED } from './position.ts';
import {
  BETWEEN_MASKS,
  CAPTURE_MASKS,
  DIAGONAL_MASKS,
  KING_MASKS,
  KNIGHT_MASKS,
  STRAIGHT_MASKS,
} from './rules.ts';

/** Whether a piece of side `by` could capture on the square. Pins do not matter. */
export function isAttacked(position: Position, square: number, by: number): boolean {
  return isAttackedWithout(position, square, by, -1);
}

/** The same while the piece on `lifted` (-1: none) does not block any line. */
export function isAttackedWithout(position: Position, square: number, by: number, lifted: number): boolean {
  const { sets, masks } = position;
  const at = square * 2;
  const pawnAt = CAPTURE_MASKS + 128 * (1 - by) + at;
  const theirLow = sets[OCCUPIED + 2 * by] as number;
  const theirHigh = sets[OCCUPIED + 2 * by + 1] as number;
  const leapersLow =
    ((masks[KNIGHT_MASKS + at] as number) & (sets[KNIGHT * 2] as number)) |
    ((masks[pawnAt] as number) & (sets[PAWN * 2] as number)) |
    ((masks[KING_MASKS + at] as number) & (sets[KING * 2] as number));
  const leapersHigh =
    ((masks[KNIGHT_MASKS + at + 1] as number) & (sets[KNIGHT * 2 + 1] as number)) |
    ((masks[pawnAt + 1] as number) & (sets[PAWN * 2 + 1] as number)) |
    ((masks[KING_MASKS + at + 1] as number) & (sets[KING * 2 + 1] as number));
  if (((leapersLow & theirLow) | (leapersHigh & theirHigh)) !== 0) return true;

  let low =
    ((masks[STRAIGHT_MASKS + at] as number) & ((sets[ROOK * 2] as number) | (sets[QUEEN * 2] as number))) |
    ((masks[DIAGONAL_MASKS + at] as number) & ((sets[BISHOP * 2] as number) | (sets[QUEEN * 2] as number)));
  let high =
    ((masks[STRAIGHT_MASKS + at + 1] as number) &
      ((sets[ROOK * 2 + 1] as number) | (sets[QUEEN * 2 + 1] as number))) |
    ((masks[DIAGONAL_MASKS + at + 1] as number) &
      ((sets[BISHOP * 2 + 1] as number) | (sets[QUEEN * 2 + 1] as number)));
  low &= theirLow;
  high &= theirHigh;
  if ((low | high) === 0) return false;
  let blockLow = (sets[OCCUPIED] as number) | (sets[OCCUPIED + 2] as number);
  let blockHigh = (sets[OCCUPIED + 1] as number) | (sets[OCCUPIED + 3] as number);
  if (lifted >= 32) blockHigh &= ~(1 << lifted);
  else if (lifted >= 0) blockLow &= ~(1 << lifted);
  for (; low !== 0; low &= low - 1) {
    const path = BETWEEN_MASKS + (square * 64 + lowest(low)) * 2;
    if ((((masks[path] as number) & blockLow) | ((masks[path + 1] as number) & blockHigh)) === 0) return true;
  }
  for (; high !== 0; high &= high - 1) {
    const path = BETWEEN_MASKS + (square * 64 + 32 + lowest(high)) * 2;
    if ((((masks[path] as number) & blockLow) | ((masks[path + 1] as number) & blockHigh)) === 0) return true;
  }
  return false;
}

/** Whether the side's king is on the board and attacked. */
export function isChecked(position: Position, side: number): boolean {
  const king = position.now[KINGS + side] as number;
  return king >= 0 && isAttacked(position, king, 1 - side);
}

/**
 * What `tieKing` found, for whoever called it last: own pinned pieces and, if there is one checker, the
 * squares on which the check can be met; both as sets of two words.
 */
export const ties: Int32Array = new Int32Array(5);
export const PINNED = 0;
export const MEETS = 2;
export const CHECKERS = 4;

/** Finds the pins and checks around the king of the side to move. */
export function tieKing(position: Position, king: number, side: number): void {
  const { sets, masks } = position;
  const at = king * 2;
  const pawnAt = CAPTURE_MASKS + 128 * side + at;
  const theirs = OCCUPIED + 2 * (1 - side);
  ties[PINNED] = 0;
  ties[PINNED + 1] = 0;
  let checkers = 0;
  for (let half = 0; half < 2; half++) {
    const enemy = sets[theirs + half] as number;
    const leapers =
      ((masks[KNIGHT_MASKS + at + half] as number) & (sets[KNIGHT * 2 + half] as number)) |
      ((masks[pawnAt + half] as number) & (sets[PAWN * 2 + half] as number));
    ties[MEETS + half] = leapers & enemy;
    if ((leapers & enemy) !== 0) checkers += countBits(leapers & enemy);
  }
  ties[CHECKERS] = checkers;
  for (let half = 0; half < 2; half++) {
    const queens = sets[QUEEN * 2 + half] as number;
    const sliders =
      ((masks[STRAIGHT_MASKS + at + half] as number) & (queens | (sets[ROOK * 2 + half] as number))) |
      ((masks[DIAGONAL_MASKS + at + half] as number) & (queens | (sets[BISHOP * 2 + half] as number)));
    for (let left = sliders & (sets[theirs + half] as number); left !== 0; left &= left - 1)
      tieSlider(position, king, side, half * 32 + lowest(left));
  }
}

/** An enemy slider in line with the king checks it, pins a lone shield, or is shut out. */
function tieSlider(position: Position, king: number, side: number, slider: number): void {
  const { sets, masks } = position;
  const path = BETWEEN_MASKS + (king * 64 + slider) * 2;
  const pathLow = masks[path] as number;
  const pathHigh = masks[path + 1] as number;
  const ownLow = pathLow & (sets[OCCUPIED + 2 * side] as number);
  const ownHigh = pathHigh & (sets[OCCUPIED + 2 * side + 1] as number);
  const low = ownLow | (pathLow & (sets[OCCUPIED + 2 * (1 - side)] as number));
  const high = ownHigh | (pathHigh & (sets[OCCUPIED + 2 * (1 - side) + 1] as number));
  if ((low | high) === 0) {
    ties[CHECKERS] = (ties[CHECKERS] as number) + 1;
    ties[MEETS] = (ties[MEETS] as number) | pathLow | (slider < 32 ? 1 << slider : 0);
    ties[MEETS + 1] = (ties[MEETS + 1] as number) | pathHigh | (slider < 32 ? 0 : 1 << slider);
  } else if (low === ownLow && high === ownHigh && isSingle(low, high)) {
    ties[PINNED] = (ties[PINNED] as number) | low;
    ties[PINNED + 1] = (ties[PINNED + 1] as number) | high;
  }
}

function isSingle(low: number, high: number): boolean {
  if (low === 0) return (high & (high - 1)) === 0;
  return high === 0 && (low & (low - 1)) === 0;
}

/** Whether the square is in one of the sets of `ties`. */
export function isTied(set: number, square: number): boolean {
  return (((ties[set + (square >> 5)] as number) >>> square) & 1) !== 0;
}

/** Who attacks a square, and what ties the side to move to its king: checks and pins. */
import { countBits, lowest } from './bits.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './codes.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import {
  BETWEEN_MASKS,
  CAPTURE_MASKS,
  DIAGONAL_MASKS,
  KING_MASKS,
  KNIGHT_MASKS,
  STRAIGHT_MASKS,
} from './tables.ts';

/** Whether a piece of side `by` could capture on the square. Pins do not matter. */
export function isAttacked(position: Position, square: number, by: number): boolean {
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
  const blockLow = (sets[OCCUPIED] as number) | (sets[OCCUPIED + 2] as number);
  const blockHigh = (sets[OCCUPIED + 1] as number) | (sets[OCCUPIED + 3] as number);
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
  const king = position.kingOf(side);
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
  const enemyLow = sets[OCCUPIED + 2 - 2 * side] as number;
  const enemyHigh = sets[OCCUPIED + 3 - 2 * side] as number;
  const leapersLow =
    (((masks[KNIGHT_MASKS + at] as number) & (sets[KNIGHT * 2] as number)) |
      ((masks[pawnAt] as number) & (sets[PAWN * 2] as number))) &
    enemyLow;
  const leapersHigh =
    (((masks[KNIGHT_MASKS + at + 1] as number) & (sets[KNIGHT * 2 + 1] as number)) |
      ((masks[pawnAt + 1] as number) & (sets[PAWN * 2 + 1] as number))) &
    enemyHigh;
  const queensLow = sets[QUEEN * 2] as number;
  const queensHigh = sets[QUEEN * 2 + 1] as number;
  let low =
    (((masks[STRAIGHT_MASKS + at] as number) & (queensLow | (sets[ROOK * 2] as number))) |
      ((masks[DIAGONAL_MASKS + at] as number) & (queensLow | (sets[BISHOP * 2] as number)))) &
    enemyLow;
  let high =
    (((masks[STRAIGHT_MASKS + at + 1] as number) & (queensHigh | (sets[ROOK * 2 + 1] as number))) |
      ((masks[DIAGONAL_MASKS + at + 1] as number) & (queensHigh | (sets[BISHOP * 2 + 1] as number)))) &
    enemyHigh;
  ties[PINNED] = 0;
  ties[PINNED + 1] = 0;
  ties[MEETS] = leapersLow;
  ties[MEETS + 1] = leapersHigh;
  ties[CHECKERS] = (leapersLow | leapersHigh) === 0 ? 0 : countBits(leapersLow, leapersHigh);
  for (; low !== 0; low &= low - 1) tieSlider(position, king, side, lowest(low));
  for (; high !== 0; high &= high - 1) tieSlider(position, king, side, 32 + lowest(high));
}

/** An enemy slider in line with the king checks it, pins a lone shield, or is shut out. */
function tieSlider(position: Position, king: number, side: number, slider: number): void {
  const { sets, masks } = position;
  const path = BETWEEN_MASKS + (king * 64 + slider) * 2;
  const pathLow = masks[path] as number;
  const pathHigh = masks[path + 1] as number;
  const low = pathLow & ((sets[OCCUPIED] as number) | (sets[OCCUPIED + 2] as number));
  const high = pathHigh & ((sets[OCCUPIED + 1] as number) | (sets[OCCUPIED + 3] as number));
  if ((low | high) === 0) {
    ties[CHECKERS] = (ties[CHECKERS] as number) + 1;
    ties[MEETS] = (ties[MEETS] as number) | pathLow | (slider < 32 ? 1 << slider : 0);
    ties[MEETS + 1] = (ties[MEETS + 1] as number) | pathHigh | (slider < 32 ? 0 : 1 << slider);
  } else if (isSingle(low, high)) {
    ties[PINNED] = (ties[PINNED] as number) | (low & (sets[OCCUPIED + 2 * side] as number));
    ties[PINNED + 1] = (ties[PINNED + 1] as number) | (high & (sets[OCCUPIED + 2 * side + 1] as number));
  }
}

/** Whether a set that is not empty has only one square. */
function isSingle(low: number, high: number): boolean {
  return ((low & (low - 1)) | (high & (high - 1))) === 0 && (low === 0 || high === 0);
}

/** Whether the square is in one of the sets of `ties`. */
export function isTied(set: number, square: number): boolean {
  return (((ties[set + (square >> 5)] as number) >>> square) & 1) !== 0;
}

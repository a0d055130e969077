/**
 * Whether a step gives check, told from its two squares: searches ask it of nearly every move. It holds before the step is made and after, as
 * long as the king was not attacked already, which no king is whose side has just moved.
 */
import { isAttacked } from './attacks.ts';
import { BISHOP, KING, KNIGHT, PAWN, ROOK, TYPE } from './codes.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import { BETWEEN_MASKS, CAPTURE_MASKS, DIAGONAL_MASKS, KNIGHT_MASKS, STRAIGHT_MASKS } from './tables.ts';

/** Whether the king stands in line with the square that is left, so that somebody behind may attack it now. */
function mayUncover({ masks }: Position, king: number, move: number): boolean {
  const from = move & 63;
  const at = king * 2 + (from >> 5);
  const lines = (masks[STRAIGHT_MASKS + at] as number) | (masks[DIAGONAL_MASKS + at] as number);
  return ((lines >>> from) & 1) !== 0;
}

/** Whether a piece of side `by` that arrives with this step attacks the king from there. */
function attacksFrom(position: Position, king: number, move: number, code: number, by: number): boolean {
  const { sets, masks } = position;
  const to = (move >> 6) & 63;
  const type = code & TYPE;
  const at = king * 2 + (to >> 5);
  if (type === KNIGHT) return (((masks[KNIGHT_MASKS + at] as number) >>> to) & 1) !== 0;
  if (type === PAWN) return (((masks[CAPTURE_MASKS + 128 * (1 - by) + at] as number) >>> to) & 1) !== 0;
  if (type === KING) return false;
  let lines = 0;
  if ((type & ROOK) === ROOK) lines = masks[STRAIGHT_MASKS + at] as number;
  if ((type & BISHOP) === BISHOP) lines |= masks[DIAGONAL_MASKS + at] as number;
  if (((lines >>> to) & 1) === 0) return false;
  const path = BETWEEN_MASKS + (king * 64 + to) * 2;
  const low = (sets[OCCUPIED] as number) | (sets[OCCUPIED + 2] as number);
  const high = (sets[OCCUPIED + 1] as number) | (sets[OCCUPIED + 3] as number);
  return (((masks[path] as number) & low) | ((masks[path + 1] as number) & high)) === 0;
}

/** Whether the side to move is in check by the step that has just been made. */
export function isCheckedByStep(position: Position, move: number): boolean {
  const side = position.toMove;
  const king = position.kingOf(side);
  if (king < 0) return false;
  if (mayUncover(position, king, move)) return isAttacked(position, king, 1 - side);
  return attacksFrom(position, king, move, position.cells[(move >> 6) & 63] as number, 1 - side);
}

/** Whether a step that has not been made gives check: 1 yes, 0 no, -1 only making it would tell. */
export function stepChecks(position: Position, move: number): number {
  const side = position.toMove;
  const king = position.kingOf(1 - side);
  if (king < 0) return 0;
  if (mayUncover(position, king, move)) return -1;
  return attacksFrom(position, king, move, position.cells[move & 63] as number, side) ? 1 : 0;
}

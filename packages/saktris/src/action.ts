/**
 * Actions of the fast position: a chess move as int32, and in a Force turn the placement behind it, type and
 * square in the bits that moves leave free. `formatAction` writes the machine form (9.2).
 */
import { dropOf, formatMove, MOVE_BITS } from '@rankfall/chess';
import { eightByEight } from '@rankfall/grid';

const ONLY_MOVE = (1 << MOVE_BITS) - 1;

/** A Force turn: the move that makes room, then the placement of a type on a square. */
export function compoundOf(move: number, type: number, square: number): number {
  return move | (type << MOVE_BITS) | (square << (MOVE_BITS + 3));
}

/** The move of an action, without the placement of a Force turn. */
export function moveIn(action: number): number {
  return action & ONLY_MOVE;
}

/** What a Force turn places, 0 if the action is none. */
export function secondTypeOf(action: number): number {
  return (action >> MOVE_BITS) & 7;
}

export function secondSquareOf(action: number): number {
  return action >> (MOVE_BITS + 3);
}

/** "N@c1", "e1e3", "a7a8q", "d1a1" for castling, "b1c3,P@b1", "0000". */
export function formatAction(action: number): string {
  const first = formatMove(eightByEight, moveIn(action));
  const type = secondTypeOf(action);
  if (type === 0) return first;
  return `${first},${formatMove(eightByEight, dropOf(type, secondSquareOf(action)))}`;
}

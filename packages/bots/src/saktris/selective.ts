/** How much less a search looks at what is unlikely to matter. */
import { bitOf, DOUBLE_STEP, fromOf, KING, kindOf, OCCUPIED, PASS, PAWN, toOf } from '@rankfall/chess';
import type { SaktrisPosition } from '@rankfall/saktris';

const REDUCTIONS = new Uint8Array(64 * 64);
for (let depth = 1; depth < 64; depth++)
  for (let count = 1; count < 64; count++)
    REDUCTIONS[depth * 64 + count] = Math.floor(0.5 + (Math.log(depth) * Math.log(count)) / 2.1);

/** Plies that a late quiet move is looked at less deeply, before anything is known about it. */
export function reductionOf(depth: number, count: number): number {
  return REDUCTIONS[Math.min(depth, 63) * 64 + Math.min(count, 63)] as number;
}

/** Plies left after a move; a pass nobody chose costs none. */
export function restOf(move: number, depth: number): number {
  return kindOf(move) === PASS ? depth : depth - 1;
}

/** Whether the side to move has more than pawns and a king: with those alone, having to move may be a burden. */
export function hasOfficers({ board }: SaktrisPosition): boolean {
  const { sets, toMove } = board;
  for (let half = 0; half < 2; half++) {
    const own = sets[OCCUPIED + 2 * toMove + half] as number;
    if ((own & ~(sets[PAWN * 2 + half] as number) & ~(sets[KING * 2 + half] as number)) !== 0) return true;
  }
  return false;
}

/** Whether a move from the table is an ordinary one that fits the board, so that it can be tried before others are listed. */
export function fits({ board }: SaktrisPosition, move: number): boolean {
  if (move === 0 || move >> 15 > DOUBLE_STEP) return false;
  const { cells, toMove } = board;
  const own = bitOf(toMove);
  return ((cells[fromOf(move)] as number) & own) !== 0 && ((cells[toOf(move)] as number) & own) === 0;
}

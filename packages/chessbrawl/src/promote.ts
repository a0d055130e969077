/** A pawn on the far row becomes a knight or a rook and starts again from its owner's zone. */
import type { Dice } from '@rankfall/kernel';
import { perksOf } from './boons.ts';
import { emptyIn, letterOf, pieceAt, put, rowOf, ROWS, zoneOf } from './cells.ts';
import type { BrawlEvent, BrawlState } from './state.ts';
import type { Cell, Side } from './types.ts';

const farRow = { player: 0, enemy: ROWS - 1 } as const;

export function promoteAt(
  state: BrawlState,
  side: Side,
  cell: Cell,
  dice: Dice,
  events: BrawlEvent[],
): BrawlState {
  if (pieceAt(state.board, cell) !== 'P' || rowOf(cell) !== farRow[side]) return state;
  const promotions = state.promotions + 1;
  const stream = `promotion/${promotions}`;
  const drawn = dice.below(stream, 2) === 0 ? 'N' : 'R';
  const piece = (side === 'player' ? perksOf(state).promotesTo : undefined) ?? drawn;
  const free = emptyIn(state.board, zoneOf(side));
  const to = free.length > 0 ? (free[dice.below(stream, free.length)] ?? cell) : cell;
  events.push({ type: 'promoted', side, piece, from: cell, to });
  return { ...state, promotions, board: put(put(state.board, cell, '.'), to, letterOf(side, piece)) };
}

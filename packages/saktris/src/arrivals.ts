/** Placements (3.4, 3.5) and the counters that bring them (3.2, 3.6). */
import {
  BISHOP,
  bitOf,
  hasFirstMove,
  isAttacked,
  isChecked,
  KING,
  KNIGHT,
  OCCUPIED,
  PAWN,
  QUEEN,
  ROOK,
  UNMOVED,
} from '@rankfall/chess';
import { clearRows } from './clears.ts';
import type { PositionState } from './position-state.ts';

/** In the order of a pool. */
export const arrivingTypes = [KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN] as const;

const DARK = 0xaa55aa55 | 0;

/** Back-row squares where a piece of this type may stand, by 3.4 points 1 to 3, as a set of files. */
export function openFiles(state: PositionState, side: number, type: number): number {
  const { sets } = state.board;
  const half = side;
  const row = side * 24;
  const all = (sets[OCCUPIED + half] as number) | (sets[OCCUPIED + 2 + half] as number);
  const empty = ~(all >>> row) & 255;
  return type === BISHOP ? empty & bishopFiles(state, side) : empty;
}

/** Files whose back-row square has no own bishop on its colour; all of them if both colours are taken. */
function bishopFiles(state: PositionState, side: number): number {
  const { sets } = state.board;
  const low = (sets[BISHOP * 2] as number) & (sets[OCCUPIED + 2 * side] as number);
  const high = (sets[BISHOP * 2 + 1] as number) & (sets[OCCUPIED + 2 * side + 1] as number);
  const dark = ((low | high) & DARK) !== 0;
  const light = ((low | high) & ~DARK) !== 0;
  if (dark === light) return 255;
  // On row 1 the dark squares are a, c, e, g; on row 8 they are b, d, f, h.
  const darkFiles = side === 0 ? 0x55 : 0xaa;
  return dark ? ~darkFiles & 255 : darkFiles;
}

/** Puts an arriving piece on its square inside the open frame; counters and queue are not touched. */
export function land(state: PositionState, side: number, type: number, square: number): void {
  state.board.put(square, type | bitOf(side) | (hasFirstMove(type) ? UNMOVED : 0));
}

/** The open files on which placing leaves the own king unattacked (3.4 point 4). */
export function legalFiles(state: PositionState, side: number, type: number): number {
  const { board, rules } = state;
  const open = openFiles(state, side, type);
  if (!rules.rowClear && type !== KING && !isChecked(board, side)) return open;
  let legal = 0;
  for (let left = open; left !== 0; left &= left - 1) {
    const file = 31 - Math.clz32(left & -left);
    if (isSafeLanding(state, side, type, side * 56 + file)) legal |= 1 << file;
  }
  return legal;
}

function isSafeLanding(state: PositionState, side: number, type: number, square: number): boolean {
  const { board, rules } = state;
  if (type === KING && !rules.rowClear) return !isAttacked(board, square, 1 - side);
  state.begin();
  land(state, side, type, square);
  if (rules.rowClear) clearRows(state);
  const safe = !isChecked(board, side);
  state.undo();
  return safe;
}

/** A board move or a pass counts toward the next arrival. Says whether one that was due is given up for it. */
export function countMove(state: PositionState, side: number): boolean {
  const left = state.left(side);
  if (left === 0) return false;
  const { n, blocked } = state.rules;
  let due = state.due(side);
  let clk = state.clk(side);
  if (due > 0 && blocked === 'force') return false;
  const skipped = due > 0 && blocked === 'skip';
  if (skipped) {
    due = 0;
    clk = 0;
  }
  clk++;
  if (clk >= n) {
    clk = 0;
    due = Math.min(due + 1, blocked === 'queue' ? left : 1);
  }
  state.setArrival(side, left, due, clk);
  return skipped;
}

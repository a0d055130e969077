/** How a game ends (5), and the parts of it that do not depend on the legal actions. */
import {
  BISHOP,
  countBits,
  isChecked,
  KEY_HIGH,
  KEY_LOW,
  KING,
  KNIGHT,
  OCCUPIED,
  PAWN,
  QUEEN,
  ROOK,
} from '@rankfall/chess';
import type { PositionState } from './position-state.ts';
import { HALF } from './position-state.ts';
import type { Outcome } from './types.ts';
import { BLACK, WHITE } from './types.ts';

const FULL_SET = 16;
const DARK = 0xaa55aa55 | 0;

/** In the order of the rules; `actions` is the number of legal actions. */
export function outcomeOf(
  state: PositionState,
  seen: readonly number[],
  actions: number,
): Outcome | undefined {
  const { board } = state;
  if (state.isPushedOut(0)) return { reason: 'triplet', winner: BLACK };
  if (state.isPushedOut(1)) return { reason: 'triplet', winner: WHITE };
  const white = isWipedOut(state, 0);
  const black = isWipedOut(state, 1);
  if (white && black) return { reason: 'no-pieces' };
  if (white || black) return { reason: 'no-pieces', winner: white ? BLACK : WHITE };
  if (actions === 0) {
    if (!isChecked(board, board.toMove)) return { reason: 'stalemate' };
    return { reason: 'checkmate', winner: board.toMove === 0 ? BLACK : WHITE };
  }
  if (isMaterialDraw(state)) return { reason: 'material' };
  if (occurrencesOf(state, seen) >= 3) return { reason: 'repetition' };
  return board.get(HALF) >= 100 ? { reason: 'fifty' } : undefined;
}

/** Whether the game is over although there may be legal actions. Nearly always it is not, so that is seen first. */
export function isStopped(state: PositionState, seen: readonly number[]): boolean {
  const { board } = state;
  const { sets } = board;
  const white = (sets[OCCUPIED] as number) | (sets[OCCUPIED + 1] as number);
  const black = (sets[OCCUPIED + 2] as number) | (sets[OCCUPIED + 3] as number);
  const pawns = (sets[PAWN * 2] as number) | (sets[PAWN * 2 + 1] as number);
  if (white !== 0 && black !== 0 && pawns !== 0 && board.get(HALF) < 8 && !state.rules.tripletClear)
    return false;
  return outcomeOf(state, seen, 1) !== undefined;
}

/** Whether there is a pawn, a rook or a queen. */
function hasMatingPiece({ board }: PositionState): boolean {
  const { sets } = board;
  const low = (sets[PAWN * 2] as number) | (sets[ROOK * 2] as number) | (sets[QUEEN * 2] as number);
  return (
    (low |
      (sets[PAWN * 2 + 1] as number) |
      (sets[ROOK * 2 + 1] as number) |
      (sets[QUEEN * 2 + 1] as number)) !==
    0
  );
}

/** No King clause: the king is still to come, something was on the board, and now nothing is. */
function isWipedOut(state: PositionState, side: number): boolean {
  return (
    state.left(side) !== 0 &&
    state.rules.noKing === 'lose' &&
    state.pooled(side, KING) > 0 &&
    state.left(side) < FULL_SET &&
    !state.board.hasPieces(side)
  );
}

/** Kings alone, with one knight, or with bishops of one square colour; never while somebody is still to come. */
function isMaterialDraw(state: PositionState): boolean {
  if ((state.left(0) | state.left(1)) !== 0 || hasMatingPiece(state)) return false;
  const { sets } = state.board;
  const knights = countBits(sets[KNIGHT * 2] as number, sets[KNIGHT * 2 + 1] as number);
  // Both words have their dark squares in the same places.
  const bishops = (sets[BISHOP * 2] as number) | (sets[BISHOP * 2 + 1] as number);
  if (bishops === 0) return knights <= 1;
  return knights === 0 && ((bishops & DARK) === 0 || (bishops & ~DARK) === 0);
}

/** How often this position has occurred since the last irreversible action, this time included. */
export function occurrencesOf(state: PositionState, seen: readonly number[]): number {
  const { board } = state;
  const half = board.get(HALF);
  const low = board.get(KEY_LOW);
  const high = board.get(KEY_HIGH);
  const { depth } = board;
  let count = 1;
  for (let back = 2; back <= half; back += 2) {
    const at = seen.length - 2 * (back - depth);
    if (back <= depth) {
      if (board.before(back, KEY_LOW) === low && board.before(back, KEY_HIGH) === high) count++;
    } else if (at >= 0 && seen[at] === low && seen[at + 1] === high) count++;
    else if (at < 0) break;
  }
  return count;
}

/**
 * Follows captures until the position is quiet. Where a placement is compulsory nobody may capture: the likeliest one is
 * played and the others' turn comes, because what hangs on such a turn is lost.
 */
import {
  captureMoves,
  DIAGONAL_MASKS,
  DROP,
  EN_PASSANT,
  fromOf,
  isChecked,
  kindOf,
  OCCUPIED,
  STRAIGHT_MASKS,
  toOf,
  TYPE,
  type Position,
} from '@rankfall/chess';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
import type { Balance } from './balance.ts';
import type { Eye } from './eye.ts';
import { isNoisy, losesMaterial, pick, rateCapture, ratePlacement } from './order.ts';
import { MATE } from './table.ts';
import { VALUE } from './weights.ts';

/** More than this beyond the best capture is out of reach. */
const MARGIN = 150;
const INFINITE = 1e6;
/** Plies of exchanges after which a position is taken as it is. */
const DEEPEST = 24;
/** So far checks are answered in full. */
const CHECKED_DEEPEST = 4;

/** The captures of one line of exchanges, ply behind ply: it is followed to its end at once, so one list does for all. */
const moves = new Int32Array(MOST_ACTIONS * 2);
const scores = new Int32Array(MOST_ACTIONS * 2);

export class Quiet {
  nodes = 0;
  private readonly position: SaktrisPosition;
  private readonly balance: Balance;
  private readonly eye: Eye;
  private readonly isSelective: boolean;

  constructor(balance: Balance, eye: Eye, isSelective: boolean) {
    this.position = balance.position;
    this.balance = balance;
    this.eye = eye;
    this.isSelective = isSelective;
  }

  /** The score for the side to move; `ply` counts from the root. */
  search(alpha: number, beta: number, ply: number, isIn: boolean): number {
    return this.node(alpha, beta, ply, 0, 0, isIn);
  }

  private node(alpha: number, beta: number, ply: number, deep: number, start: number, isIn: boolean): number {
    const { position } = this;
    this.nodes++;
    if (deep > 0 && position.isStopped()) return endOf(position, ply);
    if (deep >= DEEPEST || start + MOST_ACTIONS > moves.length) return this.eye.judge(-Infinity, Infinity);
    const side = position.board.toMove;
    if (isIn && deep <= CHECKED_DEEPEST) return this.evade(alpha, beta, ply, deep, start);
    if (!isIn && position.due(side) > 0) {
      const end = start + position.legal(moves, start);
      const first = moves[start] as number;
      if (end > start && kindOf(first) === DROP) return this.place(alpha, beta, ply, deep, start, end);
      if (position.rules.blocked === 'force') return this.eye.judge(-Infinity, Infinity);
    }
    return this.take(alpha, beta, ply, deep, start, isIn);
  }

  /** Every way out of check. */
  private evade(alpha: number, beta: number, ply: number, deep: number, start: number): number {
    const { position, balance } = this;
    const end = start + position.legal(moves, start);
    if (end === start) return ply - MATE;
    for (let i = start; i < end; i++) {
      const move = moves[i] as number;
      scores[i] = isNoisy(position, move) ? rateCapture(position, move) : 0;
    }
    let best = -MATE;
    let low = alpha;
    for (let i = start; i < end; i++) {
      const move = pick(moves, scores, i, end);
      balance.make(move);
      const score = -this.node(-beta, -low, ply + 1, deep + 1, end, position.inCheckAfter(move));
      balance.unmake();
      if (score <= best) continue;
      best = score;
      if (score >= beta) return score;
      if (score > low) low = score;
    }
    return best;
  }

  private place(alpha: number, beta: number, ply: number, deep: number, start: number, end: number): number {
    const { position, balance } = this;
    let likeliest = moves[start] as number;
    let most = -Infinity;
    for (let i = start; i < end; i++) {
      const worth = ratePlacement(position, moves[i] as number);
      if (worth <= most) continue;
      most = worth;
      likeliest = moves[i] as number;
    }
    balance.make(likeliest);
    const score = -this.node(-beta, -alpha, ply + 1, deep + 1, start, position.inCheck());
    balance.unmake();
    return score;
  }

  private take(alpha: number, beta: number, ply: number, deep: number, start: number, isIn: boolean): number {
    const { position, balance, isSelective } = this;
    const { board } = position;
    const stand = isSelective ? this.eye.judge(alpha, beta) : this.eye.judge(-Infinity, Infinity);
    if (stand >= beta) return stand;
    let best = stand;
    let low = Math.max(alpha, best);
    // Captures count only if, with a margin, they could reach what the side has already; the last piece may be the game.
    const margin = isSelective && !isLone(position, 1 - board.toMove) ? MARGIN : INFINITE;
    const end = this.captures(start);
    const king = board.kingOf(board.toMove);
    for (let i = start; i < end; i++) {
      const move = pick(moves, scores, i, end);
      if (losesMaterial(scores[i] as number)) break;
      if (this.eye.overlooks(move, false)) continue;
      if (kindOf(move) === 0) {
        const most = stand + (VALUE[(board.cells[toOf(move)] as number) & TYPE] as number) + margin;
        if (most <= low) {
          // Not looked at, so all that is known is that it is worth no more than this.
          if (most > best) best = most;
          continue;
        }
      }
      balance.make(move);
      if ((isIn || mayExpose(board, king, move)) && isChecked(board, 1 - board.toMove)) {
        balance.unmake();
        continue;
      }
      const score = -this.node(-beta, -low, ply + 1, deep + 1, end, position.inCheckAfter(move));
      balance.unmake();
      if (score <= best) continue;
      best = score;
      if (score >= beta) return score;
      if (score > low) low = score;
    }
    return best;
  }

  /** Writes the captures with their ratings. Clears can make a capture illegal in ways only the rules know. */
  private captures(start: number): number {
    const { position } = this;
    const { rules } = position;
    let end = start;
    if (rules.rowClear || rules.tripletClear) {
      const stop = start + position.legal(moves, start);
      for (let i = start; i < stop; i++) {
        const move = moves[i] as number;
        if (isNoisy(position, move)) moves[end++] = move;
      }
    } else end = captureMoves(position.board, moves, start);
    for (let i = start; i < end; i++) scores[i] = rateCapture(position, moves[i] as number);
    return end;
  }
}

/** Whether a capture by a side that was not in check could leave its king in one: nobody else stood in line with it. */
function mayExpose({ masks }: Position, king: number, move: number): boolean {
  if (king < 0 || kindOf(move) === EN_PASSANT) return king >= 0;
  const from = fromOf(move);
  const at = king * 2 + (from >> 5);
  const lines = (masks[STRAIGHT_MASKS + at] as number) | (masks[DIAGONAL_MASKS + at] as number);
  return from === king || ((lines >>> from) & 1) !== 0;
}

/** Whether a side has only one piece on the board, whose capture may end the game. */
function isLone(position: SaktrisPosition, side: number): boolean {
  const low = position.board.sets[OCCUPIED + 2 * side] as number;
  const high = position.board.sets[OCCUPIED + 2 * side + 1] as number;
  return ((low & (low - 1)) | (high & (high - 1))) === 0 && (low === 0 || high === 0);
}

/** What a game that is over, though somebody could move, means for the side to move. */
export function endOf(position: SaktrisPosition, ply: number): number {
  const winner = position.outcome(1)?.winner;
  if (winner === undefined) return 0;
  return winner === position.toMove ? MATE - ply : ply - MATE;
}

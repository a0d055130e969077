/**
 * Which moves to look at first: the one that was best before, captures of much by little, killers, then what has been good
 * elsewhere. A placement has its square judged as if the piece stood there.
 */
import {
  CAPTURE_MASKS,
  CASTLING,
  DROP,
  EN_PASSANT,
  fromOf,
  isAttacked,
  kindOf,
  OCCUPIED,
  PAWN,
  PROMOTION,
  toOf,
  TYPE,
  typeIn,
} from '@rankfall/chess';
import type { SaktrisPosition } from '@rankfall/saktris';
import { MIDDLE_AT, MIDDLE_VALUE, VALUE } from './weights.ts';

const FIRST = 1 << 28;
const GOOD_CAPTURE = 1 << 24;
const KILLER = 1 << 23;
const BAD_CAPTURE = -(1 << 24);
const MOST_HISTORY = 1 << 14;
/** Rows of the history: 64 squares from which, and a row for each type that arrives. */
const ROWS = 72;

export class Ordering {
  private readonly history = new Int32Array(2 * ROWS * 64);
  private readonly killers = new Int32Array(256);
  /** The best answer seen to the move before, by its place in the history. */
  private readonly answers = new Int32Array(2 * ROWS * 64);

  /** Before another move of the game: killers are of their ply, and old successes fade. */
  begin(): void {
    this.killers.fill(0);
    for (let i = 0; i < this.history.length; i++) this.history[i] = (this.history[i] as number) >> 2;
  }

  /** Writes what each of the moves promises. */
  rate(
    position: SaktrisPosition,
    moves: Int32Array,
    scores: Int32Array,
    start: number,
    end: number,
    first: number,
    ply: number,
    before: number,
  ): void {
    const { killers } = this;
    const side = position.board.toMove;
    const one = killers[ply * 2] as number;
    const two = killers[ply * 2 + 1] as number;
    const answer = before === 0 ? 0 : (this.answers[placeOf(before, 1 - side)] as number);
    for (let i = start; i < end; i++) {
      const move = moves[i] as number;
      if (move === first) scores[i] = FIRST;
      else if (isNoisy(position, move)) scores[i] = rateCapture(position, move);
      else if (move === one) scores[i] = KILLER + 2;
      else if (move === two) scores[i] = KILLER + 1;
      else if (move === answer) scores[i] = KILLER;
      else {
        const worth = this.history[placeOf(move, side)] as number;
        scores[i] = kindOf(move) === DROP ? worth + 8 * ratePlacement(position, move) : worth;
      }
    }
  }

  /** A quiet move refuted what the opponent did; those tried before it did not. */
  reward(
    move: number,
    side: number,
    ply: number,
    depth: number,
    before: number,
    moves: Int32Array,
    start: number,
    end: number,
  ): void {
    const { killers } = this;
    if (killers[ply * 2] !== move) {
      killers[ply * 2 + 1] = killers[ply * 2] as number;
      killers[ply * 2] = move;
    }
    if (before !== 0) this.answers[placeOf(before, 1 - side)] = move;
    const bonus = Math.min(depth * depth * 4, 1200);
    this.bump(placeOf(move, side), bonus);
    for (let i = start; i < end; i++) this.bump(placeOf(moves[i] as number, side), -bonus);
  }

  /** How good a quiet move has been elsewhere. */
  successOf(move: number, side: number): number {
    return this.history[placeOf(move, side)] as number;
  }

  private bump(at: number, bonus: number): void {
    const old = this.history[at] as number;
    this.history[at] = old + bonus - Math.trunc((old * Math.abs(bonus)) / MOST_HISTORY);
  }
}

function placeOf(move: number, side: number): number {
  const row = kindOf(move) === DROP ? 64 + typeIn(move) : fromOf(move);
  return (side * ROWS + row) * 64 + toOf(move);
}

/** Whether a move takes something or makes a queen. */
export function isNoisy(position: SaktrisPosition, move: number): boolean {
  const kind = kindOf(move);
  if (kind >= CASTLING) return kind === PROMOTION;
  return kind === EN_PASSANT || position.board.cells[toOf(move)] !== 0;
}

/** Most valuable victim, least valuable attacker; what surely loses comes last. */
export function rateCapture(position: SaktrisPosition, move: number): number {
  const { cells } = position.board;
  const kind = kindOf(move);
  const victim = kind === EN_PASSANT ? PAWN : (cells[toOf(move)] as number) & TYPE;
  const attacker = (cells[fromOf(move)] as number) & TYPE;
  const gain = VALUE[victim] as number;
  if (kind === PROMOTION) return GOOD_CAPTURE + gain * 8 + (VALUE[typeIn(move)] as number) * 8 - 7200;
  const cost = VALUE[attacker] as number;
  const isLoss = cost > gain + 50 && isGuarded(position, toOf(move));
  return (isLoss ? BAD_CAPTURE : GOOD_CAPTURE) + gain * 8 - (cost >> 3);
}

/** Whether the side not to move guards a square. */
function isGuarded(position: SaktrisPosition, square: number): boolean {
  return isAttacked(position.board, square, 1 - position.board.toMove);
}

/** Whether an exchange that begins with this capture surely loses material. */
export function losesMaterial(score: number): boolean {
  return score < 0;
}

/** Where a piece would stand well: by its table, unless it could be taken there. */
export function ratePlacement(position: SaktrisPosition, move: number): number {
  const { board } = position;
  const side = board.toMove;
  const type = typeIn(move);
  const square = toOf(move);
  const stand = (MIDDLE_AT[side * 512 + type * 64 + square] as number) - (MIDDLE_VALUE[type] as number);
  if (type === PAWN) return stand + besidePawns(position, square);
  return isAttacked(board, square, 1 - side) ? stand - (VALUE[type] as number) / 4 : stand;
}

/** Pawns that would protect, or be protected by, one that arrives here. */
function besidePawns(position: SaktrisPosition, square: number): number {
  const { sets, masks, toMove } = position.board;
  const around = CAPTURE_MASKS + 128 * toMove + square * 2;
  const own = OCCUPIED + 2 * toMove;
  const low = (masks[around] as number) & (sets[own] as number);
  const high = (masks[around + 1] as number) & (sets[own + 1] as number);
  return (low | high) === 0 ? 0 : 6;
}

/** Brings the most promising of the moves that are left to place `at`. */
export function pick(moves: Int32Array, scores: Int32Array, at: number, end: number): number {
  let best = at;
  for (let i = at + 1; i < end; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  const move = moves[best] as number;
  const score = scores[best] as number;
  moves[best] = moves[at] as number;
  scores[best] = scores[at] as number;
  moves[at] = move;
  scores[at] = score;
  return move;
}

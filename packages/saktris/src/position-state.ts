/**
 * What a Classic position consists of: the board, and beside it the queues and the counters. The counters are
 * words of the board's `now`, so that its frames undo them together with the pieces.
 */
import { FIRST_FREE, Position, randomWords, standardRules } from '@rankfall/chess';
import type { Rules } from './types.ts';
import { defaultRules } from './types.ts';

/** Words in `now`. Those of a side are at the name for White and one further for Black. */
export const ARRIVAL = FIRST_FREE; // due * 8 + clk
export const LEFT = FIRST_FREE + 2; // pieces in the queue
export const HALF = FIRST_FREE + 4;
export const FULL = FIRST_FREE + 5;
export const RIGHTS = FIRST_FREE + 6; // files of canonical castling rights, White's in the low byte
export const PUSHED = FIRST_FREE + 7; // bit 1: White's king was pushed out, bit 2: Black's
export const PLACED = FIRST_FREE + 8; // type placed by the last action, for putting it back into the pool
export const STAMPED = FIRST_FREE + 9; // length of the journal of stamps
const WORDS = 10;

/** An array with this much room holds the actions of any position. */
export const MOST_ACTIONS = 1 << 14;

const arrivalLow = randomWords(11, 2 * 1024);
const arrivalHigh = randomWords(12, 2 * 1024);
const queueLow = randomWords(13, 2 * 512);
const queueHigh = randomWords(14, 2 * 512);

export class PositionState {
  /** Chess on the same board; a side without a king cannot be in check. */
  readonly board: Position = new Position(standardRules, WORDS);
  rules: Rules = defaultRules;
  /** Types still to come, next one first as long as nothing was placed; not used with `select`. */
  readonly queues: [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
  /** How many of each type are still to come: side * 8 + type. */
  readonly pool: Uint8Array = new Uint8Array(16);
  /** Ply of the last board move of the piece on a square, -1 for none. Only kept with triplet clear. */
  readonly stamps: Int32Array = new Int32Array(64).fill(-1);
  private stampJournal: Int32Array = new Int32Array(1024);

  left(side: number): number {
    return this.board.now[LEFT + side] as number;
  }

  due(side: number): number {
    return (this.board.now[ARRIVAL + side] as number) >> 3;
  }

  clk(side: number): number {
    return (this.board.now[ARRIVAL + side] as number) & 7;
  }

  /** The type that comes next in an ordered queue. */
  next(side: 0 | 1): number {
    const queue = this.queues[side];
    return queue[queue.length - this.left(side)] as number;
  }

  setArrival(side: number, due: number, clk: number): void {
    const { board } = this;
    const old = side * 1024 + (board.now[ARRIVAL + side] as number);
    const fresh = side * 1024 + due * 8 + clk;
    board.mix(
      (arrivalLow[old] as number) ^ (arrivalLow[fresh] as number),
      (arrivalHigh[old] as number) ^ (arrivalHigh[fresh] as number),
    );
    board.now[ARRIVAL + side] = due * 8 + clk;
  }

  /** Puts a piece of an ordered queue or a pool into the key, or takes it out; `place` counts from the end. */
  mixQueued(side: number, type: number, place: number): void {
    const at = side * 512 + place * 8 + type;
    this.board.mix(queueLow[at] as number, queueHigh[at] as number);
  }

  /** Takes one piece of a type out of the queue of the side to move, once in a frame; `undo` puts it back. */
  take(side: number, type: number): void {
    const { board, pool } = this;
    const count = pool[side * 8 + type] as number;
    const left = this.left(side);
    this.mixQueued(side, type, this.rules.order === 'select' ? count : left);
    pool[side * 8 + type] = count - 1;
    board.now[LEFT + side] = left - 1;
    board.now[PLACED] = type;
  }

  stamp(square: number, ply: number): void {
    const { now } = this.board;
    const top = now[STAMPED] as number;
    if (top === this.stampJournal.length) {
      const longer = new Int32Array(top * 2);
      longer.set(this.stampJournal);
      this.stampJournal = longer;
    }
    // Plies start at 0 and "never" is -1: shifted by one, both fit beside the square.
    this.stampJournal[top] = square | (((this.stamps[square] as number) + 1) << 6);
    now[STAMPED] = top + 1;
    this.stamps[square] = ply;
  }

  /** Opens a frame, for an action or a trial. */
  begin(): void {
    this.board.begin();
    this.board.now[PLACED] = 0;
  }

  /** Takes back everything since `begin`. */
  undo(): void {
    const { board, pool, stamps } = this;
    const placed = board.now[PLACED] as number;
    const stamped = board.now[STAMPED] as number;
    board.undo();
    if (placed !== 0) {
      const at = board.toMove * 8 + placed;
      pool[at] = (pool[at] as number) + 1;
    }
    for (let i = stamped - 1; i >= (board.now[STAMPED] as number); i--) {
      const entry = this.stampJournal[i] as number;
      stamps[entry & 63] = (entry >> 6) - 1;
    }
  }
}

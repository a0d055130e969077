/**
 * What a Classic position consists of: the board, and beside it the queues and the counters. The counters are
 * words of the board's frames, so that they are undone together with the pieces.
 */
import { FIRST_FREE, KING, Position, randomWord, standardRules } from '@rankfall/chess';
import type { Rules } from './types.ts';
import { defaultRules } from './types.ts';

/** Words of a frame. ARRIVAL is White's, the next one Black's: left * 1024 + due * 8 + clk. */
export const ARRIVAL = FIRST_FREE;
export const HALF = FIRST_FREE + 2;
/** Files of canonical castling rights, White's in the low byte. */
export const RIGHTS = FIRST_FREE + 3;
/** How many of each type are still to come, four bits at type * 4; White's word, then Black's. */
const POOL = FIRST_FREE + 4;
const WORDS = 6;

/** Between the stamps of one frame and the next. */
const NEW_FRAME = -1;

/** An array with this much room holds the actions of any position. */
export const MOST_ACTIONS = 1 << 14;

/** Streams of random words for keys; the chess below uses those before. */
const ARRIVAL_STREAM = 10;
const QUEUE_STREAM = 12;

export class PositionState {
  /** Chess on the same board; a side without a king cannot be in check. */
  readonly board: Position = new Position(standardRules, WORDS);
  rules: Rules = defaultRules;
  /** Types still to come, next one first as long as nothing was placed; not used with `select`. */
  readonly queues: [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
  /** Ply of the last board move of the piece on a square, -1 for none. Only kept with triplet clear. */
  readonly stamps: Int32Array = new Int32Array(64).fill(-1);
  /** Plies played before the position was loaded. */
  firstPly = 0;
  private stampJournal: number[] = [];

  /** How many pieces are still to come. */
  left(side: number): number {
    return this.board.get(ARRIVAL + side) >> 10;
  }

  due(side: number): number {
    return (this.board.get(ARRIVAL + side) >> 3) & 127;
  }

  clk(side: number): number {
    return this.board.get(ARRIVAL + side) & 7;
  }

  /** How many pieces of a type are still to come. */
  pooled(side: number, type: number): number {
    return (this.board.get(POOL + side) >> (type * 4)) & 15;
  }

  /** The number of this turn, White's first being 0. */
  ply(): number {
    return this.firstPly + this.board.depth;
  }

  /** The type that comes next in an ordered queue. */
  next(side: 0 | 1): number {
    const queue = this.queues[side];
    return queue[queue.length - this.left(side)] as number;
  }

  setArrival(side: number, left: number, due: number, clk: number): void {
    const { board } = this;
    const old = side * 1024 + (board.get(ARRIVAL + side) & 1023);
    const fresh = side * 1024 + due * 8 + clk;
    board.mix(
      randomWord(ARRIVAL_STREAM, old) ^ randomWord(ARRIVAL_STREAM, fresh),
      randomWord(ARRIVAL_STREAM + 1, old) ^ randomWord(ARRIVAL_STREAM + 1, fresh),
    );
    board.set(ARRIVAL + side, (left << 10) | (due << 3) | clk);
  }

  /** Puts a piece of an ordered queue or a pool into the key, or takes it out; `place` counts from the end. */
  mixQueued(side: number, type: number, place: number): void {
    const at = side * 512 + place * 8 + type;
    this.board.mix(randomWord(QUEUE_STREAM, at), randomWord(QUEUE_STREAM + 1, at));
  }

  /** Adds the pieces of a queue, for a position that is being loaded. */
  fill(side: 0 | 1, queue: Uint8Array): void {
    const { board } = this;
    this.queues[side] = queue;
    board.set(POOL + side, 0);
    for (let index = 0; index < queue.length; index++) {
      const type = queue[index] as number;
      const count = this.pooled(side, type) + 1;
      if (count > 15) throw new RangeError(`more than 15 pieces of one type in a queue of ${queue.length}`);
      board.set(POOL + side, board.get(POOL + side) + (1 << (type * 4)));
      this.mixQueued(side, type, this.rules.order === 'select' ? count : queue.length - index);
    }
  }

  /** Takes one piece of a type out of the queue: one arrival less is owed. */
  take(side: number, type: number): void {
    const { board } = this;
    const left = this.left(side);
    this.mixQueued(side, type, this.rules.order === 'select' ? this.pooled(side, type) : left);
    board.set(POOL + side, board.get(POOL + side) - (1 << (type * 4)));
    // With nobody left to come the counters stay at 0.
    if (left === 1) this.setArrival(side, 0, 0, 0);
    else this.setArrival(side, left - 1, this.due(side) - 1, this.clk(side));
  }

  /** Whether a triplet has pushed the side's king out: it neither stands on the board nor is it still to come. */
  isPushedOut(side: number): boolean {
    return this.rules.tripletClear && this.board.kingOf(side) < 0 && this.pooled(side, KING) === 0;
  }

  stamp(square: number, ply: number): void {
    // Plies start at 0 and "never" is -1: shifted by one, both fit beside the square.
    this.stampJournal.push(square | (((this.stamps[square] as number) + 1) << 6));
    this.stamps[square] = ply;
  }

  /** Forgets all stamps, for a position that is about to be loaded. */
  clearStamps(): void {
    this.stampJournal.length = 0;
    this.stamps.fill(-1);
  }

  /** Opens a frame, for an action or a trial. */
  begin(): void {
    this.board.begin();
    if (this.rules.tripletClear) this.stampJournal.push(NEW_FRAME);
  }

  /** Takes back everything since `begin`. */
  undo(): void {
    this.board.undo();
    if (this.rules.tripletClear) this.unstamp();
  }

  private unstamp(): void {
    const { stampJournal, stamps } = this;
    for (
      let entry = stampJournal.pop();
      entry !== undefined && entry !== NEW_FRAME;
      entry = stampJournal.pop()
    )
      stamps[entry & 63] = (entry >> 6) - 1;
  }
}

/**
 * Alpha-beta with a principal variation, from the outside: it is asked for one depth after the other, goes on for as many positions as
 * it is told, and needs no clock. What it does is in `wasm/saktris`, which is compiled; this is the way in and out of its memory.
 */
import { typeOf } from '@rankfall/chess';
import type { SaktrisPosition } from '@rankfall/saktris';
import { giveBack, takeEngine, type Engine } from './engine.ts';
import { clearSight, type Sight } from './sight.ts';

/** Counters there have 31 bits. */
const MOST_NODES = 0x7fffffff;
/** Answers to a blocked row, as they are numbered there. */
const answers = { skip: 0, queue: 1, force: 2 };

export class Search {
  private readonly engine: Engine;

  /**
   * @param bits its table has room for 2^bits positions
   * @param isSelective off: every move is looked at to the full depth. Slow, and exact.
   */
  constructor(bits: number, sight: Sight = clearSight, isSelective = true) {
    const { noise, blind, careless, mood } = sight;
    this.engine = takeEngine();
    this.engine.setUp(bits, isSelective, noise, blind, careless, mood);
  }

  /** Takes over a position, to look at it; what was found out about others is kept. The position itself stays as it is. */
  enter(position: SaktrisPosition): void {
    writePosition(this.engine, position);
  }

  /** Whether this player, who forgets so many of a hundred of its own quiet moves, does not come up with this one. */
  forgets(action: number, share: number): boolean {
    return this.engine.forgets(action, share) !== 0;
  }

  /** The moves to try from the position. */
  begin(roots: Int32Array): void {
    this.words(this.engine.rootPlace(), roots.length).set(roots);
    this.engine.begin(roots.length);
  }

  /** Sets out to search them; `run` does it. */
  open(depth: number, alpha: number, beta: number): void {
    this.engine.open(depth, alpha, beta);
  }

  /** Searches on until there is an answer (true) or that many positions have been looked at. */
  run(until: number): boolean {
    return this.engine.run(Math.min(until, MOST_NODES)) !== 0;
  }

  /** Positions looked at so far. */
  get nodes(): number {
    return this.engine.nodes();
  }

  /** The answer of the last `open`, for the side to move. */
  get value(): number {
    return this.engine.answer();
  }

  /** The best move of the search that is under way, 0 if there is none yet. */
  get found(): number {
    return this.engine.best();
  }

  /** What is expected to be played, in order. */
  line(): readonly number[] {
    return [...this.words(this.engine.linePlace(), this.engine.lineLength())];
  }

  /** It is not asked any more: whoever searches next may have its memory. */
  close(): void {
    giveBack(this.engine);
  }

  private words(place: number, count: number): Int32Array {
    return new Int32Array(this.engine.memory.buffer, place, count);
  }
}

/** Writes a position where `takePosition` expects it. */
export function writePosition(engine: Engine, position: SaktrisPosition): void {
  const { rules, queues, due, clk, toMove, ep = -1, half } = position.value();
  engine.expectPosition();
  const { buffer } = engine.memory;
  const inbox = engine.inbox();
  new Uint8Array(buffer, inbox, 64).set(position.board.cells.subarray(0, 64));
  for (const [side, queue] of queues.entries())
    new Uint8Array(buffer, engine.queuePlace(side), queue.length).set(Array.from(queue, typeFrom));
  const seen = position.seen();
  new Int32Array(buffer, engine.seenPlace(), seen.length).set(seen);
  new Int32Array(buffer, engine.stampPlace(), 64).set(position.stamps);
  new Int32Array(buffer, inbox + 64, 17).set([
    toMove,
    ep,
    half,
    position.ply(),
    rules.n,
    Number(rules.order === 'select'),
    answers[rules.blocked],
    Number(rules.noKing === 'lose'),
    Number(rules.rowClear),
    Number(rules.tripletClear),
    queues[0].length,
    queues[1].length,
    ...due,
    ...clk,
    seen.length / 2,
  ]);
  engine.takePosition();
}

function typeFrom(letter: string): number {
  const type = typeOf(letter);
  if (type === undefined) throw new Error(`no piece ${letter} can come`);
  return type;
}

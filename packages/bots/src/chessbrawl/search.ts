/**
 * Looks ahead for either side of a fight: alpha-beta with a table of what was seen, captures to their end, and late quiet moves
 * less deep. The player may always skip; the enemy may not. Budgets are positions, so a reply is the same on every machine.
 */
import { FOE, KIND, KING, MOST_MOVES, PASS, type Move, type Skirmish } from '@rankfall/chessbrawl';
import { evaluate, forceOf, worth } from './evaluate.ts';

export type Fighter = 0 | typeof FOE;

/** The King falls, sooner is better. */
export const FALL = 30_000;
/** The wave is cleared; what is left of the player then still counts. */
const CLEARED = 12_000;
const INFINITE = FALL + 1;
const DEEPEST = 48;

const BITS = 15;
const MASK = (1 << BITS) - 1;
const EXACT = 0;
const LOWER = 1;
const UPPER = 2;
/** What a capture of the King comes before. */
const KING_FIRST = 2000;

export class Search {
  nodes = 0;
  readonly #fight: Skirmish;
  #limit = Infinity;
  readonly #moves = new Int16Array(DEEPEST * MOST_MOVES);
  readonly #ranks = new Int32Array(DEEPEST * MOST_MOVES);
  readonly #history = new Int32Array(2 * 4096);
  readonly #locks = new Int32Array(1 << BITS);
  /** Score + 32768 in the upper half; kind of bound and depth below. */
  readonly #values = new Int32Array(1 << BITS);
  readonly #best = new Int16Array(1 << BITS);

  constructor(fight: Skirmish) {
    this.#fight = fight;
  }

  /** Whether the budget is used up, so that what is being looked at cannot be trusted. */
  get isSpent(): boolean {
    return this.nodes >= this.#limit;
  }

  allow(nodes: number): void {
    this.#limit = this.nodes + nodes;
  }

  /** All that this side can do now, the most promising first. */
  roots(side: Fighter): readonly Move[] {
    const count = this.#list(side, 0, 0);
    return Array.from({ length: count }, (_, i) => this.#pick(0, i, count));
  }

  /** What this move is worth to the side that makes it, looking so many plies beyond it. */
  after(move: Move, side: Fighter, depth: number, alpha: number, beta: number): number {
    this.#fight.make(move);
    const value = -this.#look(other(side), depth, -beta, -alpha, 1);
    this.#fight.unmake();
    return value;
  }

  #ended(side: Fighter, ply: number): number | undefined {
    const fight = this.#fight;
    if (fight.kingFell) return side === FOE ? FALL - ply : ply - FALL;
    if (fight.foes > 0) return undefined;
    const value = CLEARED + forceOf(fight) - ply;
    return side === FOE ? -value : value;
  }

  #look(side: Fighter, depth: number, from: number, beta: number, ply: number): number {
    const end = this.#ended(side, ply);
    if (end !== undefined) return end;
    if (depth <= 0 || ply >= DEEPEST - 12) return this.#settle(side, from, beta, ply);
    this.nodes++;
    const fight = this.#fight;
    const lock = side === FOE ? fight.lock ^ 0x5bd1_e995 : fight.lock;
    const slot = (fight.key ^ (fight.guards << 7)) & MASK;
    let first: Move = 0;
    if (this.#locks[slot] === lock) {
      first = this.#best[slot] as number;
      const known = this.#values[slot] as number;
      if ((known & 63) >= depth) {
        const value = (known >>> 16) - 32_768;
        const bound = (known >> 6) & 3;
        if (bound === EXACT || (bound === LOWER ? value >= beta : value <= from)) return value;
      }
    }
    return this.#branch(side, depth, from, beta, ply, slot, lock, first);
  }

  #branch(
    side: Fighter,
    depth: number,
    from: number,
    beta: number,
    ply: number,
    slot: number,
    lock: number,
    first: Move,
  ): number {
    const count = this.#list(side, ply, first);
    let alpha = from;
    let best = -INFINITE;
    let bestMove: Move = 0;
    for (let i = 0; i < count; i++) {
      const move = this.#pick(ply, i, count);
      const isQuiet = move === PASS || this.#fight.field[move & 63] === 0;
      this.#fight.make(move);
      // Late quiet moves rarely matter: look less far, and again only if one surprises.
      const less = isQuiet && i > 5 && depth > 2 ? 2 : 1;
      let value = -this.#look(other(side), depth - less, i === 0 ? -beta : -alpha - 1, -alpha, ply + 1);
      if (i > 0 && value > alpha && (value < beta || less > 1))
        value = -this.#look(other(side), depth - 1, -beta, -alpha, ply + 1);
      this.#fight.unmake();
      if (this.isSpent) return best === -INFINITE ? value : best;
      if (value > best) {
        best = value;
        bestMove = move;
      }
      if (value > alpha) alpha = value;
      if (alpha >= beta) {
        if (isQuiet && move !== PASS) this.#praise(side, move, depth);
        break;
      }
    }
    this.#keep(slot, lock, depth, best, best <= from ? UPPER : best >= beta ? LOWER : EXACT, bestMove);
    return best;
  }

  /** Captures alone, until nothing worth taking is left. */
  #settle(side: Fighter, from: number, beta: number, ply: number): number {
    this.nodes++;
    const fight = this.#fight;
    const stand = side === FOE ? evaluate(fight) : -evaluate(fight);
    if (stand >= beta || ply >= DEEPEST - 1) return stand;
    let alpha = Math.max(from, stand);
    let best = stand;
    const count = this.#listCaptures(side, ply);
    for (let i = 0; i < count; i++) {
      const move = this.#pick(ply, i, count);
      fight.make(move);
      const value = -(this.#ended(other(side), ply + 1) ?? this.#settle(other(side), -beta, -alpha, ply + 1));
      fight.unmake();
      if (value > best) best = value;
      if (value > alpha) alpha = value;
      if (alpha >= beta || this.isSpent) break;
    }
    return best;
  }

  #list(side: Fighter, ply: number, first: Move): number {
    const at = ply * MOST_MOVES;
    const { field } = this.#fight;
    let count = this.#fight.moves(side, this.#moves, at);
    const history = side === FOE ? 4096 : 0;
    for (let i = at; i < at + count; i++) {
      const move = this.#moves[i] as number;
      const victim = field[move & 63] as number;
      this.#ranks[i] =
        move === first
          ? 1 << 30
          : victim === 0
            ? (this.#history[history + move] as number)
            : this.#gain(move, victim);
    }
    if (side === 0 || count === 0) {
      this.#moves[at + count] = PASS;
      this.#ranks[at + count] = -1;
      count++;
    }
    return count;
  }

  #listCaptures(side: Fighter, ply: number): number {
    const at = ply * MOST_MOVES;
    const { field } = this.#fight;
    const all = this.#fight.moves(side, this.#moves, at);
    let count = 0;
    for (let i = at; i < at + all; i++) {
      const move = this.#moves[i] as number;
      const victim = field[move & 63] as number;
      if (victim === 0) continue;
      this.#moves[at + count] = move;
      this.#ranks[at + count] = this.#gain(move, victim);
      count++;
    }
    return count;
  }

  /** Dear victims first, then cheap attackers. */
  #gain(move: Move, victim: number): number {
    const value = victim === KING ? KING_FIRST : (worth[victim & KIND] as number);
    const attacker = worth[(this.#fight.field[move >> 6] as number) & KIND] as number;
    return (1 << 24) + value * 16 - attacker;
  }

  /** The most promising of those not yet tried comes to place i. */
  #pick(ply: number, i: number, count: number): Move {
    const at = ply * MOST_MOVES;
    let top = at + i;
    for (let k = top + 1; k < at + count; k++)
      if ((this.#ranks[k] as number) > (this.#ranks[top] as number)) top = k;
    const move = this.#moves[top] as number;
    const rank = this.#ranks[top] as number;
    this.#moves[top] = this.#moves[at + i] as number;
    this.#ranks[top] = this.#ranks[at + i] as number;
    this.#moves[at + i] = move;
    this.#ranks[at + i] = rank;
    return move;
  }

  #praise(side: Fighter, move: Move, depth: number): void {
    const at = (side === FOE ? 4096 : 0) + move;
    this.#history[at] = Math.min(1 << 20, (this.#history[at] as number) + depth * depth);
  }

  #keep(slot: number, lock: number, depth: number, value: number, bound: number, move: Move): void {
    // How soon an end comes depends on where it was seen from.
    if (Math.abs(value) > CLEARED - DEEPEST) return;
    this.#locks[slot] = lock;
    this.#values[slot] = ((value + 32_768) << 16) | (bound << 6) | depth;
    this.#best[slot] = move;
  }
}

export const other = (side: Fighter): Fighter => (side === FOE ? 0 : FOE);

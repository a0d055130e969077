/**
 * Plans against the enemy of the rules. Its reply to every move is known, so there is nothing to guess: the best moves are
 * followed a few turns on, and the best line counts.
 */
import {
  CELLS,
  COLUMNS,
  FOE,
  KIND,
  KING,
  MOST_MOVES,
  PASS,
  PAWN,
  type Move,
  type Skirmish,
} from '@rankfall/chessbrawl';
import { steps, worth } from './evaluate.ts';

/** How many of the best moves are followed at each turn ahead; as many turns as there are numbers, and one. */
export type Widths = readonly number[];

export interface Outlook {
  readonly widths: Widths;
  /** How many enemies come next, on what stands in their zone. */
  readonly next: number;
  /** Turns without a capture: whoever waits too long must dare something, since waiting makes the enemy stronger. */
  readonly quiet: number;
}

const KING_LOST = -1_000_000;
const CLEARED = 400;
const ZONE = 2 * COLUMNS;
/** What is lost stays lost until the next round, what is not taken now can be taken later: a loss counts more than a gain. */
const LOSS = 1.8;
/** Until then there is no hurry. */
const PATIENCE = 16;
/** How many replies are kept. */
const KEPT = 4096;

export class Foresight {
  readonly #fight: Skirmish;
  readonly #outlook: Outlook;
  readonly #loss: number;
  readonly #haste: number;
  readonly #moves: readonly Int16Array[];
  readonly #scores: readonly Float64Array[];
  readonly #keys = new Int32Array(KEPT);
  readonly #locks = new Int32Array(KEPT);
  readonly #replies = new Int16Array(KEPT);

  constructor(fight: Skirmish, outlook: Outlook) {
    this.#fight = fight;
    this.#outlook = outlook;
    const late = Math.max(0, outlook.quiet - PATIENCE);
    this.#loss = Math.max(0.25, LOSS - late * 0.04);
    this.#haste = 1.5 + late * 0.4;
    this.#moves = [...outlook.widths, 0].map(() => new Int16Array(MOST_MOVES));
    this.#scores = [...outlook.widths, 0].map(() => new Float64Array(MOST_MOVES));
  }

  /** What to play; `plays` of them before the enemy replies. */
  best(plays: number): Move {
    this.#follow(0, plays);
    return this.#found;
  }
  #found: Move = PASS;

  /** The best line's worth from here; the move that begins it is left in `found`. */
  #follow(turn: number, plays: number): number {
    const moves = this.#moves[turn] as Int16Array;
    const scores = this.#scores[turn] as Float64Array;
    const most = this.#outlook.widths[turn] ?? 0;
    const all = this.#fight.moves(0, moves);
    // Further on only what is taken or threatened matters; everything else is as good as waiting.
    let count = turn === 0 ? all : this.#keepBusy(moves, all, most > 0);
    moves[count++] = PASS;
    for (let i = 0; i < count; i++) scores[i] = this.#after(moves[i] as number, plays, -1);
    if (most === 0) return scores[top(scores, count, 0)] as number;
    const width = Math.min(count, most);
    let found: Move = PASS;
    let score = -Infinity;
    for (let i = 0; i < width; i++) {
      swap(moves, scores, i, top(scores, count, i));
      const tried = moves[i] as number;
      const value = this.#after(tried, plays, turn + 1);
      if (value <= score) continue;
      score = value;
      found = tried;
    }
    this.#found = found;
    return score;
  }

  /** Captures, and where there is time for it, moves of the piece that is about to be taken. */
  #keepBusy(moves: Int16Array, all: number, hasTime: boolean): number {
    const { field } = this.#fight;
    const threat = hasTime ? this.#reply() : PASS;
    const threatened = threat === PASS || field[threat & 63] === 0 ? -1 : threat & 63;
    let count = 0;
    for (let i = 0; i < all; i++) {
      const move = moves[i] as number;
      if (field[move & 63] !== 0 || move >> 6 === threatened) moves[count++] = move;
    }
    return count;
  }

  /** The same position comes up by many ways; what the enemy does in it is kept. */
  #reply(): Move {
    const { key, lock } = this.#fight;
    const slot = key & (KEPT - 1);
    if (this.#keys[slot] === key && this.#locks[slot] === lock) return this.#replies[slot] as number;
    const reply = this.#fight.reply();
    this.#keys[slot] = key;
    this.#locks[slot] = lock;
    this.#replies[slot] = reply;
    return reply;
  }

  /** What a move brings, with the reply to it; then the best from that turn on, or with -1 what is left as it stands. */
  #after(move: Move, plays: number, turn: number): number {
    const fight = this.#fight;
    let score =
      move === PASS ? -8 - this.#haste : (worth[(fight.field[move & 63] as number) & KIND] as number);
    fight.make(move);
    if (fight.foes === 0) score += CLEARED + this.#arrivals();
    else if (plays > 1) score += turn < 0 ? this.#judge() : this.#follow(turn, plays - 1);
    else {
      const reply = this.#reply();
      score -= (worth[reply === PASS ? 0 : (fight.field[reply & 63] as number)] as number) * this.#loss;
      fight.make(reply);
      if (fight.kingFell) score += KING_LOST;
      else if (fight.foes === 0) score += CLEARED + this.#arrivals();
      else score += turn < 0 ? this.#judge() : this.#follow(turn, 1);
      fight.unmake();
    }
    fight.unmake();
    return score;
  }

  /** What is about to be lost if nothing is done, and how near everybody is to where it counts. */
  #judge(): number {
    const { field } = this.#fight;
    const threat = this.#reply();
    const victim = threat === PASS ? 0 : (field[threat & 63] as number);
    let score = victim === KING ? -150 : (worth[victim] as number) * -0.3;
    let prey = -1;
    for (let cell = CELLS - 1; cell >= 0; cell--) {
      const code = field[cell] as number;
      if (code < FOE) continue;
      if (prey < 0) prey = cell;
      // A pawn about to promote comes back as something worse.
      if ((code & KIND) === PAWN) score -= ((cell / COLUMNS) | 0) * 6;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const code = field[cell] as number;
      if (code === 0 || code >= FOE) continue;
      if (code === PAWN) score += (7 - ((cell / COLUMNS) | 0)) * 3;
      score -= (steps[cell * 64 + prey] as number) * (code === KING ? 0.5 : this.#haste);
    }
    return score;
  }

  /** Whoever stands where the next wave arrives may be lost. */
  #arrivals(): number {
    const { field } = this.#fight;
    let mine = 0;
    let value = 0;
    let isKingThere = false;
    for (let cell = 0; cell < ZONE; cell++) {
      const code = field[cell] as number;
      if (code === 0) continue;
      mine++;
      value += worth[code] as number;
      if (code === KING) isKingThere = true;
    }
    const lost = this.#outlook.next - (ZONE - mine);
    if (lost <= 0) return 0;
    return (-value * lost) / mine + (isKingThere ? KING_LOST / 2 : 0);
  }
}

function top(scores: Float64Array, count: number, from: number): number {
  let best = from;
  for (let i = from + 1; i < count; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  return best;
}

function swap(moves: Int16Array, scores: Float64Array, a: number, b: number): void {
  const move = moves[a] as number;
  const score = scores[a] as number;
  moves[a] = moves[b] as number;
  scores[a] = scores[b] as number;
  moves[b] = move;
  scores[b] = score;
}

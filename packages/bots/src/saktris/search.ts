/**
 * Alpha-beta with a principal variation, as one loop over frames instead of calls within calls: it can rest between any two
 * positions, so whoever drives it stops it at once, and nothing here needs a clock.
 */
import { bitOf, DOUBLE_STEP, fromOf, KING, kindOf, OCCUPIED, PASS, PAWN, toOf } from '@rankfall/chess';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
import { Balance } from './balance.ts';
import { clearSight, Eye, type Sight } from './eye.ts';
import { isNoisy, Ordering, pick } from './order.ts';
import { endOf, Quiet } from './quiesce.ts';
import { AT_LEAST, AT_MOST, EXACT, MATE, type Table, WINNING } from './table.ts';

const LONGEST = 96;
const INFINITE = MATE + 1;

/** What the move of a frame is being tried as. */
const YIELDED = 0;
const REDUCED = 1;
const SCOUT = 2;
const FULL = 3;

/** How far a frame has come with its moves: all listed, or the one that was best before ahead of them. */
const LISTED = 0;
const WAITING = 1;
const PLAYED = 2;

const REDUCTIONS = new Uint8Array(64 * 64);
for (let depth = 1; depth < 64; depth++)
  for (let count = 1; count < 64; count++)
    REDUCTIONS[depth * 64 + count] = Math.floor(0.5 + (Math.log(depth) * Math.log(count)) / 2.1);

export class Search {
  readonly position: SaktrisPosition;
  /** The answer of the frame that was left last. */
  value = 0;
  private readonly table: Table;
  private readonly ordering = new Ordering();
  private readonly quiet: Quiet;
  private readonly balance: Balance;
  private readonly eye: Eye;
  /** Off: every move is looked at to the full depth. Slow, and exact. */
  private readonly isSelective: boolean;
  private ply = 0;
  private isBack = false;
  private visited = 0;
  /** How many turns the position could take back when the search began. */
  private rootDepth = 0;
  private roots: Int32Array = new Int32Array(0);
  private moves = new Int32Array(MOST_ACTIONS * 2);
  private scores = new Int32Array(MOST_ACTIONS * 2);
  private readonly depths = new Int32Array(LONGEST + 2);
  private readonly alphas = new Int32Array(LONGEST + 2);
  private readonly betas = new Int32Array(LONGEST + 2);
  private readonly floors = new Int32Array(LONGEST + 2);
  private readonly bests = new Int32Array(LONGEST + 2);
  private readonly bestMoves = new Int32Array(LONGEST + 2);
  private readonly starts = new Int32Array(LONGEST + 2);
  private readonly nexts = new Int32Array(LONGEST + 2);
  private readonly ends = new Int32Array(LONGEST + 2);
  private readonly checks = new Uint8Array(LONGEST + 2);
  /** The move that was best here before, 0 for none; and whether it still waits to be tried before any other is listed. */
  private readonly firsts = new Int32Array(LONGEST + 2);
  private readonly ahead = new Uint8Array(LONGEST + 2);
  /** Whether the move of a frame gives check. */
  private readonly isChecking = new Uint8Array(LONGEST + 2);
  /** From here on quiet moves of the frame could hardly help, so their order does not matter any more. */
  private readonly isTail = new Uint8Array(LONGEST + 2);
  private readonly stands = new Int32Array(LONGEST + 2);
  private readonly tried = new Uint8Array(LONGEST + 2);
  private readonly played = new Int32Array(LONGEST + 2);
  private readonly lines = new Int32Array((LONGEST + 2) * (LONGEST + 2));
  private readonly lengths = new Int32Array(LONGEST + 2);

  constructor(position: SaktrisPosition, table: Table, sight: Sight = clearSight, isSelective = true) {
    this.position = position;
    this.table = table;
    this.balance = new Balance(position);
    this.eye = new Eye(this.balance, sight);
    this.isSelective = isSelective;
    this.quiet = new Quiet(this.balance, this.eye, isSelective);
  }

  /** Positions looked at so far. */
  get nodes(): number {
    return this.visited + this.quiet.nodes;
  }

  /** The best line of the root: actions in order. */
  line(): readonly number[] {
    return [...this.lines.subarray(0, this.lengths[0])];
  }

  /** A new root, whose moves to try are these. */
  begin(roots: Int32Array): void {
    this.roots = roots;
    this.rootDepth = this.position.board.depth;
    this.balance.begin();
    this.table.begin();
    this.ordering.begin();
  }

  /** Sets out to search the root; `run` does it. */
  open(depth: number, alpha: number, beta: number): void {
    this.ply = 0;
    this.isBack = false;
    this.lengths[0] = 0;
    this.frame(0, depth, alpha, beta);
    this.checks[0] = this.position.inCheck() ? 1 : 0;
    this.stands[0] = 0;
    this.moves.set(this.roots, 0);
    const { position, table } = this;
    this.firsts[0] = table.find(position.keyLow, position.keyHigh, 0) ? table.move : 0;
    this.ahead[0] = LISTED;
    this.isTail[0] = 0;
    this.setOut(0, 0, this.roots.length);
  }

  /** The best root move of the search that is under way, 0 if there is none yet. */
  get found(): number {
    return this.bestMoves[0] as number;
  }

  /** Searches on until the root is answered (true) or that many positions have been looked at. */
  run(until: number): boolean {
    while (this.nodes < until) {
      if (this.isBack) this.hear();
      else this.advance();
      if (this.ply < 0) return true;
    }
    return false;
  }

  /** Brings the position back to the root in the middle of a search. */
  drop(): void {
    while (this.position.board.depth > this.rootDepth) this.balance.unmake();
  }

  private frame(ply: number, depth: number, alpha: number, beta: number): void {
    this.depths[ply] = depth;
    this.alphas[ply] = alpha;
    this.floors[ply] = alpha;
    this.betas[ply] = beta;
    this.bests[ply] = -INFINITE;
    this.bestMoves[ply] = 0;
  }

  /** Rates the moves of a frame and stands before the first one. */
  private setOut(ply: number, start: number, end: number): void {
    const before = ply === 0 ? 0 : (this.played[ply - 1] as number);
    const first = this.firsts[ply] as number;
    this.starts[ply] = start;
    this.nexts[ply] = start;
    this.ends[ply] = end;
    this.ordering.rate(this.position, this.moves, this.scores, start, end, first, ply, before);
  }

  /** Enters a position. True: it is answered at once in `value`; false: its frame stands. */
  private enter(
    ply: number,
    deep: number,
    alpha: number,
    beta: number,
    isIn: boolean,
    mayYield: boolean,
  ): boolean {
    const { position, table } = this;
    this.lengths[ply] = 0;
    if (position.isStopped()) return this.answer(endOf(position, ply));
    if (position.half >= 4 && position.occurrences() > 1) return this.answer(0);
    // Somebody is already nearer to mate.
    if (alpha >= MATE - ply - 1) return this.answer(alpha);
    const depth = isIn ? deep + 1 : deep;
    if (depth <= 0 || ply >= LONGEST) return this.answer(this.quiet.search(alpha, beta, ply, isIn));
    this.visited++;
    const isOpen = beta - alpha > 1;
    const isKnown = table.find(position.keyLow, position.keyHigh, ply);
    const first = isKnown ? table.move : 0;
    if (isKnown && !isOpen && (this.isSelective ? table.depth >= depth : table.depth === depth)) {
      const { score, bound } = table;
      if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return this.answer(score);
    }
    this.frame(ply, depth, alpha, beta);
    this.checks[ply] = isIn ? 1 : 0;
    this.firsts[ply] = first;
    this.isTail[ply] = 0;
    if (this.isSelective && !isIn && !isOpen) {
      const stand = this.eye.judge(alpha - 90 - 220 * depth, beta + 75 * depth);
      this.stands[ply] = stand;
      if (beta < WINNING && beta > -WINNING) {
        if (depth <= 6 && stand - 75 * depth >= beta) return this.answer(stand);
        if (depth <= 2 && stand + 220 * depth <= alpha) {
          const score = this.quiet.search(alpha, beta, ply, false);
          if (score <= alpha) return this.answer(score);
        }
        if (mayYield && depth >= 3 && stand >= beta && hasOfficers(position)) return this.tryYielding(ply);
      }
    } else this.stands[ply] = -INFINITE;
    return this.ready(ply);
  }

  /** Stands before the first move of a frame. One that was best before may make all others needless, so it goes ahead. */
  private ready(ply: number): boolean {
    if (!this.mayGoAhead(this.firsts[ply] as number)) return this.generate(ply);
    const start = this.ends[ply - 1] as number;
    this.starts[ply] = start;
    this.nexts[ply] = start;
    this.ends[ply] = start;
    this.ahead[ply] = WAITING;
    this.ply = ply;
    return false;
  }

  /** Whether a move from the table is an ordinary one that fits the board. */
  private mayGoAhead(move: number): boolean {
    if (move === 0 || move >> 15 > DOUBLE_STEP) return false;
    const { cells, toMove } = this.position.board;
    const own = bitOf(toMove);
    return ((cells[fromOf(move)] as number) & own) !== 0 && ((cells[toOf(move)] as number) & own) === 0;
  }

  private answer(score: number): true {
    this.value = score;
    return true;
  }

  /** If even giving the turn away is good enough, playing is. */
  private tryYielding(ply: number): boolean {
    const depth = this.depths[ply] as number;
    const beta = this.betas[ply] as number;
    this.tried[ply] = YIELDED;
    this.played[ply] = 0;
    // The moves are written later, from here on.
    this.starts[ply] = this.ends[ply - 1] as number;
    this.ends[ply] = this.starts[ply];
    this.balance.yieldTurn();
    this.ply = ply;
    const rest = depth - 3 - Math.trunc(depth / 4);
    this.isBack = this.enter(ply + 1, rest, -beta, 1 - beta, false, false);
    return false;
  }

  private generate(ply: number): boolean {
    const { position } = this;
    const start = this.ends[ply - 1] as number;
    if (start + MOST_ACTIONS > this.moves.length) this.grow();
    const count = position.legal(this.moves, start);
    if (count === 0) return this.answer(this.checks[ply] === 1 ? ply - MATE : 0);
    this.ahead[ply] = LISTED;
    this.setOut(ply, start, start + count);
    this.ply = ply;
    return false;
  }

  private grow(): void {
    const moves = new Int32Array(this.moves.length * 2);
    const scores = new Int32Array(this.moves.length * 2);
    moves.set(this.moves);
    scores.set(this.scores);
    this.moves = moves;
    this.scores = scores;
  }

  /** Plays the next move of the topmost frame, or leaves it. */
  private advance(): void {
    const { ply, position, balance } = this;
    if (this.ahead[ply] !== LISTED) return this.goAhead(ply);
    const { moves, scores } = this;
    const start = this.starts[ply] as number;
    const end = this.ends[ply] as number;
    const depth = this.depths[ply] as number;
    const alpha = this.alphas[ply] as number;
    const beta = this.betas[ply] as number;
    const isOpen = beta - alpha > 1;
    for (let at = this.nexts[ply] as number; at < end; at++) {
      const move = this.isTail[ply] === 1 ? (moves[at] as number) : pick(moves, scores, at, end);
      const count = at - start;
      const isQuiet = !isNoisy(position, move);
      if (ply > 0 && count > 0 && this.eye.overlooks(move, isQuiet)) continue;
      balance.make(move);
      const isCheck = position.inCheck();
      if (isQuiet && !isOpen && !isCheck && count > 0 && this.isHopeless(ply, depth, count)) {
        balance.unmake();
        continue;
      }
      this.nexts[ply] = at + 1;
      this.played[ply] = move;
      this.isChecking[ply] = isCheck ? 1 : 0;
      const rest = restOf(move, depth);
      if (count === 0) return this.descend(ply, FULL, rest, -beta, -alpha);
      const isReduced = isQuiet && !isCheck && depth >= 3 && count >= 3 && this.isSelective;
      const less = isReduced ? this.reduction(ply, move, depth, count, isOpen) : 0;
      return this.descend(ply, less > 0 ? REDUCED : SCOUT, rest - less, -alpha - 1, -alpha);
    }
    this.leave();
  }

  /** Plays the move that was best before; when that is done, lists the others. */
  private goAhead(ply: number): void {
    if (this.ahead[ply] === WAITING) {
      const move = this.firsts[ply] as number;
      this.ahead[ply] = PLAYED;
      this.balance.make(move);
      this.played[ply] = move;
      this.isChecking[ply] = this.position.inCheck() ? 1 : 0;
      const depth = this.depths[ply] as number;
      return this.descend(ply, FULL, depth - 1, -(this.betas[ply] as number), -(this.alphas[ply] as number));
    }
    this.generate(ply);
    const start = this.starts[ply] as number;
    // It stands first in the list now, unless two positions have had the same key.
    if (pick(this.moves, this.scores, start, this.ends[ply] as number) === this.firsts[ply])
      this.nexts[ply] = start + 1;
  }

  /** Late quiet moves near the leaves that could hardly help. */
  private isHopeless(ply: number, depth: number, count: number): boolean {
    if (this.isTail[ply] === 1) return true;
    if (depth > 4 || ply === 0 || !this.isSelective) return false;
    if (this.checks[ply] === 1 || (this.bests[ply] as number) < -WINNING) return false;
    const isLate = count >= 4 + depth * depth * 2;
    if (!isLate && (this.stands[ply] as number) + 90 + 90 * depth > (this.alphas[ply] as number))
      return false;
    this.isTail[ply] = 1;
    return true;
  }

  private reduction(ply: number, move: number, depth: number, count: number, isOpen: boolean): number {
    let less = REDUCTIONS[Math.min(depth, 63) * 64 + Math.min(count, 63)] as number;
    if (isOpen) less--;
    if (this.checks[ply] === 1) less--;
    const success = this.ordering.successOf(move, 1 - this.position.board.toMove);
    if (success > 3000) less--;
    else if (success < -3000) less++;
    return Math.max(0, Math.min(less, depth - 2));
  }

  /** Searches the position behind the move of a frame. */
  private descend(ply: number, tried: number, depth: number, alpha: number, beta: number): void {
    this.tried[ply] = tried;
    this.ply = ply;
    this.isBack = false;
    // A frame that stands after this may itself have heard of a child already; only an answer is for us.
    if (this.enter(ply + 1, depth, alpha, beta, this.isChecking[ply] === 1, true)) this.isBack = true;
  }

  /** A position that the topmost frame asked about has its answer. */
  private hear(): void {
    const { ply } = this;
    const score = -this.value;
    const alpha = this.alphas[ply] as number;
    const beta = this.betas[ply] as number;
    const tried = this.tried[ply] as number;
    this.isBack = false;
    if (tried === YIELDED) return this.hearYielded(ply, score);
    const depth = this.depths[ply] as number;
    const rest = restOf(this.played[ply] as number, depth);
    if (tried === REDUCED && score > alpha) return this.descend(ply, SCOUT, rest, -alpha - 1, -alpha);
    if (tried === SCOUT && score > alpha && score < beta) return this.descend(ply, FULL, rest, -beta, -alpha);
    this.balance.unmake();
    this.take(ply, this.played[ply] as number, score);
  }

  private hearYielded(ply: number, score: number): void {
    this.balance.unmake();
    if (score >= (this.betas[ply] as number)) {
      // A mate that the opponent gave away for nothing proves little.
      this.value = score > WINNING ? (this.betas[ply] as number) : score;
      this.ply = ply - 1;
      this.isBack = true;
      return;
    }
    if (!this.ready(ply)) return;
    this.ply = ply - 1;
    this.isBack = true;
  }

  /** Takes over what a move has turned out to be worth. */
  private take(ply: number, move: number, score: number): void {
    if (score <= (this.bests[ply] as number)) return;
    this.bests[ply] = score;
    if (score <= (this.alphas[ply] as number)) return;
    this.bestMoves[ply] = move;
    this.alphas[ply] = score;
    this.extendLine(ply, move);
    if (score < (this.betas[ply] as number)) return;
    const { position } = this;
    if (!isNoisy(position, move)) {
      const before = ply === 0 ? 0 : (this.played[ply - 1] as number);
      const start = this.starts[ply] as number;
      const depth = this.depths[ply] as number;
      const last = (this.nexts[ply] as number) - 1;
      this.ordering.reward(move, position.board.toMove, ply, depth, before, this.moves, start, last);
    }
    this.leave();
  }

  private extendLine(ply: number, move: number): void {
    const { lines, lengths } = this;
    const width = LONGEST + 2;
    const length = lengths[ply + 1] as number;
    const at = ply * width;
    lines[at] = move;
    for (let i = 0; i < length && i + 1 < width; i++) lines[at + 1 + i] = lines[at + width + i] as number;
    lengths[ply] = length + 1;
  }

  /** The topmost frame is answered. */
  private leave(): void {
    const { ply, position } = this;
    const best = this.bests[ply] as number;
    const bound =
      best >= (this.betas[ply] as number) ? AT_LEAST : best > (this.floors[ply] as number) ? EXACT : AT_MOST;
    const move = this.bestMoves[ply] as number;
    this.table.store(position.keyLow, position.keyHigh, ply, move, best, this.depths[ply] as number, bound);
    this.value = best;
    this.ply = ply - 1;
    this.isBack = true;
  }
}

/** Plies left after a move; a pass nobody chose costs none. */
function restOf(move: number, depth: number): number {
  return kindOf(move) === PASS ? depth : depth - 1;
}

/** Whether the side to move has more than pawns and a king: with those alone, having to move may be a burden. */
function hasOfficers({ board }: SaktrisPosition): boolean {
  const { sets, toMove } = board;
  for (let half = 0; half < 2; half++) {
    const own = sets[OCCUPIED + 2 * toMove + half] as number;
    if ((own & ~(sets[PAWN * 2 + half] as number) & ~(sets[KING * 2 + half] as number)) !== 0) return true;
  }
  return false;
}

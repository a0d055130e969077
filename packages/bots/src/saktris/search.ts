/**
 * Alpha-beta with a principal variation, as one loop over frames instead of calls within calls: it can rest between any two
 * positions, so whoever drives it stops it at once, and nothing here needs a clock.
 */
import { longer } from '@rankfall/chess';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
import { Balance } from './balance.ts';
import { clearSight, Eye, type Sight } from './eye.ts';
import {
  AHEAD,
  ALPHA,
  BEST,
  BEST_MOVE,
  BETA,
  DEPTH,
  END,
  FIRST_MOVE,
  FLOOR,
  FULL,
  GIVES_CHECK,
  IN_CHECK,
  LISTED,
  listMoves,
  NEXT,
  openFrame,
  PLAYED,
  PLAYED_MOVE,
  REDUCED,
  SCOUT,
  STAND,
  START,
  TAIL,
  TRIED,
  WAITING,
  WIDTH,
  YIELDED,
} from './frames.ts';
import { Lines } from './lines.ts';
import { isNoisy, Ordering, pick } from './order.ts';
import { endOf, Quiet } from './quiesce.ts';
import { fits, hasOfficers, reductionOf, restOf } from './selective.ts';
import { AT_LEAST, AT_MOST, EXACT, MATE, type Table, WINNING } from './table.ts';

const LONGEST = 96;

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
  private moves: Int32Array = new Int32Array(MOST_ACTIONS * 2);
  private scores: Int32Array = new Int32Array(MOST_ACTIONS * 2);
  private readonly frames = new Int32Array((LONGEST + 2) * WIDTH);
  private readonly lines = new Lines(LONGEST + 2);

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
    return this.lines.first();
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
    this.lines.cut(0);
    openFrame(this.frames, 0, depth, alpha, beta);
    this.frames[IN_CHECK] = this.position.inCheck() ? 1 : 0;
    this.moves.set(this.roots, 0);
    const { position, table } = this;
    this.frames[FIRST_MOVE] = table.find(position.keyLow, position.keyHigh, 0) ? table.move : 0;
    this.frames[AHEAD] = LISTED;
    this.setOut(0, 0, this.roots.length);
  }

  /** The best root move of the search that is under way, 0 if there is none yet. */
  get found(): number {
    return this.frames[BEST_MOVE] as number;
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

  /** Rates the moves of a frame and stands before the first one. */
  private setOut(ply: number, start: number, end: number): void {
    const { frames } = this;
    const here = ply * WIDTH;
    const before = ply === 0 ? 0 : (frames[here - WIDTH + PLAYED_MOVE] as number);
    const first = frames[here + FIRST_MOVE] as number;
    listMoves(frames, here, start, end);
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
    const { frames, position, table } = this;
    const here = ply * WIDTH;
    this.lines.cut(ply);
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
    openFrame(frames, here, depth, alpha, beta);
    frames[here + IN_CHECK] = isIn ? 1 : 0;
    frames[here + FIRST_MOVE] = first;
    if (this.isSelective && !isIn && !isOpen) {
      const stand = this.eye.judge(alpha - 90 - 220 * depth, beta + 75 * depth);
      frames[here + STAND] = stand;
      if (beta < WINNING && beta > -WINNING) {
        if (depth <= 6 && stand - 75 * depth >= beta) return this.answer(stand);
        if (depth <= 2 && stand + 220 * depth <= alpha) {
          const score = this.quiet.search(alpha, beta, ply, false);
          if (score <= alpha) return this.answer(score);
        }
        if (mayYield && depth >= 3 && stand >= beta && hasOfficers(position)) return this.tryYielding(ply);
      }
    }
    return this.ready(ply);
  }

  /** Stands before the first move of a frame. One that was best before may make all others needless, so it goes ahead. */
  private ready(ply: number): boolean {
    const { frames } = this;
    const here = ply * WIDTH;
    if (!fits(this.position, frames[here + FIRST_MOVE] as number)) return this.generate(ply);
    const start = frames[here - WIDTH + END] as number;
    listMoves(frames, here, start, start);
    frames[here + AHEAD] = WAITING;
    this.ply = ply;
    return false;
  }

  private answer(score: number): true {
    this.value = score;
    return true;
  }

  /** If even giving the turn away is good enough, playing is. */
  private tryYielding(ply: number): boolean {
    const { frames } = this;
    const here = ply * WIDTH;
    const depth = frames[here + DEPTH] as number;
    const beta = frames[here + BETA] as number;
    frames[here + TRIED] = YIELDED;
    frames[here + PLAYED_MOVE] = 0;
    // The moves are written later, from here on.
    const start = frames[here - WIDTH + END] as number;
    listMoves(frames, here, start, start);
    this.balance.yieldTurn();
    this.ply = ply;
    const rest = depth - 3 - Math.trunc(depth / 4);
    this.isBack = this.enter(ply + 1, rest, -beta, 1 - beta, false, false);
    return false;
  }

  private generate(ply: number): boolean {
    const { frames, position } = this;
    const here = ply * WIDTH;
    const start = frames[here - WIDTH + END] as number;
    if (start + MOST_ACTIONS > this.moves.length) {
      this.moves = longer(this.moves);
      this.scores = longer(this.scores);
    }
    const count = position.legal(this.moves, start);
    if (count === 0) return this.answer(frames[here + IN_CHECK] === 1 ? ply - MATE : 0);
    frames[here + AHEAD] = LISTED;
    this.setOut(ply, start, start + count);
    this.ply = ply;
    return false;
  }

  /** Plays the next move of the topmost frame, or leaves it. */
  private advance(): void {
    const { ply, frames, position, balance } = this;
    const here = ply * WIDTH;
    if (frames[here + AHEAD] !== LISTED) return this.goAhead(ply);
    const { moves, scores } = this;
    const start = frames[here + START] as number;
    const end = frames[here + END] as number;
    const depth = frames[here + DEPTH] as number;
    const alpha = frames[here + ALPHA] as number;
    const beta = frames[here + BETA] as number;
    const isOpen = beta - alpha > 1;
    for (let at = frames[here + NEXT] as number; at < end; at++) {
      const move = frames[here + TAIL] === 1 ? (moves[at] as number) : pick(moves, scores, at, end);
      const count = at - start;
      const isQuiet = !isNoisy(position, move);
      if (ply > 0 && count > 0 && this.eye.overlooks(move, isQuiet)) continue;
      const mayPass = isQuiet && !isOpen && count > 0;
      const told = mayPass ? position.checks(move) : -1;
      if (told === 0 && this.isHopeless(ply, depth, count)) continue;
      balance.make(move);
      const isCheck = told < 0 ? position.inCheckAfter(move) : told === 1;
      if (mayPass && told < 0 && !isCheck && this.isHopeless(ply, depth, count)) {
        balance.unmake();
        continue;
      }
      frames[here + NEXT] = at + 1;
      frames[here + PLAYED_MOVE] = move;
      frames[here + GIVES_CHECK] = isCheck ? 1 : 0;
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
    const { frames } = this;
    const here = ply * WIDTH;
    if (frames[here + AHEAD] === WAITING) {
      const move = frames[here + FIRST_MOVE] as number;
      frames[here + AHEAD] = PLAYED;
      this.balance.make(move);
      frames[here + PLAYED_MOVE] = move;
      frames[here + GIVES_CHECK] = this.position.inCheckAfter(move) ? 1 : 0;
      const depth = frames[here + DEPTH] as number;
      const beta = frames[here + BETA] as number;
      return this.descend(ply, FULL, depth - 1, -beta, -(frames[here + ALPHA] as number));
    }
    this.generate(ply);
    const start = frames[here + START] as number;
    // It stands first in the list now, unless two positions have had the same key.
    const first = pick(this.moves, this.scores, start, frames[here + END] as number);
    if (first === frames[here + FIRST_MOVE]) frames[here + NEXT] = start + 1;
  }

  /** Late quiet moves near the leaves that could hardly help. */
  private isHopeless(ply: number, depth: number, count: number): boolean {
    const { frames } = this;
    const here = ply * WIDTH;
    if (frames[here + TAIL] === 1) return true;
    if (depth > 4 || ply === 0 || !this.isSelective) return false;
    if (frames[here + IN_CHECK] === 1 || (frames[here + BEST] as number) < -WINNING) return false;
    const isLate = count >= 4 + depth * depth * 2;
    const most = (frames[here + STAND] as number) + 90 + 90 * depth;
    if (!isLate && most > (frames[here + ALPHA] as number)) return false;
    frames[here + TAIL] = 1;
    return true;
  }

  private reduction(ply: number, move: number, depth: number, count: number, isOpen: boolean): number {
    let less = reductionOf(depth, count);
    if (isOpen) less--;
    if (this.frames[ply * WIDTH + IN_CHECK] === 1) less--;
    const success = this.ordering.successOf(move, 1 - this.position.board.toMove);
    if (success > 3000) less--;
    else if (success < -3000) less++;
    return Math.max(0, Math.min(less, depth - 2));
  }

  /** Searches the position behind the move of a frame. */
  private descend(ply: number, tried: number, depth: number, alpha: number, beta: number): void {
    const { frames } = this;
    const here = ply * WIDTH;
    frames[here + TRIED] = tried;
    this.ply = ply;
    this.isBack = false;
    // A frame that stands after this may itself have heard of a child already; only an answer is for us.
    if (this.enter(ply + 1, depth, alpha, beta, frames[here + GIVES_CHECK] === 1, true)) this.isBack = true;
  }

  /** A position that the topmost frame asked about has its answer. */
  private hear(): void {
    const { ply, frames } = this;
    const here = ply * WIDTH;
    const score = -this.value;
    const alpha = frames[here + ALPHA] as number;
    const beta = frames[here + BETA] as number;
    const tried = frames[here + TRIED] as number;
    this.isBack = false;
    if (tried === YIELDED) return this.hearYielded(ply, score);
    const depth = frames[here + DEPTH] as number;
    const rest = restOf(frames[here + PLAYED_MOVE] as number, depth);
    if (tried === REDUCED && score > alpha) return this.descend(ply, SCOUT, rest, -alpha - 1, -alpha);
    if (tried === SCOUT && score > alpha && score < beta) return this.descend(ply, FULL, rest, -beta, -alpha);
    this.balance.unmake();
    this.take(ply, frames[here + PLAYED_MOVE] as number, score);
  }

  private hearYielded(ply: number, score: number): void {
    const { frames } = this;
    const here = ply * WIDTH;
    this.balance.unmake();
    if (score >= (frames[here + BETA] as number)) {
      // A mate that the opponent gave away for nothing proves little.
      this.value = score > WINNING ? (frames[here + BETA] as number) : score;
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
    const { frames } = this;
    const here = ply * WIDTH;
    if (score <= (frames[here + BEST] as number)) return;
    frames[here + BEST] = score;
    if (score <= (frames[here + ALPHA] as number)) return;
    frames[here + BEST_MOVE] = move;
    frames[here + ALPHA] = score;
    this.lines.extend(ply, move);
    if (score < (frames[here + BETA] as number)) return;
    const { position } = this;
    if (!isNoisy(position, move)) {
      const before = ply === 0 ? 0 : (frames[here - WIDTH + PLAYED_MOVE] as number);
      const start = frames[here + START] as number;
      const depth = frames[here + DEPTH] as number;
      const last = (frames[here + NEXT] as number) - 1;
      this.ordering.reward(move, position.board.toMove, ply, depth, before, this.moves, start, last);
    }
    this.leave();
  }

  /** The topmost frame is answered. */
  private leave(): void {
    const { ply, frames, position } = this;
    const here = ply * WIDTH;
    const best = frames[here + BEST] as number;
    const isHigh = best >= (frames[here + BETA] as number);
    const bound = isHigh ? AT_LEAST : best > (frames[here + FLOOR] as number) ? EXACT : AT_MOST;
    const move = frames[here + BEST_MOVE] as number;
    const depth = frames[here + DEPTH] as number;
    this.table.store(position.keyLow, position.keyHigh, ply, move, best, depth, bound);
    this.value = best;
    this.ply = ply - 1;
    this.isBack = true;
  }
}

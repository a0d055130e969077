/**
 * Alpha-beta with a principal variation, as one loop over frames instead of calls within calls: it can rest between any two
 * positions, so whoever drives it stops it at once, and nothing here needs a clock.
 */
import { half, key, toMove, undo } from './board';
import { occurrences } from './seen';
import { look, overlooks } from './eye';
import {
  above,
  AHEAD,
  ALPHA,
  BEST,
  BEST_MOVE,
  BETA,
  DEPTH,
  END,
  FIRST_MOVE,
  FLOOR,
  frameAt,
  FULL,
  GIVES_CHECK,
  IN_CHECK,
  LISTED,
  listMoves,
  LONGEST,
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
  YIELDED,
} from './frames';
import { legalActions } from './legal';
import { cutLine, extendLine } from './lines';
import { ENTRY, moveAt, pick } from './list';
import { checks, inCheck, inCheckAfter, make, MOST_ACTIONS, yieldTurn } from './make';
import { fadeOrder, forgetOrder, isNoisy, rate, reward, successOf } from './order';
import { isStopped } from './outcome';
import { beQuiet, endOf, quiesce, quietNodes } from './quiesce';
import { fits, hasOfficers, reductionOf, restOf } from './selective';
import {
  ageTable,
  AT_LEAST,
  AT_MOST,
  EXACT,
  find,
  foundBound,
  foundDepth,
  foundMove,
  foundScore,
  MATE,
  remember,
  WINNING,
} from './table';

/** The answer of the frame that was left last. */
let value: i32 = 0;
/** Off: every move is looked at to the full depth. Slow, and exact. */
let isSelective: boolean = true;
let top: i32 = 0;
let isBack: boolean = false;
let visited: i32 = 0;
/** Where the list of moves begins, and how far the memory below it reaches. */
let listStart: usize = 0;
let listLimit: usize = 0;
let rootCount: i32 = 0;

/** Roots are written there by whoever calls. */
export const ROOTS: usize = memory.data(16384 * 4, 4);

/** Forgets everything; moves are listed from this place of the memory on. */
export function prepare(at: usize, selectively: boolean): void {
  listStart = at;
  listLimit = usize(memory.size()) << 16;
  isSelective = selectively;
  visited = 0;
  beQuiet(selectively);
  forgetOrder();
}

/** Positions looked at so far. */
export function nodes(): i32 {
  return visited + quietNodes;
}

/** A new root, whose moves to try stand in ROOTS. */
export function begin(count: i32): void {
  rootCount = count;
  ageTable();
  fadeOrder();
}

/** Sets out to search the root; `run` does it. */
export function open(depth: i32, alpha: i32, beta: i32): void {
  const frame = frameAt(0);
  top = 0;
  isBack = false;
  cutLine(0);
  openFrame(frame, depth, alpha, beta);
  store<i32>(frame, inCheck() ? 1 : 0, IN_CHECK);
  makeRoom(listStart);
  for (let i = 0; i < rootCount; i++) {
    const at = usize(i);
    store<i32>(listStart + at * ENTRY, load<i32>(ROOTS + (at << 2)));
  }
  store<i32>(frame, find(key(), 0) ? foundMove : 0, FIRST_MOVE);
  store<i32>(frame, LISTED, AHEAD);
  setOut(0, listStart, listStart + usize(rootCount) * ENTRY);
}

/** The best root move of the search that is under way, 0 if there is none yet. */
export function best(): i32 {
  return load<i32>(frameAt(0), BEST_MOVE);
}

/** Searches on until the root is answered (true) or that many positions have been looked at. */
export function run(until: i32): boolean {
  while (nodes() < until) {
    if (isBack) hear();
    else advance();
    if (top < 0) return true;
  }
  return false;
}

/** Room for the actions of one more position. */
function makeRoom(at: usize): void {
  const needed = at + MOST_ACTIONS * ENTRY;
  if (needed <= listLimit) return;
  memory.grow(i32((needed - listLimit + 0xffff) >> 16));
  listLimit = usize(memory.size()) << 16;
}

/** Rates the moves of a frame and stands before the first one. */
function setOut(ply: i32, start: usize, end: usize): void {
  const frame = frameAt(ply);
  const before = ply == 0 ? 0 : load<i32>(above(frame), PLAYED_MOVE);
  listMoves(frame, start, end);
  rate(start, end, load<i32>(frame, FIRST_MOVE), ply, before);
}

/** The answer of the last search. */
export function answer(): i32 {
  return value;
}

function settle(score: i32): boolean {
  value = score;
  return true;
}

/** Enters a position. True: it is answered at once in `value`; false: its frame stands. */
function enter(ply: i32, deep: i32, alpha: i32, beta: i32, isIn: boolean, mayYield: boolean): boolean {
  const frame = frameAt(ply);
  cutLine(ply);
  if (isStopped()) return settle(endOf(ply));
  if (half() >= 4 && occurrences() > 1) return settle(0);
  // Somebody is already nearer to mate.
  if (alpha >= MATE - ply - 1) return settle(alpha);
  const depth = isIn ? deep + 1 : deep;
  if (depth <= 0 || ply >= LONGEST) return settle(quiesce(alpha, beta, ply, isIn));
  visited++;
  const isOpen = beta - alpha > 1;
  const isKnown = find(key(), ply);
  const first = isKnown ? foundMove : 0;
  if (isKnown && !isOpen && (isSelective ? foundDepth >= depth : foundDepth == depth)) {
    const score = foundScore;
    const bound = foundBound;
    if (bound == EXACT || (bound == AT_LEAST ? score >= beta : score <= alpha)) return settle(score);
  }
  openFrame(frame, depth, alpha, beta);
  store<i32>(frame, isIn ? 1 : 0, IN_CHECK);
  store<i32>(frame, first, FIRST_MOVE);
  if (isSelective && !isIn && !isOpen) {
    const stand = look(alpha - 90 - 220 * depth, beta + 75 * depth);
    store<i32>(frame, stand, STAND);
    if (beta < WINNING && beta > -WINNING) {
      if (depth <= 6 && stand - 75 * depth >= beta) return settle(stand);
      if (depth <= 2 && stand + 220 * depth <= alpha) {
        const score = quiesce(alpha, beta, ply, false);
        if (score <= alpha) return settle(score);
      }
      if (mayYield && depth >= 3 && stand >= beta && hasOfficers()) return tryYielding(ply);
    }
  }
  return ready(ply);
}

/** Stands before the first move of a frame. One that was best before may make all others needless, so it goes ahead. */
function ready(ply: i32): boolean {
  const frame = frameAt(ply);
  if (!fits(load<i32>(frame, FIRST_MOVE))) return generate(ply);
  const start = load<usize>(above(frame), END);
  listMoves(frame, start, start);
  store<i32>(frame, WAITING, AHEAD);
  top = ply;
  return false;
}

/** If even giving the turn away is good enough, playing is. */
function tryYielding(ply: i32): boolean {
  const frame = frameAt(ply);
  const depth = load<i32>(frame, DEPTH);
  const beta = load<i32>(frame, BETA);
  store<i32>(frame, YIELDED, TRIED);
  store<i32>(frame, 0, PLAYED_MOVE);
  // The moves are written later, from here on.
  const start = load<usize>(above(frame), END);
  listMoves(frame, start, start);
  yieldTurn();
  top = ply;
  isBack = enter(ply + 1, depth - 3 - depth / 4, -beta, 1 - beta, false, false);
  return false;
}

function generate(ply: i32): boolean {
  const frame = frameAt(ply);
  const start = load<usize>(above(frame), END);
  makeRoom(start);
  const end = legalActions(start);
  if (end == start) return settle(load<i32>(frame, IN_CHECK) == 1 ? ply - MATE : 0);
  store<i32>(frame, LISTED, AHEAD);
  setOut(ply, start, end);
  top = ply;
  return false;
}

/** Plays the next move of the topmost frame, or leaves it. */
function advance(): void {
  const ply = top;
  const frame = frameAt(ply);
  if (load<i32>(frame, AHEAD) != LISTED) {
    goAhead(ply);
    return;
  }
  const start = load<usize>(frame, START);
  const end = load<usize>(frame, END);
  const depth = load<i32>(frame, DEPTH);
  const alpha = load<i32>(frame, ALPHA);
  const beta = load<i32>(frame, BETA);
  const isOpen = beta - alpha > 1;
  for (let at = load<usize>(frame, NEXT); at < end; at += ENTRY) {
    const move = load<i32>(frame, TAIL) == 1 ? moveAt(at) : pick(at, end);
    const count = i32((at - start) / ENTRY);
    const isQuiet = !isNoisy(move);
    if (ply > 0 && count > 0 && overlooks(move, isQuiet)) continue;
    const mayPass = isQuiet && !isOpen && count > 0;
    const told = mayPass ? checks(move) : -1;
    if (told == 0 && isHopeless(ply, depth, count)) continue;
    make(move);
    const isCheck = told < 0 ? inCheckAfter(move) : told == 1;
    if (mayPass && told < 0 && !isCheck && isHopeless(ply, depth, count)) {
      undo();
      continue;
    }
    store<usize>(frame, at + ENTRY, NEXT);
    store<i32>(frame, move, PLAYED_MOVE);
    store<i32>(frame, isCheck ? 1 : 0, GIVES_CHECK);
    const rest = restOf(move, depth);
    if (count == 0) {
      descend(ply, FULL, rest, -beta, -alpha);
      return;
    }
    const isReduced = isQuiet && !isCheck && depth >= 3 && count >= 3 && isSelective;
    const less = isReduced ? reduction(ply, move, depth, count, isOpen) : 0;
    descend(ply, less > 0 ? REDUCED : SCOUT, rest - less, -alpha - 1, -alpha);
    return;
  }
  leave();
}

/** Plays the move that was best before; when that is done, lists the others. */
function goAhead(ply: i32): void {
  const frame = frameAt(ply);
  if (load<i32>(frame, AHEAD) == WAITING) {
    const move = load<i32>(frame, FIRST_MOVE);
    store<i32>(frame, PLAYED, AHEAD);
    make(move);
    store<i32>(frame, move, PLAYED_MOVE);
    store<i32>(frame, inCheckAfter(move) ? 1 : 0, GIVES_CHECK);
    const depth = load<i32>(frame, DEPTH);
    descend(ply, FULL, depth - 1, -load<i32>(frame, BETA), -load<i32>(frame, ALPHA));
    return;
  }
  generate(ply);
  const start = load<usize>(frame, START);
  // It stands first in the list now, unless two positions have had the same key.
  const first = pick(start, load<usize>(frame, END));
  if (first == load<i32>(frame, FIRST_MOVE)) store<usize>(frame, start + ENTRY, NEXT);
}

/** Late quiet moves near the leaves that could hardly help. */
function isHopeless(ply: i32, depth: i32, count: i32): boolean {
  const frame = frameAt(ply);
  if (load<i32>(frame, TAIL) == 1) return true;
  if (depth > 4 || ply == 0 || !isSelective) return false;
  if (load<i32>(frame, IN_CHECK) == 1 || load<i32>(frame, BEST) < -WINNING) return false;
  const isLate = count >= 4 + depth * depth * 2;
  const most = load<i32>(frame, STAND) + 90 + 90 * depth;
  if (!isLate && most > load<i32>(frame, ALPHA)) return false;
  store<i32>(frame, 1, TAIL);
  return true;
}

function reduction(ply: i32, move: i32, depth: i32, count: i32, isOpen: boolean): i32 {
  let less = reductionOf(depth, count);
  if (isOpen) less--;
  if (load<i32>(frameAt(ply), IN_CHECK) == 1) less--;
  const success = successOf(move, 1 - toMove());
  if (success > 3000) less--;
  else if (success < -3000) less++;
  return max(0, min(less, depth - 2));
}

/** Searches the position behind the move of a frame. */
function descend(ply: i32, tried: i32, depth: i32, alpha: i32, beta: i32): void {
  const frame = frameAt(ply);
  store<i32>(frame, tried, TRIED);
  top = ply;
  isBack = false;
  // A frame that stands after this may itself have heard of a child already; only an answer is for us.
  if (enter(ply + 1, depth, alpha, beta, load<i32>(frame, GIVES_CHECK) == 1, true)) isBack = true;
}

/** A position that the topmost frame asked about has its answer. */
function hear(): void {
  const ply = top;
  const frame = frameAt(ply);
  const score = -value;
  const alpha = load<i32>(frame, ALPHA);
  const beta = load<i32>(frame, BETA);
  const tried = load<i32>(frame, TRIED);
  isBack = false;
  if (tried == YIELDED) {
    hearYielded(ply, score);
    return;
  }
  const move = load<i32>(frame, PLAYED_MOVE);
  const rest = restOf(move, load<i32>(frame, DEPTH));
  if (tried == REDUCED && score > alpha) {
    descend(ply, SCOUT, rest, -alpha - 1, -alpha);
    return;
  }
  if (tried == SCOUT && score > alpha && score < beta) {
    descend(ply, FULL, rest, -beta, -alpha);
    return;
  }
  undo();
  take(ply, move, score);
}

function hearYielded(ply: i32, score: i32): void {
  const beta = load<i32>(frameAt(ply), BETA);
  undo();
  if (score >= beta) {
    // A mate that the opponent gave away for nothing proves little.
    value = score > WINNING ? beta : score;
    top = ply - 1;
    isBack = true;
    return;
  }
  if (!ready(ply)) return;
  top = ply - 1;
  isBack = true;
}

/** Takes over what a move has turned out to be worth. */
function take(ply: i32, move: i32, score: i32): void {
  const frame = frameAt(ply);
  if (score <= load<i32>(frame, BEST)) return;
  store<i32>(frame, score, BEST);
  if (score <= load<i32>(frame, ALPHA)) return;
  store<i32>(frame, move, BEST_MOVE);
  store<i32>(frame, score, ALPHA);
  extendLine(ply, move);
  if (score < load<i32>(frame, BETA)) return;
  if (!isNoisy(move)) {
    const before = ply == 0 ? 0 : load<i32>(above(frame), PLAYED_MOVE);
    const start = load<usize>(frame, START);
    reward(move, toMove(), ply, load<i32>(frame, DEPTH), before, start, load<usize>(frame, NEXT) - ENTRY);
  }
  leave();
}

/** The topmost frame is answered. */
function leave(): void {
  const frame = frameAt(top);
  const score = load<i32>(frame, BEST);
  const isHigh = score >= load<i32>(frame, BETA);
  const bound = isHigh ? AT_LEAST : score > load<i32>(frame, FLOOR) ? EXACT : AT_MOST;
  remember(key(), top, load<i32>(frame, BEST_MOVE), score, load<i32>(frame, DEPTH), bound);
  value = score;
  top--;
  isBack = true;
}

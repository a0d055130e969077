/**
 * Follows captures until the position is quiet. Where a placement is compulsory nobody may capture: the likeliest one is
 * played and the others' turn comes, because what hangs on such a turn is lost.
 */
import { isChecked } from './attacks';
import { cell, due, kingOf, ofSide, toMove, undo } from './board';
import { blocked, FORCE, hasClears } from './rules';
import { captureMoves } from './captures';
import { DROP, EN_PASSANT, fromOf, kindOf, toOf, TYPE } from './codes';
import { FAR } from './evaluate';
import { look, overlooks } from './eye';
import { legalActions } from './legal';
import { ENTRY, moveAt, pick, scoreAt, setScore, writeMove } from './list';
import { inCheck, inCheckAfter, make, MOST_ACTIONS } from './make';
import { isNoisy, losesMaterial, rateCapture, ratePlacement } from './order';
import { BLACK_WINS, DRAWN, isStopped, ON, outcome, WHITE_WINS } from './outcome';
import { diagonalLines, straightLines } from './tables';
import { MATE } from './table';
import { VALUE } from './weights';

/** More than this beyond the best capture is out of reach. */
const MARGIN: i32 = 150;
/** Plies of exchanges after which a position is taken as it is. */
const DEEPEST: i32 = 24;
/** So far checks are answered in full. */
const CHECKED_DEEPEST: i32 = 4;

/** The captures of one line of exchanges, ply behind ply: it is followed to its end at once, so one list does for all. */
const LIST: usize = memory.data(2 * 16384 * 8, 8);
const LIST_END: usize = LIST + 2 * MOST_ACTIONS * ENTRY;

/** Positions entered. */
export let quietNodes: i32 = 0;
let isSelective: boolean = true;

export function beQuiet(selectively: boolean): void {
  isSelective = selectively;
  quietNodes = 0;
}

/** The score for the side to move; `ply` counts from the root. */
export function quiesce(alpha: i32, beta: i32, ply: i32, isIn: boolean): i32 {
  return enter(alpha, beta, ply, 0, LIST, isIn);
}

function enter(alpha: i32, beta: i32, ply: i32, deep: i32, start: usize, isIn: boolean): i32 {
  quietNodes++;
  if (deep > 0 && isStopped()) return endOf(ply);
  if (deep >= DEEPEST || start + MOST_ACTIONS * ENTRY > LIST_END) return look(-FAR, FAR);
  if (isIn && deep <= CHECKED_DEEPEST) return evade(alpha, beta, ply, deep, start);
  if (!isIn && due(toMove()) > 0) {
    const end = legalActions(start);
    if (end > start && kindOf(moveAt(start)) == DROP) return place(alpha, beta, ply, deep, start, end);
    if (blocked == FORCE) return look(-FAR, FAR);
  }
  return take(alpha, beta, ply, deep, start, isIn);
}

/** Every way out of check. */
function evade(alpha: i32, beta: i32, ply: i32, deep: i32, start: usize): i32 {
  const end = legalActions(start);
  if (end == start) return ply - MATE;
  for (let at = start; at < end; at += ENTRY) {
    const move = moveAt(at);
    setScore(at, isNoisy(move) ? rateCapture(move) : 0);
  }
  let best = -MATE;
  let low = alpha;
  for (let at = start; at < end; at += ENTRY) {
    const move = pick(at, end);
    make(move);
    const score = -enter(-beta, -low, ply + 1, deep + 1, end, inCheckAfter(move));
    undo();
    if (score <= best) continue;
    best = score;
    if (score >= beta) return score;
    if (score > low) low = score;
  }
  return best;
}

function place(alpha: i32, beta: i32, ply: i32, deep: i32, start: usize, end: usize): i32 {
  let likeliest = moveAt(start);
  let most = -FAR;
  for (let at = start; at < end; at += ENTRY) {
    const worth = ratePlacement(moveAt(at));
    if (worth <= most) continue;
    most = worth;
    likeliest = moveAt(at);
  }
  make(likeliest);
  const score = -enter(-beta, -alpha, ply + 1, deep + 1, start, inCheck());
  undo();
  return score;
}

function take(alpha: i32, beta: i32, ply: i32, deep: i32, start: usize, isIn: boolean): i32 {
  const side = toMove();
  const stand = isSelective ? look(alpha, beta) : look(-FAR, FAR);
  if (stand >= beta) return stand;
  let best = stand;
  let low = max(alpha, best);
  // Captures count only if, with a margin, they could reach what the side has already; the last piece may be the game.
  const theirs = ofSide(1 - side);
  const isLone = (theirs & (theirs - 1)) == 0;
  const margin = isSelective && !isLone ? MARGIN : FAR;
  const end = captures(start);
  const king = kingOf(side);
  for (let at = start; at < end; at += ENTRY) {
    const move = pick(at, end);
    if (losesMaterial(scoreAt(at))) break;
    if (overlooks(move, false)) continue;
    if (kindOf(move) == 0) {
      const most = stand + unchecked(VALUE[cell(toOf(move)) & TYPE]) + margin;
      if (most <= low) {
        // Not looked at, so all that is known is that it is worth no more than this.
        if (most > best) best = most;
        continue;
      }
    }
    make(move);
    if ((isIn || mayExpose(king, move)) && isChecked(side)) {
      undo();
      continue;
    }
    const score = -enter(-beta, -low, ply + 1, deep + 1, end, inCheckAfter(move));
    undo();
    if (score <= best) continue;
    best = score;
    if (score >= beta) return score;
    if (score > low) low = score;
  }
  return best;
}

/** Writes the captures with their ratings. Clears can make a capture illegal in ways only the rules know. */
function captures(start: usize): usize {
  let end = start;
  if (hasClears) {
    const stop = legalActions(start);
    for (let at = start; at < stop; at += ENTRY) if (isNoisy(moveAt(at))) end = writeMove(end, moveAt(at));
  } else end = captureMoves(start);
  for (let at = start; at < end; at += ENTRY) setScore(at, rateCapture(moveAt(at)));
  return end;
}

/** Whether a capture by a side that was not in check could leave its king in one: nobody else stood in line with it. */
function mayExpose(king: i32, move: i32): boolean {
  if (king < 0 || kindOf(move) == EN_PASSANT) return king >= 0;
  const from = fromOf(move);
  return from == king || (((straightLines(king) | diagonalLines(king)) >> u64(from)) & 1) != 0;
}

/** What a game that is over, though somebody could move, means for the side to move. */
export function endOf(ply: i32): i32 {
  const how = outcome();
  if (how == ON || how == DRAWN) return 0;
  return how == (toMove() == 0 ? WHITE_WINS : BLACK_WINS) ? MATE - ply : ply - MATE;
}

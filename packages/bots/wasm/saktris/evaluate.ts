/**
 * How good a position is for the side to move, without looking ahead: material on the board and still to come, where pieces
 * stand and what they see, pawns, kings, room on the back row and the arrival clocks. Every term is the same for both sides.
 *
 * It is asked in two parts. What pieces are worth where they stand is kept while moves are made (board.ts); what they see is
 * looked at only if it could matter for the window in which the search wants an answer.
 */
import { activity, endOf, middleOf, shield } from './activity';
import { all, clock, due, endWorth, key, left, middleWorth, ofSide, phase, pooled, toMove } from './board';
import { losesWithoutKing, period } from './rules';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './codes';
import { judgePawns } from './pawns';
import { END_VALUE, FEW, FULL_PHASE, MIDDLE_VALUE, PHASE, ROOM, TEMPO, TO_COME, WAITING } from './weights';

/** What pieces see and how pawns and kings stand hardly ever weighs more than this. */
const REST: i32 = 200;
/** Beyond every score: a window without this end. */
export const FAR: i32 = 1 << 28;

/** What was judged before: the high half of the key, then twice the score and a bit that says so. */
const PLACES: u64 = 1 << 13;
const MEMORY: usize = memory.data(8192 * 8, 8);

export function forgetJudgements(): void {
  memory.fill(MEMORY, 0, 8192 * 8);
}

/** The score, or, where that is far outside the window, a bound of it on the same side. */
export function judge(alpha: i32, beta: i32): i32 {
  let middle = middleWorth();
  let end = endWorth();
  let weight = phase();
  if (left(0) > 0) {
    judgeQueue(0);
    middle += comingMiddle;
    end += comingEnd;
    weight += comingPhase;
  }
  if (left(1) > 0) {
    judgeQueue(1);
    middle -= comingMiddle;
    end -= comingEnd;
    weight += comingPhase;
  }
  weight = min(weight, FULL_PHASE);
  const rough = blend(middle, end, weight);
  const first = (toMove() == 0 ? rough : -rough) + TEMPO;
  // What it is at least, or at most: whoever asked takes it for a bound.
  if (first - REST >= beta) return first - REST;
  if (first + REST <= alpha) return first + REST;
  const word = key();
  const at = MEMORY + (usize(word & (PLACES - 1)) << 3);
  const high = i32(word >> 32);
  const kept = load<i32>(at, 4);
  if (load<i32>(at) == high && kept != 0) return kept >> 1;
  const score = judgeAll(middle, end, weight);
  store<i32>(at, high);
  store<i32>(at, score * 2 + 1, 4);
  return score;
}

/** The same with what pieces see and how pawns and kings stand. */
function judgeAll(middlePart: i32, endPart: i32, weight: i32): i32 {
  const seen = activity(0) - activity(1) + judgePawns();
  const middle = middlePart + middleOf(seen) + shield(0) - shield(1);
  const score = blend(middle, endPart + endOf(seen), weight);
  return (toMove() == 0 ? score : -score) + TEMPO;
}

function blend(middle: i32, end: i32, weight: i32): i32 {
  return (middle * weight + end * (FULL_PHASE - weight)) / FULL_PHASE;
}

/** What the last `judgeQueue` found. */
let comingMiddle: i32 = 0;
let comingEnd: i32 = 0;
let comingPhase: i32 = 0;
let soonMiddle: i32 = 0;
let soonEnd: i32 = 0;

function expect(side: i32, type: i32): void {
  const count = pooled(side, type);
  soonMiddle += count * unchecked(MIDDLE_VALUE[type]);
  soonEnd += count * unchecked(END_VALUE[type]);
  comingPhase += count * unchecked(PHASE[type]);
}

/** Pieces to come, whether they will find room, how soon the next one comes, and the danger of an empty board. */
function judgeQueue(side: i32): void {
  comingPhase = 0;
  soonMiddle = 0;
  soonEnd = 0;
  expect(side, PAWN);
  expect(side, KNIGHT);
  expect(side, BISHOP);
  expect(side, ROOK);
  expect(side, QUEEN);
  const open = ~i32(all() >> u64(side * 56)) & 255;
  let worth = unchecked(ROOM[popcnt(open)]);
  if (due(side) == 0) worth -= WAITING * (period - clock(side));
  if (losesWithoutKing && pooled(side, KING) > 0) worth += unchecked(FEW[min(i32(popcnt(ofSide(side))), 4)]);
  comingMiddle = (soonMiddle * TO_COME) / 100 + worth;
  comingEnd = (soonEnd * TO_COME) / 100 + worth;
}

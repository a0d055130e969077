/**
 * How good a position is for the side to move, without looking ahead: material on the board and still to come, where pieces
 * stand and what they see, pawns, kings, room on the back row and the arrival clocks. Every term is the same for both sides.
 *
 * It is asked in two parts. What pieces are worth where they stand is kept while moves are made (`Balance`); what they see is
 * looked at only if it could matter for the window in which the search wants an answer.
 */
import { BISHOP, countBits, KING, KNIGHT, OCCUPIED, PAWN, QUEEN, ROOK } from '@rankfall/chess';
import type { SaktrisPosition } from '@rankfall/saktris';
import { activity, endOf, middleOf, shield } from './activity.ts';
import { Balance } from './balance.ts';
import { judgePawns } from './pawns.ts';
import { END_VALUE, FEW, FULL_PHASE, MIDDLE_VALUE, PHASE, ROOM, TEMPO, TO_COME, WAITING } from './weights.ts';

/** What pieces see and how pawns and kings stand hardly ever weighs more than this. */
const REST = 200;

const queued = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN] as const;

/** The score without any window, for whoever looks at one position. */
export function evaluate(position: SaktrisPosition): number {
  return judge(new Balance(position), -Infinity, Infinity);
}

/** What was judged before, by the low half of the key: the high half, then twice the score and a bit that says so. */
export const MEMORY = 1 << 13;

/** The score, or, where that is far outside the window, a bound of it on the same side. */
export function judge(balance: Balance, alpha: number, beta: number, memory?: Int32Array): number {
  const { position } = balance;
  let { middle, end, phase } = balance;
  if (position.left(0) > 0) {
    judgeQueue(position, 0);
    middle += comingMiddle;
    end += comingEnd;
    phase += comingPhase;
  }
  if (position.left(1) > 0) {
    judgeQueue(position, 1);
    middle -= comingMiddle;
    end -= comingEnd;
    phase += comingPhase;
  }
  const weight = Math.min(phase, FULL_PHASE);
  const rough = blend(middle, end, weight);
  const first = (position.board.toMove === 0 ? rough : -rough) + TEMPO;
  // What it is at least, or at most: whoever asked takes it for a bound.
  if (first - REST >= beta) return first - REST;
  if (first + REST <= alpha) return first + REST;
  if (memory === undefined) return judgeAll(position, middle, end, weight);
  const at = (position.keyLow & (MEMORY - 1)) * 2;
  const key = position.keyHigh;
  const kept = memory[at + 1] as number;
  if (memory[at] === key && kept !== 0) return kept >> 1;
  const score = judgeAll(position, middle, end, weight);
  memory[at] = key;
  memory[at + 1] = score * 2 + 1;
  return score;
}

/** The same with what pieces see and how pawns and kings stand. */
function judgeAll({ board }: SaktrisPosition, middlePart: number, endPart: number, weight: number): number {
  const seen = activity(board, 0) - activity(board, 1) + judgePawns(board);
  const middle = middlePart + middleOf(seen) + shield(board, 0) - shield(board, 1);
  const score = blend(middle, endPart + endOf(seen), weight);
  return (board.toMove === 0 ? score : -score) + TEMPO;
}

function blend(middle: number, end: number, weight: number): number {
  return ((middle * weight + end * (FULL_PHASE - weight)) / FULL_PHASE) | 0;
}

/** What the last `judgeQueue` found; one set for all, because evaluating is never nested. */
let comingMiddle = 0;
let comingEnd = 0;
let comingPhase = 0;

/** Pieces to come, whether they will find room, how soon the next one comes, and the danger of an empty board. */
function judgeQueue(position: SaktrisPosition, side: 0 | 1): void {
  const { board, rules } = position;
  const { sets } = board;
  let soonMiddle = 0;
  let soonEnd = 0;
  comingPhase = 0;
  for (const type of queued) {
    const count = position.pooled(side, type);
    soonMiddle += count * (MIDDLE_VALUE[type] as number);
    soonEnd += count * (END_VALUE[type] as number);
    comingPhase += count * (PHASE[type] as number);
  }
  const all = (sets[OCCUPIED + side] as number) | (sets[OCCUPIED + 2 + side] as number);
  let clock = ROOM[countBits(~(all >>> (side * 24)) & 255, 0)] as number;
  if (position.due(side) === 0) clock -= WAITING * (rules.n - position.clk(side));
  if (rules.noKing === 'lose' && position.pooled(side, KING) > 0) {
    const men = countBits(sets[OCCUPIED + 2 * side] as number, sets[OCCUPIED + 2 * side + 1] as number);
    clock += FEW[Math.min(men, 4)] as number;
  }
  comingMiddle = (((soonMiddle * TO_COME) / 100) | 0) + clock;
  comingEnd = (((soonEnd * TO_COME) / 100) | 0) + clock;
}

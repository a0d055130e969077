/**
 * How good a position is for the side to move, without looking ahead: material on the board and still to come, where pieces
 * stand and what they see, pawns, kings, room on the back row and the arrival clocks. Every term is the same for both sides.
 */
import {
  BISHOP,
  bitOf,
  countBits,
  KING,
  KING_MASKS,
  KNIGHT,
  KNIGHT_MASKS,
  lowest,
  OCCUPIED,
  PAWN,
  QUEEN,
  ROOK,
  TYPE,
} from '@rankfall/chess';
import { rayStart } from '@rankfall/grid';
import type { SaktrisPosition } from '@rankfall/saktris';
import { judgePawn } from './pawns.ts';
import {
  ATTACK_COST,
  ATTACK_WEIGHT,
  BISHOP_PAIR,
  END_AT,
  END_VALUE,
  FEW,
  FULL_PHASE,
  MIDDLE_AT,
  MIDDLE_VALUE,
  MOBILITY_END,
  MOBILITY_MIDDLE,
  MOBILITY_USUAL,
  PHASE,
  ROOK_HALF_OPEN,
  ROOK_OPEN,
  ROOM,
  SHIELD,
  TEMPO,
  TO_COME,
  WAITING,
} from './weights.ts';

const queued = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN] as const;

/** Sums of the side being judged; one set for all, because evaluating is never nested. */
let middle = 0;
let end = 0;
let phase = 0;

export function evaluate(position: SaktrisPosition): number {
  phase = 0;
  judge(position, 0);
  const whiteMiddle = middle;
  const whiteEnd = end;
  judge(position, 1);
  const weight = Math.min(phase, FULL_PHASE);
  const blend = ((whiteMiddle - middle) * weight + (whiteEnd - end) * (FULL_PHASE - weight)) / FULL_PHASE;
  const score = Math.trunc(blend);
  return (position.board.toMove === 0 ? score : -score) + TEMPO;
}

function judge(position: SaktrisPosition, side: 0 | 1): void {
  const { board } = position;
  const { sets, cells } = board;
  middle = 0;
  end = 0;
  const enemyKing = board.kingOf(1 - side);
  let attackers = 0;
  let bishops = 0;
  for (let half = 0; half < 2; half++)
    for (let left = sets[OCCUPIED + 2 * side + half] as number; left !== 0; left &= left - 1) {
      const square = half * 32 + lowest(left);
      const type = (cells[square] as number) & TYPE;
      const at = side * 512 + type * 64 + square;
      middle += MIDDLE_AT[at] as number;
      end += END_AT[at] as number;
      phase += PHASE[type] as number;
      if (type === PAWN) {
        const worth = judgePawn(board, square, side);
        middle += worth >> 16;
        end += (worth << 16) >> 16;
        continue;
      }
      if (type === KING) continue;
      if (type === BISHOP) bishops++;
      else if (type === ROOK) middle += onFile(position, square, side);
      attackers += look(position, square, type, side, enemyKing);
    }
  if (bishops > 1) {
    middle += BISHOP_PAIR;
    end += BISHOP_PAIR;
  }
  middle += ATTACK_COST[Math.min(attackers, 20)] as number;
  const king = board.kingOf(side);
  if (king >= 0) middle += shield(position, king, side);
  if (position.left(side) > 0) judgeQueue(position, side);
}

/** What a piece sees: adds its mobility, and answers how it weighs on the enemy king. */
function look(
  position: SaktrisPosition,
  square: number,
  type: number,
  side: number,
  enemyKing: number,
): number {
  const { cells, sets, masks, tables } = position.board;
  const zone = KING_MASKS + enemyKing * 2;
  const zoneLow = enemyKing < 0 ? 0 : (masks[zone] as number);
  const zoneHigh = enemyKing < 0 ? 0 : (masks[zone + 1] as number);
  let count = 0;
  let seen = 0;
  if (type === KNIGHT) {
    const low = masks[KNIGHT_MASKS + square * 2] as number;
    const high = masks[KNIGHT_MASKS + square * 2 + 1] as number;
    const own = OCCUPIED + 2 * side;
    count = countBits(low & ~(sets[own] as number), high & ~(sets[own + 1] as number));
    seen = (low & zoneLow) | (high & zoneHigh);
  } else {
    const { rays } = tables;
    const own = bitOf(side);
    const last = rayStart(square, 0) + (type === ROOK ? 32 : 64);
    for (let ray = rayStart(square, 0) + (type === BISHOP ? 32 : 0); ray < last; ray += 8) {
      let i = ray;
      let to = rays[i] as number;
      let code = cells[to] as number;
      while (code === 0) {
        count++;
        seen |= to < 32 ? zoneLow & (1 << to) : zoneHigh & (1 << to);
        to = rays[++i] as number;
        code = cells[to] as number;
      }
      if ((code & own) !== 0) continue;
      count++;
      seen |= to < 32 ? zoneLow & (1 << to) : zoneHigh & (1 << to);
    }
  }
  const beyond = count - (MOBILITY_USUAL[type] as number);
  middle += beyond * (MOBILITY_MIDDLE[type] as number);
  end += beyond * (MOBILITY_END[type] as number);
  return seen === 0 ? 0 : (ATTACK_WEIGHT[type] as number);
}

/** A rook likes files without pawns, most of all without its own. */
function onFile(position: SaktrisPosition, square: number, side: number): number {
  const { sets } = position.board;
  const file = 0x01010101 << (square & 7);
  const low = (sets[PAWN * 2] as number) & file;
  const high = (sets[PAWN * 2 + 1] as number) & file;
  if ((low | high) === 0) return ROOK_OPEN;
  const own =
    (low & (sets[OCCUPIED + 2 * side] as number)) | (high & (sets[OCCUPIED + 2 * side + 1] as number));
  return own === 0 ? ROOK_HALF_OPEN : 0;
}

/** Own men beside the king, pawns counting most. */
function shield(position: SaktrisPosition, king: number, side: number): number {
  const { sets, masks } = position.board;
  const own = OCCUPIED + 2 * side;
  const low = (masks[KING_MASKS + king * 2] as number) & (sets[own] as number);
  const high = (masks[KING_MASKS + king * 2 + 1] as number) & (sets[own + 1] as number);
  const pawns = countBits(low & (sets[PAWN * 2] as number), high & (sets[PAWN * 2 + 1] as number));
  return SHIELD * Math.min(pawns, 3) + 2 * countBits(low, high);
}

/** Pieces to come, whether they will find room, how soon the next one comes, and the danger of an empty board. */
function judgeQueue(position: SaktrisPosition, side: 0 | 1): void {
  const { board, rules } = position;
  const { sets } = board;
  let soonMiddle = 0;
  let soonEnd = 0;
  for (const type of queued) {
    const count = position.pooled(side, type);
    soonMiddle += count * (MIDDLE_VALUE[type] as number);
    soonEnd += count * (END_VALUE[type] as number);
    phase += count * (PHASE[type] as number);
  }
  middle += Math.trunc((soonMiddle * TO_COME) / 100);
  end += Math.trunc((soonEnd * TO_COME) / 100);
  const all = (sets[OCCUPIED + side] as number) | (sets[OCCUPIED + 2 + side] as number);
  let clock = ROOM[countBits(~(all >>> (side * 24)) & 255, 0)] as number;
  if (position.due(side) === 0) clock -= WAITING * (rules.n - position.clk(side));
  if (rules.noKing === 'lose' && position.pooled(side, KING) > 0) {
    const men = countBits(sets[OCCUPIED + 2 * side] as number, sets[OCCUPIED + 2 * side + 1] as number);
    clock += FEW[Math.min(men, 4)] as number;
  }
  middle += clock;
  end += clock;
}

/**
 * Captures and promotions to a queen alone, for searches that follow exchanges to their end. They obey piece movement
 * but may leave the king attacked: most of them are cut off unplayed, so safety is looked at when one is made.
 */
import { OFF_BOARD, rayStart } from '@rankfall/grid';
import { lowest } from './bits.ts';
import { bitOf, BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, TYPE } from './codes.ts';
import { readySliders } from './count-sliders.ts';
import { epMoves } from './generate.ts';
import { moveOf, PROMOTION } from './move.ts';
import type { Position } from './position.ts';
import { OCCUPIED } from './position.ts';
import { seeDiagonal, seeStraight, sight } from './sight.ts';
import { CAPTURE_MASKS, KING_MASKS, KNIGHT_MASKS } from './tables.ts';

/** Writes them to `out` from `start` and returns the end of the list. */
export function captureMoves(position: Position, out: Int32Array, start = 0): number {
  if (position.rules.files === 8 && position.rules.ranks === 8) return squareCaptures(position, out, start);
  const { sets, cells } = position;
  const side = position.toMove;
  let end = start;
  for (let half = 0; half < 2; half++) {
    let pieces = sets[OCCUPIED + 2 * side + half] as number;
    for (; pieces !== 0; pieces &= pieces - 1) {
      const square = half * 32 + lowest(pieces);
      const type = (cells[square] as number) & TYPE;
      if (type === PAWN) end = pawnCaptures(position, out, end, square);
      else if (type === KNIGHT) end = leapCaptures(position, out, end, square, KNIGHT_MASKS);
      else if (type === KING) end = leapCaptures(position, out, end, square, KING_MASKS);
      else end = slideCaptures(position, out, end, square, type);
    }
  }
  return position.ep < 0 ? end : epMoves(position, out, end, false);
}

/** The same on boards of eight by eight, where all that a slider sees is one look at a table. */
function squareCaptures(position: Position, out: Int32Array, start: number): number {
  const { sets, cells, masks } = position;
  const side = position.toMove;
  const ownLow = sets[OCCUPIED + 2 * side] as number;
  const ownHigh = sets[OCCUPIED + 2 * side + 1] as number;
  const theirLow = sets[OCCUPIED + 2 - 2 * side] as number;
  const theirHigh = sets[OCCUPIED + 3 - 2 * side] as number;
  const allLow = ownLow | theirLow;
  const allHigh = ownHigh | theirHigh;
  let low = ownLow;
  let high = ownHigh;
  let end = start;
  readySliders();
  while ((low | high) !== 0) {
    // Both words in one loop without branches, as in count-sliders.ts.
    const inHigh = ~((low | -low) >> 31);
    const square = lowest(low | (high & inHigh)) + (inHigh & 32);
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    const type = (cells[square] as number) & TYPE;
    let seenLow = 0;
    let seenHigh = 0;
    if (type === PAWN) {
      if (side === 0 ? square >= 48 : square < 16) {
        end = pawnCaptures(position, out, end, square);
        continue;
      }
      const at = CAPTURE_MASKS + 128 * side + square * 2;
      seenLow = masks[at] as number;
      seenHigh = masks[at + 1] as number;
    } else if (type === KNIGHT || type === KING) {
      const at = (type === KNIGHT ? KNIGHT_MASKS : KING_MASKS) + square * 2;
      seenLow = masks[at] as number;
      seenHigh = masks[at + 1] as number;
    }
    if ((type & ROOK) === ROOK) {
      seeStraight(square, allLow, allHigh);
      seenLow = sight[0] as number;
      seenHigh = sight[1] as number;
    }
    if ((type & BISHOP) === BISHOP) {
      seeDiagonal(square, allLow, allHigh);
      seenLow |= sight[0] as number;
      seenHigh |= sight[1] as number;
    }
    for (seenLow &= theirLow; seenLow !== 0; seenLow &= seenLow - 1)
      out[end++] = square | (lowest(seenLow) << 6);
    for (seenHigh &= theirHigh; seenHigh !== 0; seenHigh &= seenHigh - 1)
      out[end++] = square | ((32 + lowest(seenHigh)) << 6);
  }
  return position.ep < 0 ? end : epMoves(position, out, end, false);
}

function leapCaptures(
  position: Position,
  out: Int32Array,
  start: number,
  square: number,
  leaps: number,
): number {
  const { sets, masks } = position;
  const enemy = OCCUPIED + 2 - 2 * position.toMove;
  let end = start;
  for (let half = 0; half < 2; half++) {
    let left = (masks[leaps + square * 2 + half] as number) & (sets[enemy + half] as number);
    for (; left !== 0; left &= left - 1) out[end++] = square | ((half * 32 + lowest(left)) << 6);
  }
  return end;
}

function slideCaptures(
  position: Position,
  out: Int32Array,
  start: number,
  square: number,
  type: number,
): number {
  const { cells, tables } = position;
  const { rays } = tables;
  const enemy = bitOf(1 - position.toMove);
  const own = bitOf(position.toMove);
  const last = rayStart(square, 0) + (type === ROOK ? 32 : 64);
  let end = start;
  for (let ray = rayStart(square, 0) + (type === BISHOP ? 32 : 0); ray < last; ray += 8) {
    let i = ray;
    let to = rays[i] as number;
    while (cells[to] === 0) to = rays[++i] as number;
    const code = cells[to] as number;
    // The wall wears both colours.
    if ((code & enemy) !== 0 && (code & own) === 0) out[end++] = square | (to << 6);
  }
  return end;
}

function pawnCaptures(position: Position, out: Int32Array, start: number, square: number): number {
  const { cells, sets, masks, tables, rules } = position;
  const side = position.toMove === 0 ? 0 : 1;
  const enemy = OCCUPIED + 2 - 2 * side;
  const captures = CAPTURE_MASKS + 128 * side + square * 2;
  const one = tables.ahead[side][square] as number;
  const isLast = tables.ahead[side][one] === OFF_BOARD && one !== OFF_BOARD && rules.promotion.length > 0;
  let end = start;
  if (isLast && cells[one] === 0) out[end++] = moveOf(square, one, PROMOTION, QUEEN);
  for (let half = 0; half < 2; half++) {
    let left = (masks[captures + half] as number) & (sets[enemy + half] as number);
    for (; left !== 0; left &= left - 1) {
      const to = half * 32 + lowest(left);
      out[end++] = isLast ? moveOf(square, to, PROMOTION, QUEEN) : square | (to << 6);
    }
  }
  return end;
}

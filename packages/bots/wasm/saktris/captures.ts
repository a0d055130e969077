/**
 * Captures and promotions to a queen alone. They obey piece movement but may leave the king attacked: most of them are cut off
 * unplayed, so safety is looked at when one is made.
 */
import { all, cell, ep, ofSide, toMove } from './board';
import { KING, KNIGHT, moveOf, PAWN, PROMOTION, QUEEN, TYPE } from './codes';
import { seenBy } from './attacks';
import { writeMove } from './list';
import { epMoves, writeSteps } from './moves';
import { kingFrom, knightFrom, pawnFrom } from './tables';

export function captureMoves(out: usize): usize {
  const side = toMove();
  const theirs = ofSide(1 - side);
  const occupied = all();
  const lastButOne = side == 0 ? 6 : 1;
  let end = out;
  for (let pieces = ofSide(side); pieces != 0; pieces &= pieces - 1) {
    const square = i32(ctz(pieces));
    const type = cell(square) & TYPE;
    let seen: u64 = 0;
    if (type == PAWN) {
      seen = pawnFrom(side, square);
      if (square >> 3 == lastButOne) {
        end = promotions(end, square, square + (side == 0 ? 8 : -8), seen & theirs);
        continue;
      }
    } else if (type == KNIGHT) seen = knightFrom(square);
    else if (type == KING) seen = kingFrom(square);
    else seen = seenBy(type, square, occupied);
    end = writeSteps(end, square, seen & theirs);
  }
  return ep() < 0 ? end : epMoves(end, false);
}

function promotions(out: usize, from: i32, ahead: i32, captures: u64): usize {
  let end = out;
  if (cell(ahead) == 0) end = writeMove(end, moveOf(from, ahead, PROMOTION, QUEEN));
  for (let rest = captures; rest != 0; rest &= rest - 1)
    end = writeMove(end, moveOf(from, i32(ctz(rest)), PROMOTION, QUEEN));
  return end;
}

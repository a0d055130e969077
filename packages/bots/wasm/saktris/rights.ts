/** Castling rights that can still matter, as a set of files for each side: they are part of the key. */
import { cell, kingOf, mix, pooled, rights, setRightsWord } from './board';
import { bitOf, KING, ROOK, sideOf, TYPE, UNMOVED } from './codes';
import { rightWord } from './tables';

/** Recounts both sides and brings the key up to date. */
export function settleRights(): void {
  setRights(filesOf(0) | (filesOf(1) << 8));
}

/** The unmoved king or rook that stood on a square has moved or is gone: cheaper than counting again. */
export function dropRight(code: i32, square: i32): void {
  const side = sideOf(code);
  const both = rights();
  const files = (both >> (side * 8)) & 255;
  if (files == 0) return;
  let kept = (code & TYPE) == KING ? 0 : files & ~(1 << (square & 7));
  const king = kingOf(side);
  const rooks = king < 0 ? kept : kept & ~(1 << (king & 7));
  if (rooks == 0 && pooled(side, ROOK) == 0) kept = 0;
  setRights((both & ~(255 << (side * 8))) | (kept << (side * 8)));
}

function setRights(fresh: i32): void {
  for (let changed = rights() ^ fresh; changed != 0; changed &= changed - 1)
    mix(rightWord(i32(ctz(changed))));
  setRightsWord(fresh);
}

/** Files of unmoved kings and rooks on the back row, none if the side can never castle again. */
function filesOf(side: i32): i32 {
  const king = kingOf(side);
  if (king < 0 ? pooled(side, KING) == 0 : cell(king) != (KING | UNMOVED | bitOf(side))) return 0;
  const corner = side * 56;
  let rooks = 0;
  for (let file = 0; file < 8; file++)
    if (cell(corner + file) == (ROOK | UNMOVED | bitOf(side))) rooks |= 1 << file;
  if (rooks == 0 && pooled(side, ROOK) == 0) return 0;
  return king >= corner && king < corner + 8 ? rooks | (1 << (king - corner)) : rooks;
}

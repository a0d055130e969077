/** Castling rights that can still matter (9.1, field 3), as a set of files for each side. */
import { bitOf, KING, randomWord, ROOK, sideOf, TYPE, UNMOVED } from '@rankfall/chess';
import type { PositionState } from './position-state.ts';
import { RIGHTS } from './position-state.ts';

/** Streams of random words for keys; see position-state.ts for the others. */
const RIGHTS_STREAM = 14;

/** Recounts both sides and brings the key up to date. */
export function settleRights(state: PositionState): void {
  setRights(state, filesOf(state, 0) | (filesOf(state, 1) << 8));
}

/** The unmoved king or rook that stood on a square has moved or is gone: cheaper than counting again. */
export function dropRight(state: PositionState, code: number, square: number): void {
  const { board } = state;
  const side = sideOf(code);
  const rights = board.get(RIGHTS);
  const files = (rights >> (side * 8)) & 255;
  if (files === 0) return;
  let kept = (code & TYPE) === KING ? 0 : files & ~(1 << (square & 7));
  const king = board.kingOf(side);
  const rooks = king < 0 ? kept : kept & ~(1 << (king & 7));
  if (rooks === 0 && state.pooled(side, ROOK) === 0) kept = 0;
  setRights(state, (rights & ~(255 << (side * 8))) | (kept << (side * 8)));
}

function setRights({ board }: PositionState, fresh: number): void {
  for (let changed = board.get(RIGHTS) ^ fresh; changed !== 0; changed &= changed - 1) {
    const at = 31 - Math.clz32(changed & -changed);
    board.mix(randomWord(RIGHTS_STREAM, at), randomWord(RIGHTS_STREAM + 1, at));
  }
  board.set(RIGHTS, fresh);
}

/** Files of unmoved kings and rooks on the back row, none if the side can never castle again. */
function filesOf(state: PositionState, side: number): number {
  const { board } = state;
  const { cells } = board;
  const king = board.kingOf(side);
  const unmovedKing = KING | UNMOVED | bitOf(side);
  if (king < 0 ? state.pooled(side, KING) === 0 : cells[king] !== unmovedKing) return 0;
  const corner = side * 56;
  let rooks = 0;
  for (let file = 0; file < 8; file++)
    if (cells[corner + file] === (ROOK | UNMOVED | bitOf(side))) rooks |= 1 << file;
  if (rooks === 0 && state.pooled(side, ROOK) === 0) return 0;
  const onRow = king >= corner && king < corner + 8;
  return onRow ? rooks | (1 << (king - corner)) : rooks;
}

/** Pawns: passed, doubled, isolated, standing together. */
import { OCCUPIED, PAWN, type Position } from '@rankfall/chess';
import { DOUBLED, ISOLATED, PASSED_END, PASSED_MIDDLE, SUPPORTED } from './weights.ts';

/** By side * 128 + square * 2: the squares ahead on the file, and those with the files beside. */
const AHEAD = new Int32Array(256);
const STOPS = new Int32Array(256);
/** By square * 2: the squares beside and diagonally behind, White's then Black's; and the files beside, by file. */
const FRIENDS = new Int32Array(256);
const BESIDE = new Int32Array(8);

for (let square = 0; square < 64; square++)
  for (let to = 0; to < 64; to++) {
    const files = Math.abs((to & 7) - (square & 7));
    const rows = (to >> 3) - (square >> 3);
    for (let side = 0; side < 2; side++) {
      const forward = side === 0 ? rows : -rows;
      const at = side * 128 + square * 2 + (to >> 5);
      if (forward > 0 && files === 0) mark(AHEAD, at, to);
      if (forward > 0 && files <= 1) mark(STOPS, at, to);
      if (files === 1 && (forward === 0 || forward === -1)) mark(FRIENDS, at, to);
    }
  }
for (let file = 0; file < 8; file++)
  BESIDE[file] = (file > 0 ? 0x01010101 << (file - 1) : 0) | (file < 7 ? 0x01010101 << (file + 1) : 0);

function mark(sets: Int32Array, at: number, square: number): void {
  sets[at] = (sets[at] as number) | (1 << square);
}

/** What a pawn's company is worth: middle game in the high half, endgame in the low half of the word. */
export function judgePawn(board: Position, square: number, side: number): number {
  const { sets } = board;
  const own = OCCUPIED + 2 * side;
  const pawnsLow = sets[PAWN * 2] as number;
  const pawnsHigh = sets[PAWN * 2 + 1] as number;
  const ownLow = pawnsLow & (sets[own] as number);
  const ownHigh = pawnsHigh & (sets[own + 1] as number);
  const at = side * 128 + square * 2;
  let middle = 0;
  let end = 0;
  const aheadOwn = (ownLow & (AHEAD[at] as number)) | (ownHigh & (AHEAD[at + 1] as number));
  if (aheadOwn !== 0) {
    middle -= DOUBLED;
    end -= DOUBLED;
  }
  const beside = BESIDE[square & 7] as number;
  if (((ownLow | ownHigh) & beside) === 0) {
    middle -= ISOLATED;
    end -= ISOLATED;
  } else if (((ownLow & (FRIENDS[at] as number)) | (ownHigh & (FRIENDS[at + 1] as number))) !== 0) {
    middle += SUPPORTED;
    end += SUPPORTED;
  }
  const stops =
    (pawnsLow & ~ownLow & (STOPS[at] as number)) | (pawnsHigh & ~ownHigh & (STOPS[at + 1] as number));
  if (stops === 0 && aheadOwn === 0) {
    const rows = side === 0 ? square >> 3 : 7 - (square >> 3);
    middle += PASSED_MIDDLE[rows] as number;
    end += PASSED_END[rows] as number;
  }
  return (middle << 16) + (end & 0xffff);
}

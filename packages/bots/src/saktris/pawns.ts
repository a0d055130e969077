/** Pawns: passed, doubled, isolated, standing together. */
import { lowest, OCCUPIED, PAWN, type Position } from '@rankfall/chess';
import { both } from './activity.ts';
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

/**
 * What has been found out about pawns before: pawns move rarely, so most positions ask again for what is known. Four words of
 * pawns, then the answer.
 */
const PLACES = 4096;
const memory = new Int32Array(PLACES * 5);

/** What the pawns' company is worth, White's less Black's, as `both` writes it. */
export function judgePawns(board: Position): number {
  const { sets } = board;
  const pawnsLow = sets[PAWN * 2] as number;
  const pawnsHigh = sets[PAWN * 2 + 1] as number;
  const whiteLow = pawnsLow & (sets[OCCUPIED] as number);
  const whiteHigh = pawnsHigh & (sets[OCCUPIED + 1] as number);
  const blackLow = pawnsLow ^ whiteLow;
  const blackHigh = pawnsHigh ^ whiteHigh;
  const mixed =
    Math.imul(whiteLow, 0x9e3779b1) ^
    Math.imul(whiteHigh, 0x85ebca6b) ^
    Math.imul(blackLow, 0xc2b2ae35) ^
    Math.imul(blackHigh, 0x27d4eb2f);
  const at = ((mixed ^ (mixed >>> 15)) & (PLACES - 1)) * 5;
  if (
    memory[at] === whiteLow &&
    memory[at + 1] === whiteHigh &&
    memory[at + 2] === blackLow &&
    memory[at + 3] === blackHigh
  )
    return memory[at + 4] as number;
  const worth =
    sum(whiteLow, whiteHigh, blackLow, blackHigh, 0) - sum(blackLow, blackHigh, whiteLow, whiteHigh, 1);
  memory[at] = whiteLow;
  memory[at + 1] = whiteHigh;
  memory[at + 2] = blackLow;
  memory[at + 3] = blackHigh;
  memory[at + 4] = worth;
  return worth;
}

function sum(ownLow: number, ownHigh: number, theirLow: number, theirHigh: number, side: number): number {
  let worth = 0;
  for (let left = ownLow; left !== 0; left &= left - 1)
    worth += judgePawn(ownLow, ownHigh, theirLow, theirHigh, lowest(left), side);
  for (let left = ownHigh; left !== 0; left &= left - 1)
    worth += judgePawn(ownLow, ownHigh, theirLow, theirHigh, 32 + lowest(left), side);
  return worth;
}

function judgePawn(
  ownLow: number,
  ownHigh: number,
  theirLow: number,
  theirHigh: number,
  square: number,
  side: number,
): number {
  const at = side * 128 + square * 2;
  let worth = 0;
  const aheadOwn = (ownLow & (AHEAD[at] as number)) | (ownHigh & (AHEAD[at + 1] as number));
  if (aheadOwn !== 0) worth -= both(DOUBLED, DOUBLED);
  const beside = BESIDE[square & 7] as number;
  if (((ownLow | ownHigh) & beside) === 0) worth -= both(ISOLATED, ISOLATED);
  else if (((ownLow & (FRIENDS[at] as number)) | (ownHigh & (FRIENDS[at + 1] as number))) !== 0)
    worth += both(SUPPORTED, SUPPORTED);
  const stops = (theirLow & (STOPS[at] as number)) | (theirHigh & (STOPS[at + 1] as number));
  if (stops === 0 && aheadOwn === 0) {
    const rows = side === 0 ? square >> 3 : 7 - (square >> 3);
    worth += both(PASSED_MIDDLE[rows] as number, PASSED_END[rows] as number);
  }
  return worth;
}

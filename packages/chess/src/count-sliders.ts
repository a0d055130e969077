/**
 * Counts the moves of sliders. On boards eight files wide the pieces of a row, a file or a diagonal are
 * gathered into one byte by a multiplication, and a table answers; walking the rays would cost a mispredicted
 * branch for each of them. Other boards are walked.
 */
import { lowest } from './bits.ts';
import { bitOf } from './codes.ts';
import type { Position } from './position.ts';

/** By place * 256 + occupied: which of the eight places a slider in that place reaches, blockers included. */
export const reach: Uint8Array = new Uint8Array(8 * 256);
const bitsIn = new Uint8Array(256);
/** The two diagonals through each square of an 8x8 board as sets (four words), itself included. */
export const diagonals: Int32Array = new Int32Array(64 * 4);
/** The files that each of them crosses. */
const crossed = new Uint8Array(64 * 2);

/** Makes the tables when somebody counts for the first time: a page that only plays does not need them. */
export function readySliders(): void {
  if (bitsIn[1] === 0) makeTables();
}

function makeTables(): void {
  for (let byte = 0; byte < 256; byte++) {
    bitsIn[byte] = (bitsIn[byte >> 1] as number) + (byte & 1);
    for (let place = 0; place < 8; place++) reach[place * 256 + byte] = reached(place, byte);
  }
  for (let square = 0; square < 64; square++)
    for (let other = 0; other < 64; other++) {
      const files = (other & 7) - (square & 7);
      const ranks = (other >> 3) - (square >> 3);
      if (files === ranks) cross(square, 0, other);
      if (files === -ranks) cross(square, 1, other);
    }
}

function reached(place: number, occupied: number): number {
  let set = 0;
  for (let to = place + 1; to < 8 && !(set & occupied & ~((2 << place) - 1)); to++) set |= 1 << to;
  const above = set;
  for (let to = place - 1; to >= 0 && !((set ^ above) & occupied); to--) set |= 1 << to;
  return set;
}

function cross(square: number, line: number, other: number): void {
  const at = square * 4 + line * 2 + (other >> 5);
  diagonals[at] = (diagonals[at] as number) | (1 << other);
  crossed[square * 2 + line] = (crossed[square * 2 + line] as number) | (1 << (other & 7));
}

/** One file of a set as a byte, the first row lowest. */
export function column(low: number, high: number, file: number): number {
  return (
    (Math.imul((low >>> file) & 0x01010101, 0x10204080) >>> 28) |
    ((Math.imul((high >>> file) & 0x01010101, 0x10204080) >>> 28) << 4)
  );
}

/** The files of a set that has no two squares on one file. */
export function flatten(low: number, high: number): number {
  return (Math.imul(low, 0x01010101) | Math.imul(high, 0x01010101)) >>> 24;
}

/**
 * Moves along the row and the file of the sliders in a set, given all pieces and the own ones. The loop runs
 * over both words of the set and has no branch inside: how many pieces there are can be predicted, where they
 * stand cannot.
 */
export function countStraight(
  setLow: number,
  setHigh: number,
  allLow: number,
  allHigh: number,
  ownLow: number,
  ownHigh: number,
): number {
  let low = setLow;
  let high = setHigh;
  let count = 0;
  while ((low | high) !== 0) {
    const inHigh = ~((low | -low) >> 31);
    const square = lowest(low | (high & inHigh)) + (inHigh & 32);
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    const file = square & 7;
    const row = square & 24;
    const rowAll = (((allLow & ~inHigh) | (allHigh & inHigh)) >>> row) & 255;
    const rowOwn = ((ownLow & ~inHigh) | (ownHigh & inHigh)) >>> row;
    const along = (reach[file * 256 + rowAll] as number) & ~rowOwn;
    const fileAll = column(allLow, allHigh, file);
    const upDown = (reach[(square >> 3) * 256 + fileAll] as number) & ~column(ownLow, ownHigh, file);
    count += (bitsIn[along] as number) + (bitsIn[upDown] as number);
  }
  return count;
}

/** The same along the two diagonals. */
export function countDiagonal(
  setLow: number,
  setHigh: number,
  allLow: number,
  allHigh: number,
  ownLow: number,
  ownHigh: number,
): number {
  let low = setLow;
  let high = setHigh;
  let count = 0;
  while ((low | high) !== 0) {
    const inHigh = ~((low | -low) >> 31);
    const square = lowest(low | (high & inHigh)) + (inHigh & 32);
    low &= low - 1;
    high &= (high - 1) | ~inHigh;
    const place = (square & 7) * 256;
    const upLow = diagonals[square * 4] as number;
    const upHigh = diagonals[square * 4 + 1] as number;
    const downLow = diagonals[square * 4 + 2] as number;
    const downHigh = diagonals[square * 4 + 3] as number;
    const up =
      (reach[place + flatten(allLow & upLow, allHigh & upHigh)] as number) &
      ~flatten(ownLow & upLow, ownHigh & upHigh);
    const down =
      (reach[place + flatten(allLow & downLow, allHigh & downHigh)] as number) &
      ~flatten(ownLow & downLow, ownHigh & downHigh);
    count += bitsIn[up & (crossed[square * 2] as number)] as number;
    count += bitsIn[down & (crossed[square * 2 + 1] as number)] as number;
  }
  return count;
}

/** The four straight or the four diagonal rays from `start`, square by square. */
export function countRays(position: Position, start: number, side: number): number {
  const { cells, tables } = position;
  const { rays } = tables;
  const own = bitOf(side);
  let count = 0;
  for (let ray = start; ray < start + 32; ray += 8) {
    let i = ray;
    let code = cells[rays[i] as number] as number;
    while (code === 0) code = cells[rays[++i] as number] as number;
    count += i - ray + ((code & own) === 0 ? 1 : 0);
  }
  return count;
}

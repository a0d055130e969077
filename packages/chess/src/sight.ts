/**
 * What a slider sees on a board of eight by eight, blockers included, as a set: from the same tables that count its moves.
 * `readySliders` must have been called once.
 */
import { column, diagonals, flatten, reach } from './count-sliders.ts';

/** The two words of the set that was asked for last. */
export const sight: Int32Array = new Int32Array(2);

/** Along the row and the file, given all pieces. */
export function seeStraight(square: number, allLow: number, allHigh: number): void {
  const file = square & 7;
  const row = square & 24;
  const inHigh = square < 32 ? 0 : -1;
  const rowAll = (((allLow & ~inHigh) | (allHigh & inHigh)) >>> row) & 255;
  const along = (reach[file * 256 + rowAll] as number) << row;
  const upDown = reach[(square >> 3) * 256 + column(allLow, allHigh, file)] as number;
  // Spreads four bits to the same place of four rows.
  const low = (Math.imul(upDown & 15, 0x204081) & 0x01010101) << file;
  const high = (Math.imul(upDown >> 4, 0x204081) & 0x01010101) << file;
  sight[0] = low | (along & ~inHigh);
  sight[1] = high | (along & inHigh);
}

/** Along the two diagonals. */
export function seeDiagonal(square: number, allLow: number, allHigh: number): void {
  const place = (square & 7) * 256;
  const upLow = diagonals[square * 4] as number;
  const upHigh = diagonals[square * 4 + 1] as number;
  const downLow = diagonals[square * 4 + 2] as number;
  const downHigh = diagonals[square * 4 + 3] as number;
  // The files that are reached, in every row; the line picks its own squares out of them.
  const up = Math.imul(reach[place + flatten(allLow & upLow, allHigh & upHigh)] as number, 0x01010101);
  const down = Math.imul(reach[place + flatten(allLow & downLow, allHigh & downHigh)] as number, 0x01010101);
  sight[0] = (up & upLow) | (down & downLow);
  sight[1] = (up & upHigh) | (down & downHigh);
}

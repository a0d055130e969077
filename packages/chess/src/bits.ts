/** Sets of squares as two int32 words, the low one for squares 0 to 31. Tables keep both words side by side. */
import type { Shape } from '@rankfall/grid';
import { OFF_BOARD, rayStart } from '@rankfall/grid';

const { clz32, imul } = Math;

/** The number of the lowest bit of a word that is not 0. */
export function lowest(word: number): number {
  return 31 - clz32(word & -word);
}

/** How many squares a set has. */
export function countBits(low: number, high: number): number {
  const lowPairs = low - ((low >>> 1) & 0x55555555);
  const highPairs = high - ((high >>> 1) & 0x55555555);
  const fours =
    (lowPairs & 0x33333333) +
    ((lowPairs >>> 2) & 0x33333333) +
    (highPairs & 0x33333333) +
    ((highPairs >>> 2) & 0x33333333);
  return imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The low word of a set shifted by a number of squares toward a side's last row. */
export function aheadLow(low: number, high: number, by: number, side: number): number {
  return side === 0 ? low << by : (low >>> by) | (high << (32 - by));
}

export function aheadHigh(low: number, high: number, by: number, side: number): number {
  return side === 0 ? (high << by) | (low >>> (32 - by)) : high >>> by;
}

export function addSquare(words: Int32Array, entry: number, square: number): void {
  const at = entry * 2 + (square >> 5);
  words[at] = (words[at] as number) | (1 << square);
}

/** The lists of a leap table (`width` entries each) as sets by square. */
export function setsOfLeaps(table: Uint8Array, width: number): Int32Array {
  const words = new Int32Array(128);
  for (let i = 0; i < 64 * width; i++) {
    const to = table[i] as number;
    if (to < OFF_BOARD) addSquare(words, Math.floor(i / width), to);
  }
  return words;
}

/** What the rays of directions `first` to `last - 1` reach on an empty board, by square. */
export function setsOfRays(rays: Uint8Array, first: number, last: number): Int32Array {
  const words = new Int32Array(128);
  for (let square = 0; square < 64; square++)
    for (let i = rayStart(square, first); i < rayStart(square, 0) + last * 8; i++) {
      const to = rays[i] as number;
      if (to < OFF_BOARD) addSquare(words, square, to);
    }
  return words;
}

/** The squares strictly between two squares on a line, by from * 64 + to; empty for other pairs. */
export function setsBetween(rays: Uint8Array): Int32Array {
  const words = new Int32Array(64 * 64 * 2);
  for (let from = 0; from < 64; from++)
    for (let direction = 0; direction < 8; direction++) {
      let low = 0;
      let high = 0;
      for (let i = rayStart(from, direction); rays[i] !== OFF_BOARD; i++) {
        const to = rays[i] as number;
        words[(from * 64 + to) * 2] = low;
        words[(from * 64 + to) * 2 + 1] = high;
        if (to < 32) low |= 1 << to;
        else high |= 1 << to;
      }
    }
  return words;
}

/** The squares of a board that belong. */
export function setOf(shape: Shape, belongs: (square: number) => boolean): Int32Array {
  const words = new Int32Array(2);
  for (let square = 0; square < shape.files * shape.ranks; square++)
    if (belongs(square)) addSquare(words, 0, square);
  return words;
}

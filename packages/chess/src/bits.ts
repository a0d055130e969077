/** Sets of squares as two int32 words, the low one for squares 0 to 31. */

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

/** The same words with as much room again. */
export function longer(words: Int32Array): Int32Array {
  const copy = new Int32Array(words.length * 2);
  copy.set(words);
  return copy;
}

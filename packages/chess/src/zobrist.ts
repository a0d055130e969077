/**
 * Random numbers for position keys, 64 bits as two int32. They come from a fixed seed and may be stored:
 * the same position has the same key on every machine.
 */

/** `count` numbers for one purpose; different streams give different numbers. */
export function randomWords(stream: number, count: number): Int32Array {
  const words = new Int32Array(count);
  let seed = Math.imul(stream + 1, 0x9e3779b9);
  for (let i = 0; i < count; i++) {
    // A Weyl sequence through murmur3's finalizer: short, and quick enough to run at start-up.
    seed = (seed + 0x6d2b79f5) | 0;
    let word = seed ^ (seed >>> 16);
    word = Math.imul(word, 0x85ebca6b);
    word ^= word >>> 13;
    word = Math.imul(word, 0xc2b2ae35);
    words[i] = word ^ (word >>> 16);
  }
  return words;
}

/** Two words by (code without the unmoved bit) * 64 + square. */
export const pieceWords: Int32Array = randomWords(1, 24 * 64 * 2);
/** Two words by en passant square. */
export const epWords: Int32Array = randomWords(2, 64 * 2);
export const TURN_LOW = 0x5bf03635;
export const TURN_HIGH = 0x2f6e2b1d;

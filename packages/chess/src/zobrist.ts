/**
 * Random numbers for position keys, 64 bits as two int32. They come from a fixed seed and may be stored:
 * the same position has the same key on every machine.
 */

/** Writes the numbers of a stream from place `from` on; one loop, because it runs while a page loads. */
function fill(words: Int32Array, start: number, end: number, stream: number, from: number): void {
  let seed = (Math.imul(stream + 1, 0x9e3779b9) + Math.imul(from, 0x6d2b79f5)) | 0;
  for (let i = start; i < end; i++) {
    // A Weyl sequence through murmur3's finalizer: not linear, or the two words would say the same.
    seed = (seed + 0x6d2b79f5) | 0;
    const half = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
    const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
    words[i] = whole ^ (whole >>> 16);
  }
}

const single = new Int32Array(1);

/** The number of one thing in a stream, for what is too rare for a table. */
export function randomWord(stream: number, index: number): number {
  fill(single, 0, 1, stream, index);
  return single[0] as number;
}

/** Two words by (code without the unmoved bit) * 64 + square. */
export const pieceWords: Int32Array = new Int32Array(24 * 64 * 2);

/** Two words by en passant square. */
export const epWords: Int32Array = new Int32Array(128);

let isFilled = false;

/** Makes the words above, if nobody has yet: only pieces need them. */
export function fillWords(): void {
  if (isFilled) return;
  isFilled = true;
  // From the lowest white code to the highest black one.
  fill(pieceWords, 9 * 128, 24 * 128, 1, 0);
  fill(epWords, 0, 128, 2, 0);
}

export const TURN_LOW = 0x5bf03635;
export const TURN_HIGH = 0x2f6e2b1d;

/** Chance for simulations: a small generator seeded from the bot's own dice, many times faster than those. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** Starts again: the same seed gives the same numbers. */
  seed(seed: number): void {
    // Neighbouring seeds must not give neighbouring numbers.
    const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
    this.#state = (mixed ^ (mixed >>> 16)) | 0 || 1;
  }

  /** A whole number from 0 to sides - 1. */
  below(sides: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (((x >>> 0) * sides) / 4_294_967_296) | 0;
  }

  die(): number {
    return this.below(6) + 1;
  }
}

/**
 * The one source of chance: named streams of 32-bit draws from SHA-256 over seed, stream and block number.
 * The counters lie outside the state, so a refusal draws nothing and undo or replay can never re-roll.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a game may ask. It never sees the seed. */
export interface Dice {
  /** The next 32-bit number of the stream. */
  draw(stream: string): number;
  /** A whole number from 0 to sides - 1, without bias. */
  below(stream: string, sides: number): number;
  /** A shuffled copy. */
  shuffle<E>(stream: string, list: readonly E[]): E[];
}

/** How many draws each stream has given. */
export type Draws = Readonly<Record<string, number>>;
export const NO_DRAWS: Draws = {};

/** Dice that know where they stand; `draws` is the very same object while nothing was drawn. */
export interface CountedDice extends Dice {
  readonly draws: Draws;
}

const WORDS = 8;
const TWO_32 = 2 ** 32;

/** Eight draws of one stream. */
interface Block {
  readonly seed: string;
  readonly stream: string;
  readonly number: number;
  readonly words: DataView;
}

/** The latest block that was worked out: every choice has dice of its own, and most go on where the last ones stood. */
let latest: Block | undefined;

function blockOf(seed: string, stream: string, number: number): Block {
  if (latest?.seed === seed && latest.stream === stream && latest.number === number) return latest;
  const bytes = sha256(utf8ToBytes(`${seed}\0${stream}\0${number}`));
  latest = { seed, stream, number, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  return latest;
}

/** Dice of a seed, going on from these counters. */
export function rollFrom(seed: string, draws: Draws = NO_DRAWS): CountedDice {
  return new SeededDice(seed, draws);
}

class SeededDice implements CountedDice {
  readonly #seed: string;
  #draws: Draws;
  #block: Block | undefined;

  constructor(seed: string, draws: Draws) {
    this.#seed = seed;
    this.#draws = draws;
  }

  get draws(): Draws {
    return this.#draws;
  }

  draw(stream: string): number {
    const n = Object.hasOwn(this.#draws, stream) ? (this.#draws[stream] ?? 0) : 0;
    const number = Math.floor(n / WORDS);
    if (this.#block?.stream !== stream || this.#block.number !== number)
      this.#block = blockOf(this.#seed, stream, number);
    this.#draws = { ...this.#draws, [stream]: n + 1 };
    return this.#block.words.getUint32((n % WORDS) * 4);
  }

  below(stream: string, sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > TWO_32) {
      throw new RangeError(`below(${stream}, ${sides}): sides must be a whole number from 1 to 2^32`);
    }
    const limit = Math.floor(TWO_32 / sides) * sides;
    for (;;) {
      const drawn = this.draw(stream);
      if (drawn < limit) return drawn % sides;
    }
  }

  shuffle<E>(stream: string, list: readonly E[]): E[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(stream, i + 1);
      const held = out[i] as E;
      out[i] = out[j] as E;
      out[j] = held;
    }
    return out;
  }
}

/** What a seed may be; undefined if it is one. */
export function seedProblem(seed: unknown): 'not-text' | 'empty' | 'too-long' | 'not-printable' | undefined {
  if (typeof seed !== 'string') return 'not-text';
  if (seed.length === 0) return 'empty';
  if (seed.length > 64) return 'too-long';
  return /^[\x20-\x7e]+$/.test(seed) ? undefined : 'not-printable';
}

/**
 * The transposition table: what a search has found out about positions, four words each. Two places belong to a key; a
 * deeper or fresher finding stays. Scores of mates are kept as seen from the position itself.
 */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** A mate now; one that is n plies away is worth n less. Nothing else comes near. */
export const MATE = 30_000;
/** From here on a score means a forced end. */
export const WINNING = MATE - 500;

const WIDTH = 4;

export class Table {
  private readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;
  /** What the last `find` that answered true found. */
  move = 0;
  score = 0;
  depth = 0;
  bound = 0;

  /** Room for 2^bits positions. */
  constructor(bits: number) {
    this.words = new Int32Array(WIDTH << bits);
    this.mask = (1 << bits) - 2;
  }

  /** Findings from now on are fresher than those before. */
  begin(): void {
    this.age = (this.age + 1) & 63;
  }

  find(low: number, high: number, ply: number): boolean {
    const { words } = this;
    const first = (low & this.mask) * WIDTH;
    for (let at = first; at <= first + WIDTH; at += WIDTH)
      if (words[at] === low && words[at + 1] === high) {
        const packed = words[at + 3] as number;
        this.move = words[at + 2] as number;
        const score = packed >> 16;
        this.score = score > WINNING ? score - ply : score < -WINNING ? score + ply : score;
        this.depth = (packed >> 8) & 255;
        this.bound = packed & 3;
        // An empty place has age 0 in a table that never uses it before `begin`.
        return packed !== 0;
      }
    return false;
  }

  store(
    low: number,
    high: number,
    ply: number,
    move: number,
    score: number,
    depth: number,
    bound: number,
  ): void {
    const { words, age } = this;
    const first = (low & this.mask) * WIDTH;
    let at = first;
    if (!(words[at] === low && words[at + 1] === high)) {
      const other = first + WIDTH;
      const isOther = words[other] === low && words[other + 1] === high;
      if (isOther || this.worth(other) < this.worth(first)) at = other;
    }
    const isSame = words[at] === low && words[at + 1] === high;
    words[at] = low;
    words[at + 1] = high;
    if (move !== 0 || !isSame) words[at + 2] = move;
    const kept = score > WINNING ? score + ply : score < -WINNING ? score - ply : score;
    words[at + 3] = (kept << 16) | (Math.max(0, Math.min(depth, 255)) << 8) | (age << 2) | bound;
  }

  /** The less a finding is worth, the sooner it is overwritten. */
  private worth(at: number): number {
    const packed = this.words[at + 3] as number;
    const stale = (this.age - ((packed >> 2) & 63)) & 63;
    return packed === 0 ? -1000 : ((packed >> 8) & 255) - 4 * stale;
  }
}

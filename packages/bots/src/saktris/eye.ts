/** How a player sees: the judgement of a position with whatever dims it, and the moves that are not thought of. */
import type { Balance } from './balance.ts';
import { judge, MEMORY } from './evaluate.ts';

/** How a bot sees, and what it fails to see. The best see everything. */
export interface Sight {
  /** How far a judgement may be off, in hundredths of a pawn. */
  readonly noise: number;
  /** How many of a hundred quiet moves are not thought of, beyond the first ply. */
  readonly blind: number;
  /** How many of a hundred captures are not seen coming. */
  readonly careless: number;
  /** Which judgements are off, and how: another number for another day. */
  readonly mood: number;
}

export const clearSight: Sight = { noise: 0, blind: 0, careless: 0, mood: 0 };

export class Eye {
  private readonly balance: Balance;
  private readonly noise: number;
  private readonly blind: number;
  private readonly careless: number;
  private readonly mood: number;
  private readonly memory = new Int32Array(MEMORY * 2);

  constructor(balance: Balance, { noise, blind, careless, mood }: Sight) {
    this.balance = balance;
    this.noise = noise;
    this.blind = blind;
    this.careless = careless;
    this.mood = mood;
  }

  /** The score for the side to move, exact within the window. */
  judge(alpha: number, beta: number): number {
    const { balance, noise } = this;
    if (noise === 0) return judge(balance, alpha, beta, this.memory);
    const plain = judge(balance, alpha - noise, beta + noise, this.memory);
    return plain + Math.round((noise * (blur(balance.position.keyLow, this.mood) - 500)) / 500);
  }

  /** Whether this player does not think of a quiet move, or of a capture. */
  overlooks(move: number, isQuiet: boolean): boolean {
    const share = isQuiet ? this.blind : this.careless;
    return share > 0 && blur(move, this.mood) < share * 10;
  }
}

/** A number from 0 to 999 that always is the same for the same two. */
export function blur(key: number, mood: number): number {
  let hash = Math.imul(key ^ Math.imul(mood, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 1000;
}

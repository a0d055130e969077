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

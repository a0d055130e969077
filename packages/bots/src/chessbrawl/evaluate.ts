/** How good a fight stands for the enemy, in hundredths of a pawn: pieces first, then how close they are to the King. */
import { CELLS, columnOf, FOE, KIND, PAWN, rowOf, type Skirmish } from '@rankfall/chessbrawl';

/** Nothing, pawn, knight, bishop, rook, queen, King. */
export const worth = Int32Array.of(0, 100, 300, 320, 500, 900, 0, 0);

/** What a step toward the King is worth to each kind of enemy. */
const nearness = Int32Array.of(0, 4, 8, 6, 5, 9, 0, 0);
/** What a step toward promotion is worth to a pawn of either side. */
const ADVANCE = 7;

/** King's steps between any two cells. */
export const steps = Uint8Array.from({ length: CELLS * 64 }, (_, i) => {
  const from = i >> 6;
  const to = i & 63;
  if (to >= CELLS) return 0;
  return Math.max(Math.abs(rowOf(from) - rowOf(to)), Math.abs(columnOf(from) - columnOf(to)));
});

export function evaluate({ field, king }: Skirmish): number {
  let score = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const code = field[cell] as number;
    if (code === 0) continue;
    const kind = code & KIND;
    const value = worth[kind] as number;
    const row = (cell / 6) | 0;
    if (code >= FOE) {
      score += value - (nearness[kind] as number) * (steps[cell * 64 + king] as number);
      if (kind === PAWN) score += ADVANCE * row;
    } else {
      score -= value;
      if (kind === PAWN) score -= ADVANCE * (7 - row);
    }
  }
  return score;
}

/** What the player's side is worth. */
export function forceOf({ field }: Skirmish): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const code = field[cell] as number;
    if (code < FOE) sum += worth[code] as number;
  }
  return sum;
}

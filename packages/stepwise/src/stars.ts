/** Stars of a won encounter: one for winning, two within par turns, three within par turns and par steps. */
import type { Cost } from './types.ts';

/** Without a proven par winning is all there is. A shown solution caps it. */
export function starsOf(won: Cost, par: Cost | undefined, wasShown = false): 1 | 2 | 3 {
  if (!par || wasShown || won.turns > par.turns) return 1;
  return won.steps <= par.steps ? 3 : 2;
}

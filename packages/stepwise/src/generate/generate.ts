/**
 * The generator: draws levels from a seed until the solver has proven one that is as interesting as was asked. Budgets
 * are counts of states, never clocks, so the same seed gives the same level on every machine.
 */
import { rollFrom } from '@rankfall/kernel';
import { firstState } from '../run.ts';
import { MOST_STATES, solve } from '../solver/solve.ts';
import type { LevelFile } from '../types.ts';
import { drawLevel, type Difficulty } from './draw.ts';
import { isEarned } from './earned.ts';
import { interestOf, type Interest } from './judge.ts';

export interface Generated {
  /** With its proven par and one shortest solution. */
  readonly level: LevelFile;
  readonly interest: Interest;
  /** How many levels were drawn to find it. */
  readonly drawn: number;
}

/** The scores that a difficulty accepts. */
export const bands: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  1: [7, 14],
  2: [13, 22],
  3: [20, 30],
  4: [27, 36],
  5: [30, 99],
};
const STATES: Readonly<Record<Difficulty, number>> = { 1: 2000, 2: 4000, 3: 5000, 4: 5000, 5: 5000 };
const MOST_DRAWN = 300;
/** So many drawings for each point that a score may lie beside its band. */
const PATIENCE = 25;

/** Yields the number of levels drawn so far. `drawn`: that drawing and no other. */
export function* generating(
  difficulty: Difficulty,
  seed: string,
  drawn?: number,
): Generator<number, Generated | undefined> {
  if (drawn !== undefined) return tried(difficulty, seed, drawn, MOST_STATES);
  const [least, most] = bands[difficulty];
  const missOf = ({ interest: { score } }: Generated): number => Math.max(least - score, score - most, 0);
  let best: Generated | undefined;
  for (let i = 1; i <= MOST_DRAWN; i++) {
    const found = tried(difficulty, seed, i, STATES[difficulty]);
    const isBetter = found && (!best || missOf(found) < missOf(best));
    if (isBetter && isEarned(found.level, STATES[difficulty])) best = found;
    // Who has waited long is content with what is nearly as asked.
    if (best && missOf(best) * PATIENCE <= i) return best;
    yield i;
  }
  return best;
}

/** One drawing, proven and judged; undefined if it is unsolvable, too hard to decide, or only a walk. */
function tried(difficulty: Difficulty, seed: string, drawn: number, states: number): Generated | undefined {
  const level = drawLevel(difficulty, rollFrom(`${drawn}/${seed}`.slice(0, 64)));
  if (!level) return undefined;
  const verdict = solve(firstState(level, false), { states });
  if (verdict.kind !== 'solved') return undefined;
  const interest = interestOf(level, verdict.cost, verdict.turns);
  if (interest.touched === 0 && interest.detour < 3) return undefined;
  return { level: { ...level, par: verdict.cost, solution: verdict.turns }, interest, drawn };
}

/** The level at once. */
export function generate(difficulty: Difficulty, seed: string): Generated | undefined {
  const search = generating(difficulty, seed);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

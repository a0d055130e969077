/**
 * The generator: draws levels from a seed until the solver has proven one that is as interesting as was asked. Budgets
 * are counts of states, never clocks, so the same seed gives the same level on every machine.
 */
import { rollFrom } from '@rankfall/kernel';
import { firstState } from '../run.ts';
import { solving } from '../solver/solve.ts';
import type { LevelFile, Turn } from '../types.ts';
import { drawLevel, type Difficulty } from './draw.ts';
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
  5: [33, 99],
};
const STATES: Readonly<Record<Difficulty, number>> = { 1: 2000, 2: 4000, 3: 6000, 4: 9000, 5: 12_000 };
const MOST_DRAWN = 300;

/** Yields the number of levels drawn so far. */
export function* generating(difficulty: Difficulty, seed: string): Generator<number, Generated | undefined> {
  const [least, most] = bands[difficulty];
  let best: Generated | undefined;
  for (let drawn = 1; drawn <= MOST_DRAWN; drawn++) {
    const found = tried(difficulty, `${drawn}/${seed}`.slice(0, 64), drawn);
    if (found) {
      const miss = ({ interest: { score } }: Generated): number => Math.max(least - score, score - most, 0);
      if (miss(found) === 0) return found;
      if (!best || miss(found) < miss(best)) best = found;
    }
    yield drawn;
  }
  return best;
}

/** One drawing, proven and judged; undefined if it is unsolvable, too hard to decide, or only a walk. */
function tried(difficulty: Difficulty, seed: string, drawn: number): Generated | undefined {
  const level = drawLevel(difficulty, rollFrom(seed));
  if (!level) return undefined;
  const search = solving(firstState(level, false), { states: STATES[difficulty] });
  let next = search.next();
  while (!next.done) next = search.next();
  const verdict = next.value;
  if (verdict.kind !== 'solved') return undefined;
  const turns: readonly Turn[] = verdict.turns;
  const interest = interestOf(level, verdict.cost, turns);
  if (interest.touched === 0 && interest.detour < 3) return undefined;
  return { level: { ...level, par: verdict.cost, solution: turns }, interest, drawn };
}

/** The level at once. */
export function generate(difficulty: Difficulty, seed: string): Generated | undefined {
  const search = generating(difficulty, seed);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

/** Whether everything that is drawn matters: a level in which a door costs nobody anything is dull. */
import { firstState } from '../run.ts';
import { solve } from '../solver/solve.ts';
import type { LevelFile } from '../types.ts';

/** What is put into gaps: doors and spikes by their glyphs, ice, and pits with the crates that fill them. */
const gaps: readonly RegExp[] = [/d/gu, /e/gu, /f/gu, /%/gu, /[_B]/gu];

/** Whether the level would be quicker without any one of its gaps' contents. */
export function isEarned(level: LevelFile, states: number): boolean {
  const { par, solution: _solution, ...rest } = level;
  if (!par) return false;
  return gaps.every((gap) => {
    const map = level.map.map((row) => row.replaceAll(gap, '.'));
    if (map.join('') === level.map.join('')) return true;
    const verdict = solve(firstState({ ...rest, map }, false), { states });
    if (verdict.kind !== 'solved') return false;
    const { turns, steps } = verdict.cost;
    return turns < par.turns || (turns === par.turns && steps < par.steps);
  });
}

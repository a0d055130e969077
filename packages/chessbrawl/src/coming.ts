/** Which waves a round holds, as the run's mode and perks make them. */
import { perksOf } from './boons.ts';
import { gauntletWave } from './gauntlet.ts';
import type { BrawlState } from './state.ts';
import { soldiers, type Soldier } from './types.ts';
import { classicWaves, ROUNDS, type Wave } from './waves.ts';

type Run = Pick<BrawlState, 'mode' | 'king' | 'boons' | 'edition'>;

/** The waves of a round, for spawning and for the preview. */
export function wavesOf(run: Run, round: number): readonly Wave[] {
  if (run.mode === 'gauntlet') return [gauntletWave(round)];
  const waves = classicWaves[round - 1] ?? [];
  if (run.mode !== 'plus') return waves;
  const perks = perksOf(run);
  return waves.map((wave, at) =>
    isSecond(at + 1)
      ? demoted(wave.slice(Math.min(perks.fewer, wave.length - 1)), perks.demoted + perks.demotedBySecond)
      : demoted(wave, perks.demoted),
  );
}

/** Some boons count in every second wave of a round only: the second, the fourth, … */
const isSecond = (wave: number): boolean => wave % 2 === 0;

export const isLastRound = (run: Run, round: number): boolean => run.mode !== 'gauntlet' && round >= ROUNDS;

function demoted(wave: Wave, times: number): Wave {
  const kept = Array.from(wave) as Soldier[];
  for (let i = 0; i < times; i++) {
    const strongest = kept.at(-1);
    const weaker = strongest && soldiers[soldiers.indexOf(strongest) - 1];
    if (weaker === undefined) break;
    kept.pop();
    kept.push(weaker);
    kept.sort((a, b) => soldiers.indexOf(a) - soldiers.indexOf(b));
  }
  return kept.join('');
}

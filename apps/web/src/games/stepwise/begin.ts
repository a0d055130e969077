/** Beginning a level: a match with its one seat, kept at once, or the one that is already under way. */
import { parseSettings, recordOf, start, type Reason } from '@rankfall/kernel';
import { levelNamed, shipped, stepwise, type LevelFile, type StepwiseSettings } from '@rankfall/stepwise';
import { newMatchId } from '../../storage/matches.ts';
import type { MatchHead, Matches } from '../../storage/types.ts';

/** Nothing is left to chance, so every match has the same seed. */
const SEED = '1';

/** What a list of matches calls the level, and what finds it again there. */
export const levelTitle = ({ id, title }: Pick<LevelFile, 'id' | 'title'>): string =>
  id === undefined ? title : `${id} ${title}`;

/** The level after this one. */
export function nextLevel(id: string | undefined): LevelFile | undefined {
  const place = shipped.findIndex((level) => level.id === id);
  return place < 0 ? undefined : shipped[place + 1];
}

/** The unfinished match of this level, if there is one. */
export function underWay(matches: Matches, level: Pick<LevelFile, 'id' | 'title'>): MatchHead | undefined {
  return matches
    .heads()
    .find(({ game, finished, preset }) => game === 'stepwise' && !finished && preset === levelTitle(level));
}

/** @returns the id of the match, or why there is none */
export function beginLevel(
  matches: Matches,
  settings: Partial<StepwiseSettings>,
  title: string,
): string | Reason {
  const parsed = parseSettings(stepwise.settings, settings);
  if ('refused' in parsed) return parsed.refused;
  const begun = start(stepwise, { settings: parsed.settings, seed: SEED });
  if (!begun.match) return begun.refused;
  const id = newMatchId();
  matches.save({
    id,
    seats: [{ kind: 'human' }],
    startedAt: Date.now(),
    plies: 0,
    preset: title,
    record: recordOf(begun.match),
  });
  return id;
}

/** A shipped level, gone on with where it was left. */
export function openLevel(matches: Matches, id: string): string | Reason {
  const level = levelNamed(id);
  if (!level) return { code: 'unknown-level' };
  return underWay(matches, level)?.id ?? beginLevel(matches, { level: id }, levelTitle(level));
}

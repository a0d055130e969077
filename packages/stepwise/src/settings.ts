/** What can be set: the level, by short name or as its text, and whether drawing is free. */
import { data, flag, schema, type Reason, type Schema, type ValuesOf } from '@rankfall/kernel';
import { levelNamed, shippedNames } from './levels.ts';
import { readLevelText } from './level-parse.ts';
import { levelText } from './level-text.ts';
import type { LevelProblem } from './level-problem.ts';
import type { Does, Level, LevelFile, StepwiseEvent, StepwiseState } from './types.ts';

export interface BadLevel {
  readonly code: 'bad-level';
  readonly problems: readonly LevelProblem[];
}

function checkLevel(text: string): (Reason & BadLevel) | undefined {
  const { problems } = readLevelText(text);
  return problems ? { code: 'bad-level', problems } : undefined;
}

const fields = {
  level: data({ shipped: shippedNames, longest: 8000, default: '01', check: checkLevel, code: 'l' }),
  freeDrawing: flag(false, 'fd'),
};

export type StepwiseSettings = ValuesOf<typeof fields>;

/** However a level was written, it is kept in its short form, so that links stay short. */
export const stepwiseSettings: Schema<StepwiseSettings> = schema(fields, {
  mend: (settings) =>
    levelNamed(settings.level) ? settings : { ...settings, level: levelText(levelFileOf(settings), true) },
});

/** The level these settings name, with everything its file holds. */
export function levelFileOf({ level }: Pick<StepwiseSettings, 'level'>): LevelFile {
  const shipped = levelNamed(level);
  if (shipped) return shipped;
  const read = readLevelText(level);
  if (!read.level) throw new Error(`a level that passed its check is refused: ${read.problems[0]?.code}`);
  return read.level;
}

/** A level without what only its file needs: hints, solution, author. */
export function forPlay(file: LevelFile): Level {
  const { author: _author, hints: _hints, solution: _solution, extra: _extra, ...level } = file;
  return level;
}

export interface StepwiseTerms {
  settings: StepwiseSettings;
  state: StepwiseState;
  view: StepwiseState;
  event: StepwiseEvent;
  does: Does;
}

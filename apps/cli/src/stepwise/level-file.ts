/** A level from the command line: a file, standard input, the short text of a link, or the name of a shipped one. */
import { isRecord, type Reason } from '@rankfall/kernel';
import {
  isLevelText,
  levelNamed,
  readLevelText,
  type LevelFile,
  type LevelProblem,
} from '@rankfall/stepwise';
import { sayLevelProblem } from '@rankfall/stepwise/words';
import { Complaint } from '../complaint.ts';
import { textOf } from '../input.ts';
import type { Outside } from '../outside.ts';

export async function levelFrom(name: string, outside: Outside): Promise<LevelFile> {
  const shipped = levelNamed(name);
  if (shipped) return shipped;
  const { level, problems } = readLevelText(isLevelText(name) ? name : await textOf(name, outside));
  if (level) return level;
  const said = problems.map(sayLevelProblem);
  const more = said.length > 3 ? ` …and ${said.length - 3} more.` : '';
  throw new Complaint(`${said.slice(0, 3).join(' ')}${more}`);
}

/** The problems of a level inside refused settings. */
export function problemsIn(reason: Reason): readonly LevelProblem[] {
  const list = Array.isArray(reason['problems']) ? (reason['problems'] as unknown[]) : [];
  return list.filter(isRecord).flatMap((problem) => {
    if (problem['code'] === 'bad-level' && Array.isArray(problem['problems']))
      // The game's own check made them, and nothing else says bad-level.
      return problem['problems'] as readonly LevelProblem[];
    return [];
  });
}

/** A level from any text: the short form of links, JSON, or plain text. */
import type { LevelProblem } from './level-problem.ts';
import { isPlain, readPlain } from './level-plain.ts';
import { LONGEST_LEVEL, readLevel, type ReadLevel } from './level-read.ts';
import { isLevelText, levelFromText } from './level-text.ts';

/** What a text says, before anybody asks whether it makes sense. */
export type ParsedLevel =
  | { readonly input: unknown; readonly problems?: undefined }
  | { readonly input?: undefined; readonly problems: readonly LevelProblem[] };

export function parseLevelText(text: string): ParsedLevel {
  if (text.length > LONGEST_LEVEL)
    return { problems: [{ code: 'bad-text', key: '', longest: LONGEST_LEVEL }] };
  if (isLevelText(text)) return { input: levelFromText(text) };
  try {
    return { input: JSON.parse(text) as unknown };
  } catch {
    return isPlain(text) ? readPlain(text) : { problems: [{ code: 'not-json' }] };
  }
}

export function readLevelText(text: string): ReadLevel {
  const parsed = parseLevelText(text);
  return parsed.problems ? { problems: parsed.problems } : readLevel(parsed.input);
}

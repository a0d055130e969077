/** A level from any text: the short form of links, or JSON. */
import { LONGEST_LEVEL, readLevel, type ReadLevel } from './level-read.ts';
import { isLevelText, levelFromText } from './level-text.ts';

export function readLevelText(text: string): ReadLevel {
  if (text.length > LONGEST_LEVEL)
    return { problems: [{ code: 'bad-text', key: '', longest: LONGEST_LEVEL }] };
  if (isLevelText(text)) return readLevel(levelFromText(text));
  try {
    return readLevel(JSON.parse(text));
  } catch {
    return { problems: [{ code: 'not-json' }] };
  }
}

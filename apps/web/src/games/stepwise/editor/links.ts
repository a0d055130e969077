/** The link to a level. It has to stay short, so what does not change the game is left behind first. */
import { levelText, type LevelFile } from '@rankfall/stepwise';
import { gamePath } from '../../../games.ts';

/** The longest link that is shared. */
export const LONGEST_LINK = 400;

/** @returns the link, and whether hint and author had to stay behind */
export function levelLink(
  origin: string,
  level: LevelFile,
): { readonly link: string; readonly isCut: boolean } {
  const write = (one: LevelFile): string => `${origin}${gamePath('stepwise', `l=${levelText(one)}`)}`;
  const whole = write(level);
  if (whole.length <= LONGEST_LINK) return { link: whole, isCut: false };
  const { hints: _hints, author: _author, ...bare } = level;
  const link = write(bare);
  return { link, isCut: link.length < whole.length };
}

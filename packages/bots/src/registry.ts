/** Every bot there is, by name. Adding one is a line here. */
import type { Bot } from './bot.ts';
import { chessbrawlBots } from './chessbrawl/bots.ts';
import { random } from './random.ts';
import { actionBots, actionLevelNames } from './saktris-action/index.ts';
import { levelNames } from './saktris/level-names.ts';
import { saktrisLevels } from './saktris/levels.ts';
import { starlinesBots } from './starlines/index.ts';

/** Bots of one game, weakest first, and what share of the points each takes from the one below. */
export interface Ladder {
  readonly rungs: readonly string[];
  readonly atLeast: number;
}

/** By game. */
export const ladders: Readonly<Record<string, Ladder>> = {
  saktris: { rungs: levelNames, atLeast: 0.7 },
  'saktris-action': { rungs: actionLevelNames, atLeast: 0.65 },
  // The lowest of the three Admirals: more time makes it no weaker.
  starlines: { rungs: ['random', 'greedy', 'admiral-quick'], atLeast: 0.8 },
};

export const bots: readonly Bot[] = [
  random,
  ...saktrisLevels,
  ...actionBots,
  ...starlinesBots,
  ...chessbrawlBots,
];

/** The bots that play this game. */
export function botsFor(game: string): readonly Bot[] {
  return bots.filter(({ plays }) => plays === undefined || plays.includes(game));
}

/** The bot of this name, if it plays this game. */
export function botNamed(name: string, game: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.name === name);
}

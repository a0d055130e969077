/**
 * What a bot is, and the one that plays everything. The bots of a game come from `@rankfall/bots/<game>`, so that a page loads
 * only those it seats; `@rankfall/bots/registry` knows them all, for programs that are asked for any.
 */
export { decide, type Bot, type Chair, type Thinking, type Thought } from './bot.ts';
export { random } from './random.ts';

/** The public list of the bots, nothing else. */
export { decide, type Bot, type Chair, type Thinking, type Thought } from './bot.ts';
export { random } from './random.ts';
export { bots, botNamed, botsFor } from './registry.ts';

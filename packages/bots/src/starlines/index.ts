/** The public list of the Starlines opponents, nothing else. */
import type { Bot } from '../bot.ts';
import { admiralNames, admirals } from './admiral.ts';
import { greedy } from './greedy.ts';

export { admiralNames, admiralOf, admirals, strengths, type AdmiralName, type Strength } from './admiral.ts';
export { greedy } from './greedy.ts';
export { handbook, type Book } from './book.ts';
export { grownBook } from './grown-book.ts';
export { bookNamed, bookNames, type BookName } from './library.ts';
export { Chance } from './chance.ts';
export { planFrom, type Plan } from './plans.ts';
export { playOut, valueFor } from './playout.ts';

/** All opponents by name, weakest first; `random` is the one that plays everything. */
export const opponentNames = ['random', 'greedy', ...admiralNames] as const;
export type OpponentName = (typeof opponentNames)[number];

export const starlinesBots: readonly Bot[] = [greedy, ...admirals];

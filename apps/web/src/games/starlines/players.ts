/** Who sits where, for the room: people, and bots by name. They think in a worker. */
import type { OpponentName } from '@rankfall/bots/starlines';
import type { Sitter as RoomSitter } from '@rankfall/room';
import type { StarlinesTerms } from '@rankfall/starlines';
import { botSitter } from '../../match/bot-sitter.ts';
import { freshSeed } from '../../match/fresh-seed.ts';
import { workerThinker } from '../../match/worker-thinker.ts';
import type { Sitter } from '../../storage/types.ts';

/** Weakest first. Written out, so that the page need not load the bots themselves. */
export const bots = [
  'random',
  'greedy',
  'admiral-quick',
  'admiral',
  'admiral-deep',
] as const satisfies readonly OpponentName[];
export type BotName = (typeof bots)[number];

/** A phase has many small choices, so each is quick. */
const QUICKEST = 120;
const SPREAD = 120;
/** Milliseconds for each choice; it thinks while the other side chooses, too. */
const longest: Readonly<Record<BotName, number>> = {
  random: 300,
  greedy: 300,
  'admiral-quick': 250,
  admiral: 800,
  'admiral-deep': 2500,
};

export const thinker = workerThinker({
  worker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  here: async () => (await import('./bot-worker.ts')).cast,
});

export function roomSitters(seats: readonly Sitter[]): readonly RoomSitter<StarlinesTerms>[] {
  return seats.map((sitter) => {
    if (sitter.kind !== 'bot') return { kind: 'person' };
    thinker.warm();
    const bot = bots.find((name) => name === sitter.bot) ?? bots[0];
    return botSitter(thinker, bot, {
      delay: () => QUICKEST + Math.random() * SPREAD,
      longest: longest[bot],
      seed: freshSeed(),
    });
  });
}

/** Who sits where, for the room: people, and bots by name. They think in a worker. */
import type { Sitter as RoomSitter } from '@rankfall/room';
import type { StarlinesTerms } from '@rankfall/starlines';
import { botSitter } from '../../match/bot-sitter.ts';
import { freshSeed } from '../../match/fresh-seed.ts';
import { workerThinker } from '../../match/worker-thinker.ts';
import type { Sitter } from '../../storage/types.ts';

export const bots = ['random'] as const;
export type BotName = (typeof bots)[number];

/** A phase has many small choices, so each is quick. */
const QUICKEST = 120;
const SPREAD = 120;
const LONGEST_THOUGHT = 1500;

export const thinker = workerThinker({
  worker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  here: async () => (await import('./bot-worker.ts')).cast,
});

export function roomSitters(seats: readonly Sitter[]): readonly RoomSitter<StarlinesTerms>[] {
  return seats.map((sitter) => {
    if (sitter.kind !== 'bot') return { kind: 'person' };
    thinker.warm();
    return botSitter(thinker, sitter.bot ?? bots[0], {
      delay: () => QUICKEST + Math.random() * SPREAD,
      longest: LONGEST_THOUGHT,
      seed: freshSeed(),
    });
  });
}

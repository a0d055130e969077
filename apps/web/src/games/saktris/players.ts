/** Who sits where, for the room: people, and bots by name. */
import type { SaktrisTerms } from '@rankfall/saktris';
import type { Sitter as RoomSitter } from '@rankfall/room';
import type { Sitter } from '../../storage/types.ts';
import { botSitter } from '../../match/bot-sitter.ts';
import { workerThinker } from '../../match/worker-thinker.ts';
import { freshSeed } from './choice.ts';

/** Long enough to see what happened, short enough not to wait. */
const QUICKEST = 450;
const SPREAD = 350;
const LONGEST_THOUGHT = 3000;

export const thinker = workerThinker({
  worker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  here: async () => (await import('./bot-worker.ts')).cast,
});

export function roomSitters(seats: readonly Sitter[]): readonly RoomSitter<SaktrisTerms>[] {
  return seats.map((sitter) => {
    if (sitter.kind !== 'bot') return { kind: 'person' };
    thinker.warm();
    return botSitter(thinker, sitter.bot ?? 'random', {
      delay: () => QUICKEST + Math.random() * SPREAD,
      longest: LONGEST_THOUGHT,
      seed: freshSeed(),
    });
  });
}

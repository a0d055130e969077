/** Who sits where. Seat 0 survives; the rules move the enemy unless the Grandmaster sits in seat 1. */
import { waits, type BrawlTerms, type Pace } from '@rankfall/chessbrawl';
import type { Sitter } from '@rankfall/room';
import { botSitter } from '../../match/bot-sitter.ts';
import { workerThinker } from '../../match/worker-thinker.ts';
import type { Sitter as Stored } from '../../storage/types.ts';
import { GRANDMASTER } from './begin.ts';

/** How long the Grandmaster may think about a move, in milliseconds. */
const LONGEST_THOUGHT = 300;

export const thinker = workerThinker({
  worker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  here: async () => (await import('./bot-worker.ts')).cast,
});

/** @param pace the speed as it is now: a thinking enemy takes the first of the two waits at least */
export function roomSitters(
  seats: readonly Stored[],
  seed: string,
  pace: () => Pace,
): readonly Sitter<BrawlTerms>[] {
  return seats.map((sitter) => {
    if (sitter.kind !== 'bot') return { kind: 'person' };
    thinker.warm();
    return botSitter(thinker, sitter.bot ?? GRANDMASTER, {
      delay: () => waits[pace()],
      longest: LONGEST_THOUGHT,
      seed,
    });
  });
}

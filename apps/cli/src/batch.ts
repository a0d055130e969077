/** A batch of matches of a simulation: what a worker is told to do, and doing it. */
import { botNamed } from '@rankfall/bots/registry';
import { start } from '@rankfall/kernel';
import { autoplay } from './autoplay.ts';
import type { GameKit } from './kit.ts';
import { addTallies, emptyTally, tallyOf, type Tally } from './tally.ts';

/** Everything that all matches of a simulation share; it goes to workers as plain data. */
export interface Plan {
  readonly game: string;
  readonly settings: object;
  readonly seats: readonly string[];
  readonly seed: string;
}

/** Matches number `from` up to, but without, number `to` of one of the plans. */
export interface Batch {
  readonly plan: number;
  readonly from: number;
  readonly to: number;
}

/** Match number i has a seed of its own, so it is the same whoever plays it. */
export const seedOf = (plan: Plan, i: number): string => `${plan.seed}/${i}`;

export function playBatch(plan: Plan, kit: GameKit, from: number, to: number): Tally {
  const [game] = kit.games;
  const bots = plan.seats.map((name) => {
    const bot = botNamed(name, game.id);
    if (!bot) throw new Error(`no bot ${name} for ${game.id}`);
    return bot;
  });
  let tally = emptyTally(plan.seats.length);
  for (let i = from; i < to; i++) {
    const { match, refused } = start(game, {
      settings: plan.settings,
      seed: seedOf(plan, i),
      seats: plan.seats.length,
    });
    if (!match) throw new Error(`match ${i} cannot start: ${refused.code}`);
    tally = addTallies(
      tally,
      tallyOf(kit.inRealTime?.(match, plan.seats) ?? autoplay(match, bots), kit.survey?.count),
    );
  }
  return tally;
}

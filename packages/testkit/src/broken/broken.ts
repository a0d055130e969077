/** A toy that breaks one promise, and the property that has to notice first. */
import { anyGame, type AnyGame, type Game, type Terms } from '@rankfall/kernel';
import type { Contract } from '../property.ts';

export interface BrokenToy {
  readonly name: string;
  readonly caughtBy: string;
  readonly game: AnyGame;
  readonly contract: Contract;
}

/** Breaks a toy in one place and leaves all else as it is. */
export const breaker =
  <T extends Terms>(toy: Game<T>, contract: Contract) =>
  (name: string, caughtBy: string, change: Partial<Game<T>>): BrokenToy => ({
    name,
    caughtBy,
    game: anyGame({ ...toy, id: `${toy.id}-${name}`, ...change }),
    contract,
  });

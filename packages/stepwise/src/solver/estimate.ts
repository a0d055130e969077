/** What is at least still to be paid, in turns and steps, packed into one number that compares turns first. */
import { focusBonus } from '../skills.ts';
import { NONE, type Puzzle } from './puzzle.ts';
import { NEVER, Relaxed } from './relax.ts';
import type { RowWorld } from './world.ts';

/** One turn in a packed cost; a step is 1. */
export const TURN = 4096;

export const isDead = (estimate: number): boolean => estimate < 0;

export class Estimate {
  private readonly puzzle: Puzzle;
  readonly relaxed: Relaxed;

  constructor(puzzle: Puzzle, world: RowWorld) {
    this.puzzle = puzzle;
    this.relaxed = new Relaxed(puzzle, world);
  }

  /** A packed lower bound, or -1 where there is no way left. */
  of(row: Uint8Array): number {
    const { at } = this.puzzle;
    const isOpen = row[at.acted] !== 0;
    if (!this.hasCrates(row)) {
      const steps = this.relaxed.bound(row, false);
      return steps >= NEVER ? -1 : steps + (isOpen ? TURN : 0);
    }
    // Without another push the turn goes on as it is; that is cheaper than any other way, if there is one.
    const here = isOpen ? NEVER : this.relaxed.bound(row, false);
    if (here < NEVER) return here;
    const loose = this.relaxed.bound(row, true);
    return loose >= NEVER ? -1 : TURN + loose;
  }

  private hasCrates(row: Uint8Array): boolean {
    const { at, weights } = this.puzzle;
    for (let i = 0; i < weights.length; i++) if (row[at.crates + i] !== NONE) return true;
    return false;
  }

  /** The most pushes that this one's stamina allows. */
  pushesOf(row: Uint8Array, who: number): number {
    const { at, sheets, strong, weights } = this.puzzle;
    const sheet = sheets[who];
    if (!sheet || !strong[who]) return 0;
    let least = NEVER;
    weights.forEach((weight, i) => {
      if (row[at.crates + i] === NONE || weight > 20 * sheet.str) return;
      least = Math.min(least, Math.max(1, Math.ceil(weight / sheet.str) - focusBonus(sheet)));
    });
    return Math.floor((row[at.stamina + who] as number) / least);
  }
}

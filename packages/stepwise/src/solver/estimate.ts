/** What is at least still to be paid, in turns and steps, packed into one number that compares turns first. */
import { focusBonus } from '../skills.ts';
import { NONE, type Puzzle } from './puzzle.ts';
import { NEVER } from './distance.ts';
import { Relaxed } from './relax.ts';
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

  /**
   * A packed lower bound, or -1 where there is no way left. Turns come first, so the fewest turns are looked for in which
   * there could be a way at all; each lets everybody strong push once more.
   */
  of(row: Uint8Array): number {
    const { at, strong } = this.puzzle;
    const acted = row[at.acted] as number;
    const most = this.mostPushes(row);
    const inTurn = strong.filter(Boolean).length;
    const now = acted === 0 ? 0 : strong.filter((is, who) => is && (acted & (1 << who)) === 0).length;
    const first = acted === 0 ? 0 : 1;
    for (let turns = first; ; turns++) {
      const pushes = Math.min(most, now + (turns - first) * inTurn);
      const steps = this.relaxed.bound(row, pushes);
      if (steps < NEVER) return turns * TURN + steps;
      if (pushes === most || (turns === first && this.relaxed.bound(row, most) >= NEVER)) return -1;
    }
  }

  private mostPushes(row: Uint8Array): number {
    const { weights, size } = this.puzzle;
    let sum = 0;
    for (let who = 0; weights.length > 0 && who < size; who++) sum += this.pushesOf(row, who);
    return sum;
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

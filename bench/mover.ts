/** Our own player with a stopwatch: it looks deeper until its time is up, and remembers what it found from move to move. */
import { deepen, Search } from '@rankfall/bots/saktris';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';

/** Milliseconds of this process's own work: what a stopwatch shows when nobody else is at the machine. */
export function workedMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const legal = new Int32Array(MOST_ACTIONS);

export class Mover {
  readonly #position: SaktrisPosition;
  readonly #search = new Search(18);

  constructor(position: SaktrisPosition) {
    this.#position = position;
  }

  move(millis: number, clock: () => number): number {
    const until = clock() + millis;
    this.#search.enter(this.#position);
    const roots = legal.slice(0, this.#position.legal(legal));
    const thinking = deepen(this.#search, roots, { depth: 60, nodes: Number.MAX_SAFE_INTEGER });
    for (let step = thinking.next(); ; step = thinking.next()) {
      if (step.done) return step.value.move;
      if (clock() < until) continue;
      thinking.return(step.value);
      return step.value.move;
    }
  }
}

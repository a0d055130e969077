/** A wall clock that runs as fast as it can: whole matches in simulated time, for ladders and tests. */
import type { Wall } from './wall.ts';

export interface SimWall extends Wall {
  /** Runs timer after timer until the time has come, nothing is left to wait for, or it is told to stop. */
  run(until: number, isDone?: () => boolean): void;
}

export function simWall(): SimWall {
  let now = 0;
  let count = 0;
  // Two or three timers at a time: a list is quicker than a heap.
  let timers: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(millis, run) {
      count += 1;
      const timer = { at: now + millis, order: count, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    run(until, isDone = () => false) {
      while (!isDone()) {
        let next = timers[0];
        for (const timer of timers)
          if (next && (timer.at < next.at || (timer.at === next.at && timer.order < next.order)))
            next = timer;
        if (!next || next.at > until) {
          now = Math.max(now, until);
          return;
        }
        const due = next;
        timers = timers.filter((one) => one !== due);
        now = Math.max(now, due.at);
        due.run();
      }
    },
  };
}

/** A wall clock that only moves when told, and the timers on it. */
import type { Wall } from '../src/index.ts';

export interface FakeWall extends Wall {
  /** Lets so much time pass, every timer at its own moment. */
  pass(millis: number): void;
  /** Moves the clock without running timers: a page in the background. */
  sleep(millis: number): void;
  timers(): number;
}

export function fakeWall(): FakeWall {
  let now = 1000.25;
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(millis, run) {
      const key = {};
      timers.set(key, { at: now + millis, run });
      return () => timers.delete(key);
    },
    pass(millis) {
      const end = now + millis;
      for (;;) {
        const [next] = [...timers].toSorted(([, a], [, b]) => a.at - b.at);
        if (!next || next[1].at > end) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
      }
      now = end;
    },
    sleep(millis) {
      now += millis;
    },
    timers: () => timers.size,
  };
}

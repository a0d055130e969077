/** Time that passes when a test says so: a clock and its timers, for rooms and sockets, without any sleeping. */

export interface FakeTime {
  now(): number;
  /** Calls back after so long; gives back how to call it off. */
  after(wait: number, act: () => void): () => void;
  /** Lets so much time pass, and every timer fire at its own time, those of one instant in the order they were set. */
  pass(millis: number): void;
  /** How many timers are running. */
  readonly waiting: number;
}

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

export function fakeTime(from = 0): FakeTime {
  let now = from;
  const timers = new Set<Timer>();
  const nextBy = (end: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) if (timer.at <= end && (!next || timer.at < next.at)) next = timer;
    return next;
  };
  return {
    now: () => now,
    after(wait, act) {
      const timer: Timer = { at: now + Math.max(0, wait), act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(millis) {
      const end = now + millis;
      for (let timer = nextBy(end); timer; timer = nextBy(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.act();
      }
      now = end;
    },
    get waiting() {
      return timers.size;
    },
  };
}

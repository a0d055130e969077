/** Announcements of a game that never waits: at most one a second, with what was most worth saying in it. */

export interface Slow {
  say(text: string, weight?: number): void;
  /** What is waiting is not said any more. */
  stop(): void;
}

const MOST = 4;

/** @param speak says it at once */
export function saySlowly(
  speak: (text: string) => void,
  after: (millis: number, run: () => void) => () => void,
  every = 1000,
): Slow {
  let waiting: { readonly text: string; readonly weight: number }[] = [];
  let cancel: (() => void) | undefined;
  const flush = (): void => {
    cancel = undefined;
    if (waiting.length === 0) return;
    // The weightiest survive, in the order in which they happened.
    const kept = new Set(waiting.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
    const text = waiting.flatMap((one) => (kept.has(one) ? [one.text] : [])).join(' ');
    waiting = [];
    cancel = after(every, flush);
    speak(text);
  };
  return {
    say(text, weight = 0) {
      if (text === '') return;
      waiting.push({ text, weight });
      cancel ??= after(0, flush);
    },
    stop() {
      cancel?.();
      cancel = undefined;
      waiting = [];
    },
  };
}

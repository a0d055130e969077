/** Three, two, one: nobody is thrown into a running game. */
import { createSignal, onCleanup, type Accessor } from 'solid-js';

export interface CountIn {
  /** What is left to count; undefined when nobody is being counted in. */
  readonly left: Accessor<number | undefined>;
  start(then: () => void): void;
  stop(): void;
}

export function createCountIn(from: number): CountIn {
  const [left, setLeft] = createSignal<number>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    setLeft(undefined);
  };
  onCleanup(stop);
  return {
    left,
    stop,
    start(then) {
      stop();
      if (from <= 0) {
        then();
        return;
      }
      setLeft(from);
      timer = setInterval(() => {
        const next = (left() ?? 1) - 1;
        if (next > 0) {
          setLeft(next);
          return;
        }
        stop();
        then();
      }, 1000);
    },
  };
}

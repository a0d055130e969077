/**
 * Work that may wait until the answer to an input is on the screen: what is said, what is heard, what stands beside the board.
 * All of one moment is done together, in order. A page that nobody sees is not painted, so there nothing waits for it.
 */
import { createRenderEffect, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';

let waiting: (() => void)[] = [];

/** As long as the page may be busy with it in one go, in milliseconds; input comes first. */
const SLICE = 8;

/** What these ask for in turn waits for a frame of its own: it may want to measure what they changed. */
function flush(): void {
  const works = waiting;
  waiting = [];
  run(works, 0);
}

function run(works: readonly (() => void)[], from: number): void {
  const until = performance.now() + SLICE;
  for (let i = from; i < works.length; i++) {
    if (i > from && performance.now() > until) {
      setTimeout(() => run(works, i));
      return;
    }
    try {
      works[i]?.();
    } catch (error) {
      // One that fails must not silence the others.
      reportError(error);
    }
  }
}

export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  if (document.hidden) setTimeout(flush);
  else {
    // A tab that is hidden meanwhile gets no frame: the timer stands in for it.
    const late = setTimeout(flush, 200);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(flush);
    });
  }
}

/** Follows a value one painted frame later, for what need not change in the frame that answers. */
export function createLate<T>(source: Accessor<T>): Accessor<T> {
  const [late, setLate] = createSignal(untrack(source), { equals: (one, two) => one === two });
  let isOver = false;
  let isFirst = true;
  createRenderEffect(() => {
    source();
    if (!isFirst) afterPaint(() => isOver || setLate(() => untrack(source)));
    isFirst = false;
  });
  onCleanup(() => {
    isOver = true;
  });
  return late;
}

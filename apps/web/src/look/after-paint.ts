/**
 * Work that may wait until the answer to an input is on the screen: what is said, what is heard, what stands beside the board.
 * All of one moment is done together, in order. A page that nobody sees is not painted, so there nothing waits for it.
 */
import { createRenderEffect, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';

const waiting: (() => void)[] = [];

/** As long as the page may be busy with it in one go, in milliseconds; input comes first. */
const SLICE = 8;

function flush(): void {
  const until = performance.now() + SLICE;
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    try {
      work();
    } catch (error) {
      // One that fails must not silence the others.
      reportError(error);
    }
    if (waiting.length > 0 && performance.now() > until) {
      setTimeout(flush);
      return;
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

/** The page's end of the solver: a worker for each question; where none runs, the page thinks itself, between two frames. */
import type { Answer, Question, Seen } from './solver-run.ts';
import type { Asked, Told } from './solver-worker.ts';

export interface Heard {
  progress?(progress: Seen): void;
  answer(answer: Answer): void;
}

/** Half a frame; the other half belongs to the page. */
const SLICE = 8;

/** @returns what calls it off */
export function askSolver(question: Question, budget: number, heard: Heard): () => void {
  let stopHere = (): void => undefined;
  let worker: Worker | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    worker?.terminate();
    stopHere();
  };
  const here = (): void => {
    worker?.terminate();
    worker = undefined;
    if (!isOver) stopHere = thinkHere(question, budget, heard);
  };
  try {
    worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (isOver) return;
      if ('progress' in data) heard.progress?.(data.progress);
      else {
        end();
        heard.answer(data.answer);
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      here();
    });
    const asked: Asked = { question, budget };
    worker.postMessage(asked);
  } catch {
    here();
  }
  return end;
}

function thinkHere(question: Question, budget: number, heard: Heard): () => void {
  const off = new AbortController();
  void thinkInSlices(question, budget, heard, off.signal);
  return () => off.abort();
}

async function thinkInSlices(
  question: Question,
  budget: number,
  heard: Heard,
  off: AbortSignal,
): Promise<void> {
  const { answering, givingUp } = await import('./solver-run.ts');
  const search = answering(question);
  const until = performance.now() + budget;
  let pause = performance.now() + SLICE;
  while (!off.aborted) {
    const next = search.next();
    if (next.done) {
      heard.answer(next.value);
      return;
    }
    const now = performance.now();
    if (now > until) {
      heard.answer(givingUp(question));
      return;
    }
    if (now < pause) continue;
    heard.progress?.(next.value);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    pause = performance.now() + SLICE;
  }
}

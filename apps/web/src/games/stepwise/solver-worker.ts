/** The solver in a worker of its own. Whoever does not want the answer any more ends the worker. */
import { answering, givingUp, type Answer, type Question, type Seen } from './solver-run.ts';

export interface Asked {
  readonly question: Question;
  /** Milliseconds until it gives up. */
  readonly budget: number;
}

export type Told = { readonly progress: Seen } | { readonly answer: Answer };

/** Often enough to be watched. */
const TELLS = 120;

// The page's types are the only ones here; a worker's `self` posts without an origin.
const scope = globalThis as unknown as Worker;

scope.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { question, budget } = data;
  const tell = (told: Told): void => scope.postMessage(told);
  const until = performance.now() + budget;
  const search = answering(question);
  let told = performance.now();
  for (;;) {
    const next = search.next();
    if (next.done) {
      tell({ answer: next.value });
      return;
    }
    const now = performance.now();
    if (now > until) {
      tell({ answer: givingUp(question) });
      return;
    }
    if (now - told < TELLS) continue;
    told = now;
    tell({ progress: next.value });
  }
});

/**
 * The worker's half. All that a game needs to have its bots think in a worker is one file, `games/<id>/bot-worker.ts`:
 *
 *     export const cast: Cast = { games: [anyGame(stepwise)], bots: stepwiseBots };
 *     hostBots(cast);
 *
 * It is the entry of the worker, and what the page falls back on where no worker runs. The screen makes one thinker of it,
 *
 *     export const thinker = workerThinker({
 *       worker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
 *       here: async () => (await import('./bot-worker.ts')).cast,
 *     });
 *
 * (the address must be written out like this, or the build does not find the worker), calls `thinker.warm()` as soon as an
 * opponent is likely, and seats bots with `botSitter(thinker, name, pace)`. The page never loads the bots themselves.
 */
import { serveBots, type Cast, type Pauses, type ToWorker } from '@rankfall/bots/serving';

/** Listens if this is a worker; on a page the file was only loaded for its cast. */
export function hostBots(cast: Cast): void {
  if (!('WorkerGlobalScope' in globalThis)) return;
  // The page's types are the only ones here; a worker's `self` posts without an origin.
  const scope = globalThis as unknown as Worker;
  serveBots(
    cast,
    {
      post: (message) => scope.postMessage(message),
      listen: (hear) => scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data)),
    },
    workerPauses(),
  );
}

/** Timers that follow each other are slowed down by browsers; messages are not, and come after those that wait already. */
function workerPauses(): Pauses {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return {
    now: () => performance.now(),
    soon: (run) => {
      waiting.push(run);
      port2.postMessage(undefined);
    },
  };
}

/** The page's half of a bot worker; where no worker runs, the page thinks itself. */
import { hireThinker, type Cast, type FromWorker, type Thinker, type ToWorker } from '@rankfall/bots/serving';
import { pageThinker } from './page-thinker.ts';

/** What a worker is to the page; a fake one in tests. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: ToWorker): void;
};

export interface PageStaff {
  /** Starts the worker; may throw. */
  worker(): WorkerLike;
  /** The same bots, for the page. */
  here(): Promise<Cast>;
}

export function workerThinker(staff: PageStaff): Thinker {
  return hireThinker({
    here: pageThinker(staff.here),
    worker: () => {
      const worker = staff.worker();
      return {
        post: (message) => worker.postMessage(message),
        dismiss: () => worker.terminate(),
        listen: (hear, lost) => {
          worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
          worker.addEventListener('messageerror', lost);
          worker.addEventListener('error', (event) => {
            // Said here already; the page's own listener for mishaps need not hear of it again.
            event.preventDefault();
            lost();
          });
        },
      };
    },
  });
}

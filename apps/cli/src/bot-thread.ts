/** The bots of a match at the terminal: they think in a thread of their own, so that typing, clocks and Ctrl-C never wait for them. */
import { setImmediate } from 'node:timers';
import { Worker } from 'node:worker_threads';
import {
  askedOf,
  hireThinker,
  thinkInSlices,
  type Cast,
  type FromWorker,
  type Pauses,
  type Thinker,
} from '@rankfall/bots/serving';

export interface HiredBots {
  readonly thinker: Thinker;
  /** Sends them home; whatever they think about is dropped. */
  close(): Promise<void>;
}

export const nodePauses: Pauses = {
  now: () => performance.now(),
  soon: (run) => void setImmediate(run),
};

/** Thinks in slices right here: where no thread can be had, and in tests. */
export function hereThinker(cast: Cast): Thinker {
  return {
    warm: () => undefined,
    think: ({ chair, ...rest }, heard) => thinkInSlices(cast, askedOf(chair, rest), nodePauses, heard),
  };
}

export function botThread(game: string, cast: Cast): HiredBots {
  let worker: Worker | undefined;
  let isClosing = false;
  const thinker = hireThinker({
    here: hereThinker(cast),
    worker: () => {
      const hired = new Worker(new URL('./bot-thread-worker.js', import.meta.url), { workerData: game });
      worker = hired;
      return {
        post: (message) => hired.postMessage(message),
        dismiss: () => void hired.terminate(),
        listen: (hear, lost) => {
          hired.on('message', (message: FromWorker) => hear(message));
          hired.on('messageerror', lost);
          hired.on('error', lost);
          hired.on('exit', () => {
            if (!isClosing) lost();
          });
        },
      };
    },
  });
  return {
    thinker,
    close: async () => {
      isClosing = true;
      await worker?.terminate();
    },
  };
}

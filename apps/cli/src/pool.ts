/** Shares the matches of a simulation out to worker threads, a batch at a time, so that none sits idle for long. */
import { Worker } from 'node:worker_threads';
import { playBatch, type Plan } from './batch.ts';
import type { GameKit } from './kit.ts';
import type { Outside } from './outside.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';

export type OnProgress = (done: number) => void;

const LARGEST_BATCH = 64;

export async function playAll(
  plan: Plan,
  kit: GameKit,
  games: number,
  jobs: number,
  outside: Outside,
  onProgress: OnProgress,
): Promise<Tally> {
  return jobs === 1
    ? playHere(plan, kit, games, outside, onProgress)
    : playInWorkers(plan, games, jobs, onProgress);
}

/** One job needs no thread of its own. */
async function playHere(
  plan: Plan,
  kit: GameKit,
  games: number,
  outside: Outside,
  onProgress: OnProgress,
): Promise<Tally> {
  let tally = emptyTally(plan.seats.length);
  for (let i = 0; i < games; i++) {
    tally = addTallies(tally, playBatch(plan, kit, i, i + 1));
    onProgress(i + 1);
    await outside.breathe();
  }
  return tally;
}

async function playInWorkers(
  plan: Plan,
  games: number,
  jobs: number,
  onProgress: OnProgress,
): Promise<Tally> {
  const batch = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(games / (jobs * 8))));
  let tally = emptyTally(plan.seats.length);
  let next = 0;
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL('./simulate-worker.js', import.meta.url), { workerData: plan }),
  );
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand = (): void => {
        if (next >= games) {
          resolve();
          return;
        }
        const from = next;
        next = Math.min(games, next + batch);
        worker.postMessage([from, next]);
      };
      worker.on('message', (done: Tally) => {
        tally = addTallies(tally, done);
        onProgress(tally.games);
        hand();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
      hand();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tally;
}

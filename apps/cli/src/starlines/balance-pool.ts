/** Hands batches to worker threads, the next one to whoever is free; what comes back is kept in any order. */
import { Worker } from 'node:worker_threads';
import type { Count } from './balance-games.ts';
import type { Batch } from './balance-worker.ts';

export type OnBatch = (id: string, count: Count) => Promise<void>;

export async function playBatches(batches: readonly Batch[], jobs: number, onBatch: OnBatch): Promise<void> {
  let next = 0;
  const workers = Array.from(
    { length: Math.min(jobs, batches.length) },
    () => new Worker(new URL('./balance-worker.js', import.meta.url)),
  );
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand = (): void => {
        const batch = batches[next++];
        if (batch) worker.postMessage(batch);
        else resolve();
      };
      worker.on('message', ({ id, count }: { readonly id: string; readonly count: Count }) => {
        onBatch(id, count).then(hand, reject);
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
}

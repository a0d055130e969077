/** Shares the matches of simulations out to worker threads, a batch at a time, so that none sits idle for long. */
import { Worker } from 'node:worker_threads';
import { playBatch, type Batch, type Plan } from './batch.ts';
import type { GameKit } from './kit.ts';
import type { Outside } from './outside.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';

export type OnProgress = (done: number) => void;

/** What a worker answers: which plan it played for, and what came of it. */
export interface Played {
  readonly plan: number;
  readonly tally: Tally;
}

const LARGEST_BATCH = 64;

/** Matches from one number up to, but without, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** These matches of every plan; the tallies in the order of the plans. */
export async function playAll(
  plans: readonly Plan[],
  kit: GameKit,
  range: Range,
  jobs: number,
  outside: Outside,
  onProgress: OnProgress,
): Promise<readonly Tally[]> {
  const tallies = plans.map(({ seats }) => emptyTally(seats.length));
  const all = (range.to - range.from) * plans.length;
  let done = 0;
  const take = ({ plan, tally }: Played): void => {
    tallies[plan] = addTallies(tallies[plan] ?? tally, tally);
    done += tally.games;
    onProgress(done);
  };
  if (jobs === 1) await playHere(plans, kit, range, outside, take);
  else await playInWorkers(plans, batchesOf(plans.length, range, jobs), Math.min(jobs, all), take);
  return tallies;
}

/** One job needs no thread of its own. */
async function playHere(
  plans: readonly Plan[],
  kit: GameKit,
  { from, to }: Range,
  outside: Outside,
  take: (played: Played) => void,
): Promise<void> {
  for (const [number, plan] of plans.entries()) {
    for (let i = from; i < to; i++) {
      take({ plan: number, tally: playBatch(plan, kit, i, i + 1) });
      await outside.breathe();
    }
  }
}

function batchesOf(plans: number, { from: first, to: last }: Range, jobs: number): Batch[] {
  const games = last - first;
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor((games * plans) / (jobs * 8)), games));
  return Array.from({ length: plans }, (_, plan) =>
    Array.from({ length: Math.ceil(games / size) }, (_batch, i): Batch => {
      const from = first + i * size;
      return { plan, from, to: Math.min(last, from + size) };
    }),
  ).flat();
}

async function playInWorkers(
  plans: readonly Plan[],
  batches: Batch[],
  jobs: number,
  take: (played: Played) => void,
): Promise<void> {
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL('./simulate-worker.js', import.meta.url), { workerData: plans }),
  );
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand = (): void => {
        const batch = batches.shift();
        if (batch) worker.postMessage(batch);
        else resolve();
      };
      worker.on('message', (played: Played) => {
        take(played);
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
}

/** One of the threads of a simulation: gets the plans, then batches, and answers each with its tally. */
import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type Batch, type Plan } from './batch.ts';
import { kitNamed } from './catalogue.ts';
import type { Played } from './pool.ts';

const port = parentPort;
if (!port) throw new Error('simulate-worker runs in a worker only');
// Only our own pool starts this thread, and it passes plans.
const plans = workerData as readonly Plan[];
const kit = await kitNamed(plans[0]?.game, 'simulate');
port.on('message', ({ plan: number, from, to }: Batch) => {
  const plan = plans[number];
  if (!plan) throw new Error(`there is no plan ${number}`);
  port.postMessage({ plan: number, tally: playBatch(plan, kit, from, to) } satisfies Played);
});

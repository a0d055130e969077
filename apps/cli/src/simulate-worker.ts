/** One of the threads of a simulation: gets a plan, then batches, and answers each with its tally. */
import { parentPort, workerData } from 'node:worker_threads';
import { playBatch, type Plan } from './batch.ts';
import { kitNamed } from './catalogue.ts';

const port = parentPort;
if (!port) throw new Error('simulate-worker runs in a worker only');
// Only our own pool starts this thread, and it passes a plan.
const plan = workerData as Plan;
const kit = await kitNamed(plan.game, 'simulate');
port.on('message', ([from, to]: readonly [number, number]) => {
  port.postMessage(playBatch(plan, kit, from, to));
});

/** One of the threads of a balance report: gets batches of games, and answers each with its count. */
import { parentPort } from 'node:worker_threads';
import { playPairing, type BalancePlan } from './balance-games.ts';

/** So many games of a pairing, with the number of the batch they belong to. */
export interface Batch {
  readonly id: string;
  readonly plan: BalancePlan;
  readonly pairing: number;
  readonly from: number;
  readonly to: number;
}

const port = parentPort;
if (!port) throw new Error('balance-worker runs in a worker only');
port.on('message', ({ id, plan, pairing, from, to }: Batch) => {
  port.postMessage({ id, count: playPairing(plan, pairing, from, to) });
});

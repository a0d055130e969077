/** The thread in which the bots of one game think. */
import { parentPort, workerData } from 'node:worker_threads';
import { botsFor } from '@rankfall/bots/registry';
import { serveBots, type ToWorker } from '@rankfall/bots/serving';
import { nodePauses } from './bot-thread.ts';
import { kitNamed } from './catalogue.ts';

const port = parentPort;
if (!port) throw new Error('bot-thread-worker runs in a worker only');
// Only our own thread is started with this, and it passes the id of a game.
const kit = await kitNamed(workerData as string, 'play');
serveBots(
  { games: kit.games, bots: botsFor(kit.games[0].id) },
  {
    post: (message) => port.postMessage(message),
    listen: (hear) => port.on('message', (message: ToWorker) => hear(message)),
  },
  nodePauses,
);

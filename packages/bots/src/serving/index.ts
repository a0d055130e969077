/** The public list of having bots think elsewhere, nothing else. */
export { hireThinker, type Hired, type Staff } from './hire.ts';
export type { FromWorker, ToWorker } from './messages.ts';
export { serveBots, type WorkerEnd } from './serve.ts';
export { askedOf, thinkInSlices, type Asked, type Pauses } from './slices.ts';
export type { Cast, Heard, Thinker, Wish } from './thinker.ts';

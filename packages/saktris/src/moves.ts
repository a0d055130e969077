/**
 * What lists and plays moves, and nothing of matches, notation and words: for engines and tools that want the first list at once.
 * It ships as one file (docs/decisions/0006).
 */
export { formatAction } from './action.ts';
export { perft } from './perft.ts';
export { MOST_ACTIONS, SaktrisPosition } from './position.ts';
export * from './types.ts';

export * from './types.ts';
export { SaktrisPosition } from './position.ts';
export { MOST_ACTIONS } from './position-state.ts';
export { perft } from './perft.ts';
export { formatAction } from './action.ts';

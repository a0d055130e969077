export * from './types.ts';
export { MOST_ACTIONS, SaktrisPosition } from './position.ts';
export { formatAction } from './action.ts';

/** Stepwise: plan routes for a squad, then step everybody at once. */
export { phases, type Phase } from './types.ts';

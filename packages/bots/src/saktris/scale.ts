/** How the scores of a Saktris search are read. */
import type { Scale } from '../analysis/scale.ts';

/** A mate now; one that is n plies away is worth n less. Nothing else comes near. */
export const MATE = 30_000;
/** From here on a score means a forced end. */
export const WINNING: number = MATE - 500;

export const saktrisScale: Scale = { lead: 200, winning: WINNING, end: MATE };

/** How the scores of a Saktris search are read. */
import type { Scale } from '../analysis/scale.ts';
import { MATE, WINNING } from './table.ts';

export const saktrisScale: Scale = { lead: 200, winning: WINNING, end: MATE };

/** The sets by name. */
import { carved } from './carved.ts';
import type { PieceSet } from './drawing.ts';
import { plain } from './plain.ts';
import type { PieceLook } from '../look/themes.ts';

export const pieceSets: Readonly<Record<PieceLook, PieceSet>> = { carved, plain };

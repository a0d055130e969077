/** Squares and pieces of the Action board, as plain lists. */
import { backRow, nameOf, sideOfLetter } from '../squares.ts';
import type { Standing } from '../state.ts';
import type { Side } from '../types.ts';
import type { Cells, Man } from './types.ts';

export const EMPTY_CELLS: Cells = Array.from({ length: 64 }, () => null);

export const sideOfMan = (man: Man): Side => sideOfLetter(man.piece);
export const kindOfMan = (man: Man): string => man.piece.toUpperCase();
export const lastRow = (side: Side): number => 7 - backRow(side);
/** +8 for White, -8 for Black. */
export const ahead = (side: Side): number => (side === 0 ? 8 : -8);

export const standing = (man: Man, square: number): Standing => ({
  piece: man.piece,
  square: nameOf(square),
});

export const isPawn = (man: Man): boolean => man.piece === 'P' || man.piece === 'p';
export const isKing = (man: Man): boolean => man.piece === 'K' || man.piece === 'k';

/** 64 letters, a1 first, as a position is written. */
export const lettersOf = (cells: Cells): string => cells.map((man) => man?.piece ?? '.').join('');

/** a1 is dark. */
export const isDarkSquare = (square: number): boolean => ((square & 7) + (square >> 3)) % 2 === 0;

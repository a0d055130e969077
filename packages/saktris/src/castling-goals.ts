/** Where castling leads, whatever the columns it starts from. */
import { fileIn, rowIn } from './squares.ts';
import type { Both } from './types.ts';

/** King to g and rook to f, or king to c and rook to d [CA2]. */
export function castlingGoals(king: number, rook: number): Both<number> {
  const row = rowIn(king) * 8;
  return fileIn(rook) > fileIn(king) ? [row + 6, row + 5] : [row + 2, row + 3];
}

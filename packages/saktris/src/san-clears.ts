/** What a turn cleared, as notation writes it behind the turn: `_bcd1`, `_e345-e8`. */
import { nameOf, rowIn } from './squares.ts';
import type { Facts, PieceAt } from './types.ts';

export interface Clears {
  readonly afterMove: string;
  readonly afterPlacement: string;
}

export function clearsOf(facts: Facts): Clears {
  const { triplet, rowsAfterMove = [], rowsAfterPlacement = [] } = facts;
  const pushed = triplet?.victim ? `-${nameOf(triplet.victim.square)}` : '';
  const line = triplet ? `_${lineText(triplet.line)}${pushed}` : '';
  return { afterMove: line + rowsText(rowsAfterMove), afterPlacement: rowsText(rowsAfterPlacement) };
}

function rowsText(rows: readonly (readonly PieceAt[])[]): string {
  return rows.map((row) => `_${lineText(row)}`).join('');
}

/** A row is files then its number, a column its file then numbers. */
function lineText(line: readonly PieceAt[]): string {
  const names = line.map(({ square }) => nameOf(square));
  const [first] = line;
  const isRow = line.every(({ square }) => first && rowIn(square) === rowIn(first.square));
  const [start = ''] = names;
  return isRow
    ? names.map((name) => name.charAt(0)).join('') + start.charAt(1)
    : start.charAt(0) + names.map((name) => name.charAt(1)).join('');
}

/** A state of Action as the board shows it: pieces, where the next ones land, what moved last. */
import type { Told } from '@rankfall/kernel';
import { nameOfSquare, type ActionState, type ActionTerms } from '@rankfall/saktris/action';
import type { BoardPiece, Mark, Ring } from '../../board/marks.ts';
import type { Side } from './choice.ts';

export function piecesOf(
  { cells }: ActionState,
  rings: readonly [Ring | undefined, Ring | undefined] = [undefined, undefined],
): readonly BoardPiece[] {
  const movers = [lastMover(cells, 0), lastMover(cells, 1)] as const;
  return cells.flatMap((man, at): readonly BoardPiece[] => {
    if (!man) return [];
    const side: Side = man.piece < 'a' ? 0 : 1;
    // The one that moved last tells the time for its whole side; the others only show that they wait.
    const ring = man.id === movers[side] ? rings[side] : undefined;
    const piece = { id: man.id, kind: man.piece.toUpperCase(), side, square: nameOfSquare(at) };
    return [ring ? { ...piece, ring } : piece];
  });
}

function lastMover(cells: ActionState['cells'], side: Side): number | undefined {
  let found: { readonly id: number; readonly last: number } | undefined;
  for (const man of cells)
    if (man && man.last >= 0 && man.piece < 'a' === (side === 0) && man.last > (found?.last ?? -1))
      found = man;
  return found?.id;
}

export function landingMarks({ slots }: ActionState): readonly Mark[] {
  return slots.flatMap(({ target }): readonly Mark[] =>
    target ? [{ square: nameOfSquare(target.square), type: target.bump ? 'bump' : 'arrival' }] : [],
  );
}

export function lastMarks(told: readonly Told<ActionTerms>[]): readonly Mark[] {
  return told.flatMap(({ event }): readonly Mark[] => {
    if (event.type === 'castled')
      return [
        { square: event.king[0], type: 'last-from' },
        { square: event.king[1], type: 'last-to' },
      ];
    if (event.type !== 'moved') return [];
    return [
      { square: event.from, type: 'last-from' },
      { square: event.to, type: 'last-to' },
    ];
  });
}

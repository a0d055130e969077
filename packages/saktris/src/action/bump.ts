/** A piece lands on its back row; where the square is taken, the whole column gives way first [BU1–BU5]. */
import { backRow, fileIn, nameOf } from '../squares.ts';
import type { Side } from '../types.ts';
import { ahead, isPawn, lastRow, sideOfMan, standing } from './cells.ts';
import type { ActionEvent, BumpEdge, Man, Shift } from './types.ts';

type Draft = (Man | null)[];

/** Shifts the column of this back-row square one step away from the side. The answer: who fell off. */
export function bumpColumn(
  cells: Draft,
  side: Side,
  square: number,
  edge: BumpEdge,
  events: ActionEvent[],
): readonly Man[] {
  const step = ahead(side);
  const column = Array.from({ length: 8 }, (_, i) => backRow(side) * 8 + fileIn(square) + i * step);
  const fallen: Man[] = [];
  const falls: ActionEvent[] = [];
  const fall = (man: Man, on: number): void => {
    fallen.push(man);
    falls.push({ type: 'fell', by: 'bump', ...standing(man, on) });
  };
  const far = column[7] ?? square;
  const farthest = cells[far];
  const isFull = column.every((one) => cells[one]);
  if (farthest && (isFull || edge === 'always')) {
    fall(farthest, far);
    cells[far] = null;
  }
  const shifts: Shift[] = [];
  // From the far edge inward, so that each piece finds the next square already free, or held by the group at the edge.
  for (let i = 6; i >= 0; i--) {
    const from = column[i] ?? square;
    const to = from + step;
    const man = cells[from];
    if (!man || cells[to]) continue;
    cells[from] = null;
    cells[to] = man;
    shifts.push({ man: man.id, piece: man.piece, from: nameOf(from), to: nameOf(to) });
    if (isPawn(man) && to >> 3 === lastRow(sideOfMan(man))) {
      cells[to] = null;
      fall(man, to);
    }
  }
  events.push({ type: 'bumped', side, shifts }, ...falls);
  return fallen;
}

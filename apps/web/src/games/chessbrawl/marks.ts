/** What is marked on the board: the last move, what the enemy aims at, what can be taken back, and what is threatened. */
import { cellName, pieceAt, type BrawlState, type Cell } from '@rankfall/chessbrawl';
import type { Mark, MarkType } from '../../board/marks.ts';
import type { Moved } from './create-run.ts';

const mark = (cell: Cell, type: MarkType): Mark => ({ square: cellName(cell), type });

export function marksOf(
  { board, phase, bought, wait, fall }: BrawlState,
  moved: Moved | undefined,
  threats: readonly Cell[],
): readonly Mark[] {
  const aim = phase === 'enemy' ? wait?.aim : undefined;
  return [
    ...(moved ? [mark(moved.from, 'last-from'), mark(moved.to, 'last-to')] : []),
    ...(aim ? [mark(aim.from, 'premove'), mark(aim.to, pieceAt(board, aim.to) ? 'check' : 'premove')] : []),
    ...(phase === 'placement' ? bought.map((cell) => mark(cell, 'hint')) : []),
    ...(fall ? [mark(fall.at, 'check')] : []),
    ...threats.map((cell) => mark(cell, 'threat')),
  ];
}

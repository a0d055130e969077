/** Board and panel side by side where the terminal is wide enough, else one below the other. */
import { widthOf } from '../table.ts';

export interface BesideWish {
  readonly columns: number;
  /** How wide the board and the panel are. */
  readonly board: number;
  readonly panel: number;
}

export function beside(
  board: readonly string[],
  panel: readonly string[],
  wish: BesideWish,
): readonly string[] {
  if (wish.columns < wish.board + wish.panel) return [...board, '', ...panel.filter((line) => line !== '')];
  return board.map((line, i) => {
    const side = panel[i - 1] ?? '';
    return side === '' ? line : `${line}${' '.repeat(wish.board + 2 - widthOf(line))}${side}`;
  });
}

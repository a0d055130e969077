/** The board as lines of text. */
import type { Setup } from '@rankfall/saktris';
import type { Style } from '../style.ts';
import { drawCell } from '../terminal/cells.ts';

export interface BoardWish {
  readonly style: Style;
  readonly ascii: boolean;
  readonly isFlipped: boolean;
  /** Names of squares the latest turn touched. */
  readonly last: readonly string[];
  /** Names of squares where the arriving piece may go. */
  readonly hints: readonly string[];
}

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const ROWS = [8, 7, 6, 5, 4, 3, 2, 1] as const;

/** Ten lines: the files, eight rows, the files. */
export function drawBoard(board: Setup['board'], wish: BoardWish): readonly string[] {
  const files = wish.isFlipped ? FILES.toReversed() : FILES;
  const rows = wish.isFlipped ? ROWS.toReversed() : ROWS;
  const edge = wish.style.dim(`   ${files.map((file) => ` ${file} `).join('')}`.trimEnd());
  const middle = rows.map((row) => {
    const cells = files.map((file) => cell(board, file, row, wish)).join('');
    return `${wish.style.dim(` ${row} `)}${cells}${wish.style.dim(` ${row}`)}`;
  });
  return [edge, ...middle, edge];
}

function cell(board: string, file: (typeof FILES)[number], row: number, wish: BoardWish): string {
  const column = FILES.indexOf(file);
  const letter = board[(row - 1) * 8 + column] ?? '.';
  const name = `${file}${row}`;
  const mark = wish.hints.includes(name) ? 'hint' : wish.last.includes(name) ? 'last' : 'plain';
  const isLight = (column + row) % 2 === 0;
  return drawCell(letter, { style: wish.style, ascii: wish.ascii, isLight, mark });
}

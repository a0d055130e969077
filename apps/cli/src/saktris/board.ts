/** The board as lines of text: three columns a square, so that marks fit around a piece. */
import type { Setup } from '@rankfall/saktris';
import type { Style } from '../style.ts';
import { signOf, solidOf } from './pieces.ts';

export interface BoardWish {
  readonly style: Style;
  readonly ascii: boolean;
  readonly isFlipped: boolean;
  /** Names of squares the latest turn touched. */
  readonly last: readonly string[];
  /** Names of squares where the arriving piece may go. */
  readonly hints: readonly string[];
}

/**
 * 256-colour backgrounds, dark square first: plain, touched by the latest turn, open to the arriving piece.
 * Middle tones, so that white and black pieces both stand out by at least 3:1.
 */
const BACKS = { plain: [60, 103], last: [94, 136], hint: [23, 30] } as const;
const WHITE = 231;
const BLACK = 16;

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
  if (!wish.style.isColoured) return plainCell(letter, mark, wish.ascii);
  const isLight = (column + row) % 2 === 0;
  const back = BACKS[mark][isLight ? 1 : 0];
  const isWhite = letter !== '.' && letter < 'a';
  const sign = letter === '.' ? (mark === 'hint' ? '+' : ' ') : solidOf(letter, wish.ascii);
  return wish.style.paint(` ${sign} `, letter === '.' || isWhite ? WHITE : BLACK, back);
}

function plainCell(letter: string, mark: keyof typeof BACKS, ascii: boolean): string {
  const sign = letter === '.' ? (mark === 'hint' ? '+' : ascii ? '.' : '·') : signOf(letter, ascii);
  return mark === 'last' ? `[${sign}]` : ` ${sign} `;
}

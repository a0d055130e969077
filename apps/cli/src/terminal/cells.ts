/** One cell of a board in a terminal: three columns, so that marks fit around a piece. */
import type { Style } from '../style.ts';
import { signOf, solidOf } from './pieces.ts';

/** Nothing special; touched by the latest turn or about to be; open to a piece that is to be placed. */
export type Mark = 'plain' | 'last' | 'hint';

/** 256-colour backgrounds, dark square first: middle tones, so that white and black pieces both stand out by at least 3:1. */
const BACKS: Readonly<Record<Mark, readonly [number, number]>> = {
  plain: [60, 103],
  last: [94, 136],
  hint: [23, 30],
};
const WHITE = 231;
const BLACK = 16;

export interface CellWish {
  readonly style: Style;
  readonly ascii: boolean;
  readonly isLight: boolean;
  readonly mark: Mark;
}

/** The letter says the piece and, by its case, the side; a dot is nothing. */
export function drawCell(letter: string, { style, ascii, isLight, mark }: CellWish): string {
  if (!style.isColoured) return plainCell(letter, mark, ascii);
  const back = BACKS[mark][isLight ? 1 : 0];
  const isWhite = letter !== '.' && letter < 'a';
  const sign = letter === '.' ? (mark === 'hint' ? '+' : ' ') : solidOf(letter, ascii);
  return style.paint(` ${sign} `, letter === '.' || isWhite ? WHITE : BLACK, back);
}

function plainCell(letter: string, mark: Mark, ascii: boolean): string {
  const sign = letter === '.' ? (mark === 'hint' ? '+' : ascii ? '.' : '·') : signOf(letter, ascii);
  return mark === 'last' ? `[${sign}]` : ` ${sign} `;
}

/** Cells and zones of the 6 by 8 board. Boards travel as texts of 48 letters, row 0 first; the player's are capitals. */
import type { Cell, Piece, Side } from './types.ts';

export const COLUMNS = 6;
export const ROWS = 8;
export const CELLS = COLUMNS * ROWS;
export const EMPTY_BOARD = '.'.repeat(CELLS);

export const cellAt = (row: number, column: number): Cell => row * COLUMNS + column;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: Cell): number => cell % COLUMNS;

const allCells = Array.from({ length: CELLS }, (_, cell) => cell);
/** Where enemies arrive: the two rows at the top. */
export const enemyZone: readonly Cell[] = allCells.slice(0, 2 * COLUMNS);
/** Where the player places: the two rows at the bottom. */
export const playerZone: readonly Cell[] = allCells.slice(CELLS - 2 * COLUMNS);
export const zoneOf = (side: Side): readonly Cell[] => (side === 'player' ? playerZone : enemyZone);

/** "a8" is the upper left cell, "f1" the lower right one. */
const names = allCells.map(
  (cell) => `${String.fromCharCode(97 + columnOf(cell))}${String(ROWS - rowOf(cell))}`,
);
export const cellName = (cell: Cell): string => names[cell] ?? '';
export function cellNamed(name: string): Cell | undefined {
  const cell = names.indexOf(name);
  return cell < 0 ? undefined : cell;
}

export function pieceAt(board: string, cell: Cell): Piece | undefined {
  const letter = board.charAt(cell);
  return letter === '.' || letter === '' ? undefined : (letter.toUpperCase() as Piece);
}

export function sideAt(board: string, cell: Cell): Side | undefined {
  const letter = board.charAt(cell);
  if (letter === '.' || letter === '') return undefined;
  return letter === letter.toUpperCase() ? 'player' : 'enemy';
}

export const letterOf = (side: Side, piece: Piece): string =>
  side === 'player' ? piece : piece.toLowerCase();

export function put(board: string, cell: Cell, letter: string): string {
  return `${board.slice(0, cell)}${letter}${board.slice(cell + 1)}`;
}

export const emptyIn = (board: string, cells: readonly Cell[]): readonly Cell[] =>
  cells.filter((cell) => board.charAt(cell) === '.');

export const hasEnemies = (board: string): boolean => /[a-z]/u.test(board);
export const countOf = (board: string, side: Side): number =>
  allCells.reduce((sum, cell) => sum + (sideAt(board, cell) === side ? 1 : 0), 0);
export const kingCell = (board: string): Cell | undefined => {
  const cell = board.indexOf('K');
  return cell < 0 ? undefined : cell;
};

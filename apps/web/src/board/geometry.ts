/**
 * Where squares are drawn. A square is known by its name ('e4', 'j10'), as options point at it; a cell is its place on the
 * screen, columns from the left and rows from the top. Flipping turns the board by half: both change direction.
 */

export interface Shape {
  readonly files: number;
  readonly ranks: number;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How one board lies on the screen. */
export interface Layout extends Shape {
  readonly flipped: boolean;
}

const A = 97;

export const squareName = (file: number, rank: number): string =>
  `${String.fromCodePoint(A + file)}${rank + 1}`;

/** File and rank from 0, or undefined when the name is no square of this board. */
export function parseSquare(
  shape: Shape,
  name: string,
): { readonly file: number; readonly rank: number } | undefined {
  if (!/^[a-z][1-9]\d?$/u.test(name)) return undefined;
  const file = name.charCodeAt(0) - A;
  const rank = Number(name.slice(1)) - 1;
  return file < shape.files && rank < shape.ranks ? { file, rank } : undefined;
}

export const isSquare = (shape: Shape, name: string): boolean => parseSquare(shape, name) !== undefined;

/** a1 is dark. */
export function isDark(name: string): boolean {
  return (name.charCodeAt(0) - A + Number(name.slice(1)) - 1) % 2 === 0;
}

export function cellOf(layout: Layout, name: string): Cell | undefined {
  const place = parseSquare(layout, name);
  if (place === undefined) return undefined;
  const { file, rank } = place;
  return layout.flipped
    ? { column: layout.files - 1 - file, row: rank }
    : { column: file, row: layout.ranks - 1 - rank };
}

export function squareAt(layout: Layout, { column, row }: Cell): string | undefined {
  if (column < 0 || row < 0 || column >= layout.files || row >= layout.ranks) return undefined;
  return layout.flipped
    ? squareName(layout.files - 1 - column, row)
    : squareName(column, layout.ranks - 1 - row);
}

/** The names of all squares as they are drawn: row by row from the top, each from the left. */
export function drawnRows(layout: Layout): readonly (readonly string[])[] {
  return Array.from({ length: layout.ranks }, (_row, row) =>
    Array.from({ length: layout.files }, (_column, column) => squareAt(layout, { column, row }) ?? ''),
  );
}

/** The square under a point, given in squares from the top left corner. */
export function squareUnder(layout: Layout, { x, y }: Point): string | undefined {
  return squareAt(layout, { column: Math.floor(x), row: Math.floor(y) });
}

/** The middle of a square, in squares from the top left corner. */
export function centreOf(layout: Layout, name: string): Point | undefined {
  const cell = cellOf(layout, name);
  return cell && { x: cell.column + 0.5, y: cell.row + 0.5 };
}

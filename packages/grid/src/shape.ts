/** Squares of a rectangular board: a square is rank * files + file, so a1 is 0 and numbers rise along the row. */

export interface Shape {
  readonly files: number;
  readonly ranks: number;
}

export const eightByEight: Shape = { files: 8, ranks: 8 };

export function fileOf(shape: Shape, square: number): number {
  return square % shape.files;
}

export function rankOf(shape: Shape, square: number): number {
  return Math.floor(square / shape.files);
}

/** The square on this file and rank, both from 0, or undefined beside the board. */
export function squareAt(shape: Shape, file: number, rank: number): number | undefined {
  const inside = file >= 0 && file < shape.files && rank >= 0 && rank < shape.ranks;
  return inside ? rank * shape.files + file : undefined;
}

/** "e4"; the tenth rank is "a10". */
export function squareName(shape: Shape, square: number): string {
  return String.fromCharCode(97 + fileOf(shape, square)) + String(rankOf(shape, square) + 1);
}

export function parseSquare(shape: Shape, name: string): number | undefined {
  if (!/^[a-z][1-9]\d?$/u.test(name)) return undefined;
  return squareAt(shape, name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);
}

/** Whether the square is dark; a1 is. */
export function isDark(shape: Shape, square: number): boolean {
  return (fileOf(shape, square) + rankOf(shape, square)) % 2 === 0;
}

/** Sets of squares as ten rows of ten bits, several sets behind one another in one array. */
export const SIDE = 10;
export const FULL = 1023;

export const hasSquare = (rows: Int32Array, set: number, square: number): boolean =>
  (((rows[SIDE * set + Math.floor(square / SIDE)] as number) >> (square % SIDE)) & 1) === 1;

export function addSquare(rows: Int32Array, set: number, square: number): void {
  const place = SIDE * set + Math.floor(square / SIDE);
  rows[place] = (rows[place] as number) | (1 << (square % SIDE));
}

export function dropSquare(rows: Int32Array, set: number, square: number): void {
  const place = SIDE * set + Math.floor(square / SIDE);
  rows[place] = (rows[place] as number) & ~(1 << (square % SIDE));
}

/** One set of these squares. */
export function squaresOf(squares: Iterable<number>): Int32Array {
  const rows = new Int32Array(SIDE);
  for (const square of squares) addSquare(rows, 0, square);
  return rows;
}

export function isSame(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Piece codes: one byte says type, side and whether the piece has never moved. The bits are chosen for the
 * generator: sliders share bit 4, diagonal ones have bit 1 beside it and straight ones bit 2, so
 * `code & 5` and `code & 6` recognise bishop-or-queen and rook-or-queen. The wall wears both colours.
 */

export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT = 2;
export const KING = 3;
export const BISHOP = 5;
export const ROOK = 6;
export const QUEEN = 7;
export type PieceType = 1 | 2 | 3 | 5 | 6 | 7;

export const TYPE = 7;
export const WHITE_BIT = 8;
export const BLACK_BIT = 16;
export const COLOURS = 24;
/** Stands at OFF_BOARD: no piece's own square, no enemy either. */
export const WALL = 24;
/** Set on pawns, kings and rooks that have not made a board move since they were put on the board. */
export const UNMOVED = 32;

const letters = '.PNK.BRQ';

/** The bit of a side: 0 White, 1 Black. */
export function bitOf(side: number): number {
  return WHITE_BIT << side;
}

/** The side of a piece that is neither empty nor the wall. */
export function sideOf(code: number): number {
  return (code >> 4) & 1;
}

export function typeOf(letter: string): PieceType | undefined {
  const type = letters.indexOf(letter.toUpperCase());
  // The letters stand at their own type numbers, and '.' is not a piece.
  return type < 1 || letter === '.' ? undefined : (type as PieceType);
}

/** Upper case for any side. */
export function letterOfType(type: number): string {
  return letters.charAt(type & TYPE);
}

/** As in FEN, '.' for an empty square. */
export function letterOf(code: number): string {
  const letter = letterOfType(code);
  return code & BLACK_BIT ? letter.toLowerCase() : letter;
}

/** The code of a FEN letter, without the unmoved bit; undefined if it is no piece. */
export function codeOf(letter: string): number | undefined {
  const type = typeOf(letter);
  if (type === undefined) return undefined;
  return type | (letter === letter.toUpperCase() ? WHITE_BIT : BLACK_BIT);
}

/** Pawns, kings and rooks: a first move gives them something that later moves do not. */
export function hasFirstMove(type: number): boolean {
  return type === PAWN || type === KING || type === ROOK;
}

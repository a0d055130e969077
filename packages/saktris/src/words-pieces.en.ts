/** Pieces, sides and lists in English. */
import type { PieceLetter, Side } from './types.ts';

export const pieceWords: { readonly [letter in PieceLetter]: string } = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
  P: 'pawn',
};

export const sideWords: readonly [string, string] = ['White', 'Black'];

export const sideName = (side: Side): string => sideWords[side];

/** The piece of a letter of either case; a hidden one is just a piece. */
export function pieceOf(letter: string): string {
  const upper = letter.toUpperCase();
  return Object.hasOwn(pieceWords, upper) ? pieceWords[upper as PieceLetter] : 'piece';
}

/** 'white knight', by a FEN letter. */
export function nameOfPiece(letter: string): string {
  return `${letter < 'a' ? 'white' : 'black'} ${pieceOf(letter)}`;
}

/** 'b, d, f or h' */
export function anyOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

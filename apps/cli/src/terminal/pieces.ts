/** Pieces as a terminal shows them. */

const OUTLINED: Readonly<Record<string, string>> = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙', X: '?' };
const FILLED: Readonly<Record<string, string>> = { K: '♚', Q: '♛', R: '♜', B: '♝', N: '♞', P: '♟', X: '?' };

/** A FEN letter as a sign that says its side without colour. */
export function signOf(letter: string, ascii: boolean): string {
  if (ascii) return letter;
  const isWhite = letter === letter.toUpperCase();
  return (isWhite ? OUTLINED : FILLED)[letter.toUpperCase()] ?? letter;
}

/** The solid sign of a piece; its side then shows by colour. */
export function solidOf(letter: string, ascii: boolean): string {
  return ascii ? letter : (FILLED[letter.toUpperCase()] ?? letter);
}

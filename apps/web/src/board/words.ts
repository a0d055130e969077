/** Everything the board says. A language is one value of this type; what a move or a refusal is called, the game says itself. */
import type { MarkType } from './marks.ts';

export type CellState = MarkType | 'selected' | 'target' | 'capture' | 'movable';

export interface NamedPiece {
  readonly kind: string;
  readonly side: number;
}

export interface BoardWords {
  readonly board: string;
  /** The letter that jumps to each kind of piece, and the kind. */
  readonly letters: Readonly<Record<string, string>>;
  readonly square: (name: string) => string;
  readonly piece: (piece: NamedPiece) => string;
  readonly empty: string;
  readonly state: Readonly<Record<CellState, string>>;
  /** Square, piece or nothing, and what holds of it, as one label. */
  readonly cell: (square: string, what: string, states: readonly string[]) => string;
  readonly picked: (what: string, count: number) => string;
  readonly unpicked: string;
  readonly cannot: (square: string) => string;
  readonly moves: (square: string, targets: readonly string[]) => string;
  readonly noMoves: (square: string) => string;
  readonly lastMove: (from: string | undefined, to: string) => string;
  readonly noLastMove: string;
  readonly threats: (squares: readonly string[]) => string;
  readonly threatsHidden: string;
  readonly choose: string;
  /** What a letter that can be picked stands for. */
  readonly token: (token: string) => string;
  /** Ends the turn here although more could follow. */
  readonly finish: string;
  readonly drawFrom: (square: string) => string;
  readonly drawn: (from: string, to: string) => string;
  readonly erased: string;
  /** @param nearest the rank that is now at the bottom */
  readonly turned: (nearest: number) => string;
}

/** What differs between the chess-like games, as data. */
import type { Shape } from '@rankfall/grid';
import type { PieceType } from './codes.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK } from './codes.ts';

export interface ChessRules extends Shape {
  /** Off: kings may be attacked and taken like any other piece, and castling ignores attacks. */
  readonly check: boolean;
  /** Only on boards eight files and ranks large. */
  readonly castling: boolean;
  /** What a pawn may become. Empty: it arrives on its last row as a pawn, and the game above decides. */
  readonly promotion: readonly PieceType[];
}

export const standardRules: ChessRules = {
  files: 8,
  ranks: 8,
  check: true,
  castling: true,
  promotion: [QUEEN, ROOK, BISHOP, KNIGHT],
};

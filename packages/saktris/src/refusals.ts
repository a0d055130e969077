/** Why a turn cannot be played, as data: the exact reason that a player deserves. Squares are names. */
import type { Side } from './types.ts';

export type TurnRefusal =
  | { readonly code: 'not-your-turn'; readonly toMove: Side }
  /** The choice was meant for another turn, so it came too late or twice. */
  | { readonly code: 'other-turn' }
  | { readonly code: 'cannot-pass' }
  /** Placing is compulsory; `piece` is left out where the player picks it. */
  | { readonly code: 'must-place'; readonly piece?: string }
  | { readonly code: 'must-make-room'; readonly piece?: string }
  | { readonly code: 'no-room-to-make' }
  | PlacingRefusal
  | MovingRefusal;

export type PlacingRefusal =
  /** `moves`: own moves until the next arrival. */
  | { readonly code: 'nothing-due'; readonly moves: number }
  | { readonly code: 'queue-empty' }
  | { readonly code: 'not-that-piece'; readonly piece: string; readonly due: string }
  | { readonly code: 'not-back-row'; readonly row: number }
  | { readonly code: 'column-occupied'; readonly square: string; readonly free: readonly string[] }
  | { readonly code: 'bishop-colour'; readonly needs: 'light' | 'dark'; readonly free: readonly string[] }
  | { readonly code: 'king-attacked'; readonly square: string; readonly free: readonly string[] }
  | LeavesKing;

/** `check`: the king is attacked already, and this does not help. */
export type LeavesKing = {
  readonly code: 'leaves-king-attacked';
  readonly king: string;
  readonly check: boolean;
};

export type MovingRefusal =
  | { readonly code: 'no-piece'; readonly square: string }
  | { readonly code: 'not-your-piece'; readonly square: string }
  | { readonly code: 'own-piece-there'; readonly square: string }
  | { readonly code: 'blocked-path'; readonly at: string }
  | { readonly code: 'not-its-move'; readonly piece: string }
  | { readonly code: 'pawn-has-moved'; readonly square: string }
  | { readonly code: 'nothing-to-capture'; readonly square: string }
  | { readonly code: 'needs-promotion'; readonly square: string }
  | { readonly code: 'no-promotion'; readonly square: string }
  | { readonly code: 'castling-moved'; readonly piece: 'K' | 'R' }
  | { readonly code: 'castling-check' }
  | { readonly code: 'castling-attacked' }
  | { readonly code: 'own-king-triplet' }
  | LeavesKing;

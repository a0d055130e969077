/**
 * A move as one int32: from (6 bits), to (6), type (3), kind (3). The type is what a pawn promotes to or
 * what is dropped. Castling goes from the king's square to the rook's. Bits 18 and up are free for games.
 */

export const STEP = 0;
export const DOUBLE_STEP = 1;
export const EN_PASSANT = 2;
export const CASTLING = 3;
export const PROMOTION = 4;
export const DROP = 5;
export const PASS = 6;

/** How many low bits a move uses. */
export const MOVE_BITS = 18;

/** The pass: no square, no piece. */
export const passMove = PASS << 15;

export function moveOf(from: number, to: number, kind = STEP, type = 0): number {
  return from | (to << 6) | (type << 12) | (kind << 15);
}

export function dropOf(type: number, to: number): number {
  return (to << 6) | (type << 12) | (DROP << 15);
}

export function fromOf(move: number): number {
  return move & 63;
}

export function toOf(move: number): number {
  return (move >> 6) & 63;
}

export function typeIn(move: number): number {
  return (move >> 12) & 7;
}

export function kindOf(move: number): number {
  return (move >> 15) & 7;
}

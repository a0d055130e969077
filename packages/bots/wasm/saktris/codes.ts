/** Numbers that the rules package and this search share: piece codes and moves are spelled the same on both sides. */
export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const KING: i32 = 3;
export const BISHOP: i32 = 5;
export const ROOK: i32 = 6;
export const QUEEN: i32 = 7;
export const TYPE: i32 = 7;
/** A code without the bit that says whether a piece has moved. */
export const CODE: i32 = 31;
export const UNMOVED: i32 = 32;
export const WALL: i32 = 24;

export const DOUBLE_STEP: i32 = 1;
export const EN_PASSANT: i32 = 2;
export const CASTLING: i32 = 3;
export const PROMOTION: i32 = 4;
export const DROP: i32 = 5;
export const PASS: i32 = 6;
/** From here on an action holds the placement of a Force turn: its type, then its square. */
export const MOVE_BITS: i32 = 18;

export function bitOf(side: i32): i32 {
  return 8 << side;
}

export function sideOf(code: i32): i32 {
  return (code >> 4) & 1;
}

export function hasFirstMove(type: i32): boolean {
  return type == PAWN || type == KING || type == ROOK;
}

export function moveOf(from: i32, to: i32, kind: i32, type: i32): i32 {
  return from | (to << 6) | (type << 12) | (kind << 15);
}

export function fromOf(move: i32): i32 {
  return move & 63;
}

export function toOf(move: i32): i32 {
  return (move >> 6) & 63;
}

export function typeIn(move: i32): i32 {
  return (move >> 12) & 7;
}

export function kindOf(move: i32): i32 {
  return (move >> 15) & 7;
}

export function secondTypeOf(action: i32): i32 {
  return (action >> MOVE_BITS) & 7;
}

export function secondSquareOf(action: i32): i32 {
  return action >> (MOVE_BITS + 3);
}

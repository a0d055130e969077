/**
 * What things are worth, in hundredths of a pawn, each for the middle game and for the endgame. Rows are counted from the
 * side's own back row, because that is where pawns arrive here.
 */

/** By piece type. */
export const MIDDLE_VALUE: StaticArray<i32> = [0, 82, 337, 0, 0, 365, 477, 1025];
export const END_VALUE: StaticArray<i32> = [0, 100, 290, 0, 0, 310, 530, 960];

/** One value for exchanges and ordering. */
export const VALUE: StaticArray<i32> = [0, 100, 320, 2000, 0, 335, 500, 975];

/** How much a piece says that it is still the middle game; 24 is a full board. */
export const PHASE: StaticArray<i32> = [0, 0, 1, 0, 0, 1, 2, 4];
export const FULL_PHASE: i32 = 24;

/** By type, counted from 1: eight rows from the side's own back row to its last, files a to d, mirrored for e to h. */
// oxfmt-ignore
export const MIDDLE_ROWS: StaticArray<i32> = [
  // Pawn
  -12, -10, -8, -6,
  -6, -4, -4, -8,
  -4, 0, 4, 8,
  -4, 2, 10, 22,
  4, 10, 18, 30,
  20, 28, 36, 44,
  60, 70, 76, 80,
  0, 0, 0, 0,
  // Knight
  -50, -22, -22, -18,
  -24, -14, -4, 0,
  -18, 0, 10, 14,
  -10, 8, 16, 22,
  -4, 12, 24, 32,
  -6, 20, 32, 36,
  -30, -10, 14, 14,
  -80, -40, -24, -20,
  // King
  18, 28, 8, -6,
  8, 10, -6, -20,
  -16, -18, -26, -34,
  -32, -34, -42, -50,
  -42, -44, -52, -60,
  -46, -48, -56, -64,
  -50, -52, -60, -66,
  -56, -58, -64, -70,
  // No type has the number 4.
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  // Bishop
  -14, -6, -14, -12,
  2, 14, 8, 2,
  2, 10, 10, 8,
  0, 6, 8, 18,
  -4, 4, 12, 22,
  -6, 10, 14, 12,
  -16, 0, -6, -8,
  -20, -10, -20, -20,
  // Rook
  -12, -6, 4, 12,
  -22, -10, -6, -2,
  -18, -8, -4, -4,
  -14, -6, -2, 0,
  -8, 0, 6, 10,
  -2, 8, 12, 16,
  16, 18, 26, 30,
  14, 16, 18, 22,
  // Queen
  -8, -8, -4, 4,
  -10, -4, 4, 2,
  -6, 0, -2, -2,
  -6, -6, -4, -6,
  -10, -8, -6, -6,
  -4, -4, 4, 6,
  -8, -20, 2, 2,
  -4, 4, 10, 10,
];

// oxfmt-ignore
export const END_ROWS: StaticArray<i32> = [
  // Pawn
  -10, -10, -10, -10,
  -4, -4, -4, -4,
  -2, 0, 0, 0,
  8, 8, 4, 4,
  22, 20, 14, 12,
  50, 46, 40, 36,
  100, 94, 86, 82,
  0, 0, 0, 0,
  // Knight
  -36, -30, -18, -14,
  -26, -14, -8, -2,
  -18, -4, 2, 12,
  -10, 4, 16, 22,
  -10, 6, 18, 24,
  -18, -4, 10, 14,
  -26, -12, -8, 2,
  -50, -32, -20, -16,
  // King
  -50, -34, -26, -24,
  -26, -12, -4, 0,
  -16, -2, 10, 16,
  -12, 6, 18, 24,
  -4, 16, 24, 28,
  2, 22, 26, 26,
  -8, 14, 16, 16,
  -50, -26, -14, -12,
  // No type has the number 4.
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  0, 0, 0, 0,
  // Bishop
  -14, -10, -10, -6,
  -10, -6, -2, 2,
  -6, 2, 6, 8,
  -4, 4, 8, 12,
  -2, 6, 8, 12,
  0, 4, 6, 6,
  -6, -2, 2, 0,
  -12, -10, -8, -6,
  // Rook
  -6, -2, 0, -2,
  -6, -4, -2, -2,
  -4, -2, -2, -2,
  0, 2, 4, 2,
  6, 6, 6, 6,
  8, 8, 8, 6,
  14, 14, 12, 10,
  12, 12, 12, 12,
  // Queen
  -28, -24, -20, -12,
  -20, -16, -12, -8,
  -14, -6, 4, 6,
  -8, 8, 16, 28,
  -2, 14, 24, 36,
  -6, 10, 24, 32,
  -6, 12, 20, 26,
  -6, 8, 14, 18,
];

/** A pawn that no enemy pawn can stop, by rows made. */
export const PASSED_MIDDLE: StaticArray<i32> = [0, 2, 4, 8, 18, 36, 60, 0];
export const PASSED_END: StaticArray<i32> = [0, 6, 10, 20, 40, 72, 120, 0];
export const DOUBLED: i32 = 12;
export const ISOLATED: i32 = 11;
export const SUPPORTED: i32 = 7;

/** Per square a piece can go to, by type, beyond what is usual for it. */
export const MOBILITY_MIDDLE: StaticArray<i32> = [0, 0, 4, 0, 0, 5, 3, 1];
export const MOBILITY_END: StaticArray<i32> = [0, 0, 4, 0, 0, 5, 5, 3];
export const MOBILITY_USUAL: StaticArray<i32> = [0, 0, 4, 0, 0, 5, 6, 10];

export const BISHOP_PAIR: i32 = 32;
export const ROOK_OPEN: i32 = 22;
export const ROOK_HALF_OPEN: i32 = 10;
export const SHIELD: i32 = 9;
/** How much each type that looks at squares beside the king weighs, and what the sum costs. */
export const KNIGHT_WEIGHT: i32 = 2;
export const BISHOP_WEIGHT: i32 = 2;
export const ROOK_WEIGHT: i32 = 3;
export const QUEEN_WEIGHT: i32 = 5;
export const ATTACK_COST: StaticArray<i32> = [
  0, 0, 4, 8, 14, 22, 32, 44, 58, 74, 92, 112, 134, 158, 184, 212, 240, 270, 300, 330, 360,
];

/** What a piece is worth while it is still to come, in hundredths of its value on the board. */
export const TO_COME: i32 = 86;
/** For each own turn until the next arrival can come. */
export const WAITING: i32 = 5;
/** By how many back-row squares are open while pieces are to come. */
export const ROOM: StaticArray<i32> = [-45, -22, -9, -2, 0, 0, 0, 0, 0];
/** A side whose king is to come and that has so few pieces could be wiped out: by pieces on the board. */
export const FEW: StaticArray<i32> = [0, -60, -22, -8, 0];
export const TEMPO: i32 = 12;

/** The table of a type with its value, for White's pieces; Black's stand on the square across. */
export function standing(rows: StaticArray<i32>, values: StaticArray<i32>, type: i32, square: i32): i32 {
  const file = square & 7;
  const column = file < 4 ? file : 7 - file;
  return unchecked(rows[(type - 1) * 32 + (square >> 3) * 4 + column]) + unchecked(values[type]);
}

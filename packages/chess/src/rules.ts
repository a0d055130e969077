/** What differs between the chess-like games, as data, and the tables that follow from the board's shape. */
import type { Offset, Shape } from '@rankfall/grid';
import { directions, fileOf, knightLeaps, leaps, lines, OFF_BOARD, rankOf, rays } from '@rankfall/grid';
import { setOf, setsBetween, setsOfLeaps, setsOfRays } from './bits.ts';
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

/** Everything here is indexed by square; lists end with OFF_BOARD. Pairs of tables are White's and Black's. */
export interface Tables {
  readonly rays: Uint8Array;
  readonly lines: Int8Array;
  /** Nine entries per square. */
  readonly knight: Uint8Array;
  readonly king: Uint8Array;
  /** Three entries per square: where a pawn of the side captures. */
  readonly captures: readonly [Uint8Array, Uint8Array];
  /** Where a pawn of the side steps; OFF_BOARD leads to itself. */
  readonly ahead: readonly [Uint8Array, Uint8Array];
  /** 1 on the side's last row. */
  readonly last: readonly [Uint8Array, Uint8Array];
  readonly masks: Int32Array;
}

/**
 * Places in `masks`, where the same reach stands as sets of two words by square: one array, because looking
 * up many small ones is what costs in the attack test. Captures are White's, then Black's.
 */
export const KNIGHT_MASKS = 0;
export const KING_MASKS = 128;
export const CAPTURE_MASKS = 256;
/** Lines of a rook and of a bishop on an empty board. */
export const STRAIGHT_MASKS = 512;
export const DIAGONAL_MASKS = 640;
/** Single sets: all squares, all but the first file, all but the last file, both last rows. */
export const BOARD_MASK = 768;
export const NOT_FIRST_MASK = 770;
export const NOT_LAST_MASK = 772;
export const LAST_ROW_MASKS = 774;
/** By from * 64 + to. */
export const BETWEEN_MASKS = 778;

const captureOffsets: readonly (readonly Offset[])[] = [
  [
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
  ],
];

function aheadOf(shape: Shape, side: number): Uint8Array {
  const single = leaps(shape, [[0, side === 0 ? 1 : -1]]);
  return single.filter((_to, index) => index % 2 === 0);
}

function lastRow(shape: Shape, side: number): Uint8Array {
  const rank = side === 0 ? shape.ranks - 1 : 0;
  return new Uint8Array(OFF_BOARD + 1).map((_zero, square) => (rankOf(shape, square) === rank ? 1 : 0));
}

const made = new Map<string, Tables>();

/** Made once for each shape. */
export function tablesFor(shape: Shape): Tables {
  const name = `${shape.files}x${shape.ranks}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const [white = [], black = []] = captureOffsets;
  const lists = {
    rays: rays(shape),
    knight: leaps(shape, knightLeaps),
    king: leaps(shape, directions),
    captures: [leaps(shape, white), leaps(shape, black)] as const,
  };
  const tables: Tables = {
    ...lists,
    lines: lines(shape),
    ahead: [aheadOf(shape, 0), aheadOf(shape, 1)],
    last: [lastRow(shape, 0), lastRow(shape, 1)],
    masks: Int32Array.of(
      ...setsOfLeaps(lists.knight, 9),
      ...setsOfLeaps(lists.king, 9),
      ...setsOfLeaps(lists.captures[0], 3),
      ...setsOfLeaps(lists.captures[1], 3),
      ...setsOfRays(lists.rays, 0, 4),
      ...setsOfRays(lists.rays, 4, 8),
      ...setOf(shape, () => true),
      ...setOf(shape, (square) => fileOf(shape, square) > 0),
      ...setOf(shape, (square) => fileOf(shape, square) < shape.files - 1),
      ...setOf(shape, (square) => rankOf(shape, square) === shape.ranks - 1),
      ...setOf(shape, (square) => rankOf(shape, square) === 0),
      ...setsBetween(lists.rays),
    ),
  };
  made.set(name, tables);
  return tables;
}

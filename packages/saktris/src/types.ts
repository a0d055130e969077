/** The words of Classic Saktris. Everything here is readonly data that survives JSON. */

/** 0 White, 1 Black. */
export type Side = 0 | 1;
export const WHITE: Side = 0;
export const BLACK: Side = 1;

/** Arrival letters, in the order in which a pool is written. */
export const pieceLetters = ['K', 'Q', 'R', 'B', 'N', 'P'] as const;
export type PieceLetter = (typeof pieceLetters)[number];

export const orders = ['fixed', 'select', 'same', 'diff'] as const;
export type Order = (typeof orders)[number];

export const blockedRules = ['skip', 'queue', 'force'] as const;
export type BlockedRule = (typeof blockedRules)[number];

export const noKingRules = ['lose', 'continue'] as const;
export type NoKingRule = (typeof noKingRules)[number];

/** What stays the same for a whole game. */
export interface Rules {
  /** An arrival is due after this many own board moves, 1 to 5. */
  readonly n: number;
  readonly order: Order;
  readonly blocked: BlockedRule;
  readonly noKing: NoKingRule;
  readonly rowClear: boolean;
  readonly tripletClear: boolean;
}

export const defaultRules: Rules = {
  n: 1,
  order: 'same',
  blocked: 'skip',
  noKing: 'lose',
  rowClear: false,
  tripletClear: false,
};

/** Two values, White's first. */
export type Both<T> = readonly [T, T];

/**
 * A position with its rules: what a SakFEN says, and what a game state contains.
 * Squares are numbers, a1 = 0, b1 = 1, … h8 = 63.
 */
export interface Setup {
  readonly rules: Rules;
  /** 64 FEN letters, a1 first, '.' for an empty square. */
  readonly board: string;
  /** Squares of the pawns, kings and rooks that have not moved since they were placed, rising. */
  readonly unmoved: readonly number[];
  /** Pieces still to come, upper case for both sides, next one first; with `select` a pool in KQRBNP order. */
  readonly queues: Both<string>;
  readonly due: Both<number>;
  readonly clk: Both<number>;
  readonly toMove: Side;
  /** The square passed over by a double step, while somebody may legally capture there. */
  readonly ep?: number;
  readonly half: number;
  readonly full: number;
  /** For triplets only: per square the ply of that piece's last board move, -1 for never. Left out: never for all. */
  readonly lastMoved?: readonly number[];
}

/** The ends that follow from the position; resignation, time and the like belong to the table. */
export const endings = [
  'triplet',
  'no-pieces',
  'checkmate',
  'stalemate',
  'material',
  'repetition',
  'fifty',
] as const;
export type Ending = (typeof endings)[number];

/** Without a winner it is a draw. */
export interface Outcome {
  readonly reason: Ending;
  readonly winner?: Side;
}

/** A piece as FEN writes it (upper case White) and where it stands or stood. */
export interface PieceAt {
  readonly piece: string;
  readonly square: number;
}

/** Pieces of one line that vanished together. */
export interface Triplet {
  readonly line: readonly PieceAt[];
  readonly victim?: PieceAt;
}

/**
 * What one action did, in the order of these fields. Everything but the two `passed`/`skipped` flags is
 * left out when it did not happen; in a Force turn a `move` and a `placed` are both there.
 */
export interface Facts {
  /** A due arrival was given up (Skip). */
  readonly skipped: boolean;
  readonly passed: boolean;
  readonly move?: { readonly piece: string; readonly from: number; readonly to: number };
  readonly castled?: { readonly king: Both<number>; readonly rook: Both<number> };
  readonly captured?: PieceAt & { readonly enPassant: boolean };
  readonly promoted?: PieceAt;
  readonly triplet?: Triplet;
  /** Runs of pawns cleared after the move, each from a to h. */
  readonly rowsAfterMove?: readonly (readonly PieceAt[])[];
  readonly placed?: PieceAt;
  readonly rowsAfterPlacement?: readonly (readonly PieceAt[])[];
}

/** The words of Action Saktris: what a match is made of, all of it plain data. Seat 0 plays White, seat 1 Black. */
import type { Millis, Seat } from '@rankfall/kernel';
import type { Standing } from '../state.ts';
import type { Both, Side } from '../types.ts';

export const pieceSources = ['fixed', 'weighted', 'bag'] as const;
export type PieceSource = (typeof pieceSources)[number];

export const queueKinds = ['shared', 'separate'] as const;
export const timings = ['alternate', 'simultaneous', 'independent'] as const;
export type Timing = (typeof timings)[number];

export const bumpEdges = ['full', 'always'] as const;
export type BumpEdge = (typeof bumpEdges)[number];

export const firstSlots = ['white', 'black', 'coin'] as const;

/** The letters that can be drawn by weight; the king has a place of its own. */
export const weighted = ['P', 'N', 'B', 'R', 'Q'] as const;
export type Weights = { readonly [letter in (typeof weighted)[number]]: number };

/** Where the pieces of a side come from. */
export interface Supply {
  readonly source: PieceSource;
  readonly endless: boolean;
  /** Weighted: the king is this piece of its side, 1 to 16. */
  readonly kingSlot: number;
  readonly weights: Weights;
}

/** What stays the same for a whole game; times in milliseconds, pairs with White's first. */
export interface ActionRules {
  readonly cooldown: Both<Millis>;
  readonly interval: Both<Millis>;
  readonly minInterval: Millis;
  /** How much shorter each wait is than the one before, 0 to 0.2. */
  readonly acceleration: number;
  readonly timing: Timing;
  readonly supply: Both<Supply>;
  /** Both sides get the same pieces, drawn once. */
  readonly isShared: boolean;
  readonly tripletClear: boolean;
  readonly rowClear: boolean;
  readonly bumpEdge: BumpEdge;
  readonly tripletFreeze: boolean;
  readonly premove: boolean;
  readonly quietDraw: boolean;
  readonly score: boolean;
}

/** One piece on the board. The id is its own for the whole match: an order names it, so no other piece obeys. */
export interface Man {
  readonly id: number;
  /** FEN letter, upper case White. */
  readonly piece: string;
  readonly moved: boolean;
  /** The number of the move that was its last, -1 before the first. */
  readonly last: number;
}

export type Cells = readonly (Man | null)[];

/** Where the piece of a slot will come down. */
export interface Target {
  /** Upper case. */
  readonly piece: string;
  readonly square: number;
  /** The square is not to be had, so the column will be bumped. */
  readonly bump: boolean;
}

/** A moment at which a piece arrives. Without a target the side has nothing left to come. */
export interface Slot {
  readonly side: Side;
  readonly number: number;
  readonly at: Millis;
  readonly target?: Target;
}

/** A right to capture en passant. */
export interface Passing {
  /** Who made the double step. */
  readonly side: Side;
  readonly pawn: number;
  /** Where that pawn stands, and the square it passed over. */
  readonly on: number;
  readonly over: number;
  readonly until: Millis;
}

/** A move that waits for the cooldown to end. */
export interface Premove {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** When it was ordered: of two that are due together, the earlier goes first. */
  readonly at: Millis;
}

export const actionEndings = ['king-captured', 'king-fell', 'king-triplet', 'quiet', 'locked'] as const;
export type ActionEnding = (typeof actionEndings)[number];

export interface ActionOutcome {
  readonly reason: ActionEnding;
  readonly winner?: Side;
}

export interface ActionState {
  readonly rules: ActionRules;
  /** 64 squares, a1 first. */
  readonly cells: Cells;
  readonly nextId: number;
  readonly moves: number;
  /** The pieces that are known to come, upper case, next one first. Nothing that is drawn is secret. */
  readonly queues: Both<string>;
  /** How many pieces each side's supply has given, and what its bag still holds; a shared supply counts as White's. */
  readonly drawn: Both<number>;
  readonly bags: Both<string>;
  /** By time, White first: one in alternation, else one for each side. */
  readonly slots: readonly Slot[];
  readonly readyAt: Both<Millis>;
  readonly passing: readonly Passing[];
  readonly premoves: readonly [Premove | null, Premove | null];
  /** When something last happened that everybody saw. */
  readonly now: Millis;
  /** With the quiet draw: when it comes, if nothing is captured before. */
  readonly quietAt: Millis;
  readonly over?: ActionOutcome;
}

export type ActionDoes =
  | {
      readonly type: 'move' | 'premove';
      readonly man: number;
      readonly piece: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'castle';
      readonly man: number;
      readonly king: Both<string>;
      readonly rook: Both<string>;
    };

/** One piece of a bumped column. */
export interface Shift {
  readonly man: number;
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

interface Going {
  readonly side: Side;
  readonly man: number;
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

/** What happened, in order; animation, sound, announcements and the log are drawn from these alone. */
export type ActionEvent =
  | ({ readonly type: 'moved' } & Going)
  | {
      readonly type: 'castled';
      readonly side: Side;
      readonly king: Both<string>;
      readonly rook: Both<string>;
    }
  | ({ readonly type: 'captured'; readonly side: Side; readonly enPassant: boolean } & Standing)
  | ({ readonly type: 'fell'; readonly by: 'move' | 'bump' } & Standing)
  | {
      readonly type: 'triplet-cleared';
      readonly side: Side;
      readonly line: readonly Standing[];
      readonly victim?: Standing;
    }
  | { readonly type: 'row-cleared'; readonly line: readonly Standing[] }
  | { readonly type: 'froze'; readonly for: Millis }
  | { readonly type: 'bumped'; readonly side: Side; readonly shifts: readonly Shift[] }
  | ({
      readonly type: 'arrived';
      readonly side: Side;
      readonly man: number;
      readonly bump: boolean;
    } & Standing)
  | ({
      readonly type: 'announced' | 'retargeted';
      readonly side: Side;
      readonly bump: boolean;
      readonly at: Millis;
    } & Standing)
  /** A slot of a side that has nothing left to come. */
  | { readonly type: 'missed-slot'; readonly side: Side }
  | { readonly type: 'passing-lapsed'; readonly side: Side; readonly square: string }
  | ({ readonly type: 'premoved' | 'premove-lapsed'; readonly only: readonly Seat[] } & Going);

export const TRIPLET_FREEZE: Millis = 300;
export const QUIET: Millis = 120_000;

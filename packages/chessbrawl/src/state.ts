/** What a run is made of, what can be done in it and what happens: plain data all of it. */
import type { Millis } from '@rankfall/kernel';
import type { Boon } from './gifts.ts';
import type { BrawlSettings } from './settings.ts';
import type { Cause, Cell, Edition, Enemy, King, Mode, Pace, Phase, Piece, Side, Soldier } from './types.ts';

/** The enemy's two waits: before it shows what it will do, and before it does it. */
export interface Wait {
  readonly until: Millis;
  readonly aim?: { readonly from: Cell; readonly to: Cell };
}

/** How the King fell, for the end screen to say. */
export interface Fall {
  readonly cause: Cause;
  readonly at: Cell;
  readonly by: Piece;
  readonly from?: Cell;
}

export interface BrawlState {
  readonly king: King;
  readonly mode: Mode;
  readonly enemy: Enemy;
  /** No way around a wave, and the siege strikes who stalls. */
  readonly ranked: boolean;
  /** The second seat moves the enemy. */
  readonly manned: boolean;
  readonly phase: Phase;
  readonly round: number;
  readonly wave: number;
  /** Rises with every play; names the occasion. */
  readonly turn: number;
  /** Plays left in this turn. */
  readonly plays: number;
  readonly board: string;
  /** The cells filled in this placement: what can still be taken back. */
  readonly bought: readonly Cell[];
  readonly points: number;
  readonly moves: number;
  /** The stopwatch up to `since`; it runs in the player's turn only. */
  readonly timeMs: Millis;
  readonly since: Millis;
  readonly promotions: number;
  /** Letters in the order of capture and of loss. */
  readonly captured: string;
  readonly lost: string;
  readonly skippedTurns: number;
  readonly skippedWaves: number;
  readonly finishedWaves: number;
  /** Enemies that Finish Wave sent away, and those struck down by a guardian. */
  readonly dismissed: number;
  readonly pace: Pace;
  /** Turns of this wave since anything was captured. */
  readonly quiet: number;
  readonly boons: readonly Boon[];
  readonly spared: number;
  /** Of boons and powers; the first one is not named. */
  readonly edition?: Edition;
  readonly offer?: readonly Boon[];
  readonly wait?: Wait;
  readonly fall?: Fall;
}

export type BrawlDoes =
  | { readonly type: 'buy'; readonly piece: Piece; readonly to: Cell }
  | { readonly type: 'refund'; readonly at: Cell }
  | { readonly type: 'start' }
  | { readonly type: 'play'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'skip-turn' }
  | { readonly type: 'skip-wave' }
  | { readonly type: 'finish-wave' }
  | { readonly type: 'reply'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'boon'; readonly boon: Boon }
  | { readonly type: 'pace'; readonly pace: Pace };

export interface Standing {
  readonly piece: Soldier;
  readonly at: Cell;
}

export type BrawlEvent =
  | {
      readonly type: 'spawned';
      readonly round: number;
      readonly wave: number;
      readonly enemies: readonly Standing[];
    }
  | { readonly type: 'spawn-captured'; readonly piece: Piece; readonly at: Cell; readonly by: Piece }
  | { readonly type: 'placed'; readonly piece: Piece; readonly at: Cell; readonly price: number }
  | { readonly type: 'removed'; readonly piece: Piece; readonly at: Cell; readonly refund: number }
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly piece: Piece;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: 'captured'; readonly piece: Piece; readonly at: Cell; readonly points: number }
  | { readonly type: 'lost'; readonly piece: Piece; readonly at: Cell; readonly by: Piece }
  | {
      readonly type: 'promoted';
      readonly side: Side;
      readonly piece: Piece;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: 'turn-changed'; readonly side: Side }
  | { readonly type: 'turn-skipped' }
  | {
      readonly type: 'aimed';
      readonly piece: Piece;
      readonly from: Cell;
      readonly to: Cell;
      readonly takes?: Piece;
    }
  | { readonly type: 'enemy-passed' }
  | { readonly type: 'wave-skipped'; readonly captured: string; readonly points: number }
  | {
      readonly type: 'wave-ended';
      readonly reason: 'cleared' | 'skipped' | 'finished';
      readonly round: number;
      readonly wave: number;
    }
  | { readonly type: 'wave-started'; readonly round: number; readonly wave: number }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'boons-offered'; readonly boons: readonly Boon[] }
  | { readonly type: 'boon-taken'; readonly boon: Boon }
  | { readonly type: 'joined'; readonly piece: Piece; readonly at: Cell; readonly price?: number }
  | {
      readonly type: 'paid';
      readonly for: 'stipend' | 'interest' | 'ransom' | 'salvage' | 'windfall';
      readonly points: number;
    }
  | { readonly type: 'mustered'; readonly count: number }
  | { readonly type: 'spared'; readonly at: Cell; readonly by: Piece }
  | { readonly type: 'siege'; readonly at: Cell; readonly was: Piece; readonly piece: Piece }
  | { readonly type: 'paced'; readonly pace: Pace }
  | { readonly type: 'victory' }
  | { readonly type: 'king-fell'; readonly cause: Cause };

export interface BrawlTerms {
  settings: BrawlSettings;
  state: BrawlState;
  view: BrawlState;
  event: BrawlEvent;
  does: BrawlDoes;
}

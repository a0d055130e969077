/** A game in writing (9.3): what a PGN says, and everything that can be wrong with one. */
import type { Millis } from '@rankfall/kernel';
import type { SakfenRefusal } from './sakfen-refusals.ts';
import type { SanRefusal } from './san-read.ts';
import { endings, type Ending, type Setup } from './types.ts';

export const pgnResults = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PgnResult = (typeof pgnResults)[number];

/** How a game ended: by the rules, or at the table. */
export const pgnEnds = [...endings, 'agreement', 'resign', 'time', 'abandoned'] as const;
export type PgnEnd = Ending | 'agreement' | 'resign' | 'time' | 'abandoned';

export interface PgnGame {
  readonly start: Setup;
  /** Machine forms, forced passes (`0000`) included. */
  readonly moves: readonly string[];
  /** What each mover had left after the move, where it is known. */
  readonly clocks?: readonly (Millis | undefined)[];
  readonly result: PgnResult;
  readonly end?: PgnEnd;
  /** Everything else that the game says about itself. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** `line` counts from 1; `turn` is the number a player would say, with `side` to move. */
export type PgnRefusal =
  | { readonly code: 'pgn-too-long'; readonly longest: number }
  | { readonly code: 'pgn-tag'; readonly line: number }
  | { readonly code: 'pgn-comment'; readonly line: number }
  | { readonly code: 'pgn-brackets'; readonly line: number }
  | { readonly code: 'pgn-variant'; readonly got: string }
  | { readonly code: 'pgn-no-fen' }
  | { readonly code: 'pgn-fen'; readonly problem: SakfenRefusal }
  | {
      readonly code: 'pgn-move';
      readonly line: number;
      readonly turn: number;
      readonly side: 0 | 1;
      readonly problem: SanRefusal;
    }
  | { readonly code: 'pgn-after-end'; readonly line: number; readonly turn: number; readonly end: Ending }
  | { readonly code: 'pgn-result'; readonly expected: string; readonly got: string }
  | { readonly code: 'pgn-end'; readonly expected: readonly string[]; readonly got: string }
  | { readonly code: 'pgn-clock'; readonly got: string };

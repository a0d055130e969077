/** Everything that can be wrong with a SakFEN, as data: where it is, what was found and what was expected. */
import type { Side } from './types.ts';

export type SakfenRefusal =
  | { readonly code: 'sakfen-too-long'; readonly field: 'text'; readonly longest: number }
  | { readonly code: 'sakfen-fields'; readonly field: 'text'; readonly got: number }
  | { readonly code: 'sakfen-no-queue'; readonly field: 'queue' }
  | { readonly code: 'sakfen-rows'; readonly field: 'board'; readonly got: number }
  | {
      readonly code: 'sakfen-row-length';
      readonly field: 'board';
      readonly row: number;
      readonly got: number;
    }
  | { readonly code: 'sakfen-letter'; readonly field: 'board' | 'queue'; readonly got: string }
  | {
      readonly code: 'sakfen-queue-long';
      readonly field: 'queue';
      readonly side: Side;
      readonly most: number;
    }
  | { readonly code: 'sakfen-hidden'; readonly field: 'queue' }
  | { readonly code: 'sakfen-kings'; readonly field: 'board'; readonly side: Side; readonly got: number }
  | { readonly code: 'sakfen-last-row'; readonly field: 'board'; readonly square: string }
  | { readonly code: 'sakfen-side'; readonly field: 'side'; readonly got: string }
  | { readonly code: 'sakfen-rights'; readonly field: 'rights'; readonly got: string }
  | { readonly code: 'sakfen-no-right'; readonly field: 'rights'; readonly square: string }
  | { readonly code: 'sakfen-ep'; readonly field: 'ep'; readonly got: string }
  | {
      readonly code: 'sakfen-no-ep';
      readonly field: 'ep';
      readonly square: string;
      readonly expected: string;
    }
  | { readonly code: 'sakfen-number'; readonly field: 'half' | 'full'; readonly got: string }
  | { readonly code: 'sakfen-arrival'; readonly field: 'arrival'; readonly got: string }
  | {
      readonly code: 'sakfen-due';
      readonly field: 'arrival';
      readonly side: Side;
      readonly most: number;
      readonly got: number;
    }
  | {
      readonly code: 'sakfen-clk';
      readonly field: 'arrival';
      readonly side: Side;
      readonly most: number;
      readonly got: number;
    }
  | {
      readonly code: 'sakfen-rule';
      readonly field: 'rules';
      readonly got: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'sakfen-rule-twice'; readonly field: 'rules'; readonly got: string }
  | { readonly code: 'sakfen-rule-missing'; readonly field: 'rules'; readonly known: readonly string[] }
  | { readonly code: 'sakfen-check'; readonly field: 'side'; readonly side: Side };

/** So much of what was found that it helps and cannot flood a screen. */
export const shorten = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

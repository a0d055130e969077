/** Asks before a choice that a player may regret: a move that loses the King, any move if slips are feared, a skipped wave. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import type { Foreseen } from './foresee.ts';
import type { Prefs } from './prefs.ts';

export type Question =
  | { readonly type: 'king' | 'move'; readonly option: string; readonly seen: Foreseen | undefined }
  | { readonly type: 'skip-turn'; readonly seen: Foreseen }
  | { readonly type: 'skip-wave' };

export interface Guard {
  readonly question: Accessor<Question | undefined>;
  /** Whether this move may go ahead; otherwise it has become a question. The same again answers yes. */
  passes(option: string, seen: Foreseen | undefined, prefs: Prefs): boolean;
  ask(question: Question): void;
  clear(): void;
}

/** @param occasion changes with every state; a question belongs to one */
export function createGuard(occasion: Accessor<unknown>): Guard {
  const [asked, setAsked] = createSignal<{ readonly question: Question; readonly occasion: unknown }>();
  const question = createMemo(() => (asked()?.occasion === occasion() ? asked()?.question : undefined));
  return {
    question,
    passes: (option, seen, { warns, confirms }) => {
      const before = question();
      if (before && 'option' in before && before.option === option) return true;
      const type = warns && seen?.losesKing ? 'king' : confirms ? 'move' : undefined;
      if (type === undefined) return true;
      setAsked({ question: { type, option, seen }, occasion: occasion() });
      return false;
    },
    ask: (next) => setAsked({ question: next, occasion: occasion() }),
    clear: () => setAsked(undefined),
  };
}

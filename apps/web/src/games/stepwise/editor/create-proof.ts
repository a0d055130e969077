/** Prove: the solver in its worker, with what it has seen so far, until it knows, is stopped, or runs out of time. */
import { createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import type { LevelFile } from '@rankfall/stepwise';
import { askSolver } from '../ask-solver.ts';
import { withProof } from './draft.ts';
import type { EditorDesk } from './create-editor.ts';

const BUDGET = 30_000;

export type ProofState =
  | { readonly is: 'none' | 'undecided' }
  | { readonly is: 'unsolvable'; readonly seen: number }
  | { readonly is: 'searching'; readonly seen: number };

export interface Proof {
  readonly state: Accessor<ProofState>;
  start(level: LevelFile): void;
  stop(): void;
}

export function createProof(desk: EditorDesk): Proof {
  const [state, setState] = createSignal<ProofState>({ is: 'none' });
  let cancel = (): void => undefined;
  const lastSeen = (): number => {
    const now = state();
    return now.is === 'searching' ? now.seen : 0;
  };
  const stop = (): void => {
    cancel();
    setState({ is: 'none' });
  };
  // What is being proven is this level and no other.
  createEffect(
    on(
      () => {
        const { title: _title, more: _more, proof: _proof, played: _played, ...rest } = desk.draft();
        return JSON.stringify(rest);
      },
      stop,
      { defer: true },
    ),
  );
  onCleanup(() => cancel());
  return {
    state,
    stop,
    start: (level) => {
      stop();
      setState({ is: 'searching', seen: 0 });
      cancel = askSolver({ ask: 'prove', level }, BUDGET, {
        progress: ({ seen }) => setState({ is: 'searching', seen }),
        answer: (answer) => {
          if (answer.ask !== 'prove') return;
          const { verdict } = answer;
          if (verdict.kind === 'solved') {
            setState({ is: 'none' });
            desk.note((draft) => withProof(draft, verdict.cost, verdict.turns));
          } else if (verdict.kind === 'unsolvable') setState({ is: 'unsolvable', seen: lastSeen() });
          else setState({ is: 'undecided' });
        },
      });
    },
  };
}

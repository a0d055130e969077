/** Prove: the solver in its worker, with what it has seen so far, until it knows, is stopped, or runs out of time. */
import { createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import type { LevelFile } from '@rankfall/stepwise';
import { askSolver } from '../ask-solver.ts';
import { withProof } from './draft.ts';
import type { EditorDesk } from './create-editor.ts';

const BUDGET = 30_000;

export type ProofState =
  | { readonly is: 'none' | 'unsolvable' | 'undecided' }
  | { readonly is: 'searching'; readonly seen: number };

export interface Proof {
  readonly state: Accessor<ProofState>;
  start(level: LevelFile): void;
  stop(): void;
}

export function createProof(desk: EditorDesk): Proof {
  const [state, setState] = createSignal<ProofState>({ is: 'none' });
  let cancel = (): void => undefined;
  const stop = (): void => {
    cancel();
    setState({ is: 'none' });
  };
  // What is being proven is this level and no other.
  createEffect(
    on(() => desk.draft().map.join() + JSON.stringify([desk.draft().chars, desk.draft().legend]), stop, {
      defer: true,
    }),
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
          } else setState({ is: verdict.kind });
        },
      });
    },
  };
}

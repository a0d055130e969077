/** Asking the solver: the question as plain data, so that a worker can be asked as well as the page. */
import { firstState, forPlay, type LevelFile, type StepwiseState } from '@rankfall/stepwise';
import {
  hinting,
  solving,
  type Hint,
  type Progress,
  type Strength,
  type Verdict,
} from '@rankfall/stepwise/solver';

export type Question =
  | { readonly ask: 'hint'; readonly history: readonly StepwiseState[]; readonly strength: Strength }
  | { readonly ask: 'prove'; readonly level: LevelFile };

export type Answer =
  | { readonly ask: 'hint'; readonly hint: Hint }
  | { readonly ask: 'prove'; readonly verdict: Verdict | { readonly kind: 'undecided' } };

/** The search as something that can be gone on with, a little at a time. */
export function* answering(question: Question): Generator<Progress, Answer> {
  if (question.ask === 'hint')
    return { ask: 'hint', hint: yield* hinting(question.history, question.strength) };
  return { ask: 'prove', verdict: yield* solving(firstState(forPlay(question.level), false)) };
}

/** What is answered when time has run out. */
export function givingUp({ ask }: Question): Answer {
  return ask === 'hint' ? { ask, hint: { kind: 'undecided' } } : { ask, verdict: { kind: 'undecided' } };
}

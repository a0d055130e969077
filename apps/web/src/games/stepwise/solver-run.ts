/** Asking the solver: the question as plain data, so that a worker can be asked as well as the page. */
import { dayOf, generating } from '@rankfall/stepwise/generate';
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
  | { readonly ask: 'prove'; readonly level: LevelFile }
  | { readonly ask: 'daily'; readonly date: string };

export type Answer =
  | { readonly ask: 'hint'; readonly hint: Hint }
  | { readonly ask: 'prove'; readonly verdict: Verdict | { readonly kind: 'undecided' } }
  | { readonly ask: 'daily'; readonly level?: LevelFile };

/** How many states, or drawings of a puzzle, have been looked at. */
export type Seen = Pick<Progress, 'seen'>;

/** The search as something that can be gone on with, a little at a time. */
export function* answering(question: Question): Generator<Seen, Answer> {
  if (question.ask === 'hint')
    return { ask: 'hint', hint: yield* hinting(question.history, question.strength) };
  if (question.ask === 'daily') return yield* drawing(question.date);
  return { ask: 'prove', verdict: yield* solving(firstState(forPlay(question.level), false)) };
}

function* drawing(date: string): Generator<Seen, Answer> {
  const day = dayOf(date);
  if (!day) return { ask: 'daily' };
  const search = generating(day.difficulty, day.seed, day.drawn);
  for (;;) {
    const next = search.next();
    if (next.done) return { ask: 'daily', ...(next.value ? { level: next.value.level } : {}) };
    yield { seen: next.value };
  }
}

/** What is answered when time has run out. */
export function givingUp({ ask }: Question): Answer {
  switch (ask) {
    case 'hint':
      return { ask, hint: { kind: 'undecided' } };
    case 'prove':
      return { ask, verdict: { kind: 'undecided' } };
    case 'daily':
      return { ask };
  }
}

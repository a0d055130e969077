/** The level being made, with everything that can be done to it; each change is kept on the device and can be taken back. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import {
  levelWarningsOf,
  parseSquare,
  type LevelProblem,
  type LevelWarning,
  type Square,
} from '@rankfall/stepwise';
import type { Box } from '../../../storage/types.ts';
import { check, type Draft } from './draft.ts';
import { keepDraft, readDraft } from './kept.ts';

const MOST_BACK = 200;

export interface EditorDesk {
  readonly draft: Accessor<Draft>;
  readonly level: Accessor<ReturnType<typeof check>['level']>;
  readonly problems: Accessor<readonly LevelProblem[]>;
  readonly warnings: Accessor<readonly LevelWarning[]>;
  /** Squares that something is wrong with. */
  readonly flagged: Accessor<readonly Square[]>;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  change(make: (draft: Draft) => Draft): void;
  /** As `change`, but with the stroke that `lift` ended last: a line painted in one go is taken back in one go. */
  stroke(make: (draft: Draft) => Draft): void;
  lift(): void;
  /** Puts what was found out beside the level, without a step of undo. */
  note(make: (draft: Draft) => Draft): void;
  undo(): void;
  redo(): void;
}

export function createEditor(box: Box, first: Draft = readDraft(box)): EditorDesk {
  const [draft, setDraft] = createSignal(first);
  const [past, setPast] = createSignal<readonly Draft[]>([]);
  const [future, setFuture] = createSignal<readonly Draft[]>([]);
  const put = (next: Draft): void => {
    setDraft(() => next);
    keepDraft(box, next);
  };
  let isStroking = false;
  const change = (make: (draft: Draft) => Draft): void => {
    const next = make(draft());
    if (next === draft()) return;
    setPast((all) => [...all, draft()].slice(-MOST_BACK));
    setFuture([]);
    put(next);
  };
  const read = createMemo(() => check(draft()));
  const problems = createMemo(() => read().problems ?? []);
  return {
    draft,
    level: () => read().level,
    problems,
    warnings: createMemo(() => {
      const { level } = read();
      return level ? levelWarningsOf(level) : [];
    }),
    flagged: createMemo(() => problems().flatMap(({ square }) => parseSquare(square ?? '') ?? [])),
    canUndo: () => past().length > 0,
    canRedo: () => future().length > 0,
    change: (make) => {
      isStroking = false;
      change(make);
    },
    stroke: (make) => {
      const next = make(draft());
      if (next === draft()) return;
      if (isStroking) put(next);
      else change(() => next);
      isStroking = true;
    },
    lift: () => {
      isStroking = false;
    },
    note: (make) => put(make(draft())),
    undo: () => {
      isStroking = false;
      const last = past().at(-1);
      if (!last) return;
      setPast((all) => all.slice(0, -1));
      setFuture((all) => [...all, draft()]);
      put(last);
    },
    redo: () => {
      isStroking = false;
      const next = future().at(-1);
      if (!next) return;
      setFuture((all) => all.slice(0, -1));
      setPast((all) => [...all, draft()]);
      put(next);
    },
  };
}

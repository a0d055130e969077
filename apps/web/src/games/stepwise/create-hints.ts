/** Hints: asked of the solver from where things stand, said in words, drawn as arrows, or loaded into the planner. */
import { createEffect, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import { lineOf } from '@rankfall/kernel';
import { boardOf, readPath, type Square, type StepwiseState, type Turn } from '@rankfall/stepwise';
import type { Hint, Strength } from '@rankfall/stepwise/solver';
import type { Box } from '../../storage/types.ts';
import { askSolver } from './ask-solver.ts';
import type { Session } from './create-session.ts';
import type { StepwiseWords } from './words.en.ts';

/** A hint that takes longer is none. Most come at once; the largest levels take a busy device many seconds. */
const BUDGET = 20_000;
const SHOWN = 'rankfall/stepwise/shown/';

export interface Arrow {
  readonly from: Square;
  readonly to: Square;
}

export interface Hints {
  readonly isThinking: Accessor<boolean>;
  /** What it says; nothing while none is shown. */
  readonly text: Accessor<string | undefined>;
  readonly arrows: Accessor<readonly Arrow[]>;
  /** The tile it speaks of. */
  readonly square: Accessor<Square | undefined>;
  /** How many choices to take back, where that is the hint. */
  readonly goBack: Accessor<number | undefined>;
  /** The whole way was shown in this match. */
  readonly wasShown: Accessor<boolean>;
  ask(strength: Strength): void;
  hide(): void;
}

interface Surroundings {
  readonly session: Session;
  readonly id: string;
  readonly box: Box;
  readonly authored: string | undefined;
  readonly words: Accessor<StepwiseWords>;
  readonly announce: (text: string) => void;
}

interface Said {
  readonly text: string;
  readonly arrows?: readonly Arrow[];
  readonly square?: Square | undefined;
  readonly back?: number;
}

export function createHints({ session, id, box, authored, words, announce }: Surroundings): Hints {
  const [said, setSaid] = createSignal<Said>();
  const [isThinking, setThinking] = createSignal(false);
  const [wasShown, setShown] = createSignal(box.get(SHOWN + id) !== undefined);
  let stop = (): void => undefined;
  let isLoading = false;
  const hide = (): void => {
    stop();
    setThinking(false);
    setSaid(undefined);
  };
  // A hint is about how things stood when it was asked for; one that draws the plan brings its own changes.
  createEffect(
    on(
      session.state,
      () => {
        if (!isLoading) hide();
      },
      { defer: true },
    ),
  );
  onCleanup(() => stop());
  const tell = (one: Said): void => {
    setSaid(one);
    announce(one.text);
  };
  const history = (): readonly StepwiseState[] => [
    ...lineOf(session.match()).map(({ before }) => before.state),
    session.state(),
  ];
  const nameOf = (who: number): string => session.state().level.chars[who]?.name ?? '';
  const load = (turns: readonly Turn[]): void => {
    isLoading = true;
    if (session.state().phase === 'rest') session.endTurn();
    session.select(undefined);
    session.clearAll();
    const turn = turns.find(({ paths, skills }) => Object.keys(paths).length + skills.length > 0);
    const { ids } = boardOf(session.state().level);
    for (const [name, text] of Object.entries(turn?.paths ?? {})) {
      const who = ids.indexOf(name);
      const path = readPath(session.state().chars[who]?.at ?? 0, text);
      if (!('unknown' in path)) for (const entry of path) session.add(who, entry);
    }
    isLoading = false;
    box.set(SHOWN + id, '1');
    setShown(true);
    const isDrawn = turn !== undefined && Object.keys(turn.paths).length > 0;
    tell({ text: words().hint.shown(isDrawn, turn?.skills ?? [], turns.length) });
  };
  const hear = (hint: Hint): void => {
    setThinking(false);
    const say = words().hint;
    switch (hint.kind) {
      case 'nudge':
        return tell({
          text: authored ?? say.nudge(nameOf(hint.who), hint.tile, hint.square),
          square: authored === undefined ? hint.square : undefined,
        });
      case 'next': {
        const state = session.state();
        const arrows = hint.moves.flatMap(({ who, entry }) =>
          entry >= 0 ? [{ from: state.chars[who]?.at ?? 0, to: entry }] : [],
        );
        const moves = hint.moves.map(({ who, entry }) => say.move(nameOf(who), entry));
        return tell({ text: say.next(moves, hint.skill), arrows });
      }
      case 'show':
        return load(hint.turns);
      case 'gone':
        return tell({
          text: say.gone(hint.step),
          ...(hint.back === undefined ? {} : { back: history().length - 1 - hint.back }),
        });
      case 'undecided':
        return tell({ text: say.undecided });
    }
  };
  return {
    isThinking,
    text: () => (isThinking() ? words().hint.thinking : said()?.text),
    arrows: () => said()?.arrows ?? [],
    square: () => said()?.square,
    goBack: () => said()?.back,
    wasShown,
    hide,
    ask: (strength) => {
      hide();
      setThinking(true);
      stop = askSolver({ ask: 'hint', history: history(), strength }, BUDGET, {
        answer: (answer) => {
          if (answer.ask === 'hint') hear(answer.hint);
        },
      });
    },
  };
}

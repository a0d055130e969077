/** What can be commanded beside playing a piece: start, skip, take back, pause, speed, restart, abandon. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { tableOf, type Reason } from '@rankfall/kernel';
import { paces, type Pace } from '@rankfall/chessbrawl';
import { gamePath, playPath } from '../../games.ts';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { againOf, beginRun } from './begin.ts';
import type { Guard } from './create-guard.ts';
import type { Run } from './create-run.ts';
import { foresee } from './foresee.ts';
import { brawlWords } from './words.en.ts';

export interface Commands {
  readonly offers: Accessor<{ readonly undo: boolean; readonly redo: boolean }>;
  /** The speed that holds, or will when the pause is over. */
  readonly pace: Accessor<Pace>;
  undo(): void;
  redo(): void;
  setPace(pace: Pace): void;
  nextPace(): void;
  start(): void;
  skipTurn(): void;
  /** Asks first, where the run is not yet assisted. */
  skipWave(): void;
  /** The answer to the guard's question. */
  yes(): void;
  pause(): void;
  resume(): void;
  restart(): void;
  abandon(): void;
}

interface Desk {
  readonly run: Run;
  readonly guard: Guard;
  readonly isLocked: Accessor<boolean>;
  /** Whether to ask before the King is lost. */
  readonly warns: Accessor<boolean>;
  /** Says why not; nothing where there is no reason. */
  readonly explain: (reason: Reason | undefined) => void;
  readonly onPace: (pace: Pace) => void;
  readonly onQuestion: () => void;
}

export function createCommands({ run, guard, isLocked, warns, explain, onPace, onQuestion }: Desk): Commands {
  const shell = useShell();
  const words = useGameWords(brawlWords);
  const navigate = useNavigate();
  const { match, state, stored } = run;
  const offers = createMemo(() => {
    const acts = tableOf(match(), 0).map(({ id }) => id);
    return { undo: acts.includes('~undo'), redo: acts.includes('~redo') };
  });

  // In the pause nothing but the pause can be chosen: another speed holds from its end on.
  const [wanted, setWanted] = createSignal<Pace>();
  const setPace = (pace: Pace): void => {
    onPace(pace);
    if (run.isPaused()) setWanted(pace);
    else run.choose('PACE', pace);
  };

  return {
    offers,
    pace: () => wanted() ?? state().pace,
    setPace,
    nextPace: () => {
      if (run.offer('PACE')) setPace(paces[(paces.indexOf(state().pace) + 1) % paces.length] ?? 'x1');
    },
    // A change of speed is a choice, too, but nobody means it when taking back: it goes along with the move and is set again.
    undo: () => {
      if (!offers().undo) return;
      const { pace } = state();
      while (match().line?.entry[2] === 'pace') if (run.table('~undo', 'undo')) return;
      if (offers().undo) run.table('~undo', 'undo');
      if (state().pace !== pace) run.choose('PACE', pace);
    },
    redo: () => {
      if (offers().redo) run.table('~redo', 'redo');
    },
    start: () => {
      const [only] = run.offer('START')?.options ?? [];
      if (only && !isLocked()) explain(only.off ?? run.choose('START'));
    },
    skipTurn: () => {
      const action = run.offer('SKIP_TURN');
      if (!action) return;
      const seen = warns() ? foresee(match(), { action: action.id, option: 'skip-turn' }) : undefined;
      if (seen?.losesKing && guard.question()?.type !== 'skip-turn') {
        guard.ask({ type: 'skip-turn', seen });
        onQuestion();
      } else explain(run.choose('SKIP_TURN'));
    },
    skipWave: () => {
      const [only] = run.offer('SKIP_WAVE')?.options ?? [];
      if (only?.off) explain(only.off);
      else if (only && run.isAssisted()) explain(run.choose('SKIP_WAVE'));
      else if (only) {
        guard.ask({ type: 'skip-wave' });
        onQuestion();
      }
    },
    yes: () => {
      const question = guard.question();
      if (!question) return;
      guard.clear();
      if (question.type === 'skip-wave') explain(run.choose('SKIP_WAVE'));
      else if (question.type === 'skip-turn') explain(run.choose('SKIP_TURN'));
      else explain(run.choose('PLAY', question.option));
    },
    pause: () => {
      if (!match().result && !run.isPaused()) run.table('~pause', 'pause');
    },
    resume: () => {
      if (!run.isPaused()) return;
      run.table('~pause', 'resume');
      const pace = wanted();
      setWanted(undefined);
      if (pace && pace !== state().pace) run.choose('PACE', pace);
    },
    restart: () => {
      const begun = beginRun(againOf(stored, match()), Date.now());
      if ('code' in begun) return explain(begun);
      shell.matches.save(begun);
      navigate(playPath('chessbrawl', begun.id));
    },
    abandon: () => {
      const restore = shell.matches.remove(stored.id);
      navigate(gamePath('chessbrawl'));
      shell.toast({
        text: words().pause.abandoned,
        action: { label: words().pause.bringBack, run: restore },
      });
    },
  };
}

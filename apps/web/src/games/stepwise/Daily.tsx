/** The puzzle of the day: drawn and proven in the worker at the first press, the same for everybody on that date; past ones too. */
import { createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { levelHash, levelText, type LevelFile } from '@rankfall/stepwise';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { Archive } from './Archive.tsx';
import { askSolver } from './ask-solver.ts';
import { keepPuzzle, keptPuzzle, solvedDays, streak, titleOf, today } from './days.ts';
import type { Progress } from './progress.ts';
import { Stars } from './Stars.tsx';
import { stepwiseWords } from './words.en.ts';

export interface DailyProps {
  readonly progress: Progress;
  readonly onPlay: (level: string, title: string) => void;
}

/** Hard days take a slow phone a while. */
const BUDGET = 90_000;

export function Daily(props: DailyProps): JSX.Element {
  const { box, announce } = useShell();
  const words = useGameWords(stepwiseWords);
  const now = Date.now();
  const date = today(now);
  const [drawn, setDrawn] = createSignal<{ readonly date: string; readonly seen: number }>();
  const [hasFailed, setFailed] = createSignal(false);
  const [isArchive, setArchive] = createSignal(false);
  const starsOf = (day: string): number | undefined => {
    const level = keptPuzzle(box, day);
    return level && props.progress[levelHash(level)]?.stars;
  };
  const inRow = streak(solvedDays(box), now);
  let stop = (): void => undefined;
  onCleanup(() => stop());
  const open = (day: string, level: LevelFile): void =>
    props.onPlay(levelText({ ...level, title: titleOf(day) }, true), titleOf(day));
  const play = (day: string): void => {
    const level = keptPuzzle(box, day);
    if (level) return open(day, level);
    setDrawn({ date: day, seen: 0 });
    setFailed(false);
    announce(words().daily.drawing(0));
    stop = askSolver({ ask: 'daily', date: day }, BUDGET, {
      progress: ({ seen }) => setDrawn({ date: day, seen }),
      answer: (answer) => {
        setDrawn(undefined);
        if (answer.ask !== 'daily') return;
        if (!answer.level) {
          setFailed(true);
          announce(words().daily.failed);
          return;
        }
        keepPuzzle(box, day, answer.level, now);
        open(day, answer.level);
      },
    });
  };
  const drawing = (): { readonly date: string; readonly text: string } | undefined => {
    const one = drawn();
    return one && { date: one.date, text: words().daily.drawing(one.seen) };
  };
  return (
    <section class="s-daily">
      <div>
        <h2>{words().daily.title}</h2>
        <p class="aside">
          {words().daily.line(date)}
          <Show when={inRow > 0}>{` ${words().daily.streak(inRow)}`}</Show>
        </p>
        <Show when={hasFailed()}>
          <p class="problem">{words().daily.failed}</p>
        </Show>
      </div>
      <Show when={starsOf(date)}>{(stars) => <Stars stars={stars()} />}</Show>
      <div class="ways">
        <button type="button" disabled={drawn() !== undefined} onClick={() => play(date)}>
          {drawn()?.date === date ? words().daily.drawing(drawn()?.seen ?? 0) : words().daily.play}
        </button>
        <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setArchive(true)}>
          {words().daily.archive}
        </button>
      </div>
      <Archive
        open={isArchive()}
        now={now}
        starsOf={starsOf}
        drawing={drawing()}
        onPlay={play}
        onClose={() => setArchive(false)}
      />
    </section>
  );
}

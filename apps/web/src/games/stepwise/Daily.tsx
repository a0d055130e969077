/** The puzzle of the day: drawn and proven in the worker at the first press, the same for everybody on that date. */
import { createMemo, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { levelHash, levelText, type LevelFile } from '@rankfall/stepwise';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
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
  const date = today(Date.now());
  const [drawn, setDrawn] = createSignal<number>();
  const [hasFailed, setFailed] = createSignal(false);
  const kept = createMemo(() => keptPuzzle(box, date));
  const best = createMemo(() => {
    const level = kept();
    return level && props.progress[levelHash(level)];
  });
  const inRow = streak(solvedDays(box), Date.now());
  let stop = (): void => undefined;
  onCleanup(() => stop());
  const open = (level: LevelFile): void =>
    props.onPlay(levelText({ ...level, title: titleOf(date) }, true), titleOf(date));
  const play = (): void => {
    const level = kept();
    if (level) return open(level);
    setDrawn(0);
    setFailed(false);
    announce(words().daily.drawing(0));
    stop = askSolver({ ask: 'daily', date }, BUDGET, {
      progress: ({ seen }) => setDrawn(seen),
      answer: (answer) => {
        setDrawn(undefined);
        if (answer.ask !== 'daily') return;
        if (!answer.level) {
          setFailed(true);
          announce(words().daily.failed);
          return;
        }
        keepPuzzle(box, date, answer.level);
        open(answer.level);
      },
    });
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
      <Show when={best()}>{(one) => <Stars stars={one().stars} />}</Show>
      <button type="button" disabled={drawn() !== undefined} onClick={play}>
        {drawn() === undefined ? words().daily.play : words().daily.drawing(drawn() ?? 0)}
      </button>
    </section>
  );
}

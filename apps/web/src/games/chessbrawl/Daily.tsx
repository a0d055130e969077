/** The run of the day: one seed for everybody, by the date in Greenwich. */
import { createMemo, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { stopwatchText } from '@rankfall/chessbrawl';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { dayOf, daySeed, kingOfDay } from './begin.ts';
import { Crest } from './Crest.tsx';
import { bestOfDay, runsIn, streakOf } from './records.ts';
import { brawlWords } from './words.en.ts';

const MINUTE = 60_000;

export function Daily(props: { readonly onPlay: () => void }): JSX.Element {
  const { box } = useShell();
  const words = useGameWords(brawlWords);
  const [day, setDay] = createSignal(dayOf(Date.now()));
  const timer = setInterval(() => setDay(dayOf(Date.now())), MINUTE);
  onCleanup(() => clearInterval(timer));
  const runs = createMemo(() => {
    day();
    return runsIn(box);
  });
  const best = createMemo(() => bestOfDay(runs(), daySeed(day())));
  const streak = createMemo(() => streakOf(runs(), day()));
  const standing = (): string => {
    const run = best();
    if (!run) return '';
    const where = run.won ? words().end.won : words().end.place(run.round, run.wave);
    return words().newRun.dailyBest(`${where}, ${stopwatchText(run.timeMs)}`);
  };
  return (
    <section class="daily" aria-labelledby="daily-title">
      <span class="daily-crest" aria-hidden="true">
        <Crest king={kingOfDay(day())} />
      </span>
      <div class="daily-text">
        <h2 id="daily-title">{words().newRun.daily}</h2>
        <p>{words().newRun.dailyLine(day(), words().kings[kingOfDay(day())].name)}</p>
        <Show when={best()}>
          <p class="daily-best">{standing()}</p>
        </Show>
        <Show when={streak() > 0}>
          <p class="sign">{words().newRun.streak(streak())}</p>
        </Show>
      </div>
      <button type="button" onClick={() => props.onPlay()}>
        {best() ? words().newRun.dailyAgain : words().newRun.dailyPlay}
      </button>
    </section>
  );
}

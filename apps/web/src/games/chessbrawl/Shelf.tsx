/** What this player has done so far: records of the chosen kind of run, and feats. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { stopwatchText, type Mode } from '@rankfall/chessbrawl';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { feats, featsIn } from './feats.ts';
import type { Rival } from './prefs.ts';
import { recordNames, recordsOf, runsIn, type RecordName, type RunSummary } from './records.ts';
import { brawlWords } from './words.en.ts';

export function Shelf(props: { readonly mode: Mode; readonly rival: Rival }): JSX.Element {
  const { box } = useShell();
  const words = useGameWords(brawlWords);
  const runs = runsIn(box);
  const achieved = featsIn(box);
  const records = createMemo(() => recordsOf(runs, { mode: props.mode, rival: props.rival }));
  const lines = createMemo(() =>
    recordNames.flatMap((name): readonly { readonly name: RecordName; readonly run: RunSummary }[] => {
      const run = records()[name];
      return run ? [{ name, run }] : [];
    }),
  );
  const value = (name: RecordName, run: RunSummary): string => {
    if (name === 'score') return String(run.score);
    if (name === 'quick') return stopwatchText(run.timeMs);
    if (name === 'few') return String(run.moves);
    return run.won ? words().end.won : words().end.place(run.round, run.wave);
  };
  return (
    <div class="shelf-own">
      <section aria-labelledby="records-title">
        <h2 id="records-title">{words().newRun.records}</h2>
        <Show when={lines().length > 0} fallback={<p class="aside">{words().newRun.noRecords}</p>}>
          <dl class="records">
            <For each={lines()}>
              {({ name, run }) => (
                <div class="stat">
                  <dt>{words().end.recordNames[name]}</dt>
                  <dd>{value(name, run)}</dd>
                </div>
              )}
            </For>
          </dl>
        </Show>
        <p>
          <A href="/history">{words().newRun.history}</A>
        </p>
      </section>
      <section aria-labelledby="feats-title">
        <h2 id="feats-title">
          {words().newRun.feats}{' '}
          <span class="aside">{words().newRun.featsDone(Object.keys(achieved).length, feats.length)}</span>
        </h2>
        <ul class="feats">
          <For each={feats}>
            {(feat) => (
              <li class="feat" data-done={achieved[feat] !== undefined || undefined}>
                <b>{words().end.feats[feat].name}</b>
                <span class="visually-hidden">
                  {achieved[feat] === undefined ? words().newRun.open : words().newRun.had}
                </span>
                <span class="feat-line">{words().end.feats[feat].line}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
}

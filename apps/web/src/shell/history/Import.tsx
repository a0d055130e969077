/** Takes matches from a file, and says entry by entry what was wrong with the others. */
import { sayReason } from '@rankfall/kernel/words';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { gameNamed } from '../../games.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useWords } from '../../words/use-words.ts';
import { Icon } from '../Icon.tsx';
import { useShell } from '../shell.ts';
import { entriesOf, takeEntries, type Problem, type Report } from './file.ts';

const MOST_PROBLEMS = 20;

const outside = {
  catalogueOf: async (id: string) => {
    const game = gameNamed(id);
    return game?.state === 'playable' ? (await game.load()).catalogue : [];
  },
  now: () => Date.now(),
  newId: newMatchId,
};

export function Import(): JSX.Element {
  const { matches, announce } = useShell();
  const words = useWords();
  const [progress, setProgress] = createSignal('');
  const [report, setReport] = createSignal<Report>();
  const [failed, setFailed] = createSignal('');

  const take = async (file: File): Promise<void> => {
    setReport(undefined);
    setFailed('');
    const entries = entriesOf(await file.text());
    if (typeof entries === 'string') {
      setFailed(entries === 'not-json' ? words().history.notJson : words().history.notExport);
      announce(failed());
      return;
    }
    const breathe = async (done: number): Promise<void> => {
      setProgress(words().history.importing(done, entries.length));
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    };
    try {
      const result = await takeEntries(entries, matches, { ...outside, breathe });
      setReport(result);
      announce(words().history.imported(result.taken));
    } catch (error) {
      console.error(error);
      setFailed(words().error.chunkLine);
    }
    setProgress('');
  };

  let input: HTMLInputElement | undefined;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        class="visually-hidden"
        tabindex="-1"
        aria-hidden="true"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void take(file);
          event.currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => input?.click()} disabled={progress() !== ''}>
        <Icon name="load" />
        {progress() || words().history.importFile}
      </button>
      <Show when={failed()}>
        <p class="notice">{failed()}</p>
      </Show>
      <Show when={report()}>
        {(done) => <Outcome report={done()} onDismiss={() => setReport(undefined)} />}
      </Show>
    </>
  );
}

function Outcome(props: { readonly report: Report; readonly onDismiss: () => void }): JSX.Element {
  const words = useWords();
  const say = (problem: Problem): string =>
    problem.is === 'bad-head' ? words().history.badHead : sayReason(problem.reason);
  return (
    <div class="notice">
      <p>
        {words().history.imported(props.report.taken)}{' '}
        <Show when={props.report.known > 0}>{words().history.known(props.report.known)}</Show>
      </p>
      <Show when={props.report.problems.length > 0}>
        <p>{words().history.refused(props.report.problems.length)}</p>
        <ul>
          <For each={props.report.problems.slice(0, MOST_PROBLEMS)}>
            {({ entry, problem }) => <li>{words().history.entry(entry, say(problem))}</li>}
          </For>
        </ul>
      </Show>
      <button type="button" onClick={() => props.onDismiss()}>
        {words().history.dismiss}
      </button>
    </div>
  );
}

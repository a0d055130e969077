/** When something in a match throws, the match stops and everything else goes on. Its record is there to be saved. */
import { ErrorBoundary, type JSX } from 'solid-js';
import type { StoredMatch } from '../storage/types.ts';
import { useWords } from '../words/use-words.ts';
import { saveFile } from './download.ts';
import { Details, isMissingPart, Reload, sayMissing } from './Broken.tsx';
import { Heading } from './Heading.tsx';
import { useShell } from './shell.ts';

export function MatchBoundary(props: {
  readonly match: StoredMatch;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <ErrorBoundary fallback={(error: unknown) => <Stopped match={props.match} error={error} />}>
      {props.children}
    </ErrorBoundary>
  );
}

function Stopped(props: { readonly match: StoredMatch; readonly error: unknown }): JSX.Element {
  const words = useWords();
  const { matches } = useShell();
  console.error(props.error);
  // What is kept is newer than what the screen was opened with.
  const record = (): string => matches.recordText(props.match.id) ?? JSON.stringify(props.match.record);
  const isPart = isMissingPart(props.error);
  return (
    <div class="page sorry">
      <Heading title={isPart ? words().error.chunk : words().error.match} />
      <p class="lead">{isPart ? sayMissing(words()) : words().error.matchLine}</p>
      <div class="ways">
        <Reload />
        <button
          type="button"
          onClick={() => saveFile(`${props.match.game}-${props.match.id}.json`, record())}
        >
          {words().error.exportRecord}
        </button>
        <a class="button" href="/">
          {words().error.home}
        </a>
      </div>
      <Details error={props.error} />
    </div>
  );
}

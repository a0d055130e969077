/** The page for our own mistakes, around everything that has no better one. */
import type { JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import type { Words } from '../words/words.ts';
import { Heading } from './Heading.tsx';

export function Broken(props: { readonly error: unknown }): JSX.Element {
  const words = useWords();
  console.error(props.error);
  const isPart = isMissingPart(props.error);
  return (
    <div class="page sorry">
      <Heading title={isPart ? words().error.chunk : words().error.title} />
      <p class="lead">{isPart ? sayMissing(words()) : words().error.line}</p>
      <div class="ways">
        <Reload />
        <a class="button" href="/" rel="external">
          {words().error.home}
        </a>
      </div>
      <Details error={props.error} />
    </div>
  );
}

export function Reload(): JSX.Element {
  const words = useWords();
  return (
    <button type="button" class="primary" onClick={() => location.reload()}>
      {words().error.reload}
    </button>
  );
}

export function Details(props: { readonly error: unknown }): JSX.Element {
  const words = useWords();
  const text = (): string =>
    props.error instanceof Error ? (props.error.stack ?? props.error.message) : String(props.error);
  return (
    <details>
      <summary>{words().error.details}</summary>
      <pre>
        <code>{text()}</code>
      </pre>
    </details>
  );
}

/** A missing connection is told only here, where it matters: everything that is on the device works without. */
export const sayMissing = (words: Words): string =>
  navigator.onLine ? words.error.chunkLine : words.error.offlineLine;

/** Browsers word a chunk that does not come each in their own way. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css/iu.test(error.message)
  );
}

/** The mark: four ranks, of which the top one has slipped. While something loads it slips again and again. */
import { createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';

export function Mark(props: { readonly busy?: boolean }): JSX.Element {
  return (
    <svg class="logo" data-busy={props.busy ? true : undefined} viewBox="0 0 32 32" aria-hidden="true">
      <rect class="logo-falling" x="7" y="4.5" width="20" height="4" rx="2" transform="rotate(16 17 6.5)" />
      <rect x="4" y="13" width="20" height="4" rx="2" />
      <rect x="4" y="19.5" width="20" height="4" rx="2" />
      <rect x="4" y="26" width="20" height="4" rx="2" />
    </svg>
  );
}

const PATIENCE = 200;

/** In place of a page that is still coming. Nothing is shown for a moment, because most come at once. */
export function Loading(): JSX.Element {
  const words = useWords();
  const [isLate, setLate] = createSignal(false);
  const timer = setTimeout(() => setLate(true), PATIENCE);
  onCleanup(() => clearTimeout(timer));
  return (
    <div class="loading">
      <Show when={isLate()}>
        <Mark busy />
        <p>{words().app.loading}</p>
      </Show>
    </div>
  );
}

/** Notes at the edge of the page. They are announced by the live region, so here they are only to be seen and acted upon. */
import { For, Show, type JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import { Icon } from './Icon.tsx';
import type { Shown } from './toasts.ts';

export function Toasts(props: { readonly toasts: readonly Shown[] }): JSX.Element {
  const words = useWords();
  return (
    <section class="toasts" aria-label={words().app.notes}>
      <For each={props.toasts}>{(toast) => <Note toast={toast} />}</For>
    </section>
  );
}

function Note(props: { readonly toast: Shown }): JSX.Element {
  const words = useWords();
  const release = (): void => {
    if (!props.toast.stays) props.toast.release();
  };
  return (
    <div
      class="toast"
      onPointerEnter={() => props.toast.hold()}
      onPointerLeave={release}
      onFocusIn={() => props.toast.hold()}
      onFocusOut={release}
    >
      <p>{props.toast.text}</p>
      <Show when={props.toast.action}>
        {(action) => (
          <button
            type="button"
            class="toast-action"
            onClick={() => {
              props.toast.dismiss();
              action().run();
            }}
          >
            {action().label}
          </button>
        )}
      </Show>
      <button type="button" class="toast-close icon-button" onClick={() => props.toast.dismiss()}>
        <Icon name="close" />
        <span class="visually-hidden">{words().app.close}</span>
      </button>
    </div>
  );
}

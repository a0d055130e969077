/** The one place from which a screen reader hears what happens, whatever has focus. */
import { For, type JSX } from 'solid-js';
import type { Said } from './announcer.ts';

export function LiveRegion(props: { readonly said: readonly Said[] }): JSX.Element {
  return (
    <div role="status" aria-live="polite" class="visually-hidden">
      <For each={props.said}>{(one) => <p>{one.text}</p>}</For>
    </div>
  );
}

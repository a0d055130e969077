/** The list behind `?`: what each key does, from whoever is on the page. */
import { For, Show, type JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import { Dialog } from './Dialog.tsx';
import type { ShortcutGroup } from './shell.ts';
import { isCharacter, keycaps } from './shortcuts.ts';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly groups: readonly ShortcutGroup[];
  /** Whether single letters work. */
  readonly letters: boolean;
  readonly onClose: () => void;
}

export function KeysDialog(props: KeysDialogProps): JSX.Element {
  const words = useWords();
  return (
    <Dialog open={props.open} title={words().keys.title} onClose={props.onClose}>
      <Show when={!props.letters}>
        <p class="aside">{words().keys.lettersOff}</p>
      </Show>
      <For each={props.groups}>
        {(group) => (
          <section class="keys">
            <h3>{group.title}</h3>
            <dl>
              <For each={group.shortcuts}>
                {(shortcut) => (
                  <div data-off={(!props.letters && shortcut.keys.every(isCharacter)) || undefined}>
                    <dt>
                      <For each={keycaps(shortcut.keys)}>
                        {(key) => <kbd>{words().keys.names[key] ?? key}</kbd>}
                      </For>
                    </dt>
                    <dd>{shortcut.label}</dd>
                  </div>
                )}
              </For>
            </dl>
          </section>
        )}
      </For>
    </Dialog>
  );
}

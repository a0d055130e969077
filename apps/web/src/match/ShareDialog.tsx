/** Texts to take along: a link, a game, a position. Copying works without permission too: the text is there to be selected. */
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { Dialog } from '../shell/Dialog.tsx';
import { saveFile } from '../shell/download.ts';
import { useShell } from '../shell/shell.ts';
import { useGameWords } from '../words/use-words.ts';
import { copyText } from './copy.ts';
import { matchWords } from './words.en.ts';

export interface Shared {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
  /** Offers it as a file of this name, too. */
  readonly file?: string;
}

export interface ShareProps {
  readonly open: boolean;
  readonly texts: readonly Shared[];
  readonly onClose: () => void;
}

export function ShareDialog(props: ShareProps): JSX.Element {
  const words = useGameWords(matchWords);
  return (
    <Dialog open={props.open} title={words().sharing.title} onClose={props.onClose}>
      <div class="sharing">
        <For each={props.texts}>{(shared) => <SharedText {...shared} />}</For>
      </div>
    </Dialog>
  );
}

export function SharedText(props: Shared): JSX.Element {
  const words = useGameWords(matchWords);
  const { announce } = useShell();
  const [state, setState] = createSignal<'none' | 'copied' | 'by-hand'>('none');
  const id = createUniqueId();
  let field: HTMLTextAreaElement | undefined;
  const said = (): string => (state() === 'copied' ? words().sharing.copied : words().sharing.byHand);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(props.text);
    if (!isCopied) field?.select();
    setState(isCopied ? 'copied' : 'by-hand');
    announce(said());
  };
  return (
    <div class="shared">
      <label for={id}>{props.label}</label>
      <Show when={props.help}>
        <p class="aside small">{props.help}</p>
      </Show>
      <textarea
        id={id}
        ref={field}
        readonly
        rows={Math.min(4, Math.ceil(props.text.length / 60))}
        spellcheck={false}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="shared-do">
        <button type="button" onClick={() => void copy()}>
          {words().sharing.copy}
        </button>
        <Show when={props.file}>
          {(file) => (
            <button type="button" class="quiet" onClick={() => saveFile(file(), props.text, 'text/plain')}>
              {words().sharing.save}
            </button>
          )}
        </Show>
        <Show when={state() !== 'none'}>
          <span class="shared-said">{said()}</span>
        </Show>
      </div>
    </div>
  );
}

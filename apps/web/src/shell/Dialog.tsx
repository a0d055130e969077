/** A native dialog: Escape, a click beside it and its button close it, and focus returns to where it was. */
import { createEffect, createUniqueId, Show, type JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

export function Dialog(props: DialogProps): JSX.Element {
  const words = useWords();
  const id = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (props.open && dialog?.open === false) dialog.showModal();
    if (!props.open) dialog?.close();
  });
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      // The event comes a moment after the dialog went; by then another one may be open, which this must not close.
      on:close={() => props.open && props.onClose()}
      on:click={(event) => {
        // The content fills the dialog, so only the backdrop is hit as the dialog itself.
        if (event.target === dialog) dialog?.close();
      }}
    >
      <Show when={props.open}>
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 id={id} tabindex="-1">
              {props.title}
            </h2>
            <button type="button" class="quiet icon-button" onClick={() => dialog?.close()}>
              <Icon name="close" />
              <span class="visually-hidden">{words().app.close}</span>
            </button>
          </header>
          {props.children}
        </div>
      </Show>
    </dialog>
  );
}

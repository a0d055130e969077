/** The dialog that an end is told in. Focus lands on its heading, so that it is read first; from there Enter goes on. */
import { createEffect, createUniqueId, Show, type JSX } from 'solid-js';

export interface ResultFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** What is drawn above the heading. */
  readonly above?: JSX.Element;
  /** A look of its own: a class of the content. */
  readonly look?: string;
  /** What Enter does while the heading has focus; left out, nothing. */
  readonly onEnter?: () => void;
  readonly onClose: () => void;
  /** Handed what closes it. */
  readonly children: (close: () => void) => JSX.Element;
}

export function ResultFrame(props: ResultFrameProps): JSX.Element {
  const id = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  createEffect(() => {
    if (props.open && dialog?.open === false) {
      dialog.showModal();
      heading?.focus({ preventScroll: true });
    }
    if (!props.open) dialog?.close();
  });
  return (
    <dialog
      ref={dialog}
      class="dialog result"
      aria-labelledby={id}
      // The event comes a moment after the dialog went; by then another one may be open, which this must not close.
      on:close={() => props.open && props.onClose()}
    >
      <Show when={props.open}>
        <div class={`dialog-body result-body ${props.look ?? ''}`}>
          {props.above}
          <h2
            id={id}
            ref={heading}
            tabindex="-1"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.repeat || !props.onEnter) return;
              event.preventDefault();
              props.onEnter();
            }}
          >
            {props.title}
          </h2>
          {props.children(() => dialog?.close())}
        </div>
      </Show>
    </dialog>
  );
}

/** How it ended, in one line that says why, and what to do next. Focus lands on its heading, so that it is read first. */
import { createEffect, createUniqueId, Show, type JSX } from 'solid-js';
import { useGameWords } from '../words/use-words.ts';
import { matchWords } from './words.en.ts';

export interface ResultProps {
  readonly open: boolean;
  readonly title: string;
  readonly why: string;
  /** What is drawn above the heading. */
  readonly children?: JSX.Element;
  /** What is told below the buttons. */
  readonly more?: JSX.Element;
  readonly onRematch?: () => void;
  readonly onReplay: () => void;
  readonly onShare: () => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
}

export function ResultDialog(props: ResultProps): JSX.Element {
  const words = useGameWords(matchWords);
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
    <dialog ref={dialog} class="dialog result" aria-labelledby={id} on:close={() => props.onClose()}>
      <Show when={props.open}>
        <div class="dialog-body result-body">
          {props.children}
          <h2 id={id} ref={heading} tabindex="-1">
            {props.title}
          </h2>
          <p class="result-why">{props.why}</p>
          <div class="result-do">
            <Show when={props.onRematch}>
              {(rematch) => (
                <button type="button" class="primary" onClick={() => rematch()()}>
                  {words().result.rematch}
                </button>
              )}
            </Show>
            <button type="button" onClick={() => props.onReplay()}>
              {words().result.replay}
            </button>
            <button type="button" onClick={() => props.onShare()}>
              {words().result.share}
            </button>
            <button type="button" class="quiet" onClick={() => dialog?.close()}>
              {words().result.look}
            </button>
            <button type="button" class="quiet" onClick={() => props.onHome()}>
              {words().result.home}
            </button>
          </div>
          {props.more}
        </div>
      </Show>
    </dialog>
  );
}

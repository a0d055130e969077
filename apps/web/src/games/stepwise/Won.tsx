/** The level is solved: how well, what would be better, and the next one. Focus lands on the heading, so that it is read first. */
import { createEffect, createUniqueId, Show, type JSX } from 'solid-js';
import type { LevelFile, Cost } from '@rankfall/stepwise';
import { useGameWords } from '../../words/use-words.ts';
import { Stars } from './Stars.tsx';
import { stepwiseWords } from './words.en.ts';

export interface WonProps {
  readonly open: boolean;
  readonly cost: Cost;
  readonly par: Cost | undefined;
  readonly stars: number;
  readonly wasShown: boolean;
  readonly isBest: boolean;
  readonly next: LevelFile | undefined;
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly onReplay: () => void;
  readonly onShare: () => void;
  readonly onMap: () => void;
  readonly onClose: () => void;
}

export function Won(props: WonProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
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
  const par = (): string | undefined => props.par && words().cost(props.par);
  return (
    <dialog ref={dialog} class="dialog result" aria-labelledby={id} on:close={() => props.onClose()}>
      <Show when={props.open}>
        <div class="dialog-body result-body s-won">
          <Stars stars={props.stars} />
          <h2 id={id} ref={heading} tabindex="-1">
            {words().won.title}
          </h2>
          <p class="result-why">
            {words().won.line(words().cost(props.cost), par())}
            <Show when={props.isBest}>{` ${words().won.better}`}</Show>
          </p>
          <p>{props.wasShown ? words().won.shown : words().won.why[props.stars]}</p>
          <div class="result-do">
            <Show
              when={props.next}
              fallback={
                <button type="button" class="primary" onClick={() => props.onMap()}>
                  {words().won.map}
                </button>
              }
            >
              {(next) => (
                <button type="button" class="primary" onClick={() => props.onNext()}>
                  {words().won.next(next().title)}
                </button>
              )}
            </Show>
            <button type="button" onClick={() => props.onAgain()}>
              {words().won.again}
            </button>
            <button type="button" onClick={() => props.onReplay()}>
              {words().won.replay}
            </button>
            <button type="button" onClick={() => props.onShare()}>
              {words().won.share}
            </button>
            <button type="button" class="quiet" onClick={() => dialog?.close()}>
              {words().won.look}
            </button>
            <Show when={props.next}>
              <button type="button" class="quiet" onClick={() => props.onMap()}>
                {words().won.map}
              </button>
            </Show>
          </div>
        </div>
      </Show>
    </dialog>
  );
}

/** How it ended, in one line that says why, and what to do next. */
import { Show, type JSX } from 'solid-js';
import { useGameWords } from '../words/use-words.ts';
import { ResultFrame } from './ResultFrame.tsx';
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
  /** What this game offers before anything else but another one. */
  readonly first?: { readonly label: string; readonly onPress: () => void };
  readonly onReplay: () => void;
  readonly onAnalyse?: () => void;
  readonly onShare: () => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
}

export function ResultDialog(props: ResultProps): JSX.Element {
  const words = useGameWords(matchWords);
  return (
    <ResultFrame open={props.open} title={props.title} above={props.children} onClose={props.onClose}>
      {(close) => (
        <>
          <p class="result-why">{props.why}</p>
          <div class="result-do">
            <Show when={props.onRematch}>
              {(rematch) => (
                <button type="button" class="primary" onClick={() => rematch()()}>
                  {words().result.rematch}
                </button>
              )}
            </Show>
            <Show when={props.first}>
              {(first) => (
                <button type="button" onClick={() => first().onPress()}>
                  {first().label}
                </button>
              )}
            </Show>
            <Show when={props.onAnalyse}>
              {(analyse) => (
                <button type="button" onClick={() => analyse()()}>
                  {words().result.analyse}
                </button>
              )}
            </Show>
            <button type="button" onClick={() => props.onReplay()}>
              {words().result.replay}
            </button>
            <button type="button" onClick={() => props.onShare()}>
              {words().result.share}
            </button>
            <button type="button" class="quiet" onClick={close}>
              {words().result.look}
            </button>
            <button type="button" class="quiet" onClick={() => props.onHome()}>
              {words().result.home}
            </button>
          </div>
          {props.more}
        </>
      )}
    </ResultFrame>
  );
}

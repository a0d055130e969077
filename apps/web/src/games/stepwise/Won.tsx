/** The level is solved: how well, what would be better, and the next one. */
import { Show, type JSX } from 'solid-js';
import type { LevelFile, Cost } from '@rankfall/stepwise';
import { ResultFrame } from '../../match/ResultFrame.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Stars } from './Stars.tsx';
import { stepwiseWords } from './words.en.ts';

export interface WonProps {
  readonly open: boolean;
  readonly cost: Cost;
  readonly par: Cost | undefined;
  /** The best before this one. */
  readonly best: Cost | undefined;
  readonly stars: number;
  readonly wasShown: boolean;
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
  const par = (): string | undefined => props.par && words().cost(props.par);
  const goOn = (): void => (props.next ? props.onNext() : props.onMap());
  return (
    <ResultFrame
      open={props.open}
      title={words().won.title}
      above={<Stars stars={props.stars} large />}
      onEnter={goOn}
      onClose={props.onClose}
    >
      {(close) => (
        <>
          <p class="result-why">{words().won.line(words().cost(props.cost), par())}</p>
          <p>
            {props.wasShown ? words().won.shown : words().won.why[props.stars]}
            <Show when={props.best}>{(best) => ` ${words().won.best(props.cost, best())}`}</Show>
          </p>
          <div class="result-do">
            <button type="button" class="primary" onClick={goOn}>
              {props.next ? words().won.next(props.next.title) : words().won.map}
            </button>
            <button type="button" onClick={() => props.onAgain()}>
              {words().won.again}
            </button>
            <button type="button" onClick={() => props.onReplay()}>
              {words().won.replay}
            </button>
            <button type="button" onClick={() => props.onShare()}>
              {words().won.share}
            </button>
            <button type="button" class="quiet" onClick={close}>
              {words().won.look}
            </button>
            <Show when={props.next}>
              <button type="button" class="quiet" onClick={() => props.onMap()}>
                {words().won.map}
              </button>
            </Show>
          </div>
        </>
      )}
    </ResultFrame>
  );
}

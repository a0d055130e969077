/** The line below the board: why something was refused, what to do now, or the score where that is what is played for. */
import { Show, type JSX } from 'solid-js';
import { useGameWords } from '../../words/use-words.ts';
import { actionWords } from './words.en.ts';

export interface HintProps {
  readonly refused: string | undefined;
  readonly hint: string;
  readonly score: { readonly now: number; readonly best: number } | undefined;
}

export function Hint(props: HintProps): JSX.Element {
  const words = useGameWords(actionWords);
  return (
    <p class="match-hint">
      <span class="a-hint" data-refused={props.refused === undefined ? undefined : true}>
        {/* Another sentence is another element: letters that begin elsewhere would count as a shift. */}
        <Show
          when={props.refused === undefined && props.score}
          fallback={
            <Show when={props.refused ?? props.hint} keyed>
              {(text) => <span>{text}</span>}
            </Show>
          }
        >
          {(score) => (
            <>
              <span class="a-score">
                {words().play.scoreName} <b>{words().play.score(score().now)}</b>
              </span>
              <span class="a-score">
                {words().play.bestName} <b>{words().play.score(score().best)}</b>
              </span>
            </>
          )}
        </Show>
      </span>
    </p>
  );
}

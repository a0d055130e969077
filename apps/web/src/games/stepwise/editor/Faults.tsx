/** What keeps the level from being played, and what is worth a look; each leads to its square. */
import { For, Show, type JSX } from 'solid-js';
import { parseSquare, type LevelProblem, type LevelWarning, type Square } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import { editorWords } from './words.en.ts';

export interface FaultsProps {
  readonly problems: readonly LevelProblem[];
  readonly warnings: readonly LevelWarning[];
  readonly onLook: (square: Square) => void;
}

export function Faults(props: FaultsProps): JSX.Element {
  const words = useGameWords(editorWords);
  return (
    <div class="s-faults" aria-live="off">
      <Show when={props.problems.length > 0}>
        <h2 class="s-editor-sub">{words().problems}</h2>
        <ul>
          <For each={props.problems}>
            {(problem) => (
              <Line text={words().problem(problem)} square={problem.square} isBad onLook={props.onLook} />
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.warnings.length > 0}>
        <h2 class="s-editor-sub">{words().warnings}</h2>
        <ul>
          <For each={props.warnings}>
            {(warning) => (
              <Line text={words().warning(warning)} square={warning.square} onLook={props.onLook} />
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

function Line(props: {
  readonly text: string;
  readonly square: string | undefined;
  readonly isBad?: boolean;
  readonly onLook: (square: Square) => void;
}): JSX.Element {
  return (
    <li data-as={props.isBad ? 'bad' : undefined}>
      <Show when={parseSquare(props.square ?? '') !== undefined} fallback={props.text}>
        <button
          type="button"
          class="as-link"
          onClick={() => props.onLook(parseSquare(props.square ?? '') ?? 0)}
        >
          {props.text}
        </button>
      </Show>
    </li>
  );
}

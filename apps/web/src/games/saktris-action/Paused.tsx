/** What lies over the board while time stands still: how to go on, or the count that leads back in. */
import { Show, type JSX } from 'solid-js';
import { matchWords } from '../../match/words.en.ts';
import { useGameWords } from '../../words/use-words.ts';
import { actionWords } from './words.en.ts';

export interface PausedProps {
  /** Seconds still to be counted, if it counts. */
  readonly left: number | undefined;
  readonly onGoOn: () => void;
}

export function Paused(props: PausedProps): JSX.Element {
  const words = useGameWords(actionWords);
  const table = useGameWords(matchWords);
  return (
    <div class="match-paused count-in">
      <Show
        when={props.left}
        fallback={
          <>
            <p class="match-paused-title">{table().paused}</p>
            <p>{words().play.pausedLine}</p>
            <button type="button" class="primary" onClick={() => props.onGoOn()}>
              {table().resume}
            </button>
          </>
        }
      >
        {(left) => (
          <>
            <p>{words().play.begin}</p>
            <p class="count-in-number">{left()}</p>
          </>
        )}
      </Show>
    </div>
  );
}

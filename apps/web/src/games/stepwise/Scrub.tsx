/** Looks ahead: any step of the forecast, without changing anything. */
import type { JSX } from 'solid-js';
import { useGameWords } from '../../words/use-words.ts';
import { stepwiseWords } from './words.en.ts';

export interface ScrubProps {
  readonly at: number;
  readonly steps: number;
  readonly onGo: (at: number) => void;
}

export function Scrub(props: ScrubProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <label class="s-scrub" data-off={props.steps === 0 || undefined}>
      <span>{words().play.scrub}</span>
      <input
        type="range"
        min="0"
        max={Math.max(1, props.steps)}
        value={props.at}
        disabled={props.steps === 0}
        aria-valuetext={words().play.scrubAt(props.at, props.steps)}
        onInput={(event) => props.onGo(event.currentTarget.valueAsNumber)}
      />
      <span class="s-scrub-at">{words().play.scrubShort(props.at, props.steps)}</span>
    </label>
  );
}

/** Shows one side's remaining time; turns urgent by shape as well as colour. */
import { createMemo, Show, type JSX } from 'solid-js';
import { useGameWords } from '../words/use-words.ts';
import { clockText, LOW_TIME } from './clock-text.ts';
import { matchWords } from './words.en.ts';

export interface ClockProps {
  readonly left: number;
  readonly name: string;
  readonly running: boolean;
}

export function ClockView(props: ClockProps): JSX.Element {
  const words = useGameWords(matchWords);
  const low = createMemo(() => props.left < LOW_TIME);
  return (
    <p class="clock" data-low={low() || undefined} data-running={props.running || undefined}>
      <span class="visually-hidden">{words().clock(props.name)}</span>
      <Show when={low()}>
        <svg class="clock-sand" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 2h10M3 14h10M4 2c0 3.5 3 4 4 6 1-2 4-2.5 4-6M4 14c0-3.5 3-4 4-6 1 2 4 2.5 4 6" />
        </svg>
      </Show>
      <time role="timer" aria-live="off">
        {clockText(props.left)}
      </time>
    </p>
  );
}

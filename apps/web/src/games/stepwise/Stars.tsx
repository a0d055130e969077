/** Up to three stars: earned ones are filled, the others are outlines. */
import { For, type JSX } from 'solid-js';
import { useGameWords } from '../../words/use-words.ts';
import { stepwiseWords } from './words.en.ts';

export function Stars(props: { readonly stars: number; readonly large?: boolean }): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <span class="s-stars" data-large={props.large} role="img" aria-label={words().won.stars(props.stars)}>
      <For each={[1, 2, 3]}>
        {(place) => (
          <svg viewBox="-12 -12 24 24" aria-hidden="true" data-earned={place <= props.stars || undefined}>
            <path d="M0 -10L2.9 -3.600 9.800 -3 4.600 1.600 6.100 8.400 0 4.800 -6.100 8.400 -4.600 1.600 -9.800 -3 -2.900 -3.600Z" />
          </svg>
        )}
      </For>
    </span>
  );
}

/** The one die of the table. A new roll tumbles in; whoever wants stillness sees it lie. */
import { For, Show, type JSX } from 'solid-js';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [],
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
};

export interface DieProps {
  readonly value: number;
  /** Another text for another roll. */
  readonly roll?: string;
  readonly label?: string;
}

export function Die(props: DieProps): JSX.Element {
  return (
    <Show when={props.roll ?? 'still'} keyed>
      {(roll) => (
        <svg
          class="die"
          viewBox="0 0 48 48"
          data-blank={props.value === 0 || undefined}
          data-rolls={roll === 'still' ? undefined : true}
          role={props.label === undefined ? undefined : 'img'}
          aria-label={props.label}
          aria-hidden={props.label === undefined ? 'true' : undefined}
        >
          <rect class="die-face" x="2" y="2" width="44" height="44" rx="10" />
          <For each={spots[props.value] ?? []}>
            {([x, y]) => <circle class="die-spot" cx={x} cy={y} r="4.6" />}
          </For>
        </svg>
      )}
    </Show>
  );
}

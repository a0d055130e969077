/** What every replay has below its board: round buttons, and how fast it runs by itself. */
import { createUniqueId, For, type JSX } from 'solid-js';
import { useGameWords } from '../words/use-words.ts';
import { MatchIcon, type IconName } from './MatchIcon.tsx';
import { matchWords } from './words.en.ts';

export interface ReplayButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off?: boolean;
  readonly onPress: () => void;
}

/** At an end the button stays where it is and keeps focus; it only does nothing. */
export function ReplayButton(props: ReplayButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      aria-disabled={props.off === true || undefined}
      onClick={() => {
        if (!props.off) props.onPress();
      }}
    >
      <MatchIcon name={props.icon} />
      <span class="visually-hidden">{props.label}</span>
    </button>
  );
}

export interface SpeedProps<S extends string> {
  readonly speeds: readonly S[];
  readonly value: S;
  readonly name: (speed: S) => string;
  readonly onPick: (speed: S) => void;
}

export function SpeedSelect<S extends string>(props: SpeedProps<S>): JSX.Element {
  const words = useGameWords(matchWords);
  const id = createUniqueId();
  return (
    <>
      <label for={id} class="visually-hidden">
        {words().replay.speed}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) =>
          props.onPick(props.speeds.find((one) => one === event.currentTarget.value) ?? props.value)
        }
      >
        <For each={props.speeds}>{(one) => <option value={one}>{props.name(one)}</option>}</For>
      </select>
    </>
  );
}

/** A place in the game that an address names, if it is one. */
export function placeFrom(text: string | readonly string[] | undefined, last: number): number | undefined {
  const place = typeof text === 'string' && /^\d{1,9}$/u.test(text) ? Number(text) : undefined;
  return place !== undefined && place <= last ? place : undefined;
}

/** What the new-game page of every game is made of: cards to pick from, a clock, a text that holds once it is right. */
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { clockPresets, type Reason } from '@rankfall/kernel';
import { Piece } from '../pieces/Piece.tsx';
import { clockProblem } from '../shell/table-query.ts';
import { useGameWords } from '../words/use-words.ts';
import { Choices } from './SettingsForm.tsx';
import { usePieceLook } from './use-piece-look.ts';
import { matchWords } from './words.en.ts';
import './new-game.css';

export interface CardsProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: string;
  readonly name: (value: V) => JSX.Element;
  readonly line: (value: V) => JSX.Element;
  /** What is drawn on the card. */
  readonly picture?: (value: V) => JSX.Element;
  readonly onPick: (value: V) => void;
}

export function Cards<V extends string>(props: CardsProps<V>): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class="cards">
      <legend>{props.label}</legend>
      <For each={props.values}>
        {(value) => (
          <label class="card">
            <input
              type="radio"
              name={group}
              value={value}
              checked={props.value === value}
              onChange={() => props.onPick(value)}
            />
            <span class="card-name">{props.name(value)}</span>
            <span class="card-men" aria-hidden="true">
              {props.picture?.(value)}
            </span>
            <span class="card-line">{props.line(value)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** Pieces that stand on a card: letters as in FEN. */
export function CardMen(props: { readonly letters: string }): JSX.Element {
  const look = usePieceLook();
  return (
    <For each={[...props.letters]}>
      {(letter) => <Piece kind={letter.toUpperCase()} side={letter < 'a' ? 0 : 1} look={look()} />}
    </For>
  );
}

/** '' for none, one of the presets, or 'custom'. */
const clockChoices = ['', ...clockPresets, 'custom'] as const;

export interface ClockLineProps {
  /** As players say it, '5+3'; '' for none. */
  readonly clock: string;
  readonly reason: (reason: Reason) => string;
  readonly onClock: (clock: string) => void;
}

export function ClockLine(props: ClockLineProps): JSX.Element {
  const words = useGameWords(matchWords);
  const isUsual = (): boolean => clockChoices.some((one) => one === props.clock);
  const [isOther, setOther] = createSignal(!isUsual());
  return (
    <div class="setting">
      <Choices
        label={words().setup.clock}
        values={clockChoices}
        value={isOther() ? 'custom' : props.clock}
        name={(one) => words().setup.clocks(one)}
        onPick={(one) => {
          setOther(one === 'custom');
          if (one !== 'custom') props.onClock(one);
        }}
      />
      <Show when={isOther()} fallback={<p class="aside small">{words().setup.clockHelp}</p>}>
        <Typed
          label={words().setup.ownClock}
          help={words().setup.clockHelp}
          value={props.clock}
          problem={clockProblem}
          reason={props.reason}
          onText={props.onClock}
        />
      </Show>
    </div>
  );
}

export interface TypedProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly problem: (text: string) => Reason | undefined;
  readonly reason: (reason: Reason) => string;
  readonly onText: (text: string) => void;
}

/** A text that holds once it is right; until then the problem stands beside it. */
export function Typed(props: TypedProps): JSX.Element {
  const [problem, setProblem] = createSignal<Reason>();
  const id = createUniqueId();
  return (
    <div class="setting">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        spellcheck={false}
        autocomplete="off"
        value={props.value}
        aria-invalid={problem() ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          const wrong = props.problem(text);
          setProblem(wrong);
          if (!wrong) props.onText(text);
        }}
      />
      <p class="aside small" id={`${id}-help`}>
        {props.help}
      </p>
      <Show when={problem()}>
        {(reason) => (
          <p class="problem" role="alert">
            {props.reason(reason())}
          </p>
        )}
      </Show>
    </div>
  );
}

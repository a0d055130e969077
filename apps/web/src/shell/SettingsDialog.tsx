/** The reader's settings. Every change holds at once and is kept; there is nothing to confirm. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { languages, ownNames, type Language } from '../words/languages.ts';
import { useWords } from '../words/use-words.ts';
import { choices } from './choices.ts';
import { Dialog } from './Dialog.tsx';
import { motions, themes } from './settings.ts';
import { useShell } from './shell.ts';

/** What is no real language is offered only while developing. */
const offered = languages.filter((language) => language !== 'qps' || import.meta.env.DEV);

export function SettingsDialog(props: { readonly open: boolean; readonly onClose: () => void }): JSX.Element {
  const words = useWords();
  return (
    <Dialog open={props.open} title={words().settings.title} onClose={props.onClose}>
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        <Look />
        <Sound />
        <Speech />
      </form>
      <p class="aside small">{words().settings.kept}</p>
    </Dialog>
  );
}

function Look(): JSX.Element {
  const { settings, change } = useShell();
  const words = useWords();
  return (
    <>
      <Pick
        label={words().settings.theme}
        values={themes}
        name={(theme) => words().settings.themes[theme]}
        value={settings().theme}
        onPick={(theme) => change({ theme })}
      />
      <Pick
        label={words().settings.board}
        values={choices.boards}
        name={(board) => words().settings.boards[board] ?? board}
        value={settings().board}
        swatch="board"
        onPick={(board) => change({ board })}
      />
      <Pick
        label={words().settings.pieces}
        values={choices.pieces}
        name={(pieces) => words().settings.pieceSets[pieces] ?? pieces}
        value={settings().pieces}
        onPick={(pieces) => change({ pieces })}
      />
      <Pick
        label={words().settings.motion}
        values={motions}
        name={(motion) => words().settings.motions[motion]}
        value={settings().motion}
        onPick={(motion) => change({ motion })}
      />
    </>
  );
}

function Sound(): JSX.Element {
  const { settings, change } = useShell();
  const words = useWords();
  const id = createUniqueId();
  const volume = (): string =>
    settings().volume === 0 ? words().settings.silent : words().settings.percent(settings().volume);
  const mute = (kind: string, isHeard: boolean): void =>
    change({ muted: [...settings().muted.filter((other) => other !== kind), ...(isHeard ? [] : [kind])] });
  return (
    <>
      <div class="field">
        <label for={id}>{words().settings.volume}</label>
        <div class="slider">
          <input
            id={id}
            type="range"
            min="0"
            max="100"
            step="10"
            value={settings().volume}
            aria-valuetext={volume()}
            onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
          />
          <output for={id}>{volume()}</output>
        </div>
      </div>
      <Show when={choices.sounds.length > 0}>
        <fieldset class="field">
          <legend>{words().settings.kinds}</legend>
          <div class="ticks">
            <For each={choices.sounds}>
              {(kind) => (
                <Tick
                  label={words().settings.sounds[kind] ?? kind}
                  checked={!settings().muted.includes(kind)}
                  onTick={(isHeard) => mute(kind, isHeard)}
                />
              )}
            </For>
          </div>
        </fieldset>
      </Show>
    </>
  );
}

function Speech(): JSX.Element {
  const { settings, change } = useShell();
  const words = useWords();
  const id = createUniqueId();
  return (
    <>
      <div class="field">
        <label for={id}>{words().settings.language}</label>
        <select
          id={id}
          value={settings().language}
          onChange={(event) => {
            const language = offered.find((known) => known === event.currentTarget.value);
            if (language) change({ language });
          }}
        >
          <For each={offered}>
            {(language: Language) => <option value={language}>{ownNames[language]}</option>}
          </For>
        </select>
      </div>
      <fieldset class="field">
        <legend>{words().settings.keys}</legend>
        <Tick
          label={words().settings.letters}
          checked={settings().letters}
          onTick={(letters) => change({ letters })}
        />
        <p class="aside small">{words().settings.lettersWhy}</p>
      </fieldset>
    </>
  );
}

function Tick(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onTick: (isOn: boolean) => void;
}): JSX.Element {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onTick(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}

interface PickProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: string;
  readonly name: (value: V) => string;
  /** Shows what it looks like beside its name. */
  readonly swatch?: 'board';
  readonly onPick: (value: V) => void;
}

/** A few values side by side, of which one holds. */
function Pick<V extends string>(props: PickProps<V>): JSX.Element {
  const group = createUniqueId();
  return (
    <Show when={props.values.length > 1}>
      <fieldset class="field">
        <legend>{props.label}</legend>
        <div class="picks">
          <For each={props.values}>
            {(value) => (
              <label class="pick">
                <input
                  type="radio"
                  name={group}
                  value={value}
                  checked={props.value === value}
                  onChange={() => props.onPick(value)}
                />
                <Show when={props.swatch}>
                  <span class="swatch" data-board={value} />
                </Show>
                {props.name(value)}
              </label>
            )}
          </For>
        </div>
      </fieldset>
    </Show>
  );
}

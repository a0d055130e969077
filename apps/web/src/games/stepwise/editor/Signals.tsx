/** The channels of a level: when each is on, and the clock that may feed it. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { modes } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import { channelsOf, setClock, setMode, type Draft } from './draft.ts';
import { editorWords } from './words.en.ts';

export interface SignalsProps {
  readonly draft: Draft;
  readonly onChange: (make: (draft: Draft) => Draft) => void;
}

export function Signals(props: SignalsProps): JSX.Element {
  const words = useGameWords(editorWords);
  return (
    <fieldset class="field">
      <legend>{words().channels}</legend>
      <Show
        when={channelsOf(props.draft).length > 0}
        fallback={<p class="aside small">{words().noChannels}</p>}
      >
        <For each={channelsOf(props.draft)}>
          {(channel) => {
            const mode = createUniqueId();
            const clock = createUniqueId();
            return (
              <div class="s-signal">
                <label for={mode}>{words().mode(channel)}</label>
                <select
                  id={mode}
                  value={props.draft.modes[channel] ?? 'any'}
                  onChange={(event) => {
                    const found = modes.find((one) => one === event.currentTarget.value);
                    if (found) props.onChange((draft) => setMode(draft, channel, found));
                  }}
                >
                  <For each={modes}>{(one) => <option value={one}>{words().modes[one]}</option>}</For>
                </select>
                <label for={clock}>{words().clock(channel)}</label>
                <input
                  id={clock}
                  type="text"
                  inputmode="numeric"
                  maxlength="12"
                  value={props.draft.clocks[channel] ?? ''}
                  onChange={(event) => {
                    const beat = event.currentTarget.value.trim();
                    props.onChange((draft) => setClock(draft, channel, beat));
                  }}
                />
              </div>
            );
          }}
        </For>
      </Show>
    </fieldset>
  );
}

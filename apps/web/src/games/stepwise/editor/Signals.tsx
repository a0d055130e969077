/** The channels of a level: when each is on, the clock that may feed it beat by beat, and what the board does at each step. */
import { createUniqueId, For, Index, Show, type JSX } from 'solid-js';
import { modes } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import type { Draft } from './draft.ts';
import { beatsOf, channelsOf, setClock, setMode } from './tune.ts';
import { editorWords } from './words.en.ts';

export interface SignalsProps {
  readonly draft: Draft;
  readonly onChange: (make: (draft: Draft) => Draft) => void;
  /** The step that is looked at. */
  readonly beat: number;
  readonly onBeat: (beat: number) => void;
}

const MOST = 12;

export function Signals(props: SignalsProps): JSX.Element {
  const words = useGameWords(editorWords);
  const id = createUniqueId();
  const beatOf = (channel: string): string => props.draft.clocks[channel] ?? '';
  const change = (channel: string, beat: string): void =>
    props.onChange((draft) => setClock(draft, channel, beat));
  return (
    <div class="s-signals">
      <Show when={channelsOf(props.draft).length > 0} fallback={<p class="aside">{words().noChannels}</p>}>
        <For each={channelsOf(props.draft)}>
          {(channel) => {
            const mode = createUniqueId();
            return (
              <div class="s-signal">
                <div class="s-signal-mode">
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
                </div>
                <div class="s-beats" role="group" aria-label={words().clock(channel)}>
                  <Show
                    when={beatOf(channel) !== ''}
                    fallback={<span class="aside small">{words().noClock}</span>}
                  >
                    <Index each={[...beatOf(channel)]}>
                      {(digit, at) => (
                        <button
                          type="button"
                          class="s-beat-cell"
                          data-now={props.beat % beatOf(channel).length === at || undefined}
                          aria-pressed={digit() === '1'}
                          aria-label={words().beatCell(at, digit() === '1')}
                          onClick={() => {
                            const digits = [...beatOf(channel)];
                            digits[at] = digit() === '1' ? '0' : '1';
                            change(channel, digits.join(''));
                          }}
                        >
                          {at}
                        </button>
                      )}
                    </Index>
                  </Show>
                  <button
                    type="button"
                    class="quiet"
                    aria-disabled={beatOf(channel).length >= MOST || undefined}
                    onClick={() => beatOf(channel).length < MOST && change(channel, `${beatOf(channel)}0`)}
                  >
                    {beatOf(channel) === '' ? words().addClock : words().longer}
                  </button>
                  <Show when={beatOf(channel) !== ''}>
                    <button
                      type="button"
                      class="quiet"
                      onClick={() => change(channel, beatOf(channel).slice(0, -1))}
                    >
                      {words().shorter}
                    </button>
                  </Show>
                </div>
              </div>
            );
          }}
        </For>
        <Show when={beatsOf(props.draft) > 0}>
          <div class="s-scrub s-beat-bar">
            <label for={id}>{words().beat}</label>
            <input
              id={id}
              type="range"
              min="0"
              max={beatsOf(props.draft)}
              value={props.beat}
              aria-valuetext={words().beatAt(props.beat)}
              onInput={(event) => props.onBeat(event.currentTarget.valueAsNumber)}
            />
            <span class="s-scrub-at">{props.beat}</span>
          </div>
          <p class="aside small">{words().beatHelp}</p>
        </Show>
      </Show>
    </div>
  );
}

/** What a level asks beside its map: limits, the weight of every crate, a hint; and the levels of one's own. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { squareName, type Crate } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import type { Draft } from './draft.ts';
import { setCrate, setHint, setLimit, setWeight } from './tune.ts';
import { editorWords } from './words.en.ts';

export interface LevelFormProps {
  readonly draft: Draft;
  readonly crates: readonly Crate[];
  readonly onChange: (make: (draft: Draft) => Draft) => void;
}

const limits = [
  { what: 'turns', most: 99 },
  { what: 'steps', most: 999 },
] as const;

export function LevelForm(props: LevelFormProps): JSX.Element {
  const words = useGameWords(editorWords);
  const hintId = createUniqueId();
  /** An empty field means: none. */
  const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));
  return (
    <div class="s-level-form">
      <fieldset class="field">
        <legend>{words().limits}</legend>
        <p class="aside small">{words().limitsHelp}</p>
        <div class="s-numbers">
          <For each={limits}>
            {({ what, most }) => (
              <label>
                {words().limit[what]}
                <input
                  type="number"
                  min="1"
                  max={most}
                  placeholder={words().none}
                  value={props.draft.limits[what] ?? ''}
                  onChange={(event) => {
                    const value = numberOf(event.currentTarget.value);
                    props.onChange((draft) => setLimit(draft, what, value));
                  }}
                />
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Show when={props.crates.length > 0}>
        <fieldset class="field">
          <legend>{words().weights}</legend>
          <p class="aside small">{words().weightsHelp}</p>
          <div class="s-numbers">
            <label>
              {words().weight}
              <input
                type="number"
                min="1"
                max="400"
                value={props.draft.crateWeight}
                onChange={(event) => {
                  const weight = event.currentTarget.valueAsNumber || 0;
                  props.onChange((draft) => setWeight(draft, weight));
                }}
              />
            </label>
            <For each={props.crates.map(({ at }) => at)}>
              {(at) => (
                <label>
                  {words().crateAt(squareName(at))}
                  <input
                    type="number"
                    min="1"
                    max="400"
                    placeholder={String(props.draft.crateWeight)}
                    value={props.draft.crates[squareName(at)] ?? ''}
                    onChange={(event) => {
                      const weight = numberOf(event.currentTarget.value);
                      props.onChange((draft) => setCrate(draft, at, weight));
                    }}
                  />
                </label>
              )}
            </For>
          </div>
        </fieldset>
      </Show>
      <div class="field">
        <label for={hintId}>{words().hint}</label>
        <p class="aside small">{words().hintHelp}</p>
        <input
          id={hintId}
          type="text"
          maxlength="200"
          value={props.draft.more.hints?.[0] ?? ''}
          onChange={(event) => {
            const hint = event.currentTarget.value.trim();
            props.onChange((draft) => setHint(draft, hint));
          }}
        />
      </div>
    </div>
  );
}

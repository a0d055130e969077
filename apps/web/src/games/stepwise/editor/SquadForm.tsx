/** The squad of a level: names, shapes, attributes, and where everybody begins. */
import { For, Index, Show, type JSX } from 'solid-js';
import { attributes, MOST_CHARACTERS, shapes, type CharacterSheet } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import { TokenPicture } from '../Token.tsx';
import { editorWords } from './words.en.ts';

export interface SquadFormProps {
  readonly chars: readonly CharacterSheet[];
  readonly placing: number | undefined;
  readonly onChange: (who: number, some: Partial<CharacterSheet>) => void;
  readonly onPlace: (who: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: (who: number) => void;
}

const shown = attributes.filter((one) => one !== 'cha');

export function SquadForm(props: SquadFormProps): JSX.Element {
  const words = useGameWords(editorWords);
  return (
    <fieldset class="field s-squad-form">
      <legend>{words().squad}</legend>
      <Index each={props.chars}>
        {(one, who) => (
          <div class="s-sheet">
            <div class="s-sheet-head">
              <TokenPicture who={who} shape={one().shape} name={one().name} />
              <input
                type="text"
                aria-label={words().who}
                maxlength="20"
                value={one().name}
                onChange={(event) => props.onChange(who, { name: event.currentTarget.value })}
              />
              <select
                aria-label={words().shape}
                value={one().shape}
                onChange={(event) => {
                  const shape = shapes.find((name) => name === event.currentTarget.value);
                  if (shape) props.onChange(who, { shape });
                }}
              >
                <For each={shapes}>{(shape) => <option value={shape}>{words().shapes[shape]}</option>}</For>
              </select>
            </div>
            <div class="s-attributes">
              <For each={shown}>
                {(attribute) => (
                  <label>
                    <span aria-hidden="true">{words().attributes[attribute]}</span>
                    <input
                      type="number"
                      min="1"
                      max="20"
                      aria-label={words().attributeOf(words().attributes[attribute], one().name)}
                      value={one()[attribute]}
                      onChange={(event) =>
                        props.onChange(who, { [attribute]: event.currentTarget.valueAsNumber || 0 })
                      }
                    />
                  </label>
                )}
              </For>
            </div>
            <div class="ways">
              <button type="button" aria-pressed={props.placing === who} onClick={() => props.onPlace(who)}>
                {words().place(one().name)}
              </button>
              <button type="button" class="quiet" onClick={() => props.onRemove(who)}>
                {words().remove(one().name)}
              </button>
            </div>
          </div>
        )}
      </Index>
      <Show when={props.chars.length < MOST_CHARACTERS}>
        <button type="button" onClick={() => props.onAdd()}>
          {words().add}
        </button>
      </Show>
    </fieldset>
  );
}

/** The squad of a level: names, shapes, attributes with the moves they give, and where everybody begins. */
import { For, Index, Show, type JSX } from 'solid-js';
import { attributes, MOST_CHARACTERS, shapes, type CharacterSheet } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import { TokenPicture } from '../Token.tsx';
import { MovePattern } from './MovePattern.tsx';
import { archetypeNames, type Archetype } from './tune.ts';
import { editorWords } from './words.en.ts';

export interface SquadFormProps {
  readonly chars: readonly CharacterSheet[];
  readonly placing: number | undefined;
  readonly onChange: (who: number, some: Partial<CharacterSheet>) => void;
  /** A slider has been let go of. */
  readonly onSettle: () => void;
  readonly onBecome: (who: number, archetype: Archetype) => void;
  readonly onPlace: (who: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: (who: number) => void;
}

const shown = attributes.filter((one) => one !== 'cha');

export function SquadForm(props: SquadFormProps): JSX.Element {
  const words = useGameWords(editorWords);
  return (
    <div class="s-squad-form">
      <Index each={props.chars}>
        {(one, who) => (
          <fieldset class="s-sheet">
            <legend class="visually-hidden">{words().member(one().name)}</legend>
            <div class="s-sheet-head">
              <TokenPicture who={who} shape={one().shape} name={one().name} />
              <input
                type="text"
                aria-label={words().who}
                maxlength="20"
                value={one().name}
                onChange={(event) => {
                  props.onChange(who, { name: event.currentTarget.value.trim() });
                  props.onSettle();
                }}
              />
              <select
                aria-label={words().shape}
                value={one().shape}
                onChange={(event) => {
                  const shape = shapes.find((name) => name === event.currentTarget.value);
                  if (shape) props.onChange(who, { shape });
                  props.onSettle();
                }}
              >
                <For each={shapes}>{(shape) => <option value={shape}>{words().shapes[shape]}</option>}</For>
              </select>
            </div>
            <div class="s-sheet-body">
              <MovePattern dex={one().dex} who={who} />
              <div class="s-attributes">
                <For each={shown}>
                  {(attribute) => (
                    <label>
                      <span aria-hidden="true">{words().attributes[attribute]}</span>
                      <input
                        type="range"
                        min="1"
                        max="20"
                        aria-label={words().attributeOf(words().attributes[attribute], one().name)}
                        value={one()[attribute]}
                        onInput={(event) =>
                          props.onChange(who, { [attribute]: event.currentTarget.valueAsNumber })
                        }
                        onChange={() => props.onSettle()}
                      />
                      <output>{one()[attribute]}</output>
                    </label>
                  )}
                </For>
              </div>
            </div>
            <div class="ways">
              <button type="button" aria-pressed={props.placing === who} onClick={() => props.onPlace(who)}>
                {words().place(one().name)}
              </button>
              <select
                aria-label={words().archetype(one().name)}
                onChange={(event) => {
                  const found = archetypeNames.find((name) => name === event.currentTarget.value);
                  if (found) props.onBecome(who, found);
                  event.currentTarget.selectedIndex = 0;
                }}
              >
                <option value="">{words().readyMade}</option>
                <For each={archetypeNames}>
                  {(name) => <option value={name}>{words().archetypes[name]}</option>}
                </For>
              </select>
              <button type="button" class="quiet" onClick={() => props.onRemove(who)}>
                {words().remove(one().name)}
              </button>
            </div>
          </fieldset>
        )}
      </Index>
      <Show when={props.chars.length < MOST_CHARACTERS}>
        <button type="button" onClick={() => props.onAdd()}>
          {words().add}
        </button>
      </Show>
    </div>
  );
}

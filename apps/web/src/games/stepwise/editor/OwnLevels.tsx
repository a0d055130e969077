/** The levels one has saved on this device. */
import { For, Show, type JSX } from 'solid-js';
import { useGameWords } from '../../../words/use-words.ts';
import { LevelThumb } from '../LevelThumb.tsx';
import { looseState, type Draft } from './draft.ts';
import { editorWords } from './words.en.ts';

export interface OwnLevelsProps {
  readonly own: readonly Draft[];
  readonly onSave: () => void;
  readonly onNew: () => void;
  readonly onOpen: (draft: Draft) => void;
  readonly onForget: (title: string) => void;
}

export function OwnLevels(props: OwnLevelsProps): JSX.Element {
  const words = useGameWords(editorWords);
  return (
    <section class="field">
      <h2 class="s-editor-sub">{words().own}</h2>
      <div class="ways">
        <button type="button" onClick={() => props.onSave()}>
          {words().save}
        </button>
        <button type="button" class="quiet" onClick={() => props.onNew()}>
          {words().fresh}
        </button>
      </div>
      <Show when={props.own.length > 0} fallback={<p class="aside small">{words().noOwn}</p>}>
        <ul class="s-own">
          <For each={props.own}>
            {(one) => (
              <li>
                <button type="button" class="s-own-open" onClick={() => props.onOpen(one)}>
                  <span class="s-own-picture">
                    <LevelThumb state={looseState(one)} />
                  </span>
                  {words().edit(one.title)}
                </button>
                <button type="button" class="quiet" onClick={() => props.onForget(one.title)}>
                  {words().forget(one.title)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

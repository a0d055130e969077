/** Working on a part of the board at once: mark it, copy it, put it elsewhere, mirror and turn it. */
import { For, Show, type JSX } from 'solid-js';
import { useGameWords } from '../../../words/use-words.ts';
import type { Tools } from './create-tools.ts';
import { isSquare, turns } from './region.ts';
import { editorWords } from './words.en.ts';

export function RegionTools(props: { readonly tools: Tools }): JSX.Element {
  const words = useGameWords(editorWords);
  const isHeld = (is: 'mark' | 'paste'): boolean => props.tools.tool().is === is;
  const canTurn = (): boolean => {
    const region = props.tools.region();
    return region === undefined || isSquare(region);
  };
  return (
    <fieldset class="field s-region">
      <legend>{words().part}</legend>
      <p class="aside small">{props.tools.region() ? words().partMarked : words().partHelp}</p>
      <div class="s-region-do">
        <button type="button" aria-pressed={isHeld('mark')} onClick={() => props.tools.take({ is: 'mark' })}>
          {words().mark}
        </button>
        <button type="button" onClick={() => props.tools.copy()}>
          {words().copy}
        </button>
        <button type="button" onClick={() => props.tools.cut()}>
          {words().cut}
        </button>
        <button
          type="button"
          aria-pressed={isHeld('paste')}
          aria-disabled={props.tools.clip() ? undefined : true}
          onClick={() => props.tools.clip() && props.tools.take({ is: 'paste' })}
        >
          {words().paste}
        </button>
        <For each={turns}>
          {(kind) => (
            <button
              type="button"
              aria-disabled={kind === 'rotate' && !canTurn() ? true : undefined}
              onClick={() => props.tools.turn(kind)}
            >
              {words().turns[kind]}
            </button>
          )}
        </For>
        <Show when={props.tools.region()}>
          <button type="button" class="quiet" onClick={() => props.tools.unmark()}>
            {words().unmark}
          </button>
        </Show>
      </div>
      <Show when={isHeld('paste')}>
        <p class="notice">{words().pasting}</p>
      </Show>
    </fieldset>
  );
}

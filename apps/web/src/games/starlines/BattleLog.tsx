/** The battle in sentences, turn by turn, the latest last; each resolution can be opened ship by ship. */
import { createEffect, For, Show, type JSX } from 'solid-js';
import type { StarlinesEvent } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import type { Chapter } from './chronicle.ts';
import { starlinesWords } from './words.en.ts';

export interface BattleLogProps {
  readonly chapters: readonly Chapter[];
  readonly names: readonly string[];
}

export function BattleLog(props: BattleLogProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    const last = props.chapters.at(-1);
    if (last && list) list.scrollTop = list.scrollHeight;
  });
  return (
    <Show when={props.chapters.length > 0} fallback={<p class="sl-log-none">{words().play.nothing}</p>}>
      <ol class="sl-log" ref={list} tabindex="0" aria-label={words().play.logTitle}>
        <For each={props.chapters}>
          {(chapter) => (
            <li class="sl-chapter">
              <h3>{chapter.turn === 0 ? words().muster : words().turn(chapter.turn)}</h3>
              <For each={chapter.events}>{(event) => <Sentences event={event} names={props.names} />}</For>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

function Sentences(props: {
  readonly event: StarlinesEvent;
  readonly names: readonly string[];
}): JSX.Element {
  const words = useGameWords(starlinesWords);
  const records = (): Extract<StarlinesEvent, { type: 'resolved' }>['records'] =>
    props.event.type === 'resolved' ? props.event.records : [];
  // The heading above says which turn it is.
  const lines = (): readonly string[] =>
    props.event.type === 'rolled' && props.event.by.length === 0
      ? [words().play.rolled(props.event.die)]
      : words().event(props.event, props.names);
  return (
    <>
      <For each={lines()}>{(line) => <p>{line}</p>}</For>
      <Show when={records().length > 0}>
        <details class="sl-breakdown">
          <summary>{words().play.breakdown}</summary>
          <ul>
            <For each={records()}>
              {(record) => (
                <li data-side={record.seat}>
                  <i class="sl-token" />
                  {words().recordOf(props.names[record.seat] ?? '', record)}
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </>
  );
}

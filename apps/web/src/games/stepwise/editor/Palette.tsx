/** What can be painted, each with the drawing it has on the board, and the channel that wired things are put on. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { useGameWords } from '../../../words/use-words.ts';
import { placesOf } from '../places.ts';
import { tilesOf } from '../scene.ts';
import { Tile } from '../Tile.tsx';
import type { Tools } from './create-tools.ts';
import { emptyDraft, looseState } from './draft.ts';
import { brushes, isWired, paint, type Brush } from './paint.ts';
import { editorWords } from './words.en.ts';

export const channels = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Where the pictures are painted before they are cut out: inside, and for doors of the ring on it. */
const SPOT = 44;
const EDGE = { entrance: 40, exit: 59 } as const;
const places = placesOf(1);

export function Palette(props: { readonly tools: Tools }): JSX.Element {
  const words = useGameWords(editorWords);
  const brush = (): Brush | undefined => {
    const now = props.tools.tool();
    return now.is === 'brush' ? now.brush : undefined;
  };
  const needsChannel = (): boolean => {
    const now = brush();
    return now !== undefined && isWired(now);
  };
  return (
    <fieldset class="field s-palette">
      <legend class="visually-hidden">{words().paint}</legend>
      <div class="s-brushes">
        <For each={brushes}>
          {(one) => (
            <button
              type="button"
              class="s-brush"
              aria-pressed={brush() === one}
              onClick={() => props.tools.take({ is: 'brush', brush: one })}
            >
              <Picture brush={one} channel={props.tools.channel()} />
              <span>{words().brushes[one]}</span>
            </button>
          )}
        </For>
      </div>
      <div
        class="s-channels"
        role="group"
        aria-label={words().channel}
        data-off={!needsChannel() || undefined}
      >
        <span aria-hidden="true">{words().channel}</span>
        <For each={channels}>
          {(channel) => (
            <button
              type="button"
              aria-pressed={props.tools.channel() === channel}
              aria-label={`${words().channel} ${channel}`}
              onClick={() => props.tools.setChannel(channel)}
            >
              {channel}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}

function Picture(props: { readonly brush: Brush; readonly channel: string }): JSX.Element {
  const spot = (): number =>
    props.brush === 'entrance' || props.brush === 'exit' ? EDGE[props.brush] : SPOT;
  const state = createMemo(() =>
    looseState(paint({ ...emptyDraft, chars: [] }, props.brush, props.channel, spot())),
  );
  const x = (): number => (spot() % 10) * 100;
  const y = (): number => Math.floor(spot() / 10) * 100;
  return (
    <svg class="s-brush-picture" viewBox={`${x()} ${y()} 100 100`} aria-hidden="true">
      <For each={tilesOf(state()).filter(({ square }) => square === spot())}>
        {(tile) => <Tile tile={tile} places={places} />}
      </For>
      <Show when={props.brush === 'crate'}>
        <rect class="s-thumb-crate" x={x() + 14} y={y() + 14} width="72" height="72" rx="6" />
      </Show>
    </svg>
  );
}

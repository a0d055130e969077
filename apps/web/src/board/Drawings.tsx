/** Arrows and rings above the pieces: those that are shown, a player's own, and the one being drawn. */
import { For, type JSX, Show } from 'solid-js';
import { type Drawn, shapeOf } from './drawings.ts';
import type { Layout } from './geometry.ts';

export function Drawings(props: {
  readonly layout: Layout;
  readonly shown: readonly Drawn[];
  readonly drawings: readonly Drawn[];
  readonly sketch: Drawn | undefined;
}): JSX.Element {
  return (
    <svg class="drawings" viewBox={`0 0 ${props.layout.files} ${props.layout.ranks}`} aria-hidden="true">
      <For each={props.shown}>{(drawn) => <Stroke layout={props.layout} drawn={drawn} isShown />}</For>
      <For each={props.drawings}>{(drawn) => <Stroke layout={props.layout} drawn={drawn} />}</For>
      <Show when={props.sketch}>{(drawn) => <Stroke layout={props.layout} drawn={drawn()} isSketch />}</Show>
    </svg>
  );
}

/** Twice the same path: a halo in the colour of the paper keeps the line apart from whatever lies below. */
function Stroke(props: {
  readonly layout: Layout;
  readonly drawn: Drawn;
  readonly isSketch?: boolean;
  readonly isShown?: boolean;
}): JSX.Element {
  const path = (): string => shapeOf(props.layout, props.drawn);
  return (
    <g data-sketch={props.isSketch} data-shown={props.isShown}>
      <path class="halo" d={path()} />
      <path d={path()} />
    </g>
  );
}

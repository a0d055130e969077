/** One ship, drawn. Whose it is shows in the joints, round or square, and in the ink. Decoration: its name is said beside it. */
import { Show, type JSX } from 'solid-js';
import type { Code, Side01 } from '@rankfall/starlines';
import { drawingOf, jointsOf, pathOf } from './ship-art.ts';
import './ship-art.css';

export interface ShipArtProps {
  readonly code: Code;
  readonly side?: Side01 | undefined;
  /** Faces down, as the ships across the table do. */
  readonly flipped?: boolean | undefined;
}

export function ShipArt(props: ShipArtProps): JSX.Element {
  const drawing = (): ReturnType<typeof drawingOf> => drawingOf(props.code);
  return (
    <svg
      class="ship-art"
      viewBox="0 0 48 48"
      data-side={props.side}
      data-flipped={props.flipped ? true : undefined}
      aria-hidden="true"
    >
      <Show when={drawing().joins.length > 0}>
        <path class="ship-joins" d={pathOf(drawing().joins)} />
      </Show>
      <path class="ship-lines" d={pathOf(drawing().lines)} pathLength="100" />
      <path class="ship-joints" d={jointsOf(drawing().lines)} />
    </svg>
  );
}

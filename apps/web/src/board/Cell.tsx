/** One square: a cell of the grid with its label, its marks under the piece, and its coordinates. */
import { For, type JSX, Show } from 'solid-js';
import type { Face } from './faces.ts';

export interface CellProps {
  readonly face: Face;
  readonly onFocus: (square: string) => void;
}

export function Cell(props: CellProps): JSX.Element {
  return (
    <div
      role="gridcell"
      class="cell"
      data-square={props.face.square}
      data-dark={props.face.isDark || undefined}
      data-next={props.face.next}
      data-picked={props.face.isPicked || undefined}
      data-aim={props.face.aim}
      aria-label={props.face.label}
      aria-selected={props.face.isPicked ? 'true' : undefined}
      tabindex={props.face.isTabStop ? 0 : -1}
      onFocus={() => props.onFocus(props.face.square)}
    >
      <For each={props.face.shapes}>{(shape) => <i class={`mark mark-${shape}`} />}</For>
      <Show when={props.face.rank}>{(rank) => <span class="coordinate rank">{rank()}</span>}</Show>
      <Show when={props.face.file}>{(file) => <span class="coordinate file">{file()}</span>}</Show>
    </div>
  );
}

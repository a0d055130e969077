/** One square: a cell of the grid with its label, its marks under the piece, and its coordinates. */
import { For, type JSX, Show } from 'solid-js';
import type { MarkType } from './marks.ts';

export interface CellProps {
  readonly square: string;
  readonly isDark: boolean;
  readonly label: string;
  readonly isTabStop: boolean;
  readonly isPicked: boolean;
  /** What pointing here would do. */
  readonly next: 'movable' | 'target' | 'capture' | undefined;
  /** The pointer would point here; under a finger that has to be shown larger than the square. */
  readonly aim: 'over' | 'hidden' | undefined;
  readonly isFlashing: boolean;
  readonly marks: readonly MarkType[];
  readonly file: string | undefined;
  readonly rank: string | undefined;
  readonly onFocus: () => void;
}

export function Cell(props: CellProps): JSX.Element {
  return (
    <div
      role="gridcell"
      class="cell"
      data-square={props.square}
      data-dark={props.isDark || undefined}
      data-next={props.next}
      data-picked={props.isPicked || undefined}
      data-aim={props.aim}
      aria-label={props.label}
      aria-selected={props.isPicked ? 'true' : undefined}
      tabindex={props.isTabStop ? 0 : -1}
      onFocus={() => props.onFocus()}
    >
      <For each={props.marks}>{(type) => <i class={`mark mark-${type}`} />}</For>
      <Show when={props.isFlashing}>
        <i class="mark mark-flash" />
      </Show>
      <Show when={props.isPicked}>
        <i class="mark mark-picked" />
      </Show>
      <Show when={props.next === 'target' || props.next === 'capture'}>
        <i class={`mark mark-${props.next}`} />
      </Show>
      <Show when={props.aim === 'hidden'}>
        <i class="mark mark-aim" />
      </Show>
      <Show when={props.rank}>{(rank) => <span class="coordinate rank">{rank()}</span>}</Show>
      <Show when={props.file}>{(file) => <span class="coordinate file">{file()}</span>}</Show>
    </div>
  );
}

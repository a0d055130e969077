/** The squares as an ARIA grid: a row for each rank, a cell for each square, in the order in which they are seen. */
import { type Accessor, For, type JSX } from 'solid-js';
import { Cell } from './Cell.tsx';
import type { Pointer } from './create-pointer.ts';
import { createTurning } from './create-turning.ts';
import type { Face } from './faces.ts';

export interface SquaresProps {
  readonly ref: (element: HTMLDivElement) => void;
  readonly label: string;
  /** As White sees them. */
  readonly rows: readonly (readonly Accessor<Face>[])[];
  readonly flipped: boolean;
  readonly pointer: Pointer;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (square: string) => void;
}

export function Squares(props: SquaresProps): JSX.Element {
  let squares!: HTMLDivElement;
  createTurning(
    () => squares,
    () => props.flipped,
  );
  return (
    <div
      ref={(element) => {
        squares = element;
        props.ref(element);
        // Not delegated by Solid: the page must find the key already taken.
        element.addEventListener('keydown', props.onKeyDown);
      }}
      role="grid"
      class="squares"
      aria-label={props.label}
      onPointerDown={props.pointer.down}
      onPointerMove={props.pointer.move}
      onPointerUp={props.pointer.up}
      onPointerCancel={props.pointer.cancel}
      onLostPointerCapture={props.pointer.cancel}
      onContextMenu={(event) => event.preventDefault()}
    >
      <For each={props.rows}>
        {(row) => (
          <div role="row" class="row">
            <For each={row}>{(face) => <Cell face={face()} onFocus={props.onFocus} />}</For>
          </div>
        )}
      </For>
    </div>
  );
}

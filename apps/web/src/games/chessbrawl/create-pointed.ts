/** Which cell is meant just now: the one under the pointer, also while something is dragged, or the one that has focus. */
import { createSignal, type Accessor } from 'solid-js';
import { cellNamed, COLUMNS, ROWS, type Cell } from '@rankfall/chessbrawl';
import type { Point } from '../../board/geometry.ts';

export interface Pointed {
  readonly cell: Accessor<Cell | undefined>;
  /** The pointer in cells from the upper left corner; undefined while nobody points. A finger only points while it is down. */
  readonly at: Accessor<Point | undefined>;
  readonly onMove: (event: PointerEvent) => void;
  readonly onLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

export function createPointed(root: () => HTMLElement | undefined): Pointed {
  const [at, setAt] = createSignal<Point>();
  const [cell, setCell] = createSignal<Cell>();
  return {
    cell,
    at,
    onMove: (event) => {
      const box = root()?.getBoundingClientRect();
      if (!box || box.width === 0) return;
      const x = ((event.clientX - box.left) / box.width) * COLUMNS;
      const y = ((event.clientY - box.top) / box.height) * ROWS;
      const isOn = x >= 0 && y >= 0 && x < COLUMNS && y < ROWS;
      setAt(isOn ? { x, y } : undefined);
      setCell(isOn ? Math.floor(y) * COLUMNS + Math.floor(x) : undefined);
    },
    onLeave: () => {
      setAt(undefined);
      setCell(undefined);
    },
    onFocus: (event) => {
      const square = event.target instanceof HTMLElement ? event.target.dataset['square'] : undefined;
      if (
        square !== undefined &&
        event.target instanceof HTMLElement &&
        event.target.matches(':focus-visible')
      )
        setCell(cellNamed(square));
    },
    onBlur: () => {
      if (at() === undefined) setCell(undefined);
    },
  };
}

/** The marked cell whose centre is nearest to the pointer: where the ghost stands. */
export function nearestOf(cells: readonly Cell[], { x, y }: Point): Cell | undefined {
  const far = (cell: Cell): number =>
    Math.hypot((cell % COLUMNS) + 0.5 - x, Math.floor(cell / COLUMNS) + 0.5 - y);
  return cells.toSorted((a, b) => far(a) - far(b))[0];
}

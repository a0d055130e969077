/** Mouse, pen and finger on the board: a press that stays is a tap, one that leaves a member of the squad draws its route. */
import type { Accessor } from 'solid-js';
import type { Square } from '@rankfall/stepwise';
import { centreOf, squareUnder, TILE, type Places, type Point } from './places.ts';

interface Ways {
  readonly root: () => HTMLElement;
  readonly places: Accessor<Places>;
  readonly tap: (square: Square) => void;
  /** Whether a route can be drawn from here. */
  readonly grab: (square: Square) => boolean;
  readonly draw: (square: Square) => void;
  readonly drop: (isInside: boolean) => void;
  readonly hover: (square: Square | undefined) => void;
}

export interface Pointer {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: () => void;
}

/** So near to its middle a square has really been reached: cutting a corner is no detour. */
const REACH = 0.38 * TILE;

export function createPointer(ways: Ways): Pointer {
  let press:
    | { readonly id: number; readonly from: Square; last: Square; draws: boolean | undefined }
    | undefined;

  const partOf = (event: PointerEvent): Point => {
    const box = ways.root().getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const reached = (part: Point, square: Square): boolean => {
    const { side } = ways.places();
    const centre = centreOf(ways.places(), square);
    return Math.hypot(part.x * side - centre.x, part.y * side - centre.y) < REACH;
  };
  return {
    down: (event) => {
      const square = squareUnder(ways.places(), partOf(event));
      if (square === undefined || event.button !== 0) return;
      press = { id: event.pointerId, from: square, last: square, draws: undefined };
      ways.root().setPointerCapture(event.pointerId);
    },
    move: (event) => {
      const part = partOf(event);
      const square = squareUnder(ways.places(), part);
      if (event.pointerType === 'mouse' && !press) ways.hover(square);
      if (press?.id !== event.pointerId || square === undefined || square === press.last) return;
      if (!reached(part, square)) return;
      press.draws ??= ways.grab(press.from);
      press.last = square;
      if (press.draws) ways.draw(square);
    },
    up: (event) => {
      if (press?.id !== event.pointerId) return;
      const { from, draws } = press;
      press = undefined;
      const square = squareUnder(ways.places(), partOf(event));
      if (draws) ways.drop(square !== undefined);
      else if (square === from) ways.tap(square);
    },
    cancel: () => {
      const wasDrawing = press?.draws === true;
      press = undefined;
      if (wasDrawing) ways.drop(false);
    },
  };
}

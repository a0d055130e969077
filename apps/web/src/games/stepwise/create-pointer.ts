/** Mouse, pen and finger on the board: a press that stays is a tap, one that leaves a member of the squad draws its route. */
import { onCleanup, type Accessor } from 'solid-js';
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
  /** A finger or the other button that rests on a square asks about it. */
  readonly hold: (square: Square) => void;
  /** What the other button rubs out as it goes; left out, it asks. */
  readonly erase: () => ((square: Square) => void) | undefined;
}

/** So long a finger rests until it asks. */
const HOLD = 450;

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
    | {
        readonly id: number;
        readonly from: Square;
        last: Square;
        draws: boolean | undefined;
        readonly rubs: boolean;
      }
    | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

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
      if (square === undefined) return;
      const rub = event.button === 2 ? ways.erase() : undefined;
      if (event.button !== 0 && !rub) {
        if (event.button === 2) ways.hold(square);
        return;
      }
      press = { id: event.pointerId, from: square, last: square, draws: undefined, rubs: rub !== undefined };
      ways.root().setPointerCapture(event.pointerId);
      rub?.(square);
      clearTimeout(timer);
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        if (press?.id !== event.pointerId || press.draws !== undefined) return;
        press = undefined;
        ways.hold(square);
      }, HOLD);
    },
    move: (event) => {
      const part = partOf(event);
      const square = squareUnder(ways.places(), part);
      if (event.pointerType === 'mouse' && !press) ways.hover(square);
      if (press?.id !== event.pointerId || square === undefined || square === press.last) return;
      if (!reached(part, square)) return;
      if (press.rubs) {
        press.last = square;
        ways.erase()?.(square);
        return;
      }
      press.draws ??= ways.grab(press.from);
      press.last = square;
      if (press.draws) ways.draw(square);
    },
    up: (event) => {
      if (press?.id !== event.pointerId) return;
      const { from, draws, rubs } = press;
      press = undefined;
      clearTimeout(timer);
      if (rubs) return ways.drop(true);
      const square = squareUnder(ways.places(), partOf(event));
      if (draws) ways.drop(square !== undefined);
      else if (square === from) ways.tap(square);
    },
    cancel: () => {
      const wasDrawing = press?.draws === true || press?.rubs === true;
      clearTimeout(timer);
      press = undefined;
      if (wasDrawing) ways.drop(false);
    },
  };
}

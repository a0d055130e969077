/** The arithmetic of dragging: from the pointer to squares, and when a press has become a drag. */
import { type Layout, type Point, squareUnder } from './geometry.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A press that moved less than this is a click, in pixels; a finger is less steady than a mouse. */
const SLOP = { mouse: 4, touch: 10 } as const;
/** How long a finger rests before it draws instead, in milliseconds. */
export const LONG_PRESS = 450;

/** The pointer's place in squares from the top left corner of the board. */
export function toBoard(layout: Layout, box: Box, client: Point): Point {
  return {
    x: ((client.x - box.left) / box.width) * layout.files,
    y: ((client.y - box.top) / box.height) * layout.ranks,
  };
}

export function squareAtPointer(layout: Layout, box: Box, client: Point): string | undefined {
  return squareUnder(layout, toBoard(layout, box, client));
}

export function hasDragged(from: Point, to: Point, pointer: string): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > (pointer === 'mouse' ? SLOP.mouse : SLOP.touch);
}

/**
 * Where the dragged piece is drawn, in squares: under the pointer, and above a finger, which would hide it.
 * It stays close to the board, so that it never makes the page scroll.
 */
export function ghostAt(layout: Layout, at: Point, pointer: string): Point {
  const lift = pointer === 'touch' ? 0.6 : 0;
  return {
    x: Math.max(0, Math.min(layout.files, at.x)) - 0.5,
    y: Math.max(0, Math.min(layout.ranks, at.y)) - 0.5 - lift,
  };
}

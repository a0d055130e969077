/** Where squares lie on the drawing. The ring is narrower than the squares one plays on, so that those are as large as can be. */
import { SIZE, squareAt, xOf, yOf, type Square } from '@rankfall/stepwise';

/** The side of an inner square in units of the drawing. */
export const TILE = 100;
/** A token keeps this far from the edge of the board, even where its square is narrower. */
const LEAST_INSET = 40;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Places {
  /** How wide the ring is, in squares. */
  readonly ring: number;
  /** The side of the whole board in units. */
  readonly side: number;
}

export const placesOf = (ring: number): Places => ({ ring, side: TILE * (SIZE - 2 + 2 * ring) });

/** Where the column or row of this number begins; 10 is the far edge. */
function edge({ ring, side }: Places, at: number): number {
  if (at <= 0) return 0;
  return at >= SIZE ? side : TILE * (ring + at - 1);
}

export function boxOf(places: Places, square: Square): Box {
  const [x, y] = [xOf(square), yOf(square)];
  const [left, top] = [edge(places, x), edge(places, y)];
  return { x: left, y: top, width: edge(places, x + 1) - left, height: edge(places, y + 1) - top };
}

/** Where whatever stands on a square has its middle. */
export function centreOf(places: Places, square: Square): Point {
  const { x, y, width, height } = boxOf(places, square);
  const inside = (at: number): number => Math.max(LEAST_INSET, Math.min(places.side - LEAST_INSET, at));
  return { x: inside(x + width / 2), y: inside(y + height / 2) };
}

/** The square under a point given as a part of the board's side, 0 to 1. */
export function squareUnder(places: Places, { x, y }: Point): Square | undefined {
  const along = (part: number): number => {
    const units = part * places.side;
    if (units < 0 || units >= places.side) return -1;
    return Math.max(0, Math.min(SIZE - 1, Math.floor(units / TILE - places.ring) + 1));
  };
  return squareAt(along(x), along(y));
}

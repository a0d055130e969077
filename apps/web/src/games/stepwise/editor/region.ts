/** A rectangle of the board: copied, moved elsewhere, mirrored and turned, with the crates' weights and whoever begins there. */
import { parseSquare, SIZE, squareAt, squareName, xOf, yOf, type Square } from '@rankfall/stepwise';
import { changed, type Draft } from './draft.ts';
import { bareAt, lay, stuffAt, type Stuff } from './paint.ts';

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything but the ring. */
export const interior: Region = { left: 1, top: 1, right: SIZE - 2, bottom: SIZE - 2 };

export const regionBetween = (one: Square, two: Square): Region => ({
  left: Math.min(xOf(one), xOf(two)),
  top: Math.min(yOf(one), yOf(two)),
  right: Math.max(xOf(one), xOf(two)),
  bottom: Math.max(yOf(one), yOf(two)),
});

export const isSquare = ({ left, top, right, bottom }: Region): boolean => right - left === bottom - top;

export function squaresIn({ left, top, right, bottom }: Region): readonly Square[] {
  const squares: Square[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) squares.push(y * SIZE + x);
  return squares;
}

export interface Clip {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly stuff: readonly Stuff[];
  readonly weights: readonly (number | undefined)[];
}

export function copy(draft: Draft, region: Region): Clip {
  const squares = squaresIn(region);
  return {
    width: region.right - region.left + 1,
    height: region.bottom - region.top + 1,
    stuff: squares.map((square) => stuffAt(draft, square)),
    weights: squares.map((square) => draft.crates[squareName(square)]),
  };
}

export const clear = (draft: Draft, region: Region): Draft =>
  lay(draft, new Map(squaresIn(region).map((square) => [square, bareAt(square)])));

/** With its upper left corner on this square; what would lie beyond the board is left out. */
export function paste(draft: Draft, clip: Clip, corner: Square): Draft {
  const stuff = new Map<Square, Stuff>();
  const weights: [Square, number | undefined][] = [];
  for (const [i, what] of clip.stuff.entries()) {
    const square = squareAt(xOf(corner) + (i % clip.width), yOf(corner) + Math.floor(i / clip.width));
    if (square === undefined) continue;
    stuff.set(square, what);
    weights.push([square, clip.weights[i]]);
  }
  return weigh(lay(draft, stuff), weights);
}

/** Crates that came from elsewhere keep their weight. */
function weigh(draft: Draft, weights: readonly (readonly [Square, number | undefined])[]): Draft {
  const crates = { ...draft.crates };
  for (const [square, weight] of weights) {
    if (weight === undefined) delete crates[squareName(square)];
    else crates[squareName(square)] = weight;
  }
  return JSON.stringify(crates) === JSON.stringify(draft.crates) ? draft : changed(draft, { crates });
}

export const turns = ['mirror', 'flip', 'rotate'] as const;
/** Left for right, top for bottom, a quarter to the right. */
export type TurnKind = (typeof turns)[number];

/** Only a square part can be turned by a quarter. */
export function turn(draft: Draft, region: Region, kind: TurnKind): Draft {
  if (kind === 'rotate' && !isSquare(region)) return draft;
  const { left, top, right, bottom } = region;
  const moved = (square: Square): Square => {
    const [x, y] = [xOf(square), yOf(square)];
    if (kind === 'mirror') return y * SIZE + (left + right - x);
    if (kind === 'flip') return (top + bottom - y) * SIZE + x;
    return (top + (x - left)) * SIZE + (right - (y - top));
  };
  const squares = squaresIn(region);
  const laid = lay(draft, new Map(squares.map((square) => [moved(square), stuffAt(draft, square)])));
  const weighed = weigh(
    laid,
    squares.map((square) => [moved(square), draft.crates[squareName(square)]]),
  );
  const inside = new Set(squares);
  const chars = draft.chars.map((one) => {
    const at = parseSquare(one.at);
    return at !== undefined && inside.has(at) ? { ...one, at: squareName(moved(at)) } : one;
  });
  const isSame = chars.every((one, i) => one.at === draft.chars[i]?.at);
  return isSame ? weighed : changed(weighed, { chars });
}

/** What is seen to happen between two lists of pieces. Pieces that stay are moved by CSS; this names the others and their ways. */
import { cellOf, type Layout, type Point } from './geometry.ts';
import type { BoardPiece } from './marks.ts';

export type Motion =
  | { readonly type: 'moved'; readonly piece: BoardPiece; readonly from: string }
  | { readonly type: 'arrived'; readonly piece: BoardPiece }
  /** Knocked away, in the direction that its captor came from; `by` is missing when nobody is seen to do it. */
  | { readonly type: 'captured'; readonly piece: BoardPiece; readonly by?: BoardPiece; readonly along: Point }
  /** Gone from where it stands now, after it has come that way, in squares; a newcomer has come from nowhere. */
  | {
      readonly type: 'cleared';
      readonly piece: BoardPiece;
      readonly along: Point;
      readonly isNew: boolean;
    }
  /** Pushed over the edge; the way there and one square beyond, in squares. */
  | { readonly type: 'fell'; readonly piece: BoardPiece; readonly along: Point };

/** Pieces that vanished and were not captured, where the game says so; otherwise it is guessed. */
export interface Gone {
  /** Pieces that vanished as a line. */
  readonly cleared?: readonly Clearing[] | undefined;
  readonly fallen?: readonly Fall[] | undefined;
}

/** Where a piece vanished, with the same change that brought it there if `from` or `man` says so. */
export interface Clearing {
  readonly square: string;
  readonly from?: string | undefined;
  /** Who stood nowhere before. */
  readonly man?: Pick<BoardPiece, 'kind' | 'side'> | undefined;
}

/** From where a piece went, and over the edge of which square. */
export interface Fall {
  readonly square: string;
  readonly over: string;
}

/** As arrivals fall in. */
const FROM_ABOVE: Point = { x: 0, y: 1.4 };
const STILL: Point = { x: 0, y: -1 };

export function motions(
  layout: Layout,
  before: readonly BoardPiece[],
  after: readonly BoardPiece[],
  { cleared = [], fallen = [] }: Gone = {},
): readonly Motion[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const now = new Set(after.map((piece) => piece.id));
  const found: Motion[] = [];
  for (const piece of after) {
    const from = old.get(piece.id)?.square;
    if (from === undefined) found.push({ type: 'arrived', piece });
    else if (from !== piece.square) found.push({ type: 'moved', piece, from });
  }
  const gone = before.filter((piece) => !now.has(piece.id));
  const movers = [...found];
  for (const piece of gone) {
    const fall = fallen.find(({ square }) => square === piece.square);
    if (fall) {
      found.push({ type: 'fell', piece, along: overEdge(layout, fall) });
      continue;
    }
    const clearing = cleared.find(({ square, from = square, man }) => !man && from === piece.square);
    const captor = clearing ? undefined : captorOf(piece, movers, gone.length === 1);
    if (captor === undefined) found.push(clear(layout, piece, clearing?.square));
    else found.push({ type: 'captured', piece, by: captor.piece, along: direction(layout, captor) });
  }
  for (const { square, man } of cleared)
    if (man)
      found.push({
        ...clear(layout, { id: `came ${square}`, square, ...man }),
        along: FROM_ABOVE,
        isNew: true,
      });
  return found;
}

function clear(
  layout: Layout,
  piece: BoardPiece,
  square: string = piece.square,
): Motion & { readonly type: 'cleared' } {
  const from = cellOf(layout, piece.square);
  const to = cellOf(layout, square);
  const along = from && to ? { x: to.column - from.column, y: to.row - from.row } : { x: 0, y: 0 };
  return { type: 'cleared', piece: { ...piece, square }, along, isNew: false };
}

/** Who stands there now; or, when one piece went alone, who moved: en passant. */
function captorOf(piece: BoardPiece, movers: readonly Motion[], isAlone: boolean): Motion | undefined {
  return (
    movers.find((motion) => motion.piece.square === piece.square) ??
    (isAlone ? movers.find((motion) => motion.type === 'moved') : undefined)
  );
}

/** Rows have edges at both ends; the nearer one is meant. */
function overEdge(layout: Layout, { square, over }: Fall): Point {
  const from = cellOf(layout, square);
  const to = cellOf(layout, over);
  if (from === undefined || to === undefined) return STILL;
  const beyond = 2 * to.row < layout.ranks ? to.row - 1 : to.row + 1;
  return { x: to.column - from.column, y: beyond - from.row };
}

/** The way of a mover as a vector of length 1. */
function direction(layout: Layout, motion: Motion): Point {
  if (motion.type !== 'moved') return STILL;
  const from = cellOf(layout, motion.from);
  const to = cellOf(layout, motion.piece.square);
  if (from === undefined || to === undefined) return STILL;
  const x = to.column - from.column;
  const y = to.row - from.row;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Most pieces changing at once is another position, not a move: it is shown at once. */
export function isLeap(found: readonly Motion[], pieces: number): boolean {
  return found.length > Math.max(10, pieces / 2);
}

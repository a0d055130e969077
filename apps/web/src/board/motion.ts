/** What is seen to happen between two lists of pieces. Pieces that stay are moved by CSS; this names the others and their ways. */
import { cellOf, type Layout, type Point } from './geometry.ts';
import type { BoardPiece } from './marks.ts';

export type Motion =
  | { readonly type: 'moved'; readonly piece: BoardPiece; readonly from: string }
  | { readonly type: 'arrived'; readonly piece: BoardPiece }
  /** Knocked away, in the direction that its captor came from; `by` is missing when nobody is seen to do it. */
  | { readonly type: 'captured'; readonly piece: BoardPiece; readonly by?: BoardPiece; readonly along: Point }
  | { readonly type: 'cleared'; readonly piece: BoardPiece };

const STILL: Point = { x: 0, y: -1 };

/** @param cleared squares whose pieces vanished as a line, where the game says so; otherwise it is guessed */
export function motions(
  layout: Layout,
  before: readonly BoardPiece[],
  after: readonly BoardPiece[],
  cleared: readonly string[] = [],
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
    const captor = cleared.includes(piece.square) ? undefined : captorOf(piece, movers, gone.length === 1);
    if (captor === undefined) found.push({ type: 'cleared', piece });
    else found.push({ type: 'captured', piece, by: captor.piece, along: direction(layout, captor) });
  }
  return found;
}

/** Who stands there now; or, when one piece went alone, who moved: en passant. */
function captorOf(piece: BoardPiece, movers: readonly Motion[], isAlone: boolean): Motion | undefined {
  return (
    movers.find((motion) => motion.piece.square === piece.square) ??
    (isAlone ? movers.find((motion) => motion.type === 'moved') : undefined)
  );
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

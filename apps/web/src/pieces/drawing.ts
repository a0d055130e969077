/** How a piece is drawn: on a grid of 45 units, one closed silhouette, and what is carved into it. */

export const pieceKinds = ['P', 'N', 'B', 'R', 'Q', 'K'] as const;
export type PieceKind = (typeof pieceKinds)[number];

export const GRID = 45;

export interface Drawing {
  /** The silhouette, as SVG path data. */
  readonly body: string;
  /** Lines cut into it. */
  readonly lines: string;
  /** Small solid marks, such as an eye. */
  readonly dots?: string;
  /** From where to where the line on its foot runs; in its middle stands the mark of the side. */
  readonly foot: readonly [number, number];
}

export type PieceSet = Readonly<Record<PieceKind, Drawing>>;

const FOOT = 34.6;
/** The line on the foot leaves this much room on either side of the mark. */
const ROOM = 3.3;

/** What a kind looks like; a kind that nobody has drawn is a pawn, so that nothing is ever invisible. */
export function drawingOf(set: PieceSet, kind: string): Drawing {
  return set[pieceKinds.find((known) => known === kind.toUpperCase()) ?? 'P'];
}

const middleOf = ({ foot: [from, to] }: Drawing): number => (from + to) / 2;

export function footOf(drawing: Drawing): string {
  const [from, to] = drawing.foot;
  const middle = middleOf(drawing);
  return to - from > 2 * ROOM ? `M${from} ${FOOT}H${middle - ROOM}M${middle + ROOM} ${FOOT}H${to}` : '';
}

/** A ring for White, a diamond for Black: the side can be told without any colour. */
export function sideMark(drawing: Drawing, side: number): string {
  const middle = middleOf(drawing);
  return side === 0
    ? `M${middle - 1.5} ${FOOT}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z`
    : `M${middle} ${FOOT - 2.1}l2.1 2.1-2.1 2.1-2.1-2.1z`;
}

/** What a player draws on the board: arrows and rings, kept as pairs of squares; a ring has the same square twice. */
import { centreOf, type Layout } from './geometry.ts';

export interface Drawn {
  readonly from: string;
  readonly to: string;
}

/** Drawing the same again erases it. */
export function toggle(drawings: readonly Drawn[], next: Drawn): readonly Drawn[] {
  const rest = drawings.filter(({ from, to }) => from !== next.from || to !== next.to);
  return rest.length < drawings.length ? rest : [...drawings, next];
}

const RING = 0.43;
const HEAD = 0.34;
const HEAD_HALF = 0.2;

/** Path data, in squares: a ring, or a line with an open head that ends just before the middle of its square. */
export function shapeOf(layout: Layout, { from, to }: Drawn): string {
  const start = centreOf(layout, from);
  const end = centreOf(layout, to);
  if (start === undefined || end === undefined) return '';
  if (from === to)
    return `M${start.x - RING} ${start.y}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0 ${-2 * RING} 0z`;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const x = (end.x - start.x) / length;
  const y = (end.y - start.y) / length;
  const tip = { x: end.x - x * 0.08, y: end.y - y * 0.08 };
  const wing = (side: number): string =>
    point(tip.x - x * HEAD - y * HEAD_HALF * side, tip.y - y * HEAD + x * HEAD_HALF * side);
  return `M${point(start.x + x * 0.3, start.y + y * 0.3)}L${point(tip.x, tip.y)}M${wing(1)}L${point(tip.x, tip.y)}L${wing(-1)}`;
}

const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;

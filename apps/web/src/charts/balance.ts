/** The two paths of a balance graph, in steps across and from 0 (the first side wins) to 2 down; 1 is even. */

type Shares = readonly (number | undefined)[];

interface Point {
  readonly at: number;
  readonly y: number;
}

const pointsOf = (shares: Shares): readonly Point[] =>
  shares.flatMap((share, at) => (share === undefined ? [] : [{ at, y: round(2 - 2 * clamp(share)) }]));

/** From the middle out to the line and back, over all that is known. */
export function areaOf(shares: Shares): string {
  const points = pointsOf(shares);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `M${first.at} 1${points.map(({ at, y }) => `L${at} ${y}`).join('')}L${last.at} 1Z`;
}

export function strokeOf(shares: Shares): string {
  return pointsOf(shares)
    .map(({ at, y }, place) => `${place === 0 ? 'M' : 'L'}${at} ${y}`)
    .join('');
}

const clamp = (share: number): number => Math.max(0, Math.min(1, share));
const round = (value: number): number => Math.round(value * 1000) / 1000;

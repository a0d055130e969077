/**
 * The physics bump: a captured piece flies off the way it was hit, and its neighbours are nudged and slide back. Only for the
 * eye; it never touches the game. Lengths are squares, times seconds. The step is a fixed slice of time, so the same hit
 * always looks the same, on any screen.
 */
import type { Point } from './geometry.ts';

export const weights: Readonly<Record<string, number>> = { P: 1, N: 3, B: 3, R: 5, Q: 9, K: 10 };
/** How far a neighbour of the same weight is nudged, and how far any neighbour at most. */
const NUDGE = 0.4;
const FARTHEST = 0.42;
/** 800 px/s² on squares of about 64 px. */
const GRAVITY = 800 / 64;
export const SLICE = 1 / 240;
/** Stiff enough to be back within a quarter of a second, damped so that it swings past only once. */
const STIFFNESS = 1500;
const DAMPING = 46;
const AT_REST = 0.004;

export interface Body {
  readonly id: string | number;
  readonly at: Point;
  readonly speed: Point;
  /** Held by its square, or flying. */
  readonly isHeld: boolean;
}

const weightOf = (kind: string): number => weights[kind] ?? 1;

/** How far a hit pushes a piece, in squares. */
export function nudge(attacker: string, own: string): number {
  return Math.min(FARTHEST, (NUDGE * weightOf(attacker)) / weightOf(own));
}

/** A neighbour that is pushed this way; `share` is how squarely it is hit, 0 to 1. */
export function nudged(
  id: string | number,
  along: Point,
  share: number,
  attacker: string,
  own: string,
): Body {
  // A spring pushed from rest swings out to about speed / (e · ω); this speed reaches the wanted length.
  const speed = nudge(attacker, own) * share * Math.E * Math.sqrt(STIFFNESS) * 0.85;
  return { id, at: { x: 0, y: 0 }, speed: { x: along.x * speed, y: along.y * speed }, isHeld: true };
}

/** The captured piece: off the way it was hit, and a little up before it falls. */
export function thrown(id: string | number, along: Point, attacker: string, own: string): Body {
  const speed = 5 + 3 * nudge(attacker, own);
  return { id, at: { x: 0, y: 0 }, speed: { x: along.x * speed, y: along.y * speed - 1.5 }, isHeld: false };
}

export function advance({ id, at, speed, isHeld }: Body): Body {
  const pullX = isHeld ? -STIFFNESS * at.x - DAMPING * speed.x : 0;
  const pullY = isHeld ? -STIFFNESS * at.y - DAMPING * speed.y : GRAVITY;
  const x = speed.x + pullX * SLICE;
  const y = speed.y + pullY * SLICE;
  return { id, isHeld, speed: { x, y }, at: { x: at.x + x * SLICE, y: at.y + y * SLICE } };
}

export function isAtRest({ at, speed, isHeld }: Body): boolean {
  return isHeld && Math.hypot(at.x, at.y) < AT_REST && Math.hypot(speed.x, speed.y) < AT_REST * 40;
}

/** How squarely a neighbour is hit: fully when it stands in line behind the captured piece, hardly beside it. */
export function shareOf(along: Point, offset: Point): number {
  const length = Math.hypot(offset.x, offset.y);
  if (length === 0 || length > 1.5) return 0;
  const cosine = (along.x * offset.x + along.y * offset.y) / length;
  return cosine < 0.3 ? 0 : cosine / length;
}

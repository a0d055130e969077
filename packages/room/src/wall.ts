/** The outside world's time, handed in: a room reads no clock of its own, so the page, a server and a test all run it. */

export interface Wall {
  /** Milliseconds of a clock that never goes back, such as performance.now(). */
  now(): number;
  /** Calls back once after so long; the answer cancels it. */
  after(millis: number, run: () => void): () => void;
}

/** How match time lies on the wall clock while it runs. */
export interface Anchor {
  readonly wall: number;
  readonly at: number;
}

/** The match time of a wall time; whole milliseconds, and never before what has already been. */
export function matchTime(anchor: Anchor, wall: number): number {
  return anchor.at + Math.max(0, Math.floor(wall - anchor.wall));
}

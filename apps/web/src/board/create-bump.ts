/** Runs the physics bump: one loop of frames while anything swings, writing `translate` and nothing else. */
import { onCleanup } from 'solid-js';
import { advance, type Body, isAtRest, nudged, shareOf, SLICE, thrown } from './bump.ts';
import { centreOf, type Layout } from './geometry.ts';
import type { BoardPiece } from './marks.ts';
import type { Motion } from './motion.ts';

const LONGEST = 0.25;

export interface Bump {
  /** The element that a piece is drawn in. */
  readonly hold: (id: BoardPiece['id'], element: HTMLElement) => void;
  readonly hit: (found: readonly Motion[], pieces: readonly BoardPiece[], layout: Layout) => void;
}

export function createBump(): Bump {
  const elements = new Map<BoardPiece['id'], HTMLElement>();
  let bodies: readonly Body[] = [];
  let frame = 0;
  let last = 0;
  let spent = 0;
  let begun = 0;

  function show(body: Body): void {
    const element = elements.get(body.id);
    if (element?.isConnected) element.style.translate = `${body.at.x * 100}% ${body.at.y * 100}%`;
    else elements.delete(body.id);
  }

  function run(now: number): void {
    // After a pause of the page the swing is over, not caught up with.
    spent += Math.min(0.05, (now - last) / 1000);
    last = now;
    for (; spent >= SLICE && bodies.length > 0; spent -= SLICE) bodies = bodies.map(advance);
    for (const body of bodies) show(body);
    const swinging = bodies.filter((body) => !isAtRest(body) && now - begun < LONGEST * 1000);
    for (const { id } of bodies)
      if (!swinging.some((body) => body.id === id)) elements.get(id)?.style.removeProperty('translate');
    bodies = swinging;
    if (bodies.length > 0) frame = requestAnimationFrame(run);
  }

  onCleanup(() => cancelAnimationFrame(frame));
  return {
    hold: (id, element) => void elements.set(id, element),
    hit: (found, pieces, layout) => {
      const hits = found.flatMap((motion) => struck(motion, pieces, layout));
      if (hits.length === 0) return;
      const ids = new Set(hits.map(({ id }) => id));
      bodies = [...bodies.filter(({ id }) => !ids.has(id)), ...hits];
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame((now) => {
        [begun, last, spent] = [now, now, 0];
        run(now);
      });
    },
  };
}

/** The captured piece, and those that stand where it is knocked to. */
function struck(motion: Motion, pieces: readonly BoardPiece[], layout: Layout): readonly Body[] {
  if (motion.type !== 'captured' || motion.by === undefined) return [];
  const { along, by, piece } = motion;
  const place = centreOf(layout, piece.square);
  if (place === undefined) return [];
  const neighbours = pieces.flatMap((other) => {
    const there = centreOf(layout, other.square);
    if (there === undefined || other.id === by.id) return [];
    const share = shareOf(along, { x: there.x - place.x, y: there.y - place.y });
    return share === 0 ? [] : [nudged(other.id, along, share, by.kind, other.kind)];
  });
  return [thrown(piece.id, along, by.kind, piece.kind), ...neighbours];
}

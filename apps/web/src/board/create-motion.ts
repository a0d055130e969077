/**
 * Motion that outlives a change: pieces that leave, pieces that have just come, squares that flash. All of it is drawn by CSS
 * and gone within a quarter of a second; nothing waits for it, and who asks for stillness gets none.
 */
import { type Accessor, batch, createComputed, createSignal, on, onCleanup, untrack } from 'solid-js';
import { wantsStillness } from '../look/stillness.ts';
import { type Cell, cellOf, type Layout, type Point } from './geometry.ts';
import type { BoardPiece } from './marks.ts';
import { type Gone, isLeap, type Motion, motions } from './motion.ts';

/** As long as the longest effect in board.css. */
const EFFECT = 250;

export interface Leaving {
  readonly piece: BoardPiece;
  readonly cell: Cell;
  readonly how: 'captured' | 'cleared' | 'came' | 'fell';
  readonly along: Point;
}

export interface MotionState {
  readonly leaving: Accessor<readonly Leaving[]>;
  readonly arrived: Accessor<ReadonlySet<BoardPiece['id']>>;
  readonly moved: Accessor<ReadonlySet<BoardPiece['id']>>;
  /** Squares whose pieces were cleared just now. */
  readonly flashing: Accessor<ReadonlySet<string>>;
  /** Another position or another side of the board: nothing slides. */
  readonly isStill: Accessor<boolean>;
}

export function createMotion(
  pieces: Accessor<readonly BoardPiece[]>,
  layout: Accessor<Layout>,
  gone: Accessor<Gone>,
  onMotion: (found: readonly Motion[]) => void,
): MotionState {
  const none: ReadonlySet<never> = new Set<never>();
  const [leaving, setLeaving] = createSignal<readonly Leaving[]>([]);
  const [arrived, setArrived] = createSignal<ReadonlySet<BoardPiece['id']>>(none);
  const [moved, setMoved] = createSignal<ReadonlySet<BoardPiece['id']>>(none);
  const [flashing, setFlashing] = createSignal<ReadonlySet<string>>(none);
  const [isStill, setStill] = createSignal(false);
  let ending: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function rest(): void {
    batch(() => {
      setLeaving([]);
      setArrived(none);
      setMoved(none);
      setFlashing(none);
    });
  }

  function holdStill(): void {
    setStill(true);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStill(false));
    });
  }

  function show(before: readonly BoardPiece[], after: readonly BoardPiece[]): void {
    const found = motions(layout(), before, after, gone());
    if (found.length === 0) return;
    if (wantsStillness() || isLeap(found, after.length)) {
      rest();
      holdStill();
      return;
    }
    clearTimeout(ending);
    ending = setTimeout(rest, EFFECT);
    batch(() => {
      setArrived(new Set(found.flatMap((motion) => (motion.type === 'arrived' ? [motion.piece.id] : []))));
      setMoved(new Set(found.flatMap((motion) => (motion.type === 'moved' ? [motion.piece.id] : []))));
      const lines = found.filter(({ type }) => type === 'cleared').map(({ piece }) => piece.square);
      setFlashing(new Set(lines));
      setLeaving(found.flatMap((motion) => leave(layout(), motion)));
    });
    onMotion(found);
  }

  createComputed((before: readonly BoardPiece[] | undefined) => {
    const after = pieces();
    if (before !== undefined) untrack(() => show(before, after));
    return after;
  }, undefined);
  createComputed(
    on([() => layout().flipped, () => layout().files, () => layout().ranks], holdStill, { defer: true }),
  );
  onCleanup(() => {
    clearTimeout(ending);
    cancelAnimationFrame(frame);
  });
  return { leaving, arrived, moved, flashing, isStill };
}

function leave(layout: Layout, motion: Motion): readonly Leaving[] {
  if (motion.type === 'moved' || motion.type === 'arrived') return [];
  const cell = cellOf(layout, motion.piece.square);
  if (cell === undefined) return [];
  const how = motion.type === 'cleared' && motion.isNew ? 'came' : motion.type;
  return [{ piece: motion.piece, cell, how, along: motion.along }];
}

/**
 * What every square shows, worked out for the whole board in one go. Each square then listens only to itself: a move that
 * touches two squares wakes two, whatever the size of the board.
 */
import { type Accessor, createComputed, createMemo, createSignal, type Setter, untrack } from 'solid-js';
import { cellOf, drawnRows, isDark, type Layout } from './geometry.ts';
import { type CellFacts, cellLabel, isSame, nextState } from './labels.ts';
import type { BoardWords } from './words.ts';

export interface Face {
  readonly square: string;
  readonly isDark: boolean;
  readonly label: string;
  readonly isTabStop: boolean;
  readonly isPicked: boolean;
  /** What pointing here would do. */
  readonly next: 'movable' | 'target' | 'capture' | undefined;
  /** The pointer would point here; under a finger that has to be shown larger than the square. */
  readonly aim: 'over' | 'hidden' | undefined;
  /** What is drawn under the piece, by name. */
  readonly shapes: readonly string[];
  readonly file: string | undefined;
  readonly rank: string | undefined;
}

export interface Shown {
  readonly layout: Accessor<Layout>;
  readonly words: Accessor<BoardWords>;
  readonly hasCoordinates: Accessor<boolean>;
  readonly stop: Accessor<string>;
  readonly flashing: Accessor<ReadonlySet<string>>;
  readonly aimAt: (square: string, isNext: boolean) => Face['aim'];
  readonly factsOf: (square: string) => CellFacts;
}

interface Slot {
  readonly read: Accessor<Face>;
  readonly write: Setter<Face>;
  facts: CellFacts;
}

/** The squares as White sees them: row by row from the top. */
export function createFaces(shown: Shown): Accessor<readonly (readonly Accessor<Face>[])[]> {
  const shape = createMemo(() => shown.layout(), undefined, {
    equals: (one, two) => one.files === two.files && one.ranks === two.ranks,
  });
  const rows = createMemo(() => {
    const named = drawnRows({ ...shape(), flipped: false });
    return untrack(() => named.map((row) => row.map((square) => openSlot(shown, square))));
  });
  let words = untrack(shown.words);
  createComputed(() => {
    const isReworded = words !== shown.words();
    words = shown.words();
    for (const slot of rows().flat()) renew(shown, slot, isReworded);
  });
  return createMemo(() => rows().map((slots) => slots.map(({ read }) => read)));
}

function openSlot(shown: Shown, square: string): Slot {
  const facts = shown.factsOf(square);
  const [read, write] = createSignal(faceOf(shown, facts));
  return { read, write, facts };
}

function renew(shown: Shown, slot: Slot, isReworded: boolean): void {
  const facts = shown.factsOf(slot.facts.square);
  const before = untrack(slot.read);
  const label = isReworded || !isSame(slot.facts, facts) ? undefined : before.label;
  slot.facts = facts;
  const face = faceOf(shown, facts, label);
  if (!isSameFace(before, face)) slot.write(face);
}

function faceOf(shown: Shown, facts: CellFacts, label?: string): Face {
  const { square, isPicked, isNext, marks } = facts;
  const next = nextState(facts) as Face['next'];
  const aim = shown.aimAt(square, isNext);
  const layout = shown.layout();
  const cell = shown.hasCoordinates() ? cellOf(layout, square) : undefined;
  return {
    square,
    isDark: isDark(square),
    label: label ?? cellLabel(facts, shown.words()),
    isTabStop: shown.stop() === square,
    isPicked,
    next,
    aim,
    shapes: [
      ...marks,
      ...(shown.flashing().has(square) ? ['flash'] : []),
      ...(isPicked ? ['picked'] : []),
      ...(next === 'target' || next === 'capture' ? [next] : []),
      ...(aim === 'hidden' ? ['aim'] : []),
    ],
    file: cell?.row === layout.ranks - 1 ? square.charAt(0) : undefined,
    rank: cell?.column === 0 ? square.slice(1) : undefined,
  };
}

function isSameFace(one: Face, two: Face): boolean {
  return (
    one.label === two.label &&
    one.isTabStop === two.isTabStop &&
    one.isPicked === two.isPicked &&
    one.next === two.next &&
    one.aim === two.aim &&
    one.file === two.file &&
    one.rank === two.rank &&
    one.shapes.length === two.shapes.length &&
    one.shapes.every((shape, at) => shape === two.shapes[at])
  );
}

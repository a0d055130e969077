/**
 * What every square shows, worked out for the whole board in one go. Each square then listens only to itself: a move that
 * touches two squares wakes two, whatever the size of the board.
 */
import { type Accessor, createComputed, createMemo, createSignal, type Setter, untrack } from 'solid-js';
import { isDark, type Layout, squareAt } from './geometry.ts';
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

/** The squares as they are drawn: row by row from the top. */
export function createFaces(shown: Shown): Accessor<readonly (readonly Accessor<Face>[])[]> {
  const shape = createMemo(() => shown.layout(), undefined, {
    equals: (one, two) => one.files === two.files && one.ranks === two.ranks,
  });
  const rows = createMemo(() => {
    const { files, ranks } = shape();
    return untrack(() =>
      Array.from({ length: ranks }, (_row, row) =>
        Array.from({ length: files }, (_column, column) => openSlot(shown, row, column)),
      ),
    );
  });
  let words = untrack(shown.words);
  createComputed(() => {
    const isReworded = words !== shown.words();
    words = shown.words();
    for (const [row, slots] of rows().entries())
      for (const [column, slot] of slots.entries()) renew(shown, slot, row, column, isReworded);
  });
  return createMemo(() => rows().map((slots) => slots.map(({ read }) => read)));
}

function openSlot(shown: Shown, row: number, column: number): Slot {
  const facts = shown.factsOf(squareAt(shown.layout(), { column, row }) ?? '');
  const [read, write] = createSignal(faceOf(shown, facts, row, column));
  return { read, write, facts };
}

function renew(shown: Shown, slot: Slot, row: number, column: number, isReworded: boolean): void {
  const facts = shown.factsOf(squareAt(shown.layout(), { column, row }) ?? '');
  const before = untrack(slot.read);
  const label = isReworded || !isSame(slot.facts, facts) ? undefined : before.label;
  slot.facts = facts;
  const face = faceOf(shown, facts, row, column, label);
  if (!isSameFace(before, face)) slot.write(face);
}

function faceOf(shown: Shown, facts: CellFacts, row: number, column: number, label?: string): Face {
  const { square, isPicked, isNext, marks } = facts;
  const next = nextState(facts) as Face['next'];
  const aim = shown.aimAt(square, isNext);
  const isEdge = (edge: boolean): boolean => edge && shown.hasCoordinates();
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
    file: isEdge(row === shown.layout().ranks - 1) ? square.charAt(0) : undefined,
    rank: isEdge(column === 0) ? square.slice(1) : undefined,
  };
}

function isSameFace(one: Face, two: Face): boolean {
  return (
    one.square === two.square &&
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

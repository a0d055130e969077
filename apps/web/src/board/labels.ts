/** What a square is called aloud: its name, what stands there, and every mark that the eye can see on it. */
import type { BoardPiece, MarkType } from './marks.ts';
import type { BoardWords, CellState } from './words.ts';

export interface CellFacts {
  readonly square: string;
  readonly piece: BoardPiece | undefined;
  readonly marks: readonly MarkType[];
  /** It has been pointed at. */
  readonly isPicked: boolean;
  /** It can be pointed at next. */
  readonly isNext: boolean;
  /** Pointing here would begin with this piece, whatever has been pointed at before. */
  readonly isStart: boolean;
  /** It is next, and something has been pointed at already, so it is a destination. */
  readonly isBegun: boolean;
}

/** Whether a square looks and sounds as before: a change elsewhere is then nothing to it. */
export function isSame(one: CellFacts, two: CellFacts): boolean {
  return (
    one.square === two.square &&
    one.piece?.kind === two.piece?.kind &&
    one.piece?.side === two.piece?.side &&
    one.isPicked === two.isPicked &&
    one.isNext === two.isNext &&
    one.isStart === two.isStart &&
    one.isBegun === two.isBegun &&
    one.marks.length === two.marks.length &&
    one.marks.every((mark, at) => mark === two.marks[at])
  );
}

/** Whether pointing here selects a piece, goes to an empty square, or captures. */
export function nextState({ piece, isPicked, isNext, isStart, isBegun }: CellFacts): CellState | undefined {
  if (!isNext) return isStart && !isPicked && piece !== undefined ? 'movable' : undefined;
  if (piece === undefined) return 'target';
  return isBegun ? 'capture' : 'movable';
}

export function cellLabel(facts: CellFacts, words: BoardWords): string {
  const next = nextState(facts);
  const states: readonly CellState[] = [
    ...(facts.isPicked ? (['selected'] as const) : []),
    ...(next === undefined ? [] : [next]),
    ...facts.marks,
  ];
  return words.cell(
    words.square(facts.square),
    facts.piece === undefined ? words.empty : words.piece(facts.piece),
    states.map((state) => words.state[state]),
  );
}

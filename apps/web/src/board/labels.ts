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
  /** Something has been pointed at already, so what comes next is a destination. */
  readonly isBegun: boolean;
}

/** Whether pointing here selects a piece, goes to an empty square, or captures. */
export function nextState({ piece, isNext, isBegun }: CellFacts): CellState | undefined {
  if (!isNext) return undefined;
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

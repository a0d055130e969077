/** What a square can be marked with. Each has a shape of its own beside its colour, and a word in the square's label. */

export const markTypes = [
  'last-from',
  'last-to',
  'check',
  'threat',
  'premove',
  'arrival',
  'bump',
  'hint',
  'clear',
] as const;
export type MarkType = (typeof markTypes)[number];

export interface Mark {
  readonly square: string;
  readonly type: MarkType;
}

/** A ring around a piece that closes in while it must wait; the same object for the same wait. Milliseconds. */
export interface Ring {
  readonly lasts: number;
  /** How much of it was over when it was first shown. */
  readonly passed: number;
}

export interface BoardPiece {
  /** The same piece keeps its id, so that it is seen moving. */
  readonly id: string | number;
  readonly kind: string;
  /** 0 White, 1 Black. */
  readonly side: number;
  readonly square: string;
  readonly ring?: Ring;
}

/** Whether a piece looks as before, wherever the list that it came in was made anew. */
export function isSamePiece(one: BoardPiece | undefined, two: BoardPiece | undefined): boolean {
  return (
    one?.id === two?.id &&
    one?.kind === two?.kind &&
    one?.side === two?.side &&
    one?.square === two?.square &&
    one?.ring === two?.ring
  );
}

/** The marks of each marked square, in the order of the list above. */
export function marksBySquare(marks: readonly Mark[]): ReadonlyMap<string, readonly MarkType[]> {
  const found = new Map<string, MarkType[]>();
  for (const { square, type } of marks) {
    const here = found.get(square);
    if (here === undefined) found.set(square, [type]);
    else if (!here.includes(type)) here.push(type);
  }
  for (const types of found.values()) types.sort((a, b) => markTypes.indexOf(a) - markTypes.indexOf(b));
  return found;
}

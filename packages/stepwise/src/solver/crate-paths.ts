/** Where a crate could be after so many pushes, if nothing but walls and the ring stood in its way. */
import { isRing, SQUARES } from '../squares.ts';
import { SIDE, squaresOf } from './bits.ts';
import { NONE, type Puzzle } from './puzzle.ts';

/** More than any crate is ever pushed. */
export const ALL_PUSHES = SQUARES;

const WAYS: readonly number[] = [-10, 1, 10, -1];

export class CratePaths {
  private readonly puzzle: Puzzle;
  /** By square and number of pushes; the last one holds for all that are more. */
  private readonly known: (readonly Int32Array[] | undefined)[] = [];

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  /** All squares that any crate of this row could be on after at most so many pushes. */
  mark(row: Uint8Array, pushes: number, squares: Int32Array): void {
    const { at, weights } = this.puzzle;
    squares.fill(0);
    for (let i = 0; i < weights.length; i++) {
      const crate = row[at.crates + i] as number;
      if (crate === NONE) continue;
      const rings = this.known[crate] ?? this.ringsOf(crate);
      this.known[crate] = rings;
      const within = rings[Math.min(pushes, rings.length - 1)] as Int32Array;
      for (let y = 0; y < SIDE; y++) squares[y] = (squares[y] as number) | (within[y] as number);
    }
  }

  private ringsOf(crate: number): readonly Int32Array[] {
    const { wall } = this.puzzle.board;
    const isFree = (square: number): boolean => square >= 0 && square < SQUARES && !wall[square];
    const reached = new Set([crate]);
    const rings = [squaresOf(reached)];
    for (let edge = [crate]; edge.length > 0;) {
      edge = edge.flatMap((square) =>
        WAYS.filter((way) => isFree(square - way) && isFree(square + way) && !isRing(square + way)).map(
          (way) => square + way,
        ),
      );
      edge = [...new Set(edge)].filter((square) => !reached.has(square));
      for (const square of edge) reached.add(square);
      rings.push(squaresOf(reached));
    }
    return rings;
  }
}

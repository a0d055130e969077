/**
 * Errands: a latch that has to be on before anybody gets out, and that only one character can ever reach. Until it is
 * on, that character's way leads over it, which is a much better bound than its own way out.
 */
import { distancesTo } from './distance.ts';
import type { Puzzle } from './puzzle.ts';
import { NEVER, type Relaxed } from './relax.ts';

export interface Errand {
  readonly who: number;
  /** The latch's byte in a row. */
  readonly latch: number;
  /** From each square over the latch to the exit. */
  readonly far: Uint16Array;
}

export function errandsOf(
  puzzle: Puzzle,
  row: Uint8Array,
  relaxed: Relaxed,
  out: readonly Uint16Array[],
): readonly Errand[] {
  const { board, at, ways, weights } = puzzle;
  return board.latches.flatMap(({ square }, place): readonly Errand[] => {
    if (row[at.latches + place] === 1) return [];
    const over = ways.map((list) => distancesTo(puzzle, list, [square]));
    const able = over.flatMap((far, who) => ((far[row[who] as number] as number) < NEVER ? [who] : []));
    const [who] = able;
    // A crate on the latch would do as well.
    const isLight = weights.length > 0 && relaxed.mayHoldCrate(square);
    if (who === undefined || able.length > 1 || isLight) return [];
    if (relaxed.bound(row, weights.length > 0, place) < NEVER) return [];
    const rest = out[who]?.[square] as number;
    const far = (over[who] ?? new Uint16Array()).map((steps) => Math.min(NEVER, steps + rest));
    return [{ who, latch: at.latches + place, far }];
  });
}

/** Where the enemy could capture, on the board exactly as it is: what a careful player looks at before moving. */
import { CELLS } from './cells.ts';
import { BISHOP, fieldOf, FOE, KIND, KNIGHT, PAWN, QUEEN, ROOK } from './field.ts';
import { bishopRays, knightTo, pawnTakes, queenRays, rookRays } from './steps.ts';
import type { Cell } from './types.ts';

/** The cells that the enemy on this cell attacks, in row-major order; none where no enemy stands. */
export function attackedFrom(board: string, from: Cell): readonly Cell[] {
  const field = fieldOf(board);
  const code = field[from] ?? 0;
  if (code < FOE) return [];
  const upToFirst = (rays: readonly Uint8Array[] = []): Cell[] =>
    rays.flatMap((ray) => {
      const stop = ray.findIndex((cell) => field[cell] !== 0);
      return [...(stop < 0 ? ray : ray.slice(0, stop + 1))];
    });
  const cells = {
    [PAWN]: () => [...(pawnTakes.enemy[from] ?? [])],
    [KNIGHT]: () => [...(knightTo[from] ?? [])],
    [BISHOP]: () => upToFirst(bishopRays[from]),
    [ROOK]: () => upToFirst(rookRays[from]),
    [QUEEN]: () => upToFirst(queenRays[from]),
  }[code & KIND];
  return (cells?.() ?? []).toSorted((a, b) => a - b);
}

/** Every cell that some enemy attacks, in row-major order: cells of its own pieces too, since it would take back there. */
export function attackedByEnemy(board: string): readonly Cell[] {
  const all = new Set(Array.from({ length: CELLS }, (_, from) => attackedFrom(board, from)).flat());
  return [...all].toSorted((a, b) => a - b);
}

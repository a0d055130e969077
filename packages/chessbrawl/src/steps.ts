/** Where each piece can go from each cell, tabulated once, in the canonical order that decides the enemy's ties. */
import { CELLS, cellAt, COLUMNS, columnOf, ROWS, rowOf } from './cells.ts';
import type { Cell } from './types.ts';

type Step = readonly [row: number, column: number];

const knightSteps: readonly Step[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];
const diagonals: readonly Step[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];
const lines: readonly Step[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const kingSteps: readonly Step[] = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].flatMap((column): Step[] => (row === 0 && column === 0 ? [] : [[row, column]])),
);

function go(from: Cell, [row, column]: Step, times = 1): Cell | undefined {
  const r = rowOf(from) + row * times;
  const c = columnOf(from) + column * times;
  return r >= 0 && r < ROWS && c >= 0 && c < COLUMNS ? cellAt(r, c) : undefined;
}

const cellsOf = <E>(of: (cell: Cell) => E): readonly E[] =>
  Array.from({ length: CELLS }, (_, cell) => of(cell));

const jumps = (steps: readonly Step[]): readonly Uint8Array[] =>
  cellsOf((from) => Uint8Array.from(steps.flatMap((step) => go(from, step) ?? [])));

const rays = (steps: readonly Step[]): readonly (readonly Uint8Array[])[] =>
  cellsOf((from) =>
    steps.map((step) =>
      Uint8Array.from([1, 2, 3, 4, 5, 6, 7].flatMap((times) => go(from, step, times) ?? [])),
    ),
  );

export const knightTo = jumps(knightSteps);
export const kingTo = jumps(kingSteps);
export const bishopRays = rays(diagonals);
export const rookRays = rays(lines);
export const queenRays = rays([...diagonals, ...lines]);

/** One step forward and the two captures, toward column - 1 first; empty at the far row. */
const forward = { player: -1, enemy: 1 } as const;
export const pawnSteps = {
  player: jumps([[forward.player, 0]]),
  enemy: jumps([[forward.enemy, 0]]),
} as const;
export const pawnTakes = {
  player: jumps([
    [forward.player, -1],
    [forward.player, 1],
  ]),
  enemy: jumps([
    [forward.enemy, -1],
    [forward.enemy, 1],
  ]),
} as const;
/** For boons: a pawn that steps aside, and the cell behind the one in front. */
export const pawnAside = jumps([
  [0, -1],
  [0, 1],
]);
export const pawnLeap = jumps([[2 * forward.player, 0]]);

/** The length of a move: rows plus columns. */
export const distances: readonly Uint8Array[] = cellsOf((from) =>
  Uint8Array.from(
    cellsOf((to) => Math.abs(rowOf(from) - rowOf(to)) + Math.abs(columnOf(from) - columnOf(to))),
  ),
);

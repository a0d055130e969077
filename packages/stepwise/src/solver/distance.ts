/** How far each square is from the exit for one character alone: everything openable open, crates and wear ignored. */
import { SQUARES } from '../squares.ts';
import { NONE, type Puzzle } from './puzzle.ts';

/** More than any search goes through; also what cannot be reached at all. */
export const NEVER = 4000;

/** By character and square; pits count as floor where a crate might fill them. */
export function distancesOf(puzzle: Puzzle): readonly Uint16Array[] {
  const known = new Map<number, Uint16Array>();
  return puzzle.sheets.map((_, who) => {
    const ways = puzzle.ways[who] ?? [];
    const tier = ways.reduce((sum, list) => sum + list.length, 0);
    const done = known.get(tier) ?? distancesTo(puzzle, ways, puzzle.board.exits);
    known.set(tier, done);
    return done;
  });
}

/** The same to any squares. */
export function distancesTo(
  puzzle: Puzzle,
  ways: readonly Uint8Array[],
  goals: readonly number[],
): Uint16Array {
  const far = new Uint16Array(SQUARES).fill(NEVER);
  const isOpen = (square: number): boolean => puzzle.weights.length > 0 || !puzzle.board.pit[square];
  let edge = goals.filter(isOpen);
  for (const square of edge) far[square] = 0;
  const back = Array.from({ length: SQUARES }, (): number[] => []);
  ways.forEach((list, from) => {
    for (let i = 0; i < list.length; i += 2) {
      const to = list[i] as number;
      const middle = list[i + 1] as number;
      if (isOpen(from) && isOpen(to) && (middle === NONE || isOpen(middle))) back[to]?.push(from);
    }
  });
  for (let steps = 1; edge.length > 0; steps++) {
    const reached = edge.flatMap((square) => back[square] ?? []).filter((from) => far[from] === NEVER);
    for (const from of reached) far[from] = steps;
    edge = [...new Set(reached)];
  }
  return far;
}

/** Counts move sequences of a given length; the last ply is counted in bulk. */
import { countLegal } from './count.ts';
import { legalMoves, MOST_MOVES } from './generate.ts';
import type { Position } from './position.ts';

export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  return walk(position, depth, new Int32Array(MOST_MOVES * depth), 0);
}

function walk(position: Position, depth: number, moves: Int32Array, start: number): number {
  if (depth === 1) return countLegal(position);
  const end = legalMoves(position, moves, start);
  let sum = 0;
  for (let i = start; i < end; i++) {
    position.make(moves[i] as number);
    sum += walk(position, depth - 1, moves, end);
    position.unmake();
  }
  return sum;
}

/** Counts sequences of actions. A finished game ends a sequence; the last ply is counted in bulk. */
import type { SaktrisPosition } from './position.ts';
import { MOST_ACTIONS } from './position-state.ts';

export function perft(position: SaktrisPosition, depth: number): number {
  if (depth === 0) return 1;
  return walk(position, depth, new Int32Array(MOST_ACTIONS * 2), 0);
}

function walk(position: SaktrisPosition, depth: number, actions: Int32Array, start: number): number {
  if (position.isStopped()) return 0;
  if (depth === 1) return position.count();
  const end = start + position.legal(actions, start);
  let sum = 0;
  for (let i = start; i < end; i++) {
    position.make(actions[i] as number);
    sum += walk(position, depth - 1, actions, end);
    position.unmake();
  }
  return sum;
}

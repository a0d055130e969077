/** Counts sequences of actions. A finished game ends a sequence; the last ply is counted in bulk. */
import type { SaktrisPosition } from './position.ts';
import { MOST_ACTIONS } from './position-state.ts';

/** One list for all plies, kept between calls; each ply writes behind the one before. */
let list = new Int32Array(MOST_ACTIONS * 2);

export function perft(position: SaktrisPosition, depth: number): number {
  return depth === 0 ? 1 : walk(position, depth, 0);
}

function walk(position: SaktrisPosition, depth: number, start: number): number {
  if (position.isStopped()) return 0;
  if (depth === 1) return position.count();
  // A deeper ply may have to grow the list; this one goes on reading its part of the old one.
  if (start + MOST_ACTIONS > list.length) grow();
  const actions = list;
  const end = start + position.legal(actions, start);
  let sum = 0;
  for (let i = start; i < end; i++) {
    position.make(actions[i] as number);
    sum += walk(position, depth - 1, end);
    position.unmake();
  }
  return sum;
}

function grow(): void {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  list = longer;
}

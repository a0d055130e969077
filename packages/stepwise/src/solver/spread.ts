/** Sets of squares that grow by one step: everywhere a character could go from anywhere it could be. */
import { FULL, SIDE } from './bits.ts';

/** One step further for one character, into `next`; waiting is a step, too. `enter` is what can be entered. */
export function spread(
  sets: Int32Array,
  who: number,
  dex: number,
  enter: Int32Array,
  next: Int32Array,
): void {
  const base = SIDE * who;
  for (let y = 0; y < SIDE; y++) next[base + y] = 0;
  for (let y = 0; y < SIDE; y++) {
    const row = sets[base + y] as number;
    if (row === 0) continue;
    const sides = ((row << 1) | (row >> 1)) & FULL;
    const far = row | sides;
    reach(next, base, y, sides);
    reach(next, base, y - 1, dex >= 4 ? far : row);
    reach(next, base, y + 1, dex >= 4 ? far : row);
    if (dex >= 7) dash(next, base, y, row, dex, enter);
  }
  for (let y = 0; y < SIDE; y++)
    next[base + y] = ((next[base + y] as number) & (enter[y] as number)) | (sets[base + y] as number);
}

function reach(next: Int32Array, base: number, y: number, bits: number): void {
  if (y >= 0 && y < SIDE) next[base + y] = (next[base + y] as number) | bits;
}

function dash(next: Int32Array, base: number, y: number, row: number, dex: number, enter: Int32Array): void {
  const here = enter[y] as number;
  reach(next, base, y, ((((row << 1) & here) << 1) | (((row >> 1) & here) >> 1)) & FULL);
  for (const way of [-1, 1]) {
    const middle = y + way >= 0 && y + way < SIDE ? (enter[y + way] as number) : 0;
    reach(next, base, y + 2 * way, row & middle);
    if (dex < 10) continue;
    reach(next, base, y + 2 * way, ((((row << 1) & middle) << 1) | (((row >> 1) & middle) >> 1)) & FULL);
    reach(next, base, y + 2 * way, ((row << 1) | (row >> 1)) & FULL);
    reach(next, base, y + way, ((row << 2) | (row >> 2)) & FULL);
  }
}

/** The strong go on, without a step, over squares that a crate can be pushed away from. */
export function follow(sets: Int32Array, who: number, paths: Int32Array): void {
  const base = SIDE * who;
  for (let changed = true; changed;) {
    changed = false;
    for (let y = 0; y < SIDE; y++) {
      const row = sets[base + y] as number;
      const above = y > 0 ? (sets[base + y - 1] as number) : 0;
      const below = y < SIDE - 1 ? (sets[base + y + 1] as number) : 0;
      const grown = row | (((row << 1) | (row >> 1) | above | below) & (paths[y] as number));
      if (grown === row) continue;
      sets[base + y] = grown;
      changed = true;
    }
  }
}

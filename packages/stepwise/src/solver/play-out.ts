/**
 * The crowd's way through the relaxed world, played by the real rules. Where it wins, it wins at the cost that was the
 * least possible, and there is nothing left to search.
 */
import type { Crowd } from './crowd.ts';
import { isOut, order, NONE, type Puzzle } from './puzzle.ts';
import type { RowWorld } from './world.ts';

export interface Played {
  /** From the first step to the last, and the row that each leads to. */
  readonly actions: readonly Uint8Array[];
  readonly rows: readonly Uint8Array[];
}

/** The `steps` steps that the crowd has found from this row; undefined where the rules refuse one. */
export function playOut(
  puzzle: Puzzle,
  world: RowWorld,
  crowd: Crowd,
  from: Uint8Array,
  steps: number,
): Played | undefined {
  const actions: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  let row = from;
  for (let time = 0; time < steps; time++) {
    world.look(row);
    const action = new Uint8Array(puzzle.size + 1);
    for (let who = 0; who < puzzle.size; who++) {
      action[1 + who] = crowd.goesTo(time, row[who] as number);
      if (!isAllowed(puzzle, world, row, action, who)) return undefined;
    }
    const next = new Uint8Array(row.length);
    if (!world.step(row, action.subarray(1), 0, next)) return undefined;
    order(puzzle, next);
    actions.push(action);
    rows.push(next);
    row = next;
  }
  return isOut(puzzle, row) ? { actions, rows } : undefined;
}

/** Whether this one may go there, beside those before it. The crowd itself sends no two to one square. */
function isAllowed(
  puzzle: Puzzle,
  world: RowWorld,
  row: Uint8Array,
  action: Uint8Array,
  who: number,
): boolean {
  const here = row[who] as number;
  const to = action[1 + who] as number;
  const middle = to === here ? NONE : middleOf(puzzle, who, here, to);
  if (middle === undefined || (to !== here && world.solid[to] === 1)) return false;
  if (middle !== NONE && (world.solid[middle] === 1 || world.occupied[middle] !== -1)) return false;
  for (let other = 0; other < who; other++) {
    const its = action[1 + other] as number;
    const there = row[other] as number;
    const between = its === there ? NONE : middleOf(puzzle, other, there, its);
    if (its === to || between === to || (middle !== NONE && (middle === its || middle === between)))
      return false;
    if (its === here && to === there) return false;
  }
  return true;
}

/** The middle square of a move, NONE without one, undefined where this character has no such move. */
function middleOf({ ways }: Puzzle, who: number, here: number, to: number): number | undefined {
  const list = ways[who]?.[here] ?? new Uint8Array();
  for (let i = 0; i < list.length; i += 2) if (list[i] === to) return list[i + 1];
  return undefined;
}

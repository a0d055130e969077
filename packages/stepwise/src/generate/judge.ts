/** How interesting a solved level is: what the shortest plan has to do beside walking. */
import { firstState } from '../run.ts';
import { distancesOf } from '../solver/distance.ts';
import { puzzleOf } from '../solver/puzzle.ts';
import { playOn } from '../turns.ts';
import type { Cost, Level, StepwiseEvent, Turn } from '../types.ts';

export interface Interest {
  /** Steps beyond what everybody's own way would take, with every door open. */
  readonly detour: number;
  /** Squares that were pressed, latched or flipped, and crates pushed. */
  readonly touched: number;
  readonly waits: number;
  readonly score: number;
}

export function interestOf(level: Level, cost: Cost, turns: readonly Turn[]): Interest {
  const events: StepwiseEvent[] = [];
  const start = firstState(level, false);
  playOn(start, turns, (told) => events.push(...told));
  const far = distancesOf(puzzleOf(start, false));
  const alone = Math.max(...start.chars.map(({ at }, who) => far[who]?.[at] ?? 0));
  const detour = cost.steps - alone;
  const squares = events.flatMap((event) =>
    event.type === 'latched' || event.type === 'plateDown' || event.type === 'flipped' ? [event.square] : [],
  );
  const touched = new Set(squares).size + events.filter(({ type }) => type === 'pushed').length;
  const waits = events.filter(({ type }) => type === 'waited').length;
  const score =
    2 * detour + 3 * touched + Math.min(6, waits) + 4 * (cost.turns - 1) + 3 * (level.chars.length - 1);
  return { detour, touched, waits, score };
}

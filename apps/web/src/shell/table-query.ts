/** What a link for a new match carries beside the game's settings: the kernel's own fields, a clock and a seed. */
import { readClock, seedProblem, type Reason } from '@rankfall/kernel';

export const tableKeys = ['clock', 'seed'] as const;

export interface TableQuery {
  /** As players say it, '5+3'; '' for none. */
  readonly clock: string;
  /** '' for another one every time. */
  readonly seed: string;
}

export function readTableQuery(query: string): TableQuery | Reason {
  // The plus of '5+3' is often written as it is.
  const parts = new URLSearchParams(query.replaceAll('+', '%2B'));
  const clock = parts.get('clock') ?? '';
  const seed = parts.get('seed') ?? '';
  return clockProblem(clock) ?? seedReason(seed) ?? { clock, seed };
}

export function clockProblem(clock: string): Reason | undefined {
  const read = clock === '' ? undefined : readClock(clock);
  return read && 'code' in read ? read : undefined;
}

export function seedReason(seed: string): Reason | undefined {
  const problem = seed === '' ? undefined : seedProblem(seed);
  return problem && { code: 'bad-seed', problem };
}

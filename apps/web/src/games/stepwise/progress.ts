/** What has been solved, and how well: kept on the device by the level's name. */
import { isRecord } from '@rankfall/kernel';
import type { Cost } from '@rankfall/stepwise';
import type { Box } from '../../storage/types.ts';

export interface Best extends Cost {
  /** 1 to 3. */
  readonly stars: number;
}

export type Progress = Readonly<Record<string, Best>>;

const KEY = 'rankfall/stepwise/progress';
const MOST = 9999;

export const isBetter = (one: Cost, two: Cost): boolean =>
  one.turns < two.turns || (one.turns === two.turns && one.steps < two.steps);

/** The better of both in each respect: stars once earned stay. */
export function withResult(progress: Progress, level: string, result: Best): Progress {
  const before = progress[level];
  if (!before) return { ...progress, [level]: result };
  const { turns, steps } = isBetter(result, before) ? result : before;
  return { ...progress, [level]: { turns, steps, stars: Math.max(result.stars, before.stars) } };
}

export function readProgress(box: Box): Progress {
  let found: unknown;
  try {
    found = JSON.parse(box.get(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Best] => isBest(entry[1])),
  );
}

export function keepResult(box: Box, level: string, result: Best): Progress {
  const next = withResult(readProgress(box), level, result);
  box.set(KEY, JSON.stringify(next));
  return next;
}

function isBest(value: unknown): value is Best {
  if (!isRecord(value)) return false;
  const isCount = (n: unknown, most: number): boolean =>
    typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= most;
  return isCount(value['turns'], MOST) && isCount(value['steps'], MOST) && isCount(value['stars'], 3);
}

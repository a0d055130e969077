/**
 * Timings on a shared machine mean nothing alone, so every figure is a ratio to a peer: both sides take turns in one
 * run, and the median of their ratios counts.
 */

export interface Row {
  readonly name: string;
  readonly peer: string;
  readonly ratio: number;
  /** What the ratio must reach; or, where less is better, must not pass; or neither, where it is only told. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const ROUNDS = 7;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

/** Work done per second: `batch` does some and says how much. */
export function rate(batch: () => number, millis = 400): number {
  const began = performance.now();
  let done = 0;
  let now = began;
  while (now - began < millis) {
    done += batch();
    now = performance.now();
  }
  return (done / (now - began)) * 1000;
}

/** The median of how many times faster `ours` is than `theirs`, measured in turns after a round to warm up. */
export function faster(ours: () => number, theirs: () => number, millis = 400): number {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ratio = rate(ours, millis) / rate(theirs, millis);
    if (round > 0) ratios.push(ratio);
  }
  return median(ratios);
}

/** Milliseconds of one call. */
export function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

export const isMet = ({ ratio, atLeast = -Infinity, atMost = Infinity }: Row): boolean =>
  ratio >= atLeast && ratio <= atMost;

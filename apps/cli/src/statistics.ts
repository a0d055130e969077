/** What can be said about many results. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959_964;

/** The 95 % Wilson interval of a share: honest even for few games, and never outside 0 to 1. */
export function wilson(hits: number, all: number): Interval {
  if (all === 0) return { low: 0, high: 1 };
  const share = hits / all;
  const z2 = Z_95 ** 2;
  const middle = share + z2 / (2 * all);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all));
  const scale = 1 + z2 / all;
  return {
    low: hits === 0 ? 0 : Math.max(0, (middle - reach) / scale),
    high: hits === all ? 1 : Math.min(1, (middle + reach) / scale),
  };
}

/** How often each number came. */
export type Histogram = Readonly<Record<number, number>>;

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** Smallest, middle and largest; of an even number the mean of the two in the middle. */
export function spreadOf(histogram: Histogram): Spread | undefined {
  const values = Object.entries(histogram)
    .map(([value, count]) => ({ value: Number(value), count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.value - b.value);
  const [first] = values;
  const last = values.at(-1);
  if (!first || !last) return undefined;
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const at = (place: number): number => {
    let passed = 0;
    return values.find(({ count }) => (passed += count) > place)?.value ?? last.value;
  };
  return {
    min: first.value,
    median: (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2,
    max: last.value,
  };
}

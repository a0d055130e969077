/** What the games of a balance report say, and which of the bounds they keep. */
import { catalogue, figures, type Code, type Pair } from '@rankfall/starlines';
import { wilson, type Interval } from '../statistics.ts';
import { addCounts, emptyCount, pairings, type Count } from './balance-games.ts';

/** The bounds of the balance. */
export const bounds = {
  pairing: { low: 0.42, high: 0.58 },
  built: 0.1,
  /** Ships that are only ever made from a Xenite. */
  builtFrom: 0.05,
  wonWith: 0.65,
  median: { low: 9, high: 16 },
  attrition: 0.02,
} as const;

export interface Line {
  readonly first: Pair;
  readonly second: Pair;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
  readonly holds: boolean;
}

export interface ShipLine {
  readonly code: Code;
  readonly available: number;
  readonly built: number;
  /** Share of games it was built in where it could be, and of points won with it. */
  readonly share: number;
  readonly wonWith: number;
  readonly least: number;
  readonly holds: boolean;
}

export interface Summary {
  readonly games: number;
  readonly lines: readonly Line[];
  readonly ships: readonly ShipLine[];
  readonly turns: Readonly<Record<number, number>>;
  readonly length: {
    readonly early: number;
    readonly median: number;
    readonly late: number;
    readonly longest: number;
  };
  readonly attrition: number;
  readonly draws: number;
  /** Which bounds are not kept, in words. */
  readonly missed: readonly string[];
}

/** From the counts of the pairings, in their order. */
export function summaryOf(counts: readonly Count[]): Summary {
  const all = counts.reduce(addCounts, emptyCount);
  const lines = pairings.flatMap(([first, second], i) => {
    const { games, points } = counts[i] ?? emptyCount;
    return games === 0 ? [] : [lineOf(first, second, games, points)];
  });
  const ships = catalogue.flatMap(({ code }) => shipLine(code, all));
  const at = (share: number): number => quantile(all.turns, share);
  const length = { early: at(0.05), median: at(0.5), late: at(0.95), longest: at(1) };
  const late = Object.entries(all.turns).reduce(
    (sum, [turn, many]) => (Number(turn) >= figures.attrition ? sum + many : sum),
    0,
  );
  const attrition = all.games === 0 ? 0 : late / all.games;
  const draws = all.games === 0 ? 0 : all.draws / all.games;
  const part = { lines, ships, length, attrition };
  return { ...part, games: all.games, turns: all.turns, draws, missed: missedIn(part) };
}

function lineOf(first: Pair, second: Pair, games: number, points: number): Line {
  const share = points / games;
  const { low, high } = bounds.pairing;
  const holds = share >= low && share <= high;
  return { first, second, games, share, interval: wilson(points, games), holds };
}

function shipLine(code: Code, { ships }: Count): readonly ShipLine[] {
  const use = ships[code];
  if (!use || use.available === 0) return [];
  const { available, built, points } = use;
  const share = built / available;
  const wonWith = built === 0 ? 0 : points / built;
  const isMade = catalogue.some((type) => type.code === code && type.onlyFrom !== undefined);
  const least = isMade ? bounds.builtFrom : bounds.built;
  return [
    { code, available, built, share, wonWith, least, holds: share >= least && wonWith <= bounds.wonWith },
  ];
}

/** The turn by which so many of the games had ended. */
function quantile(turns: Readonly<Record<number, number>>, share: number): number {
  const sorted = Object.entries(turns)
    .map(([turn, many]) => ({ turn: Number(turn), many }))
    .toSorted((a, b) => a.turn - b.turn);
  const all = sorted.reduce((sum, { many }) => sum + many, 0);
  let passed = 0;
  for (const { turn, many } of sorted) {
    passed += many;
    if (passed >= share * all) return turn;
  }
  return 0;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function missedIn({
  lines,
  ships,
  length,
  attrition,
}: Pick<Summary, 'lines' | 'ships' | 'length' | 'attrition'>): readonly string[] {
  const { median } = bounds;
  return [
    ...lines
      .filter(({ holds }) => !holds)
      .map(({ first, second, share }) => `${first} against ${second}: ${percent(share)}, not 42–58 %`),
    ...ships.flatMap(({ code, share, least, wonWith }) => [
      ...(share < least ? [`${code} built in ${percent(share)}, not at least ${percent(least)}`] : []),
      ...(wonWith > bounds.wonWith ? [`${code} won with in ${percent(wonWith)}, not at most 65 %`] : []),
    ]),
    ...(length.median < median.low || length.median > median.high
      ? [`the median game lasts ${length.median} turns, not 9–16`]
      : []),
    ...(attrition >= bounds.attrition
      ? [`${percent(attrition)} of the games reach attrition, not fewer than 2 %`]
      : []),
  ];
}

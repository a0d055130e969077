/**
 * The runs that ended on this device, in short, and the records among them. Kept apart from the matches, which leave when
 * there are too many. Whatever cannot be read is left out; nothing here throws.
 */
import { isRecord, type Match } from '@rankfall/kernel';
import {
  isAssisted,
  kings,
  modes,
  scoreOf,
  stopwatch,
  type BrawlTerms,
  type King,
  type Mode,
} from '@rankfall/chessbrawl';
import type { Box } from '../../storage/types.ts';
import { dayIn, dayNumber } from './begin.ts';
import { oneOf, rivals, type Rival } from './prefs.ts';

export interface RunSummary {
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly king: King;
  readonly mode: Mode;
  readonly rival: Rival;
  readonly ranked: boolean;
  readonly assisted: boolean;
  readonly won: boolean;
  readonly round: number;
  readonly wave: number;
  readonly moves: number;
  readonly timeMs: number;
  readonly score: number;
  readonly captured: number;
  readonly lost: number;
  readonly seed: string;
}

export const RUNS_KEY = 'rankfall/chessbrawl/runs';
const MOST_RUNS = 300;

export function summaryOf(id: string, match: Match<BrawlTerms>, at: number): RunSummary {
  const { state, charter, sitting, result } = match;
  const { king, mode, enemy, ranked, round, wave, moves, captured, lost, manned } = state;
  return {
    id,
    at,
    king,
    mode,
    rival: manned ? 'grandmaster' : enemy,
    ranked,
    assisted: isAssisted(state, sitting.marks),
    won: result?.reason === 'victory',
    round,
    wave,
    moves,
    timeMs: stopwatch(state, match.at),
    score: scoreOf(state),
    captured: captured.length,
    lost: lost.length,
    seed: charter.seed,
  };
}

export function readRuns(text: string | undefined): readonly RunSummary[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap((one: unknown) => readRun(one) ?? []) : [];
  } catch {
    return [];
  }
}

const numbers = ['at', 'round', 'wave', 'moves', 'timeMs', 'score', 'captured', 'lost'] as const;
const flags = ['ranked', 'assisted', 'won'] as const;

function readRun(value: unknown): RunSummary | undefined {
  if (!isRecord(value)) return undefined;
  const { id, seed } = value;
  const king = oneOf(kings, value['king']);
  const mode = oneOf(modes, value['mode']);
  const rival = oneOf(rivals, value['rival']);
  const isWhole =
    numbers.every((name) => Number.isSafeInteger(value[name]) && Number(value[name]) >= 0) &&
    flags.every((name) => typeof value[name] === 'boolean');
  if (typeof id !== 'string' || typeof seed !== 'string' || !king || !mode || !rival || !isWhole)
    return undefined;
  // Every field was looked at above.
  return { ...(value as unknown as RunSummary), id, seed, king, mode, rival };
}

export const runsIn = (box: Box): readonly RunSummary[] => readRuns(box.get(RUNS_KEY));

/** A run that ends twice (it is looked at again) counts once. */
export function keepRun(box: Box, run: RunSummary): readonly RunSummary[] {
  const before = runsIn(box).filter(({ id }) => id !== run.id);
  const runs = [run, ...before].slice(0, MOST_RUNS);
  box.set(RUNS_KEY, JSON.stringify(runs));
  return runs;
}

export const recordNames = ['far', 'score', 'quick', 'few'] as const;
export type RecordName = (typeof recordNames)[number];
export type Records = Readonly<Partial<Record<RecordName, RunSummary>>>;

const farness = ({ won, round, wave }: RunSummary): number => (won ? 1_000_000 : 0) + round * 1000 + wave;

/** Whether one run beats another, for each record. */
const beats: Readonly<Record<RecordName, (one: RunSummary, other: RunSummary) => boolean>> = {
  far: (one, other) => farness(one) > farness(other),
  score: (one, other) => one.score > other.score,
  quick: (one, other) => one.timeMs < other.timeMs,
  few: (one, other) => one.moves < other.moves,
};

type Kind = Pick<RunSummary, 'mode' | 'rival'>;

/** The best runs of one mode against one enemy; help disqualifies, and two of the records are for victories. */
export function recordsOf(runs: readonly RunSummary[], { mode, rival }: Kind): Records {
  const fair = runs.filter((run) => !run.assisted && run.mode === mode && run.rival === rival);
  const best: Partial<Record<RecordName, RunSummary>> = {};
  for (const name of recordNames)
    for (const run of fair) {
      const isIn = run.won || name === 'far' || (name === 'score' && mode === 'gauntlet');
      const holder = best[name];
      if (isIn && (!holder || beats[name](run, holder))) best[name] = run;
    }
  return best;
}

/** The records that this run set, over all the others. The very first run of its kind has nothing to beat. */
export function setBy(run: RunSummary, runs: readonly RunSummary[]): readonly RecordName[] {
  const others = runs.filter(({ id }) => id !== run.id);
  const before = recordsOf(others, run);
  if (!before.far) return [];
  const after = recordsOf([...others, run], run);
  return recordNames.filter((name) => after[name] === run && before[name] !== run);
}

/** On how many days in a row, up to this one, the daily run was finished; today may still be open. */
export function streakOf(runs: readonly RunSummary[], today: string): number {
  const days = new Set(
    runs.flatMap(({ seed, ranked }) => (ranked ? (dayIn(seed) ?? []) : [])).map(dayNumber),
  );
  const now = dayNumber(today);
  let last = days.has(now) ? now : now - 1;
  let count = 0;
  while (days.has(last)) {
    count++;
    last--;
  }
  return count;
}

/** Today's best, if there is one. */
export function bestOfDay(runs: readonly RunSummary[], seed: string): RunSummary | undefined {
  return runs
    .filter((run) => run.seed === seed && run.ranked && !run.assisted)
    .toSorted((a, b) => farness(b) - farness(a))[0];
}

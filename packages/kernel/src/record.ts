/**
 * The record of a match: everything needed to play it again, and nothing else. Save, resume, undo, replay, sharing,
 * cheat checks and crash recovery are all "fold the log again".
 */
import * as v from 'valibot';
import { sameData } from './data.ts';
import { seedProblem } from './dice.ts';
import { choose } from './choose.ts';
import { entriesOf, type Entry } from './log.ts';
import { reach, start, type Match } from './match.ts';
import type { Table } from './table.ts';
import { HOST, type Game, type Reason, type Result, type Terms } from './types.ts';

export const RECORD_VERSION = 1;

export interface MatchRecord {
  readonly v: typeof RECORD_VERSION;
  readonly game: string;
  readonly rules: number;
  readonly settings: object;
  readonly seed: string;
  readonly seats: number;
  readonly table: Table;
  readonly log: readonly Entry[];
  /** How far time ran; without it a match that ended by time would have no result. */
  readonly until: number;
  readonly result?: Result;
  readonly marks: readonly string[];
}

export function recordOf<T extends Terms>(match: Match<T>): MatchRecord {
  const { game, settings, seed, seats, table } = match.charter;
  return {
    v: RECORD_VERSION,
    game: game.id,
    rules: game.rules,
    settings,
    seed,
    seats,
    table,
    // What only kept a running journal honest says nothing that `until` does not say.
    log: entriesOf(match.log).filter((entry) => entry[2] !== '~reach'),
    until: match.at,
    ...(match.result ? { result: match.result } : {}),
    marks: match.sitting.marks,
  };
}

export function writeRecord(record: MatchRecord): string {
  return JSON.stringify(record);
}

const wholeFrom = (least: number): v.GenericSchema<number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least)) as v.GenericSchema<number>;
const policy = v.picklist(['free', 'ask', 'never']);
const word = v.pipe(v.string(), v.maxLength(64));

const shape = v.strictObject({
  v: v.literal(RECORD_VERSION),
  game: word,
  rules: wholeFrom(1),
  settings: v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  seed: v.custom<string>((value) => seedProblem(value) === undefined),
  seats: wholeFrom(1),
  table: v.strictObject({
    undo: policy,
    pause: policy,
    draw: v.boolean(),
    clock: v.exactOptional(v.strictObject({ base: wholeFrom(1), increment: wholeFrom(0) })),
    ready: v.exactOptional(v.boolean()),
  }),
  log: v.pipe(
    v.array(v.strictTuple([wholeFrom(0), wholeFrom(HOST), v.string(), v.string()])),
    v.maxLength(200_000),
  ),
  until: wholeFrom(0),
  result: v.exactOptional(
    v.strictObject({
      outcome: v.array(v.picklist(['won', 'lost', 'drawn'])),
      reason: v.string(),
      score: v.exactOptional(v.array(v.number())),
    }),
  ),
  marks: v.array(word),
});

const LONGEST_RECORD = 16_000_000;

/** A text from outside as a record, or what is wrong with it: the first field that does not fit. */
export function readRecord(text: string): MatchRecord | Reason {
  if (text.length > LONGEST_RECORD) return { code: 'record-too-long', longest: LONGEST_RECORD };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { code: 'not-json' };
  }
  const checked = v.safeParse(shape, parsed, { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const field = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  return {
    code: 'bad-record',
    field: field.slice(0, 60),
    expected: issue.expected ?? '',
    got: issue.received.slice(0, 60),
  };
}

export type Folded<T extends Terms> =
  | { readonly match: Match<T>; readonly refused?: undefined }
  /** `entry`: the place in the log that could not be played, if it was one. */
  | { readonly match?: undefined; readonly refused: Reason; readonly entry?: number };

/** Plays a record again from its beginning and checks what it claims. */
export function fold<T extends Terms>(game: Game<T>, record: MatchRecord): Folded<T> {
  if (record.game !== game.id || record.rules !== game.rules) {
    return { refused: { code: 'other-game', game: record.game, rules: record.rules } };
  }
  const started = start(game, record);
  if (!started.match) return { refused: started.refused };
  const folded = foldOn(started.match, record.log, record.until);
  if (!folded.match) return folded;
  const { result, sitting } = folded.match;
  if (!sameData(result, record.result))
    return { refused: { code: 'other-result', result, claimed: record.result } };
  if (!sameData(sitting.marks, record.marks))
    return { refused: { code: 'other-marks', marks: sitting.marks } };
  return folded;
}

/** Goes on from a match with these entries, each at its own time, and then lets time run to `until`. */
export function foldOn<T extends Terms>(from: Match<T>, log: readonly Entry[], until?: number): Folded<T> {
  let match = from;
  for (const [entry, [at, seat, action, option]] of log.entries()) {
    const woken = reach(match, at);
    const step = woken.refused ? woken : choose(woken.match, seat, { action, option });
    if (step.refused) return { refused: step.refused, entry };
    match = step.match;
  }
  if (until === undefined || until <= match.at) return { match };
  const last = reach(match, until);
  return last.refused ? { refused: last.refused } : { match: last.match };
}

/** All matches as one file, and back. What comes back is checked as if a stranger had written it: played again, move by move. */
import {
  fold,
  gameOf,
  lineOf,
  readRecord,
  type Catalogue,
  type MatchRecord,
  type Reason,
} from '@rankfall/kernel';
import { parseHead } from '../../storage/entry.ts';
import type { MatchHead, Matches } from '../../storage/types.ts';

const FORMAT = 'rankfall-matches';

export function writeFile(matches: Matches): string {
  const entries = matches.heads().map((head) => {
    const text = matches.recordText(head.id) ?? '{}';
    return `${JSON.stringify(head).slice(0, -1)},"record":${text}}`;
  });
  return `{"format":"${FORMAT}","v":1,"matches":[\n${entries.join(',\n')}\n]}\n`;
}

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a file; one bare record is a file of one. */
export function entriesOf(text: string): readonly unknown[] | 'not-json' | 'not-export' {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  if (!isLoose(value)) return 'not-export';
  const { format, matches } = value;
  if (format === FORMAT && Array.isArray(matches)) return matches as readonly unknown[];
  return Array.isArray(value['log']) && 'seed' in value ? [{ record: value }] : 'not-export';
}

export type Problem = { readonly is: 'bad-head' } | { readonly is: 'refused'; readonly reason: Reason };
export type Checked =
  | { readonly is: 'good'; readonly head: MatchHead; readonly recordText: string }
  | Problem;

export interface Outside {
  /** Every version of a game's rules; nothing for a game that cannot be played here. */
  catalogueOf(game: string): Promise<Catalogue>;
  now(): number;
  newId(): string;
}

export async function checkEntry(entry: unknown, { catalogueOf, now, newId }: Outside): Promise<Checked> {
  if (!isLoose(entry)) return { is: 'bad-head' };
  const record = readRecord(JSON.stringify(entry['record'] ?? null));
  if ('code' in record) return { is: 'refused', reason: record };
  const head = 'id' in entry ? parseHead(entry) : bareHead(record, newId(), now());
  if (head?.game !== record.game || head.seats.length !== record.seats) return { is: 'bad-head' };
  const game = gameOf(await catalogueOf(record.game), record);
  if ('code' in game) return { is: 'refused', reason: game };
  const folded = fold(game, record);
  if (!folded.match) return { is: 'refused', reason: folded.refused };
  const { result } = record;
  const { result: _claimed, ...rest } = head;
  return {
    is: 'good',
    // What follows from the record is taken from the record.
    head: {
      ...rest,
      finished: result !== undefined,
      plies: lineOf(folded.match).length,
      ...(result ? { result } : {}),
    },
    recordText: JSON.stringify(record),
  };
}

function bareHead(record: MatchRecord, id: string, now: number): MatchHead {
  return {
    id,
    game: record.game,
    startedAt: now,
    savedAt: now,
    finished: false,
    plies: 0,
    seats: Array.from({ length: record.seats }, () => ({ kind: 'human' })),
  };
}

export interface Report {
  readonly taken: number;
  /** Already here. */
  readonly known: number;
  /** Entries count from 1. */
  readonly problems: readonly { readonly entry: number; readonly problem: Problem }[];
}

/** Checks entry after entry, letting the page breathe in between, and keeps the good ones. */
export async function takeEntries(
  entries: readonly unknown[],
  matches: Matches,
  outside: Outside & { breathe(done: number): Promise<void> },
): Promise<Report> {
  const problems: { entry: number; problem: Problem }[] = [];
  let taken = 0;
  let known = 0;
  for (const [place, entry] of entries.entries()) {
    await outside.breathe(place + 1);
    const checked = await checkEntry(entry, outside);
    if (checked.is !== 'good') {
      problems.push({ entry: place + 1, problem: checked });
      continue;
    }
    const here = matches.recordText(checked.head.id);
    if (here !== undefined && sameJson(here, checked.recordText)) {
      known += 1;
      continue;
    }
    // Another match under the same name stays what it is.
    const head = here === undefined ? checked.head : { ...checked.head, id: outside.newId() };
    matches.take(head, checked.recordText);
    taken += 1;
  }
  return { taken, known, problems };
}

function sameJson(one: string, other: string): boolean {
  const record = readRecord(one);
  return !('code' in record) && JSON.stringify(record) === other;
}

/** From what was chosen to a run, and from a run to the next: seeds, the daily run, restart. */
import { readTableQuery, tableKeys } from '../../shell/table-query.ts';
import { recordOf, settingsFromLink, settingsToLink, start, type Match, type Reason } from '@rankfall/kernel';
import {
  brawlSettings,
  chessbrawl,
  kings,
  type BrawlSettings,
  type BrawlTerms,
  type King,
} from '@rankfall/chessbrawl';
import { newMatchId } from '../../storage/matches.ts';
import type { MatchToSave, Sitter, StoredMatch } from '../../storage/types.ts';
import type { Prefs } from './prefs.ts';

export interface Wish {
  readonly settings: BrawlSettings;
  /** '' for another one every time. */
  readonly seed: string;
  /** A thinking opponent moves the enemy. */
  readonly grandmaster: boolean;
  /** The day's run: '2026-11-18'. */
  readonly day?: string;
}

export const wishOf = ({ king, mode, rival, ranked, pace }: Prefs, seed = ''): Wish => ({
  settings: brawlSettings.mend({
    king,
    mode,
    enemy: rival === 'ruthless' ? 'ruthless' : 'classic',
    ranked,
    pace,
  }),
  seed,
  grandmaster: rival === 'grandmaster',
});

const SEED = /^[A-Z0-9-]{1,32}$/u;

/** A seed as players write it: 1 to 32 letters, digits and dashes, in capitals; undefined when it is none. */
export function seedFrom(text: string): string | undefined {
  const seed = text.trim().toUpperCase();
  return SEED.test(seed) ? seed : undefined;
}

export function freshSeed(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}

const DAY = 86_400_000;

/** The day in Greenwich, by which the daily run is named. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
export const daySeed = (day: string): string => `DAILY-${day}`;
export const dayIn = (seed: string): string | undefined => /^DAILY-(\d{4}-\d{2}-\d{2})$/u.exec(seed)?.[1];
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
/** The Kings take turns. */
export const kingOfDay = (day: string): King => kings[dayNumber(day) % kings.length] ?? 'good';

/** The same for everybody: ranked, classic, and the King of the day. */
export const dailyWish = (now: number, pace: BrawlSettings['pace']): Wish => {
  const day = dayOf(now);
  return {
    settings: { king: kingOfDay(day), mode: 'classic', enemy: 'classic', ranked: true, pace },
    seed: daySeed(day),
    grandmaster: false,
    day,
  };
};

export const GRANDMASTER = 'grandmaster';
/** In the name of a run whose seed was chosen: its restart keeps the seed. */
const SEEDED = 'seeded';
/** Who sits in the second seat is no setting of the rules; links name it beside them. */
const RIVAL = 'rival';

/** A run that can be saved and played, or why there is none. */
export function beginRun({ settings, seed, grandmaster, day }: Wish, now: number): MatchToSave | Reason {
  const { match, refused } = start(chessbrawl, {
    settings,
    seed: seed === '' ? freshSeed() : seed,
    seats: grandmaster ? 2 : 1,
    table: settings.ranked ? { undo: 'never' } : {},
  });
  if (!match) return refused;
  const seats: readonly Sitter[] = [
    { kind: 'human' },
    ...(grandmaster ? [{ kind: 'bot', bot: GRANDMASTER } as const] : []),
  ];
  return {
    id: newMatchId(),
    seats,
    startedAt: now,
    plies: 0,
    preset: day === undefined ? presetOf(settings, seed, grandmaster) : 'daily',
    record: recordOf(match),
  };
}

/** What kind of run it is, in the words that the list of matches knows: 'plus', 'ruthless+seeded'. */
export function presetOf({ mode, enemy }: BrawlSettings, seed: string, grandmaster: boolean): string {
  const rival = grandmaster ? GRANDMASTER : enemy;
  return [
    ...(mode === 'classic' ? [] : [mode]),
    ...(mode === 'classic' || rival !== 'classic' ? [rival] : []),
    ...(seed === '' ? [] : [SEEDED]),
  ].join('+');
}

/** The same again: with its seed where that was chosen, or is the day's; otherwise with a fresh one. */
export function againOf(stored: Pick<StoredMatch, 'preset' | 'seats'>, match: Match<BrawlTerms>): Wish {
  const { settings, seed } = match.charter;
  const isKept = stored.preset === 'daily' || stored.preset?.split('+').includes(SEEDED) === true;
  const day = stored.preset === 'daily' ? dayIn(seed) : undefined;
  return {
    settings: { ...settings, pace: match.state.pace },
    seed: isKept ? seed : '',
    grandmaster: stored.seats.length > 1,
    ...(day === undefined ? {} : { day }),
  };
}

/** The query that starts the very same run for somebody else. */
export const runQuery = ({ charter }: Match<BrawlTerms>): string =>
  [
    settingsToLink(brawlSettings, { ...charter.settings, pace: 'x1' }),
    charter.seats > 1 ? `${RIVAL}=${GRANDMASTER}` : '',
    `seed=${encodeURIComponent(charter.seed)}`,
  ]
    .filter((part) => part !== '')
    .join('&');

/** What a link asks for. */
export type Asked = Omit<Wish, 'day'> | Reason;

export function readQuery(query: string): Asked {
  const read = settingsFromLink(brawlSettings, query, [...tableKeys, RIVAL]);
  if ('refused' in read) return read.refused;
  const beside = readTableQuery(query);
  if ('code' in beside) return beside;
  const seed = beside.seed === '' ? '' : seedFrom(beside.seed);
  if (seed === undefined) return { code: 'bad-run-seed' };
  const grandmaster = new URLSearchParams(query).get(RIVAL) === GRANDMASTER;
  return { settings: read.settings, seed, grandmaster };
}

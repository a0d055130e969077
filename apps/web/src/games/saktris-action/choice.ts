/** What somebody has chosen to play: opponent, side, pace and seed. From it a match begins; from a link it is read. */
import {
  isRecord,
  parseSettings,
  presetNamed,
  presetOf,
  readRecord,
  recordOf,
  settingsFromLink,
  settingsToLink,
  start,
  type Match,
  type Reason,
} from '@rankfall/kernel';
import { actionLevelNames, type ActionLevelName } from '@rankfall/bots/saktris-action/words';
import {
  actionSettings,
  saktrisAction,
  type ActionSettings,
  type ActionTerms,
} from '@rankfall/saktris/action';
import { newMatchId } from '../../storage/matches.ts';
import type { Matches, Sitter, StoredMatch } from '../../storage/types.ts';

export type Side = 0 | 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const GAME = 'saktris-action';

export const opponents = ['friend', ...actionLevelNames] as const;
export type Opponent = (typeof opponents)[number];
export const sides = ['white', 'black', 'any'] as const;
export type SideChoice = (typeof sides)[number];
export const presets = ['blitz', 'standard', 'strategic', 'survival'] as const;
export type Preset = (typeof presets)[number];

export interface Choice {
  readonly opponent: Opponent;
  /** The level that is offered again when the computer is chosen after a friend. */
  readonly level: ActionLevelName;
  readonly side: SideChoice;
  readonly settings: ActionSettings;
  /** '' for another one every time. */
  readonly seed: string;
}

export const usualChoice: Choice = {
  opponent: 'rookie',
  level: 'rookie',
  side: 'white',
  settings: actionSettings.defaults,
  seed: '',
};

export const withPreset = (choice: Choice, preset: Preset): Choice => ({
  ...choice,
  settings: presetOf(actionSettings, preset) ?? choice.settings,
});

export const presetIn = ({ settings }: Pick<Choice, 'settings'>): Preset | undefined =>
  presets.find((name) => name === presetNamed(actionSettings, settings));

/** What a link says beside the settings; `go` begins at once, without asking. */
const keys = ['vs', 'side', 'seed', 'go'] as const;

export function queryOf({ settings, opponent, side, seed }: Choice): string {
  return [
    settingsToLink(actionSettings, settings),
    opponent === 'friend' ? '' : `vs=${opponent}`,
    opponent !== 'friend' && side !== 'white' ? `side=${side}` : '',
    seed === '' ? '' : `seed=${encodeURIComponent(seed)}`,
  ]
    .filter((part) => part !== '')
    .join('&');
}

export interface ReadChoice {
  readonly choice: Choice;
  /** Begin without asking: somebody pressed A. */
  readonly isNow: boolean;
  readonly problem?: Reason;
}

export function choiceFrom(query: string, before: Choice): ReadChoice {
  const parts = new URLSearchParams(query);
  if (parts.has('go')) {
    const opponent = before.opponent === 'friend' ? before.level : before.opponent;
    return { choice: { ...before, opponent, seed: '' }, isNow: true };
  }
  if (query === '') return { choice: before, isNow: false };
  const read = settingsFromLink(actionSettings, query, keys);
  if ('refused' in read) return { choice: before, isNow: false, problem: read.refused };
  const [vs, wish] = [parts.get('vs'), parts.get('side')];
  const opponent = vs === null ? before.opponent : opponents.find((one) => one === vs);
  if (opponent === undefined) return refuse(before, 'unknown-opponent', vs, opponents);
  const side = wish === null ? usualChoice.side : sides.find((one) => one === wish);
  if (side === undefined) return refuse(before, 'unknown-side', wish, sides);
  const level = opponent === 'friend' ? before.level : opponent;
  const seed = parts.get('seed') ?? '';
  return { choice: { opponent, level, side, settings: read.settings, seed }, isNow: false };
}

const refuse = (choice: Choice, code: string, got: string | null, known: readonly string[]): ReadChoice => ({
  choice,
  isNow: false,
  problem: { code, got: got?.slice(0, 40) ?? '', known },
});

export interface Begun {
  readonly match: Match<ActionTerms>;
  readonly seats: readonly Sitter[];
}

/** Begins a match, or says why not. It is held until everybody has been counted in. */
export function begin(choice: Choice, luck: string): Begun | Reason {
  const { match, refused } = start(saktrisAction, {
    settings: choice.settings,
    seed: choice.seed === '' ? luck : choice.seed,
    table: { ready: true },
  });
  return match ? { match, seats: seatsOf(choice, luck) } : refused;
}

export function seatsOf({ opponent, side }: Choice, luck: string): readonly Sitter[] {
  if (opponent === 'friend') return [{ kind: 'human' }, { kind: 'human' }];
  const human: Sitter = side === 'any' ? { kind: 'human', byLot: true } : { kind: 'human' };
  const bot: Sitter = { kind: 'bot', bot: opponent };
  const isWhite = side === 'white' || (side === 'any' && luck.charCodeAt(0) % 2 === 0);
  return isWhite ? [human, bot] : [bot, human];
}

/** Where the person sits who plays the computer; undefined when two people share the screen. */
export function onlyHuman(seats: readonly Sitter[]): Side | undefined {
  const humans = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return humans.length === 1 ? (humans[0] === 0 ? 0 : 1) : undefined;
}

/** What was played last on this device is what is offered first. */
export function lastChoice(matches: Pick<Matches, 'heads' | 'recordText'>): Choice | undefined {
  const head = matches.heads().find(({ game }) => game === GAME);
  const record = head && readRecord(matches.recordText(head.id) ?? '');
  if (!head || !record || 'code' in record || !isRecord(record.settings)) return undefined;
  const { start: _start, ...rules } = record.settings;
  const parsed = parseSettings(actionSettings, rules);
  return choiceOf(head, 'settings' in parsed ? parsed.settings : usualChoice.settings);
}

/** The same game once more: the same opponent and side. */
export function choiceOf({ seats }: Pick<StoredMatch, 'seats'>, settings: ActionSettings): Choice {
  const bot = seats.find(({ kind }) => kind === 'bot')?.bot;
  const level = actionLevelNames.find((one) => one === bot);
  const isByLot = seats.some(({ byLot }) => byLot);
  return {
    opponent: level ?? 'friend',
    level: level ?? usualChoice.level,
    side: isByLot ? 'any' : onlyHuman(seats) === 1 ? 'black' : 'white',
    settings,
    seed: '',
  };
}

/** Keeps a match that has just begun, and answers with its id. */
export function keepBegun({ match, seats }: Begun, matches: Matches, preset: string | undefined): string {
  const id = newMatchId();
  matches.save({
    id,
    seats,
    startedAt: Date.now(),
    plies: 0,
    ...(preset ? { preset } : {}),
    record: recordOf(match),
  });
  return id;
}

/** The levels that somebody on this device has won against. */
export function beatenLevels(matches: Pick<Matches, 'heads'>): ReadonlySet<string> {
  return new Set(
    matches.heads().flatMap(({ game, seats, result }) => {
      const seat = seats.findIndex(({ kind }) => kind === 'bot');
      const bot = seats[seat]?.bot;
      return game === GAME && bot !== undefined && result?.outcome[seat] === 'lost' ? [bot] : [];
    }),
  );
}

/** A text nobody has had before. */
export function freshSeed(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}

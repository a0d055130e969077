/** What somebody has chosen to play: opponent, side, health, clock, seed. From it a match begins; from a link it is read. */
import {
  isRecord,
  parseSettings,
  presetNamed,
  presetOf,
  readClock,
  readRecord,
  settingsFromLink,
  settingsToLink,
  start,
  writeClock,
  type Match,
  type Reason,
} from '@rankfall/kernel';
import {
  starlines,
  starlinesSettings,
  type Side01,
  type StarlinesSettings,
  type StarlinesTerms,
} from '@rankfall/starlines';
import { readTableQuery, tableKeys } from '../../shell/table-query.ts';
import type { Matches, Sitter } from '../../storage/types.ts';
import { bots, type BotName } from './players.ts';

export const opponents = [...bots, 'friend'] as const;
export type Opponent = BotName | 'friend';

/** 'usual' is the game as it is written; the others are presets of the schema. */
export const presets = ['usual', 'skirmish'] as const;
export type Preset = (typeof presets)[number];

export interface Choice {
  readonly opponent: Opponent;
  readonly settings: StarlinesSettings;
  /** As players say it, '5+3'; '' for none. */
  readonly clock: string;
  /** '' for another one every time. */
  readonly seed: string;
}

export const usualChoice: Choice = {
  opponent: 'greedy',
  settings: starlinesSettings.defaults,
  clock: '',
  seed: '',
};

export function withPreset(choice: Choice, preset: Preset): Choice {
  const settings = preset === 'usual' ? starlinesSettings.defaults : presetOf(starlinesSettings, preset);
  return { ...choice, settings: settings ?? choice.settings };
}

export function presetIn({ settings }: Choice): Preset | undefined {
  if (settings.health === starlinesSettings.defaults.health) return 'usual';
  return presets.find((name) => name === presetNamed(starlinesSettings, settings));
}

/** The query that carries settings, clock and seed to somebody else. */
export function queryOf({ settings, clock, seed }: Choice): string {
  return [
    settingsToLink(starlinesSettings, settings),
    clock === '' ? '' : `clock=${encodeURIComponent(clock)}`,
    seed === '' ? '' : `seed=${encodeURIComponent(seed)}`,
  ]
    .filter((part) => part !== '')
    .join('&');
}

export interface ReadChoice {
  readonly choice: Choice;
  /** What was wrong with the query; the choice is then as before. */
  readonly problem?: Reason;
}

export function choiceFrom(query: string, before: Choice): ReadChoice {
  if (query === '') return { choice: before };
  const read = settingsFromLink(starlinesSettings, query, tableKeys);
  if ('refused' in read) return { choice: before, problem: read.refused };
  const beside = readTableQuery(query);
  return 'code' in beside
    ? { choice: before, problem: beside }
    : { choice: { ...before, settings: read.settings, ...beside } };
}

/** What was played last on this device is what is offered first. */
export function lastChoice(matches: Pick<Matches, 'heads' | 'recordText'>): Choice | undefined {
  const head = matches.heads().find(({ game }) => game === 'starlines');
  const record = head && readRecord(matches.recordText(head.id) ?? '');
  if (!head || !record || 'code' in record || !isRecord(record.settings)) return undefined;
  const bot = head.seats.find(({ kind }) => kind === 'bot')?.bot;
  const parsed = parseSettings(starlinesSettings, record.settings);
  return {
    ...usualChoice,
    opponent: bots.find((one) => one === bot) ?? 'friend',
    settings: 'settings' in parsed ? parsed.settings : usualChoice.settings,
    clock: record.table.clock ? writeClock(record.table.clock) : '',
  };
}

export interface Begun {
  readonly match: Match<StarlinesTerms>;
  readonly seats: readonly Sitter[];
}

/** Begins a match, or says why not. `luck` is a fresh text for what was left open. */
export function begin(choice: Choice, luck: string): Begun | Reason {
  // At one screen players choose one after the other, but both clocks would run: there it would punish whoever comes second.
  const isTimed = choice.clock !== '' && choice.opponent !== 'friend';
  const clock = isTimed ? readClock(choice.clock) : undefined;
  if (clock && 'code' in clock) return clock;
  const { match, refused } = start(starlines, {
    settings: choice.settings,
    seed: choice.seed === '' ? luck : choice.seed,
    table: clock ? { clock } : {},
  });
  return match ? { match, seats: seatsOf(choice.opponent) } : refused;
}

export function seatsOf(opponent: Opponent): readonly Sitter[] {
  const human: Sitter = { kind: 'human' };
  return opponent === 'friend' ? [human, human] : [human, { kind: 'bot', bot: opponent }];
}

/** Where the people at this screen sit. */
export const humansOf = (seats: readonly Sitter[]): readonly Side01[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat === 0 ? (0 as const) : (1 as const)] : []));

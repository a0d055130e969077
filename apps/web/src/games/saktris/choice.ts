/** What somebody has chosen to play: opponent, side, rules, clock, seed. From it a match begins; from a link it is read. */
import {
  presetNamed,
  presetOf,
  readClock,
  settingsFromLink,
  settingsToLink,
  start,
  type Match,
  type Reason,
} from '@rankfall/kernel';
import {
  saktris,
  saktrisSettings,
  type SaktrisSettings,
  type SaktrisTerms,
  type Side,
} from '@rankfall/saktris';
import { levelNames, type LevelName } from '@rankfall/bots/saktris/words';
import { readTableQuery, tableKeys } from '../../shell/table-query.ts';
import type { Sitter } from '../../storage/types.ts';

export const opponents = ['friend', ...levelNames] as const;
export type Opponent = (typeof opponents)[number];

export const sides = ['white', 'black', 'any'] as const;
export type SideChoice = (typeof sides)[number];

export const presets = ['classic', 'quick', 'tetris', 'chaos'] as const;
export type Preset = (typeof presets)[number];

export interface Choice {
  readonly opponent: Opponent;
  /** The level that is offered again when the computer is chosen after a friend. */
  readonly level: LevelName;
  readonly side: SideChoice;
  /** The board turns to whoever is to move, where two share a screen. */
  readonly turning: boolean;
  readonly settings: SaktrisSettings;
  /** As players say it, '5+3'; '' for none. */
  readonly clock: string;
  /** '' for another one every time. */
  readonly seed: string;
}

export const usualChoice: Choice = {
  opponent: 'first-game',
  level: 'first-game',
  side: 'white',
  turning: false,
  settings: saktrisSettings.defaults,
  clock: '',
  seed: '',
};

export function withPreset(choice: Choice, preset: Preset): Choice {
  return { ...choice, settings: presetOf(saktrisSettings, preset) ?? choice.settings };
}

export function presetIn({ settings }: Choice): Preset | undefined {
  return presets.find((name) => name === presetNamed(saktrisSettings, settings));
}

/** What a link says beside the settings: the computer's level and the side to play it with. A friend is nobody's setting. */
const opponentKeys = ['vs', 'side'] as const;

/** The query that carries rules, opponent, clock and seed to somebody else. */
export function queryOf({ settings, opponent, side, clock, seed }: Choice): string {
  const isBot = opponent !== 'friend';
  return [
    settingsToLink(saktrisSettings, settings),
    isBot ? `vs=${opponent}` : '',
    isBot && side !== 'white' ? `side=${side}` : '',
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
  const read = settingsFromLink(saktrisSettings, query, [...tableKeys, ...opponentKeys]);
  if ('refused' in read) return { choice: before, problem: read.refused };
  const beside = readTableQuery(query);
  if ('code' in beside) return { choice: before, problem: beside };
  const against = readOpponent(query, before);
  if ('code' in against) return { choice: before, problem: against };
  return { choice: { ...before, settings: read.settings, ...beside, ...against } };
}

function readOpponent(query: string, before: Choice): Pick<Choice, 'opponent' | 'level' | 'side'> | Reason {
  const parts = new URLSearchParams(query);
  const [vs, wish] = [parts.get('vs'), parts.get('side')];
  const opponent = vs === null ? before.opponent : opponents.find((one) => one === vs);
  if (opponent === undefined)
    return { code: 'unknown-opponent', got: vs?.slice(0, 40) ?? '', known: opponents };
  // A link that names an opponent and no side means the usual one.
  const usual = vs === null ? before.side : usualChoice.side;
  const side = wish === null ? usual : sides.find((one) => one === wish);
  if (side === undefined) return { code: 'unknown-side', got: wish?.slice(0, 40) ?? '', known: sides };
  return { opponent, side, level: opponent === 'friend' ? before.level : opponent };
}

export interface Begun {
  readonly match: Match<SaktrisTerms>;
  readonly seats: readonly Sitter[];
}

/** Begins a match, or says why not. `luck` is a fresh text for what was left open. */
export function begin(choice: Choice, luck: string): Begun | Reason {
  const clock = choice.clock === '' ? undefined : readClock(choice.clock);
  if (clock && 'code' in clock) return clock;
  const { match, refused } = start(saktris, {
    settings: choice.settings,
    seed: choice.seed === '' ? luck : choice.seed,
    table: clock ? { clock } : {},
  });
  return match ? { match, seats: seatsOf(choice, luck) } : refused;
}

export function seatsOf(
  { opponent, side }: Pick<Choice, 'opponent' | 'side'>,
  luck: string,
): readonly Sitter[] {
  if (opponent === 'friend') return [{ kind: 'human' }, { kind: 'human' }];
  const human: Sitter = side === 'any' ? { kind: 'human', byLot: true } : { kind: 'human' };
  const bot: Sitter = { kind: 'bot', bot: opponent };
  const white = side === 'white' || (side === 'any' && luck.charCodeAt(0) % 2 === 0);
  return white ? [human, bot] : [bot, human];
}

/** The same again, with sides changed: what a rematch is. */
export function rematchSeats(seats: readonly Sitter[]): readonly Sitter[] {
  return seats.toReversed();
}

/** Where the person sits who plays the computer; undefined when two people share the screen. */
export function onlyHuman(seats: readonly Sitter[]): Side | undefined {
  const humans = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return humans.length === 1 ? (humans[0] === 0 ? 0 : 1) : undefined;
}

/** A text nobody has had before. */
export function freshSeed(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}

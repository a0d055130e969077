/** What a player likes, kept on the device: the last run's settings, and how careful the board is. Damaged parts are as usual. */
import {
  enemies,
  kings,
  modes,
  paces,
  type Enemy,
  type King,
  type Mode,
  type Pace,
} from '@rankfall/chessbrawl';
import { isRecord } from '@rankfall/kernel';
import type { Box } from '../../storage/types.ts';

export const rivals = [...enemies, 'grandmaster'] as const;
/** Who moves the enemy: the rules, harder rules, or a thinking opponent in the second seat. */
export type Rival = Enemy | 'grandmaster';

export interface Prefs {
  readonly king: King;
  readonly mode: Mode;
  readonly rival: Rival;
  readonly ranked: boolean;
  readonly pace: Pace;
  /** Ask before a move that loses the King. */
  readonly warns: boolean;
  /** Every move is pointed at twice. */
  readonly confirms: boolean;
  /** Show what the enemy will do to a move. */
  readonly foresees: boolean;
}

export const usualPrefs: Prefs = {
  king: 'good',
  mode: 'classic',
  rival: 'classic',
  ranked: false,
  pace: 'x1',
  warns: true,
  confirms: false,
  foresees: true,
};

export const PREFS_KEY = 'rankfall/chessbrawl/prefs';

export function readPrefs(text: string | undefined): Prefs {
  const kept = parse(text);
  const yes = (name: keyof Prefs): boolean =>
    typeof kept[name] === 'boolean' ? kept[name] : usualPrefs[name] === true;
  return {
    king: oneOf(kings, kept['king']) ?? usualPrefs.king,
    mode: oneOf(modes, kept['mode']) ?? usualPrefs.mode,
    rival: oneOf(rivals, kept['rival']) ?? usualPrefs.rival,
    ranked: yes('ranked'),
    pace: oneOf(paces, kept['pace']) ?? usualPrefs.pace,
    warns: yes('warns'),
    confirms: yes('confirms'),
    foresees: yes('foresees'),
  };
}

export const prefsIn = (box: Box): Prefs => readPrefs(box.get(PREFS_KEY));

export function keepPrefs(box: Box, some: Partial<Prefs>): Prefs {
  const next = { ...prefsIn(box), ...some };
  box.set(PREFS_KEY, JSON.stringify(next));
  return next;
}

/** JSON that somebody may have touched: an object, or an empty one. */
export function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function oneOf<V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((known) => known === value);
}

/**
 * The settings of Classic Saktris. A start position brings its own rules, so with one chosen the other fields follow
 * it; the form shows that at once, because `mend` runs after every edit.
 */
import { choice, data, flag, range, schema, type Reason, type Schema, type ValuesOf } from '@rankfall/kernel';
import { classicOrder, wholeSet } from './order.ts';
import { SaktrisPosition } from './position.ts';
import { sortPool } from './sakfen-board.ts';
import { readSakfen, writeSakfen, type SakfenRefusal } from './sakfen.ts';
import { blockedRules, noKingRules, orders, type Rules, type Setup } from './types.ts';

/** Why a text is no order of arrival, or no position to start from. */
export type SettingRefusal =
  | { readonly code: 'not-the-set'; readonly expected: string }
  | { readonly code: 'bad-start'; readonly problem: SakfenRefusal }
  | { readonly code: 'start-over'; readonly ending: 'checkmate' | 'stalemate' };

function checkOrder(text: string): (Reason & SettingRefusal) | undefined {
  const isSet = text.length === wholeSet.length && sortPool(text) === wholeSet;
  return isSet ? undefined : { code: 'not-the-set', expected: wholeSet };
}

function checkStart(text: string): (Reason & SettingRefusal) | undefined {
  const setup = readSakfen(text);
  if ('code' in setup) return { code: 'bad-start', problem: setup };
  const position = new SaktrisPosition().load(setup);
  // Every other end is judged after a turn [EN1], and here there has been none.
  if (position.count() > 0) return undefined;
  return { code: 'start-over', ending: position.inCheck() ? 'checkmate' : 'stalemate' };
}

const fields = {
  arrivalFrequency: range(1, 5, 1, 1, 'n'),
  arrivalOrder: choice(orders, 'same', 'o'),
  blocked: choice(blockedRules, 'skip', 'b'),
  noKing: choice(noKingRules, 'lose', 'k'),
  rowClear: flag(false, 'rc'),
  tripletClear: flag(false, 'tc'),
  physicsBump: flag(false, 'pb'),
  previewCount: range(1, 16, 1, 1, 'p'),
  fixedOrder: data({ shipped: ['classic'], longest: 16, default: 'classic', check: checkOrder, code: 'q' }),
  start: data({ shipped: ['empty'], longest: 400, default: 'empty', check: checkStart, code: 's' }),
};

export type SaktrisSettings = ValuesOf<typeof fields>;

export const saktrisSettings: Schema<SaktrisSettings> = schema(fields, {
  presets: {
    classic: {},
    // Pieces come as fast as they can and nothing holds them up for long.
    quick: { blocked: 'queue', previewCount: 3 },
    tetris: { rowClear: true, previewCount: 3 },
    chaos: { arrivalOrder: 'diff', blocked: 'queue', tripletClear: true, physicsBump: true },
  },
  mend: agreeWithStart,
});

/** The position a match starts from, if the settings name one. */
export function startOf(settings: SaktrisSettings): Setup | undefined {
  if (settings.start === 'empty') return undefined;
  const setup = readSakfen(settings.start);
  if ('code' in setup) throw new Error(`a start that passed its check is refused: ${setup.code}`);
  return setup;
}

/** The settings under which a match starts from this position. */
export function settingsFrom(setup: Setup): Partial<SaktrisSettings> {
  return { ...fieldsOf(setup.rules), start: writeSakfen(setup) };
}

export function rulesOf(settings: SaktrisSettings): Rules {
  const { arrivalFrequency, arrivalOrder, blocked, noKing, rowClear, tripletClear } = settings;
  return { n: arrivalFrequency, order: arrivalOrder, blocked, noKing, rowClear, tripletClear };
}

function fieldsOf(
  rules: Rules,
): Omit<SaktrisSettings, 'physicsBump' | 'previewCount' | 'fixedOrder' | 'start'> {
  const { n, order, blocked, noKing, rowClear, tripletClear } = rules;
  return { arrivalFrequency: n, arrivalOrder: order, blocked, noKing, rowClear, tripletClear };
}

function agreeWithStart(settings: SaktrisSettings): SaktrisSettings {
  const setup = startOf(settings);
  const order = settings.fixedOrder === classicOrder ? 'classic' : settings.fixedOrder;
  return setup === undefined
    ? { ...settings, fixedOrder: order }
    : { ...settings, ...fieldsOf(setup.rules), fixedOrder: 'classic', start: writeSakfen(setup) };
}

/** What charges can do: strikes, salvos and levies in their phases, mirrors and cancels in the response window. */
import type { Option, Queued, Seat } from '@rankfall/kernel';
import { isUpgraded, typeOf, typeOfSlug, type Code } from './catalogue.ts';
import { isOfClass, nameOf, ownsAny, tagOf } from './fleet.ts';
import { kept } from './kept.ts';
import { bitsOf } from './tally.ts';
import { other, type Declared, type Does, type Ship, type Side, type StarlinesState } from './types.ts';

type Options = readonly Option<Does>[];

/** What spending so many of so many charges looks like. */
function charged(id: string, does: Deed, has: number): Option<Does> {
  const { charges, target } = does;
  return {
    id,
    does: { ...does, option: id },
    cost: { charges },
    ...(target === undefined ? {} : { picks: [target] }),
    ...(has < charges ? { off: { code: 'not-payable', why: 'charges', price: charges, has } } : {}),
  };
}

type Deed = Omit<Extract<Does, { do: 'use' }>, 'option'> | Omit<Extract<Does, { do: 'respond' }>, 'option'>;

const skips = new Map<string, Option<Does>>();
const skip = (what: 'use' | 'respond', ship: string): Option<Does> =>
  kept(skips, `${what} ${ship}`, () => ({ id: 'skip', does: { do: 'decline', option: 'skip', what, ship } }));

/** First strike: one basic ship of the enemy. */
export function strikeOptions(ship: Ship, enemy: Side): Options {
  const { strikes } = typeOf(ship.code);
  if (!strikes || ship.used) return NONE;
  const options: Option<Does>[] = [];
  aim(options, ship, enemy, false, strikes.first);
  return withSkip(options, ship);
}

/** Simultaneous declaration: what this ship's charges can do now. */
export function declareOptions(ship: Ship, enemy: Side): Options {
  const { strikes, salvo, levy, charges = 0 } = typeOf(ship.code);
  if (ship.used) return NONE;
  if (strikes) {
    const options: Option<Does>[] = [];
    aim(options, ship, enemy, false, strikes.basic);
    aim(options, ship, enemy, true, strikes.upgraded);
    return withSkip(options, ship);
  }
  if (salvo !== undefined) return spendOptions(ship, charges);
  return levy ? spendOptions(ship, 1) : NONE;
}

const NONE: Options = [];

/** By ship, then by the charges it has left. */
const spending = new Map<string, Options[]>();

/** Up to so many charges at once, at nobody in particular. */
function spendOptions(ship: Ship, most: number): Options {
  const name = nameOf(ship);
  const has = ship.charges ?? 0;
  const known = kept(spending, name, () => []);
  known[has] ??= [
    ...Array.from({ length: most }, (_, i) =>
      charged(`use_${i + 1}`, { do: 'use', ship: name, charges: i + 1 }, has),
    ),
    skip('use', name),
  ];
  return known[has];
}

/** By ship and target, then by what it costs, how many charges there are, and whether there is another target. */
const aims = new Map<string, Map<string, Option<Does>[]>>();

/** One option where there is one target of the class, otherwise one for each, named after it. */
function aim(options: Option<Does>[], ship: Ship, enemy: Side, upgraded: boolean, charges: number): void {
  const isOnly = targetsIn(enemy, upgraded) === 1;
  const name = nameOf(ship);
  const has = ship.charges ?? 0;
  const key = 16 * charges + 2 * has + (isOnly ? 1 : 0);
  const own = kept(aims, name, () => new Map());
  for (const one of enemy.ships) {
    if (isUpgraded(one.code) !== upgraded) continue;
    const target = nameOf(one);
    const known = kept(own, target, () => []);
    const id = (): string => (isOnly ? `use_${charges}` : `use_${charges}_${tagOf(one)}`);
    options.push((known[key] ??= charged(id(), { do: 'use', ship: name, charges, target }, has)));
  }
}

function targetsIn({ ships }: Side, upgraded: boolean): number {
  let count = 0;
  for (const { code } of ships) if (isUpgraded(code) === upgraded) count++;
  return count;
}

function withSkip(options: Option<Does>[], ship: Ship): Options {
  if (options.length > 0) options.push(skip('use', nameOf(ship)));
  return options;
}

/** Whether this ship could strike first at anything, as its options say. */
export function canStrike({ code, used, charges = 0 }: Ship, enemy: Side): boolean {
  const { strikes } = typeOf(code);
  return strikes !== undefined && !used && charges >= strikes.first && hasClass(enemy, false);
}

/** Whether this ship's charges could do anything now, as its options say. */
export function canDeclare({ code, used, charges = 0 }: Ship, enemy: Side): boolean {
  const { strikes, salvo, levy } = typeOf(code);
  if (used) return false;
  if (!strikes) return charges > 0 && (salvo !== undefined || levy !== undefined);
  return (
    (charges >= strikes.basic && hasClass(enemy, false)) ||
    (charges >= strikes.upgraded && hasClass(enemy, true))
  );
}

const upgradedBits = bitsOf(({ parts }) => parts !== undefined);
const hasClass = (side: Side, upgraded: boolean): boolean =>
  ownsAny(side, upgraded ? upgradedBits : ~upgradedBits);

/** What the opponent of this seat declared and can be answered. */
export function answerable(state: StarlinesState, seat: Seat): readonly Queued<Declared>[] {
  return state.queue.waiting.filter(({ by, effect }) => by !== seat && !effect.mirrors);
}

/** The response window: each declared effect that this ship can mirror or cancel. */
export function respondOptions(state: StarlinesState, seat: Seat, ship: Ship): Options {
  const { response } = typeOf(ship.code);
  if (!response) return NONE;
  const enemy = state.shown[other(seat)];
  const name = nameOf(ship);
  const ways = answerable(state, seat).flatMap(({ id, effect }): readonly Way[] => {
    const { charges } = effect;
    const tag = tagFrom(effect);
    if (response === 'cancel' || effect.effect.type === 'DAMAGE')
      return [{ tag, does: { do: 'respond', ship: name, charges, to: id } }];
    const slain = codeFrom(effect.effect.target);
    return enemy.ships
      .filter((one) => slain !== undefined && isOfClass(one, slain))
      .map((one) => ({
        tag: `${tag}_${tagOf(one)}`,
        does: { do: 'respond', ship: name, charges, to: id, target: nameOf(one) },
      }));
  });
  if (ways.length === 0) return NONE;
  const idOf = (tag: string): string => (ways.length === 1 ? 'respond' : `respond_${tag}`);
  return [...ways.map(({ tag, does }) => charged(idOf(tag), does, ship.charges ?? 0)), skip('respond', name)];
}

interface Way {
  readonly tag: string;
  readonly does: Deed;
}

/** 'black-hole-2' is a BLK. */
export function codeFrom(name: string): Code | undefined {
  return typeOfSlug(name.slice(0, name.lastIndexOf('-')))?.code;
}

const tagFrom = ({ code, effect }: Declared): string =>
  `${code.toLowerCase()}_${effect.source.slice(effect.source.lastIndexOf('-') + 1)}`;

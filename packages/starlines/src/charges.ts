/** What charges can do: strikes, salvos and levies in their phases, mirrors and cancels in the response window. */
import type { Option, Queued, Reason, Seat } from '@rankfall/kernel';
import { isUpgraded, typeOf, typeOfSlug, type Code } from './catalogue.ts';
import { isOfClass, nameOf, tagOf } from './fleet.ts';
import { other, type Declared, type Does, type Ship, type Side, type StarlinesState } from './types.ts';

type Way = {
  readonly tag: string;
  readonly does:
    | Omit<Extract<Does, { do: 'use' }>, 'option'>
    | Omit<Extract<Does, { do: 'respond' }>, 'option'>;
};

/** One option where there is one way, otherwise one for each, named after it. */
function named(id: string, ways: readonly Way[], has: number): readonly Option<Does>[] {
  return ways.map(({ tag, does }) => {
    const option = ways.length === 1 ? id : `${id}_${tag}`;
    const off: Reason | undefined =
      has < does.charges ? { code: 'not-payable', why: 'charges', price: does.charges, has } : undefined;
    return {
      id: option,
      does: { ...does, option },
      cost: { charges: does.charges },
      ...(does.target === undefined ? {} : { picks: [does.target] }),
      ...(off ? { off } : {}),
    };
  });
}

const skip = (what: string, ship: string): Option<Does> => ({
  id: 'skip',
  does: { do: 'decline', option: 'skip', what, ship },
});

/** First strike: one basic ship of the enemy. */
export function strikeOptions(ship: Ship, enemy: Side): readonly Option<Does>[] {
  const { strikes } = typeOf(ship.code);
  if (!strikes || ship.used) return [];
  const targets = enemy.ships.filter((one) => !isUpgraded(one.code));
  return withSkip(ship, aimed(ship, targets, strikes.first));
}

/** Simultaneous declaration: what this ship's charges can do now. */
export function declareOptions(ship: Ship, enemy: Side): readonly Option<Does>[] {
  const { strikes, salvo, levy, charges = 0 } = typeOf(ship.code);
  if (ship.used) return [];
  if (strikes) {
    const basic = enemy.ships.filter((one) => !isUpgraded(one.code));
    const upgraded = enemy.ships.filter((one) => isUpgraded(one.code));
    return withSkip(ship, [...aimed(ship, basic, strikes.basic), ...aimed(ship, upgraded, strikes.upgraded)]);
  }
  const name = nameOf(ship);
  const use = (count: number): readonly Option<Does>[] =>
    named(`use_${count}`, [{ tag: '', does: { do: 'use', ship: name, charges: count } }], ship.charges ?? 0);
  if (salvo !== undefined)
    return withSkip(ship, Array.from({ length: charges }, (_, i) => use(i + 1)).flat());
  return levy ? withSkip(ship, use(1)) : [];
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

const hasClass = ({ ships }: Side, upgraded: boolean): boolean =>
  ships.some(({ code }) => isUpgraded(code) === upgraded);

function aimed(ship: Ship, targets: readonly Ship[], charges: number): readonly Option<Does>[] {
  const name = nameOf(ship);
  const ways = targets.map((target): Way => ({
    tag: tagOf(target),
    does: { do: 'use', ship: name, charges, target: nameOf(target) },
  }));
  return named(`use_${charges}`, ways, ship.charges ?? 0);
}

const withSkip = (ship: Ship, options: readonly Option<Does>[]): readonly Option<Does>[] =>
  options.length === 0 ? [] : [...options, skip('use', nameOf(ship))];

/** What the opponent of this seat declared and can be answered. */
export function answerable(state: StarlinesState, seat: Seat): readonly Queued<Declared>[] {
  return state.queue.waiting.filter(({ by, effect }) => by !== seat && !effect.mirrors);
}

/** The response window: each declared effect that this ship can mirror or cancel. */
export function respondOptions(state: StarlinesState, seat: Seat, ship: Ship): readonly Option<Does>[] {
  const { response } = typeOf(ship.code);
  if (!response) return [];
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
  const options = named('respond', ways, ship.charges ?? 0);
  return options.length === 0 ? [] : [...options, skip('respond', name)];
}

/** 'black-hole-2' is a BLK. */
export function codeFrom(name: string): Code | undefined {
  return typeOfSlug(name.slice(0, name.lastIndexOf('-')))?.code;
}

const tagFrom = ({ code, effect }: Declared): string =>
  `${code.toLowerCase()}_${effect.source.slice(effect.source.lastIndexOf('-') + 1)}`;

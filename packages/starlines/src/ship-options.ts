/** What single ships can do without charges: Shipyards and Pools, Xenites that must change, Frigates without a trigger, the Ark. */
import type { Option, Reason } from '@rankfall/kernel';
import { figures, typeOf } from './catalogue.ts';
import { limitOn, nameOf, ownsAny, tagOf } from './fleet.ts';
import { kept } from './kept.ts';
import { usualOption } from './menu.ts';
import { follow } from './numbers.ts';
import { bitOf, bitsOf } from './tally.ts';
import type { Does, Ship, Side } from './types.ts';

type Options = readonly Option<Does>[];

export const isYard = ({ code }: Ship): boolean => typeOf(code).yard !== undefined;
export const isPool = ({ code }: Ship): boolean => typeOf(code).refund !== undefined;
export const isUntold = ({ code, trigger }: Ship): boolean =>
  trigger === undefined && typeOf(code).onTrigger !== undefined;
/** Basic Hive ships other than a Pool. */
const isFood = ({ code }: Ship): boolean => (foodBits & bitOf(code)) !== 0;

export const yardBits = bitsOf(({ yard }) => yard !== undefined);
export const poolBits = bitsOf(({ refund }) => refund !== undefined);
export const triggerBits = bitsOf(({ onTrigger }) => onTrigger !== undefined);
const foodBits = bitsOf(
  ({ doctrine, parts, refund }) => doctrine === 'hive' && parts === undefined && refund === undefined,
);

/** Whether any Shipyard could build now. */
export const canBuildInYard = (side: Side): boolean =>
  ownsAny(side, yardBits) &&
  side.ships.some((ship) => isYard(ship) && yardOptions(side, ship)[0]?.off === undefined);

/** Whether any Pool could be fed now. */
export const canFeed = (side: Side): boolean => ownsAny(side, poolBits) && ownsAny(side, foodBits);

const inYards = new Map<string, Map<Option<Does>, Options>>();
follow(() => inYards.clear());

/** A Shipyard's own option: one ship of what it builds for its usual price. */
export function yardOptions(side: Side, yard: Ship): Options {
  const { yard: power } = typeOf(yard.code);
  if (!power) return [];
  const ship = nameOf(yard);
  const usual = usualOption(side, power.builds);
  return kept(
    kept(inYards, ship, () => new Map()),
    usual,
    () => [
      // The same prices and reasons as anywhere, but another deed.
      { ...usual, does: { do: 'yard', option: usual.id, ship, code: power.builds } },
      { id: 'done', does: { do: 'decline', option: 'done', what: 'build', ship } },
    ],
  );
}

const feedings = new Map<string, Map<string, Option<Does>>>();
const unfed = new Map<string, Option<Does>>();

/** What a Pool can be fed with. */
export function poolOptions({ ships }: Side, pool: Ship): Options {
  const ship = nameOf(pool);
  const own = kept(feedings, ship, () => new Map());
  const options: Option<Does>[] = [];
  for (const target of ships) if (isFood(target)) options.push(feeding(own, ship, target));
  options.push(
    kept(unfed, ship, () => ({
      id: 'skip',
      does: { do: 'decline', option: 'skip', what: 'destroy', ship },
    })),
  );
  return options;
}

function feeding(own: Map<string, Option<Does>>, ship: string, food: Ship): Option<Does> {
  return kept(own, nameOf(food), (target) => {
    const id = `destroy_${tagOf(food)}`;
    return { id, does: { do: 'destroy', option: id, ship, target }, picks: [target] };
  });
}

const changes = new Map<string, Options>();

/** What an Evolver makes of this Xenite: Oxites have a maximum. */
export function transformOptions(side: Side, xenite: Ship): Options {
  const limit = limitOn(side, 'OXI', 1);
  const free = kept(changes, nameOf(xenite), (ship): Options => [
    { id: 'to_oxite', does: { do: 'transform', option: 'to_oxite', ship, to: 'OXI' } },
    { id: 'to_asterite', does: { do: 'transform', option: 'to_asterite', ship, to: 'AST' } },
  ]);
  if (!limit) return free;
  const off: Reason = { code: 'not-payable', why: 'most', most: limit.most, ship: 'OXI' };
  return free.map((option) => (option.id === 'to_oxite' ? { ...option, off } : option));
}

const triggers = new Map<string, Options>();

export const triggerOptions = (frigate: Ship): Options =>
  kept(triggers, nameOf(frigate), (ship) =>
    Array.from({ length: figures.sides }, (_, i): Option<Does> => {
      const option = `trigger_${i + 1}`;
      return { id: option, does: { do: 'trigger', option, ship, value: i + 1 } };
    }),
  );

const rerolls = new Map<string, Options>();

export const rerollOptions = (ark: Ship): Options =>
  kept(rerolls, nameOf(ark), (ship): Options => [
    { id: 'reroll', does: { do: 'reroll', option: 'reroll', ship } },
    { id: 'keep', does: { do: 'decline', option: 'keep', what: 'reroll', ship } },
  ]);

/** Automatic powers: ships of one type act together and leave one record. Base, then the Ark, then what is triggered. */
import { completeAction, type Millis, type Seat } from '@rankfall/kernel';
import { catalogue, figures, typeOf, type Code, type ShipType } from './catalogue.ts';
import { addShip, countOf, countsOf, harmonyOf, limitOn, ownsPassive } from './fleet.ts';
import { idOf } from './pending.ts';
import {
  other,
  sideOf,
  type Completed,
  type Effect,
  type EffectType,
  type Side,
  type StarlinesState,
} from './types.ts';

const seatNames = ['seat-0', 'seat-1'] as const;
export const nameOfSeat = (seat: Seat): string => seatNames[sideOf(seat)];
const powerNames = new Map(catalogue.map(({ slug }) => [slug, slug.replaceAll('-', '_')]));
export const powerName = ({ slug }: ShipType): string => powerNames.get(slug) ?? slug;

export interface Acted {
  readonly side: Side;
  readonly records: readonly Completed[];
}

/** A record of an automatic power: shaped like a completed action, but nobody was asked. */
function record(
  state: StarlinesState,
  seat: Seat,
  at: Millis,
  type: ShipType,
  name: string,
  base: readonly Effect[],
  triggered: readonly Effect[] = [],
): Completed {
  const hasArk = base.some(isHealing) && ownsPassive(state.sides[sideOf(seat)], 'ark');
  return completeAction({ id: idOf(state, 'power', type.slug) }, { id: name }, seat, at, base, {
    ...(hasArk ? { modify: blessed } : {}),
    ...(triggered.length > 0 ? { trigger: () => triggered } : {}),
  });
}

const isHealing = ({ type }: Effect): boolean => type === 'HEALING';
const blessed = (one: Effect): Effect => (isHealing(one) ? { ...one, value: one.value + 1 } : one);

export function effect(type: EffectType, source: string, target: string, value: number): Effect {
  return { type, source, target, value };
}

/** The Science Vessel's reward for a condition that holds, once a turn for each ship type. */
export function rewardOf(side: Side, seat: Seat, type: ShipType): readonly Effect[] {
  if (side.rewarded.includes(type.code) || !ownsPassive(side, 'science')) return [];
  const value = type.healsBelow ? 2 * type.healsBelow.usual : figures.bonus;
  return [effect('HEALING', 'science-vessel', nameOfSeat(seat), value)];
}

export const rewarded = (side: Side, code: Code, reward: readonly Effect[]): Side =>
  reward.length === 0
    ? side
    : {
        ...side,
        rewarded: [...side.rewarded, code],
        healing: side.healing + reward.reduce((sum, { value }) => sum + value, 0),
      };

const earning = catalogue.filter(({ evenLines, joiningIncome }) => evenLines ?? joiningIncome);

/** The die's lines, and what ships add. */
export function income(state: StarlinesState, seat: Seat, at: Millis): Acted {
  let side = state.sides[sideOf(seat)];
  const records: Completed[] = [];
  const whom = nameOfSeat(seat);
  side = { ...side, lines: side.lines + state.die };
  for (const type of earning) {
    const count = countOf(side, type.code);
    if (count === 0) continue;
    if (type.evenLines !== undefined && state.die % 2 === 0) {
      const value = count * type.evenLines;
      const reward = rewardOf(side, seat, type);
      side = rewarded({ ...side, lines: side.lines + value }, type.code, reward);
      const base = [effect('GENERATE_LINES', type.slug, whom, value)];
      records.push(record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, base, reward));
    }
    if (type.joiningIncome !== undefined) {
      const value = count * type.joiningIncome;
      side = { ...side, joining: side.joining + value };
      const base = [effect('GENERATE_JOINING_LINES', type.slug, whom, value)];
      records.push(record(state, seat, at, type, powerName(type), base));
    }
  }
  return { side, records };
}

const yards = catalogue.filter(({ yard }) => yard);

/** The Shipyard's line, whenever a power of its owner builds. */
export function yardBonus(side: Side, seat: Seat): readonly Effect[] {
  const yard = yards.find((type) => countOf(side, type.code) > 0);
  return yard?.yard ? [effect('GENERATE_LINES', yard.slug, nameOfSeat(seat), yard.yard.lines)] : [];
}

const building = catalogue.filter(({ dieBuilds }) => dieBuilds);

/** Ships that build by the die. What finds no room is not built; with nothing built the power did not fire. */
export function autoBuild(state: StarlinesState, seat: Seat, at: Millis): Acted {
  let side = state.sides[sideOf(seat)];
  const records: Completed[] = [];
  for (const type of building) {
    const [code, each] = type.dieBuilds?.[state.die] ?? [];
    if (code === undefined || each === undefined) continue;
    const wanted = each * countOf(side, type.code);
    let built = 0;
    while (built < wanted && !limitOn(side, code)) {
      side = addShip(side, code, state.at.turn);
      built++;
    }
    if (built === 0) continue;
    const bonus = yardBonus(side, seat);
    const reward = rewardOf(side, seat, type);
    side = rewarded(side, type.code, reward);
    side = { ...side, lines: side.lines + bonus.reduce((sum, { value }) => sum + value, 0) };
    const base = [effect('BUILD_SHIP', type.slug, code, built)];
    records.push(
      record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, base, [...bonus, ...reward]),
    );
  }
  return { side, records };
}

/** All that this seat's fleet does in resolution in catalogue order, one record a type (a conditional power has its own). */
export function resolutionPowers(state: StarlinesState, seat: Seat, at: Millis): readonly Completed[] {
  const side = state.sides[sideOf(seat)];
  const out: Completed[] = [];
  const counts = countsOf(side);
  for (const type of acting) {
    const count = counts[type.code];
    if (count !== undefined) actTogether(state, seat, at, type, count, out);
  }
  return out;
}

/** Types with a power in resolution, in catalogue order. */
const acting = catalogue.filter(
  ({ damage, pairs, heals, healsBelow, onTrigger, harmony, escort }) =>
    damage ?? pairs ?? heals ?? healsBelow ?? onTrigger ?? harmony ?? escort,
);

function actTogether(
  state: StarlinesState,
  seat: Seat,
  at: Millis,
  type: ShipType,
  count: number,
  out: Completed[],
): void {
  const side = state.sides[sideOf(seat)];
  const foe = nameOfSeat(other(seat));
  const own = nameOfSeat(seat);
  const damage = damageOf(side, type, count);
  const heals = count * ((type.heals ?? 0) + (type.harmony === 'healing' ? harmonyOf(side) : 0));
  if (damage > 0 || heals > 0) {
    const base: Effect[] = [];
    if (damage > 0) base.push(effect('DAMAGE', type.slug, foe, damage));
    if (heals > 0) base.push(effect('HEALING', type.slug, own, heals));
    out.push(record(state, seat, at, type, powerName(type), base));
  }
  if (type.healsBelow) {
    const { usual, below } = type.healsBelow;
    const isBelow = side.health < state.sides[other(seat)].health;
    const reward = isBelow ? rewardOf(side, seat, type) : [];
    const healing = [effect('HEALING', type.slug, own, count * (isBelow ? below : usual))];
    out.push(record(state, seat, at, type, `${powerName(type)}_conditional`, healing, reward));
  }
  if (type.onTrigger === undefined) return;
  const firing = side.ships.filter(
    (ship) => ship.code === type.code && ship.trigger === state.die && (ship.built ?? 0) < state.at.turn,
  );
  if (firing.length === 0) return;
  const fire = [effect('DAMAGE', type.slug, foe, firing.length * type.onTrigger)];
  const reward = rewardOf(side, seat, type);
  out.push(record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, fire, reward));
}

function damageOf(side: Side, type: ShipType, count: number): number {
  const { damage = 0, pairs, harmony, escort } = type;
  let sum = count * damage;
  if (pairs) sum += Math.floor(count / 2) * pairs.pair + (count % 2) * pairs.odd;
  if (harmony === 'damage') sum += count * harmonyOf(side);
  if (escort) sum += count * Math.min(escort.most, escort.each * escortsOf(side, type));
  return sum;
}

/** Other ships of its doctrine. */
function escortsOf({ ships }: Side, { doctrine }: ShipType): number {
  let escorts = -1;
  for (const { code } of ships) if (typeOf(code).doctrine === doctrine) escorts++;
  return escorts;
}

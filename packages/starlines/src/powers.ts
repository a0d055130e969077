/** Automatic powers: ships of one type act together and leave one record. Base, then the Ark, then what is triggered. */
import { completeAction, type Millis, type Seat } from '@rankfall/kernel';
import { catalogue, figures, typeOf, type Code, type ShipType } from './catalogue.ts';
import { addShip, countOf, harmonyOf, limitOn, ownsPassive } from './fleet.ts';
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

export const nameOfSeat = (seat: Seat): string => `seat-${seat}`;
export const powerName = ({ slug }: ShipType): string => slug.replaceAll('-', '_');

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
  const hasArk = ownsPassive(state.sides[sideOf(seat)], 'ark');
  return completeAction({ id: idOf(state, 'power', type.slug) }, { id: name }, seat, at, base, {
    modify: (effect) =>
      hasArk && effect.type === 'HEALING' ? { ...effect, value: effect.value + 1 } : effect,
    trigger: () => triggered,
  });
}

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

/** The die's lines, and what ships add. */
export function income(state: StarlinesState, seat: Seat, at: Millis): Acted {
  let side = state.sides[sideOf(seat)];
  const records: Completed[] = [];
  const whom = nameOfSeat(seat);
  side = { ...side, lines: side.lines + state.die };
  for (const type of catalogue) {
    const count =
      type.evenLines === undefined && type.joiningIncome === undefined ? 0 : countOf(side, type.code);
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

/** The Shipyard's line, whenever a power of its owner builds. */
export function yardBonus(side: Side, seat: Seat): readonly Effect[] {
  const yard = catalogue.find((type) => type.yard && countOf(side, type.code) > 0);
  return yard?.yard ? [effect('GENERATE_LINES', yard.slug, nameOfSeat(seat), yard.yard.lines)] : [];
}

/** Ships that build by the die. What finds no room is not built; with nothing built the power did not fire. */
export function autoBuild(state: StarlinesState, seat: Seat, at: Millis): Acted {
  let side = state.sides[sideOf(seat)];
  const records: Completed[] = [];
  for (const type of catalogue) {
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

/** All that this seat's fleet does in resolution, one record a type (a conditional power has its own). */
export function resolutionPowers(state: StarlinesState, seat: Seat, at: Millis): readonly Completed[] {
  const side = state.sides[sideOf(seat)];
  const foe = nameOfSeat(other(seat));
  const own = nameOfSeat(seat);
  const out: Completed[] = [];
  const isBelow = side.health < state.sides[other(seat)].health;
  for (const code of new Set(side.ships.map((ship) => ship.code))) {
    const type = typeOf(code);
    const base: Effect[] = [];
    const damage = damageOf(side, type);
    const heals = healingOf(side, type);
    if (damage > 0) base.push(effect('DAMAGE', type.slug, foe, damage));
    if (heals > 0) base.push(effect('HEALING', type.slug, own, heals));
    if (base.length > 0) out.push(record(state, seat, at, type, powerName(type), base));
    if (type.healsBelow) {
      const { usual, below } = type.healsBelow;
      const value = countOf(side, code) * (isBelow ? below : usual);
      const reward = isBelow ? rewardOf(side, seat, type) : [];
      const healing = [effect('HEALING', type.slug, own, value)];
      out.push(record(state, seat, at, type, `${powerName(type)}_conditional`, healing, reward));
    }
    if (type.onTrigger !== undefined) {
      const { turn } = state.at;
      const firing = side.ships.filter(
        (ship) => ship.code === code && ship.trigger === state.die && (ship.built ?? 0) < turn,
      );
      if (firing.length > 0) {
        const fire = [effect('DAMAGE', type.slug, foe, firing.length * type.onTrigger)];
        const reward = rewardOf(side, seat, type);
        out.push(record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, fire, reward));
      }
    }
  }
  return out.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const places = new Map(catalogue.map(({ slug }, place) => [slug, place]));
const placeOf = ({ resolvedEffects: [first] }: Completed): number => places.get(first?.source ?? '') ?? 0;

function damageOf(side: Side, type: ShipType): number {
  const count = countOf(side, type.code);
  const { damage = 0, pairs, harmony, escort } = type;
  let sum = count * damage;
  if (pairs) sum += Math.floor(count / 2) * pairs.pair + (count % 2) * pairs.odd;
  if (harmony === 'damage') sum += count * harmonyOf(side);
  if (escort) sum += count * Math.min(escort.most, escort.each * escortsOf(side, type));
  return sum;
}

/** Other ships of its doctrine. */
function escortsOf(side: Side, type: ShipType): number {
  return side.ships.filter((ship) => typeOf(ship.code).doctrine === type.doctrine).length - 1;
}

function healingOf(side: Side, type: ShipType): number {
  const count = countOf(side, type.code);
  return count * ((type.heals ?? 0) + (type.harmony === 'healing' ? harmonyOf(side) : 0));
}

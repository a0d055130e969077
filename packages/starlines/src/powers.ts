/** Automatic powers: ships of one type act together and leave one record. Base, then the Ark, then what is triggered. */
import { completeAction, type Millis, type Seat } from '@rankfall/kernel';
import { catalogue, figures, type Code, type Doctrine, type ShipType } from './catalogue.ts';
import { countAt, countOf, harmonyOf, join, limitOn, ownsPassive } from './fleet.ts';
import { copyOfSide, type Draft } from './copies.ts';
import { idOf } from './occasions.ts';
import { placeOf, tallyOf } from './tally.ts';
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

const NOTHING: readonly Effect[] = [];

/** A record of an automatic power: shaped like a completed action, but nobody was asked. */
function record(
  state: StarlinesState,
  seat: Seat,
  at: Millis,
  type: ShipType,
  name: string,
  base: readonly Effect[],
  triggered = NOTHING,
): Completed {
  const isBlessed = base.some(isHealing) && ownsPassive(state.sides[sideOf(seat)], 'ark');
  return recorded(
    idOf(state, 'power', type.slug),
    name,
    seat,
    at,
    isBlessed ? base.map(blessed) : base,
    triggered,
  );
}

const isHealing = ({ type }: Effect): boolean => type === 'HEALING';
const blessed = (one: Effect): Effect =>
  isHealing(one) ? effect(one.type, one.source, one.target, one.value + 1) : one;

/** What came of a choice or of a power: its effects, then what they triggered. */
export function recorded(
  id: string,
  option: string,
  seat: Seat,
  at: Millis,
  effects: readonly Effect[],
  triggered = NOTHING,
): Completed {
  return completeAction(
    { id },
    { id: option },
    seat,
    at,
    triggered.length === 0 ? effects : [...effects, ...triggered],
  );
}

export function effect(type: EffectType, source: string, target: string, value: number): Effect {
  return { type, source, target, value };
}

/** The Science Vessel's reward for a condition that holds, once a turn for each ship type. */
export function rewardOf(side: Side, seat: Seat, type: ShipType): readonly Effect[] {
  if (side.rewarded.includes(type.code) || !ownsPassive(side, 'science')) return NOTHING;
  const value = type.healsBelow ? 2 * type.healsBelow.usual : figures.bonus;
  return [effect('HEALING', 'science-vessel', nameOfSeat(seat), value)];
}

/** Puts down on this side that it was rewarded. */
export function reward(side: Draft<Side>, code: Code, given: readonly Effect[]): void {
  if (given.length === 0) return;
  side.rewarded = [...side.rewarded, code];
  for (const { value } of given) side.healing += value;
}

const earning = catalogue.filter(({ evenLines, joiningIncome }) => evenLines ?? joiningIncome);

/** The side with the die's lines and what ships add; what they did joins the records. */
export function income(state: StarlinesState, seat: Seat, at: Millis, records: Completed[]): Side {
  const side = copyOfSide(state.sides[sideOf(seat)]);
  const whom = nameOfSeat(seat);
  side.lines += state.die;
  for (const type of earning) {
    const count = countOf(side, type.code);
    if (count === 0) continue;
    if (type.evenLines !== undefined && state.die % 2 === 0) {
      const value = count * type.evenLines;
      const bonus = rewardOf(side, seat, type);
      reward(side, type.code, bonus);
      side.lines += value;
      const base = [effect('GENERATE_LINES', type.slug, whom, value)];
      records.push(record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, base, bonus));
    }
    if (type.joiningIncome !== undefined) {
      const value = count * type.joiningIncome;
      side.joining += value;
      const base = [effect('GENERATE_JOINING_LINES', type.slug, whom, value)];
      records.push(record(state, seat, at, type, powerName(type), base));
    }
  }
  return side;
}

const yards = catalogue.filter(({ yard }) => yard);

/** The Shipyard's line, whenever a power of its owner builds. */
export function yardBonus(side: Side, seat: Seat): readonly Effect[] {
  const yard = yards.find((type) => countOf(side, type.code) > 0);
  return yard?.yard ? [effect('GENERATE_LINES', yard.slug, nameOfSeat(seat), yard.yard.lines)] : NOTHING;
}

const building = catalogue.filter(({ dieBuilds }) => dieBuilds);

/** Ships that build by the die. What finds no room is not built; with nothing built the power did not fire. */
export function autoBuild(state: StarlinesState, seat: Seat, at: Millis, records: Completed[]): Side {
  const before = state.sides[sideOf(seat)];
  let side: Draft<Side> | undefined;
  for (const type of building) {
    const [code, each] = type.dieBuilds?.[state.die] ?? [];
    if (code === undefined || each === undefined) continue;
    const wanted = each * countOf(side ?? before, type.code);
    let built = 0;
    while (built < wanted && !limitOn(side ?? before, code)) {
      side ??= copyOfSide(before);
      join(side, code, state.at.turn);
      built++;
    }
    if (!side || built === 0) continue;
    const lines = yardBonus(side, seat);
    const bonus = rewardOf(side, seat, type);
    reward(side, type.code, bonus);
    for (const { value } of lines) side.lines += value;
    const base = [effect('BUILD_SHIP', type.slug, code, built)];
    records.push(
      record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, base, [...lines, ...bonus]),
    );
  }
  return side ?? before;
}

/** All that this seat's fleet does in resolution in catalogue order, one record a type (a conditional power has its own). */
export function resolutionPowers(
  state: StarlinesState,
  seat: Seat,
  at: Millis,
  out: Completed[] = [],
): readonly Completed[] {
  const side = state.sides[sideOf(seat)];
  const { counts } = tallyOf(side);
  for (const [type, place] of acting) {
    const count = counts[place] ?? 0;
    if (count > 0) actTogether(state, seat, at, type, count, out);
  }
  return out;
}

/** Types with a power in resolution, in catalogue order. */
const acting = catalogue
  .filter(
    ({ damage, pairs, heals, healsBelow, onTrigger, harmony, escort }) =>
      damage ?? pairs ?? heals ?? healsBelow ?? onTrigger ?? harmony ?? escort,
  )
  .map((type) => [type, placeOf(type.code)] as const);

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
    const bonus = isBelow ? rewardOf(side, seat, type) : NOTHING;
    const healing = [effect('HEALING', type.slug, own, count * (isBelow ? below : usual))];
    out.push(record(state, seat, at, type, `${powerName(type)}_conditional`, healing, bonus));
  }
  if (type.onTrigger === undefined) return;
  const firing = side.ships.filter(
    (ship) => ship.code === type.code && ship.trigger === state.die && (ship.built ?? 0) < state.at.turn,
  );
  if (firing.length === 0) return;
  const fire = [effect('DAMAGE', type.slug, foe, firing.length * type.onTrigger)];
  const bonus = rewardOf(side, seat, type);
  out.push(record(state, seat, at, type, `${powerName(type)}_dice_${state.die}`, fire, bonus));
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
const escortsOf = (side: Side, { doctrine }: ShipType): number =>
  countAt(tallyOf(side), placesIn[doctrine]) - 1;

const placesOf = (doctrine: Doctrine): readonly number[] =>
  catalogue.filter((type) => type.doctrine === doctrine).map(({ code }) => placeOf(code));
const placesIn = { hive: placesOf('hive'), vanguard: placesOf('vanguard'), concord: placesOf('concord') };

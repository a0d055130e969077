/** The battle log in English: each event as sentences, with what each ship did. */
import type { Queued } from '@rankfall/kernel';
import { typeOf, type Code } from './catalogue.ts';
import { codeFrom } from './charges.ts';
import { pairWords, sayShip, shipWords } from './words-ships.en.ts';
import type { Completed, Declared, Effect, Loss, StarlinesEvent, Toll } from './types.ts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const names = ['Blue', 'Amber'] as const;

/** The event as sentences, nothing where there is nothing to say. */
export function sayEvent(event: StarlinesEvent, who: readonly string[] = names): readonly string[] {
  const name = (seat: number): string => who[seat] ?? names[seat === 0 ? 0 : 1];
  switch (event.type) {
    case 'chose':
    case 'ready':
      return [];
    case 'mustered':
      return event.pairs.map((pair, seat) => `${name(seat)} musters ${pairWords[pair]}.`);
    case 'rolled':
      return event.by.length === 0
        ? [`Turn ${event.turn}: the die shows ${event.die}.`]
        : [
            `${event.by.map(name).join(' and ')} ${event.by.length === 1 ? 'rerolls' : 'reroll'}: the die shows ${event.die}.`,
          ];
    case 'income':
      return [
        `Both draw ${plural(event.die, 'line')}.`,
        ...event.records.map((record) => `${name(record.seat)}: ${sayRecord(record)}.`),
      ];
    case 'built':
      return event.records.map((record) => `${name(record.seat)}: ${sayRecord(record)}.`);
    case 'revealed':
      return event.phase === 'dice_roll'
        ? []
        : event.records.map((record) => `${name(record.seat)}: ${sayRecord(record)}.`);
    case 'struck':
      return event.losses.map((loss) => sayLoss(loss, name));
    case 'resolved':
      return [
        ...event.queue.filter(isMarked).map((one) => sayFate(one, name)),
        ...event.tolls.map((toll, seat) => sayToll(name(seat), toll)),
        ...(event.attrition > 0 ? [`Attrition costs both ${event.attrition}.`] : []),
        ...event.losses.map((loss) => sayLoss(loss, name)),
      ];
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What is nothing is not said. */
function sayToll(name: string, { damage, healing, before, after }: Toll): string {
  if (damage === 0 && healing === 0) return `${name} stays at ${signed(after)}.`;
  const what = [
    ...(damage > 0 ? [`takes ${damage}`] : []),
    ...(healing > 0 ? [`heals ${healing}`] : []),
  ].join(' and ');
  return `${name} ${what}: ${signed(before)} → ${signed(after)}.`;
}

const isMarked = (one: Queued<Declared>): boolean =>
  one.cancelledBy !== undefined || one.effect.mirrors === true;

function sayFate({ by, cancelledBy, effect }: Queued<Declared>, name: (seat: number) => string): string {
  if (cancelledBy !== undefined)
    return `${name(1 - by)}’s ${sayShip(cancelledBy)} cancels ${sayShip(effect.effect.source)}.`;
  return effect.effect.type === 'DAMAGE'
    ? `${name(by)}’s ${sayShip(effect.effect.source)} mirrors ${effect.effect.value} damage.`
    : `${name(by)}’s ${sayShip(effect.effect.source)} mirrors the strike on ${sayShip(effect.effect.target)}.`;
}

function sayLoss({ seat, ship, instead }: Loss, name: (seat: number) => string): string {
  return instead === undefined
    ? `${name(seat)} loses ${sayShip(ship)}.`
    : `${name(seat)}’s ${sayShip(ship)} is lost in place of ${sayShip(instead)}.`;
}

/** One record: "Zenith builds an Antlion, Science Vessel heals 4". */
export function sayRecord({ resolvedEffects }: Completed): string {
  return resolvedEffects.map(sayEffect).join(', ');
}

const nameOfCode = (code: string): string => shipWords[code as Code].name;

export function sayEffect(effect: Effect): string {
  const { type, source, target, value } = effect;
  const ship = sayShip(source);
  switch (type) {
    case 'DAMAGE':
      return `${ship} deals ${value}`;
    case 'HEALING':
      return `${ship} heals ${value}`;
    case 'BUILD_SHIP': {
      const isItself = codeFrom(source) === target;
      if (isItself) return `${ship} ${typeOf(target).parts ? 'is joined' : 'is built'}`;
      return `${ship} builds ${value === 1 ? nameOfCode(target) : `${value} ${shipWords[target as Code].many}`}`;
    }
    case 'DESTROY_SHIP':
      // A Pool is fed with its owner's ships; whoever else destroys is an enemy.
      return `${ship} ${typeOf(codeFrom(source) ?? 'GRD').refund === undefined ? 'strikes' : 'uses up'} ${sayShip(target)}`;
    case 'TRANSFORM_SHIP':
      return `${ship} becomes ${nameOfCode(target)}`;
    case 'SET_TRIGGER':
      return `${ship} fires on ${value}`;
    case 'GENERATE_LINES':
      return `${ship} gives ${plural(value, 'line')}`;
    case 'GENERATE_JOINING_LINES':
      return `${ship} gives ${plural(value, 'joining line')}`;
    case 'REROLL_DIE':
      return `${ship} rerolls`;
    case 'CANCEL_EFFECT':
      return `${ship} cancels ${sayShip(target)}`;
    case 'MIRROR_EFFECT':
      return `${ship} mirrors ${sayShip(target)}`;
  }
}

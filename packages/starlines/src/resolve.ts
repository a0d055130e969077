/** What queued effects come to: first strikes at the end of their phase, everything else in resolution. */
import {
  cancelQueued,
  emptyQueue,
  enqueue,
  mirrorQueued,
  type EffectQueue,
  type Millis,
  type Queued,
  type Seat,
} from '@rankfall/kernel';
import { figures, typeOf } from './catalogue.ts';
import { copyOfSide, type Draft } from './copies.ts';
import { lose, nameOf, shipNamed } from './fleet.ts';
import { nameOfSeat, resolutionPowers } from './powers.ts';
import {
  other,
  sideOf,
  type Both,
  type Completed,
  type Declared,
  type Effect,
  type Loss,
  type Over,
  type Side,
  type Side01,
  type StarlinesEvent,
  type StarlinesState,
  type Toll,
} from './types.ts';

interface Struck {
  readonly sides: Both<Side>;
  readonly losses: readonly Loss[];
  /** The effects as they went, marked. */
  readonly effects: readonly Effect[];
}

type Strikes = readonly { readonly by: Seat; readonly effect: Effect }[];

/** Destructions happen one after another; a Ward of the victim stands in, a target already gone is not replaced. */
function destroy(sides: Both<Side>, list: Strikes): Struck {
  const now = [copyOfSide(sides[0]), copyOfSide(sides[1])] as const;
  const losses: Loss[] = [];
  const effects = list.map(({ by, effect }) => {
    const victim = other(by);
    const side = now[victim];
    const target = shipNamed(side, effect.target);
    if (!target) return { ...effect, missed: true as const };
    const ward = side.ships.find((ship) => ship !== target && typeOf(ship.code).passive === 'ward');
    lose(side, ward ?? target);
    losses.push({
      seat: victim,
      ship: nameOf(ward ?? target),
      by: effect.source,
      ...(ward ? { instead: effect.target } : {}),
    });
    return ward ? { ...effect, stoodInBy: nameOf(ward) } : effect;
  });
  return { sides: now, losses, effects };
}

/** Both sides' first strikes: what is destroyed still delivers its own. */
export function firstStrikes(state: Draft<StarlinesState>, events: StarlinesEvent[]): void {
  const [left, right] = state.sides;
  if (left.declared.length + right.declared.length === 0) return;
  const strikes = state.sides.flatMap((side, by) => side.declared.map(({ effect }) => ({ by, effect })));
  const { sides, losses, effects } = destroy(state.sides, strikes);
  state.sides = sides;
  events.push({ type: 'struck', effects, losses });
}

/** What both declared, seat by seat in the order chosen. */
export function queueOf(state: StarlinesState): EffectQueue<Declared> {
  return state.sides.reduce((queue, side, seat) => enqueue(queue, seat, side.declared), state.queue);
}

/** Cancelled effects are marked, mirrors become effects of the responder and come last. */
function answered(state: StarlinesState): EffectQueue<Declared> {
  let { queue } = state;
  for (const [seat, side] of state.sides.entries()) {
    for (const { how, to, ship } of side.answers) if (how === 'cancel') queue = cancelQueued(queue, to, ship);
    for (const { how, to, ship, target } of side.answers) {
      if (how === 'mirror')
        queue = mirrorQueued(queue, to, seat, (was) => mirrored(state, seat, was, ship, target));
    }
  }
  return queue;
}

function mirrored(
  state: StarlinesState,
  seat: Seat,
  { code, charges, effect }: Declared,
  source: string,
  target: string | undefined,
): Declared {
  const { levy } = typeOf(code);
  const isBelow = state.sides[sideOf(seat)].health < state.sides[other(seat)].health;
  const value = levy ? (isBelow ? levy.below : levy.usual) : effect.value;
  return {
    code,
    charges,
    effect: { type: effect.type, source, target: target ?? nameOfSeat(other(seat)), value },
    mirrors: true,
  };
}

/** Resolution, in its five steps. */
export function resolve(state: Draft<StarlinesState>, at: Millis): StarlinesEvent {
  const { turn } = state.at;
  const { waiting } = answered(state);
  const records: Completed[] = [];
  resolutionPowers(state, 0, at, records);
  resolutionPowers(state, 1, at, records);
  const attrition = Math.max(0, turn - figures.attrition + 1);
  const standing = waiting.length === 0 ? waiting : waiting.filter((one) => one.cancelledBy === undefined);
  const tolls: Both<Toll> = [
    tollOf(state, 0, attrition, records, standing),
    tollOf(state, 1, attrition, records, standing),
  ];
  const struck = standing.length === 0 ? unharmed(state.sides) : destroy(state.sides, strikesIn(standing));
  const sides: Both<Side> = [
    withHealth(struck.sides[0], tolls[0].after),
    withHealth(struck.sides[1], tolls[1].after),
  ];
  const over = overOf(sides);
  state.sides = sides;
  state.queue = emptyQueue();
  if (over) state.over = over;
  const queue = waiting.length === 0 ? waiting : marked(waiting, struck.effects);
  return { type: 'resolved', turn, records, queue, losses: struck.losses, attrition, tolls };
}

/** What this turn does to one side. */
function tollOf(
  { sides, most }: StarlinesState,
  seat: Side01,
  attrition: number,
  records: readonly Completed[],
  standing: readonly Queued<Declared>[],
): Toll {
  const side = sides[seat];
  const healing = side.healing + sumOf(records, seat, 'HEALING');
  let damage = attrition + sumOf(records, other(seat), 'DAMAGE');
  for (const { by, effect } of standing)
    if (by !== seat && effect.effect.type === 'DAMAGE') damage += effect.effect.value;
  return { before: side.health, after: Math.min(most, side.health - damage + healing), damage, healing };
}

const unharmed = (sides: Both<Side>): Struck => ({ sides, losses: [], effects: [] });

const strikesIn = (standing: readonly Queued<Declared>[]): Strikes =>
  standing.flatMap(({ by, effect: { effect } }) => (effect.type === 'DESTROY_SHIP' ? [{ by, effect }] : []));

function withHealth(side: Side, health: number): Side {
  const next = copyOfSide(side);
  next.health = health;
  return next;
}

/** The queue with what became of its destructions. */
function marked(waiting: readonly Queued<Declared>[], went: readonly Effect[]): readonly Queued<Declared>[] {
  const left = [...went];
  return waiting.map((one) => {
    if (one.cancelledBy !== undefined || one.effect.effect.type !== 'DESTROY_SHIP') return one;
    const effect = left.shift();
    return effect ? { ...one, effect: { ...one.effect, effect } } : one;
  });
}

function sumOf(records: readonly Completed[], seat: Seat, type: 'DAMAGE' | 'HEALING'): number {
  let sum = 0;
  for (const record of records) {
    if (record.seat !== seat) continue;
    for (const effect of record.resolvedEffects) if (effect.type === type) sum += effect.value;
  }
  return sum;
}

/** At 0 or less a player is defeated; if both are, the higher number wins. */
function overOf([left, right]: Both<Side>): Over | undefined {
  if (left.health > 0 && right.health > 0) return undefined;
  if (left.health === right.health) return { reason: 'draw' };
  return { winner: left.health > right.health ? 0 : 1, reason: 'defeat' };
}

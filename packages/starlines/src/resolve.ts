/** What queued effects come to: first strikes at the end of their phase, everything else in resolution. */
import {
  cancelQueued,
  enqueue,
  mirrorQueued,
  type EffectQueue,
  type Millis,
  type Queued,
  type Seat,
} from '@rankfall/kernel';
import { figures, typeOf } from './catalogue.ts';
import { loseShip, mapSides, nameOf, shipNamed } from './fleet.ts';
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

/** Destructions happen one after another; a Ward of the victim stands in, a target already gone is not replaced. */
function destroy(sides: Both<Side>, list: readonly { readonly by: Seat; readonly effect: Effect }[]): Struck {
  const now: [Side, Side] = [...sides];
  const losses: Loss[] = [];
  const effects = list.map(({ by, effect }) => {
    const victim = other(by);
    const side = now[victim];
    const target = shipNamed(side, effect.target);
    if (!target) return { ...effect, missed: true as const };
    const ward = side.ships.find((ship) => ship !== target && typeOf(ship.code).passive === 'ward');
    now[victim] = loseShip(side, ward ?? target);
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
export function firstStrikes(state: StarlinesState): {
  readonly state: StarlinesState;
  readonly events: readonly StarlinesEvent[];
} {
  const strikes = state.sides.flatMap((side, by) => side.declared.map(({ effect }) => ({ by, effect })));
  if (strikes.length === 0) return { state, events: [] };
  const { sides, losses, effects } = destroy(state.sides, strikes);
  return { state: { ...state, sides }, events: [{ type: 'struck', effects, losses }] };
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
export function resolution(
  state: StarlinesState,
  at: Millis,
): { readonly state: StarlinesState; readonly events: readonly StarlinesEvent[] } {
  const { turn } = state.at;
  const queue = answered(state);
  const records = [...resolutionPowers(state, 0, at), ...resolutionPowers(state, 1, at)];
  const standing = queue.waiting.filter(({ cancelledBy }) => cancelledBy === undefined);
  const attrition = Math.max(0, turn - figures.attrition + 1);
  const tolls = state.sides.map((side, seat): Toll => {
    const damage =
      attrition +
      sumOf(records, other(seat), 'DAMAGE') +
      standing.reduce(
        (sum, { by, effect: { effect } }) =>
          by !== seat && effect.type === 'DAMAGE' ? sum + effect.value : sum,
        0,
      );
    const healing = side.healing + sumOf(records, seat, 'HEALING');
    return {
      before: side.health,
      after: Math.min(state.most, side.health - damage + healing),
      damage,
      healing,
    };
  });
  const struck = destroy(
    state.sides,
    standing.flatMap(({ by, effect: { effect } }) =>
      effect.type === 'DESTROY_SHIP' ? [{ by, effect }] : [],
    ),
  );
  const sides = mapSides(struck.sides, (side, seat) => ({
    ...side,
    health: tolls[seat]?.after ?? side.health,
  }));
  const over = overOf(sides);
  return {
    state: { ...state, sides, queue: { next: 1, waiting: [] }, ...(over ? { over } : {}) },
    events: [
      {
        type: 'resolved',
        turn,
        records,
        queue: marked(queue.waiting, struck.effects),
        losses: struck.losses,
        attrition,
        tolls,
      },
    ],
  };
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

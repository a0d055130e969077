/** A choice: it is paid, then its effects are made or queued on the chooser's own sealed side. */
import { markReady, allReady, type Dice, type Done, type Millis, type Seat } from '@rankfall/kernel';
import { typeOf } from './catalogue.ts';
import { build } from './builds.ts';
import { aimedShip, copyOfSide, copyOfState, spentShip, type Draft } from './copies.ts';
import { addShip, change, lose, nameOf, replace, shipNamed, withSide } from './fleet.ts';
import { idOf } from './occasions.ts';
import { effect, nameOfSeat, recorded, reward, rewardOf, yardBonus } from './powers.ts';
import { leave } from './turn.ts';
import type { StarlinesTerms } from './settings.ts';
import {
  other,
  sideOf,
  type Declared,
  type Does,
  type Effect,
  type Ship,
  type Side,
  type StarlinesEvent,
  type StarlinesState,
} from './types.ts';

const NOBODY: readonly Seat[] = [];
const EVERYBODY: readonly Seat[] = [0, 1];

export function choose(
  state: StarlinesState,
  seat: Seat,
  does: Does,
  at: Millis,
  dice: Dice,
): Done<StarlinesTerms> {
  if (does.do === 'ready') return declareReady(state, seat, at, dice);
  const side = copyOfSide(state.sides[sideOf(seat)]);
  const { id, effects, triggered, stays } = act(state, seat, side, does);
  const record = recorded(id, does.option, seat, at, effects, triggered);
  if (!stays) side.closed = [...side.closed, id];
  side.records = [...side.records, record];
  return {
    state: withSide(state, sideOf(seat), side),
    events: [{ type: 'chose', only: [seat], record }],
    pressed: NOBODY,
  };
}

function declareReady(state: StarlinesState, seat: Seat, at: Millis, dice: Dice): Done<StarlinesTerms> {
  const now = copyOfState(state);
  now.at = markReady(state.at, seat);
  const events: StarlinesEvent[] = [{ type: 'ready', seat }];
  if (!allReady(now.at)) return { state: now, events, pressed: NOBODY };
  const flow = leave(now, at, dice, events);
  // The increment comes to both at the start of a turn.
  return { state: flow.state, events, pressed: flow.isNewTurn ? EVERYBODY : NOBODY };
}

/** What came of it besides what it changed. */
interface Made {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly triggered?: readonly Effect[];
  /** The action is left open. */
  readonly stays?: boolean;
}

const NOTHING: readonly never[] = [];

/** Changes the chooser's side, a copy that nobody else holds. */
function act(
  state: StarlinesState,
  seat: Seat,
  side: Draft<Side>,
  does: Exclude<Does, { do: 'ready' }>,
): Made {
  const { turn } = state.at;
  switch (does.do) {
    case 'decline':
      return { id: idOf(state, does.what, does.ship), effects: NOTHING };
    case 'muster':
      side.doctrines = does.option;
      return { id: idOf(state, 'muster'), effects: NOTHING };
    case 'reroll':
      side.rerolls--;
      side.wants = true;
      return {
        id: idOf(state, 'reroll', does.ship),
        effects: [effect('REROLL_DIE', does.ship, 'die', 1)],
      };
    case 'build': {
      const built = build(side, does.code, turn, does.gives);
      const effects = [effect('BUILD_SHIP', nameOf(built), does.code, 1)];
      return { id: idOf(state, 'build'), effects, stays: true };
    }
    case 'yard': {
      const bonus = yardBonus(side, seat);
      build(side, does.code, turn);
      for (const { value } of bonus) side.lines += value;
      return {
        id: idOf(state, 'build', does.ship),
        effects: [effect('BUILD_SHIP', does.ship, does.code, 1)],
        triggered: bonus,
      };
    }
    case 'destroy': {
      const pool = found(side, does.ship);
      const food = found(side, does.target);
      const gain = typeOf(food.code).lines + (typeOf(pool.code).refund ?? 0);
      lose(side, food);
      side.lines += gain;
      return {
        id: idOf(state, 'destroy', does.ship),
        effects: [
          effect('DESTROY_SHIP', does.ship, does.target, 1),
          effect('GENERATE_LINES', does.ship, nameOfSeat(seat), gain),
        ],
      };
    }
    case 'transform':
      change(side, found(side, does.ship), does.to, turn);
      return {
        id: idOf(state, 'transform', does.ship),
        effects: [effect('TRANSFORM_SHIP', does.ship, does.to, 1)],
      };
    case 'trigger': {
      const ship = found(side, does.ship);
      replace(side, ship, aimedShip(ship, does.value));
      return {
        id: idOf(state, 'trigger', does.ship),
        effects: [effect('SET_TRIGGER', does.ship, does.ship, does.value)],
      };
    }
    case 'use':
      return use(state, seat, side, does);
    case 'respond':
      return respond(state, side, does);
  }
}

function found(side: Side, name: string): Ship {
  const ship = shipNamed(side, name);
  if (!ship) throw new Error(`no ship ${name} in this fleet`);
  return ship;
}

/** Charges are spent first; what they do waits sealed until all are ready. */
function use(state: StarlinesState, seat: Seat, side: Draft<Side>, does: Extract<Does, { do: 'use' }>): Made {
  const ship = found(side, does.ship);
  const type = typeOf(ship.code);
  const foe = other(seat);
  const isBelow = side.health < state.sides[foe].health;
  replace(side, ship, spentShip(ship, does.charges, type.strikes !== undefined));
  const strike = does.target !== undefined;
  const levy = type.levy ? (isBelow ? type.levy.below : type.levy.usual) : 0;
  const value = strike ? 1 : levy + (type.salvo ?? 0) * does.charges;
  const main = effect(strike ? 'DESTROY_SHIP' : 'DAMAGE', does.ship, does.target ?? nameOfSeat(foe), value);
  const declared: Declared = { code: ship.code, charges: does.charges, effect: main };
  const bonus = type.levy && isBelow ? rewardOf(side, seat, type) : NOTHING;
  side.declared = [...side.declared, declared];
  reward(side, ship.code, bonus);
  return { id: idOf(state, 'use', does.ship), effects: [main], triggered: bonus };
}

function respond(state: StarlinesState, side: Draft<Side>, does: Extract<Does, { do: 'respond' }>): Made {
  const ship = found(side, does.ship);
  const how = typeOf(ship.code).response ?? 'cancel';
  const { to, target } = does;
  const answer = { ship: does.ship, how, to, ...(target === undefined ? {} : { target }) };
  const answeredTo = state.queue.waiting.find(({ id }) => id === to)?.effect.effect.source ?? '';
  replace(side, ship, spentShip(ship, does.charges, false));
  side.answers = [...side.answers, answer];
  return {
    id: idOf(state, 'respond', does.ship),
    effects: [
      effect(how === 'mirror' ? 'MIRROR_EFFECT' : 'CANCEL_EFFECT', does.ship, target ?? answeredTo, to),
    ],
  };
}

/** For tests and tools: a fleet built for nothing. */
export function muster(side: Side, codes: readonly Ship['code'][], turn = 1): Side {
  return codes.reduce((now, code) => addShip(now, code, turn), side);
}

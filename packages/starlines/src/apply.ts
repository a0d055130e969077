/** A choice: it is paid, then its effects are made or queued on the chooser's own sealed side. */
import {
  completeAction,
  markReady,
  allReady,
  type Dice,
  type Done,
  type Millis,
  type Seat,
} from '@rankfall/kernel';
import { typeOf } from './catalogue.ts';
import { build } from './builds.ts';
import { addShip, changeShip, loseShip, nameOf, setShip, shipNamed, withSide } from './fleet.ts';
import { idOf } from './pending.ts';
import { effect, nameOfSeat, rewarded, rewardOf, yardBonus } from './powers.ts';
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
  const made = act(state, seat, does);
  const record = completeAction({ id: made.id }, { id: does.option }, seat, at, made.effects, {
    trigger: () => made.triggered ?? [],
  });
  const side: Side = {
    ...made.side,
    closed: made.stays ? made.side.closed : [...made.side.closed, made.id],
    records: [...made.side.records, record],
  };
  return {
    state: withSide(state, sideOf(seat), side),
    events: [{ type: 'chose', only: [seat], record }],
    pressed: NOBODY,
  };
}

function declareReady(state: StarlinesState, seat: Seat, at: Millis, dice: Dice): Done<StarlinesTerms> {
  const now = { ...state, at: markReady(state.at, seat) };
  if (!allReady(now.at)) return { state: now, events: [{ type: 'ready', seat }], pressed: NOBODY };
  const flow = leave(now, at, dice);
  return {
    state: flow.state,
    events: [{ type: 'ready', seat }, ...flow.events],
    // The increment comes to both at the start of a turn.
    pressed: flow.isNewTurn ? EVERYBODY : NOBODY,
  };
}

interface Made {
  readonly id: string;
  readonly side: Side;
  readonly effects: readonly Effect[];
  readonly triggered?: readonly Effect[];
  /** The action is left open. */
  readonly stays?: boolean;
}

function act(state: StarlinesState, seat: Seat, does: Exclude<Does, { do: 'ready' }>): Made {
  const side = state.sides[sideOf(seat)];
  const { turn } = state.at;
  switch (does.do) {
    case 'decline':
      return { id: idOf(state, does.what, does.ship), side, effects: [] };
    case 'muster':
      return { id: idOf(state, 'muster'), side: { ...side, doctrines: does.option }, effects: [] };
    case 'reroll':
      return {
        id: idOf(state, 'reroll', does.ship),
        side: { ...side, rerolls: side.rerolls - 1, wants: true },
        effects: [effect('REROLL_DIE', does.ship, 'die', 1)],
      };
    case 'build': {
      const next = build(side, does.code, turn, does.gives);
      const built = nameOf(lastOf(next));
      const effects = [effect('BUILD_SHIP', built, does.code, 1)];
      return { id: idOf(state, 'build'), side: next, effects, stays: true };
    }
    case 'yard': {
      const next = build(side, does.code, turn);
      const bonus = yardBonus(side, seat);
      const lines = bonus.reduce((sum, { value }) => sum + value, 0);
      return {
        id: idOf(state, 'build', does.ship),
        side: { ...next, lines: next.lines + lines },
        effects: [effect('BUILD_SHIP', does.ship, does.code, 1)],
        triggered: bonus,
      };
    }
    case 'destroy': {
      const pool = found(side, does.ship);
      const food = found(side, does.target);
      const gain = typeOf(food.code).lines + (typeOf(pool.code).refund ?? 0);
      return {
        id: idOf(state, 'destroy', does.ship),
        side: { ...loseShip(side, food), lines: side.lines + gain },
        effects: [
          effect('DESTROY_SHIP', does.ship, does.target, 1),
          effect('GENERATE_LINES', does.ship, nameOfSeat(seat), gain),
        ],
      };
    }
    case 'transform':
      return {
        id: idOf(state, 'transform', does.ship),
        side: changeShip(side, found(side, does.ship), does.to, turn),
        effects: [effect('TRANSFORM_SHIP', does.ship, does.to, 1)],
      };
    case 'trigger': {
      const ship = found(side, does.ship);
      return {
        id: idOf(state, 'trigger', does.ship),
        side: setShip(side, ship, { ...ship, trigger: does.value }),
        effects: [effect('SET_TRIGGER', does.ship, does.ship, does.value)],
      };
    }
    case 'use':
      return use(state, seat, does);
    case 'respond':
      return respond(state, seat, does);
  }
}

const lastOf = ({ ships }: Side): Ship => {
  const last = ships.at(-1);
  if (!last) throw new Error('a fleet that was just built into is empty');
  return last;
};

function found(side: Side, name: string): Ship {
  const ship = shipNamed(side, name);
  if (!ship) throw new Error(`no ship ${name} in this fleet`);
  return ship;
}

const spend = (side: Side, ship: Ship, charges: number, used: boolean): Side =>
  setShip(side, ship, { ...ship, charges: (ship.charges ?? 0) - charges, ...(used ? { used: true } : {}) });

/** Charges are spent first; what they do waits sealed until all are ready. */
function use(state: StarlinesState, seat: Seat, does: Extract<Does, { do: 'use' }>): Made {
  const side = state.sides[sideOf(seat)];
  const ship = found(side, does.ship);
  const type = typeOf(ship.code);
  const foe = other(seat);
  const isBelow = side.health < state.sides[foe].health;
  const paid = spend(side, ship, does.charges, type.strikes !== undefined);
  const strike = does.target !== undefined;
  const levy = type.levy ? (isBelow ? type.levy.below : type.levy.usual) : 0;
  const value = strike ? 1 : levy + (type.salvo ?? 0) * does.charges;
  const main = effect(strike ? 'DESTROY_SHIP' : 'DAMAGE', does.ship, does.target ?? nameOfSeat(foe), value);
  const declared: Declared = { code: ship.code, charges: does.charges, effect: main };
  const reward = type.levy && isBelow ? rewardOf(side, seat, type) : [];
  return {
    id: idOf(state, 'use', does.ship),
    side: rewarded({ ...paid, declared: [...paid.declared, declared] }, ship.code, reward),
    effects: [main],
    triggered: reward,
  };
}

function respond(state: StarlinesState, seat: Seat, does: Extract<Does, { do: 'respond' }>): Made {
  const side = state.sides[sideOf(seat)];
  const ship = found(side, does.ship);
  const how = typeOf(ship.code).response ?? 'cancel';
  const paid = spend(side, ship, does.charges, false);
  const { to, target } = does;
  const answer = { ship: does.ship, how, to, ...(target === undefined ? {} : { target }) };
  const answeredTo = state.queue.waiting.find(({ id }) => id === to)?.effect.effect.source ?? '';
  return {
    id: idOf(state, 'respond', does.ship),
    side: { ...paid, answers: [...paid.answers, answer] },
    effects: [
      effect(how === 'mirror' ? 'MIRROR_EFFECT' : 'CANCEL_EFFECT', does.ship, target ?? answeredTo, to),
    ],
  };
}

/** For tests and tools: a fleet built for nothing. */
export function muster(side: Side, codes: readonly Ship['code'][], turn = 1): Side {
  return codes.reduce((now, code) => addShip(now, code, turn), side);
}

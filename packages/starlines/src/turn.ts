/** The turn: phases open, whoever has nothing to choose is ready by itself, and when all are ready the next one opens. */
import { allReady, emptyQueue, openPhase, phaseAfter, type Dice, type Millis } from '@rankfall/kernel';
import { figures } from './catalogue.ts';
import { harmonyOf, mapSides, nameOf, ownsPassive } from './fleet.ts';
import { evolves, offered } from './pending.ts';
import { autoBuild, income, type Acted } from './powers.ts';
import { firstStrikes, queueOf, resolution } from './resolve.ts';
import {
  phases,
  type Both,
  type Phase,
  type Side,
  type Side01,
  type StarlinesEvent,
  type StarlinesState,
} from './types.ts';

export interface Flow {
  readonly state: StarlinesState;
  readonly events: readonly StarlinesEvent[];
  /** A new turn has begun: both clocks gain their increment. */
  readonly isNewTurn?: boolean;
}

/** Opens a phase: what happens by itself in it comes first, then what everybody sees until it ends is fixed. */
export function open(before: StarlinesState, phase: Phase, at: Millis, dice: Dice): Flow {
  const entered = enter({ ...before, at: { ...before.at, phase } }, phase, at);
  if (phase === 'resolution') {
    const done = resolution(entered.state, at);
    if (done.state.over) return then(entered, { ...done, state: show(done.state) });
    return then(entered, then(done, beginTurn(done.state, before.at.turn + 1, at, dice)));
  }
  const shown = show(entered.state);
  const { turn } = shown.at;
  const opened = openPhase(turn, phase, 2, (first, seat) => offered({ ...shown, at: first }, seat));
  const state: StarlinesState = { ...shown, at: opened, asked: [!opened.ready[0], !opened.ready[1]] };
  const flow: Flow = { state, events: entered.events };
  return allReady(opened) ? then(flow, leave(state, at, dice)) : flow;
}

function then(first: Flow, second: Flow): Flow {
  return {
    state: second.state,
    events: first.events.length === 0 ? second.events : [...first.events, ...second.events],
    isNewTurn: (first.isNewTurn ?? false) || (second.isNewTurn ?? false),
  };
}

/** From here on all see both sides as they are now, and nothing of this phase is chosen yet. */
function show(state: StarlinesState): StarlinesState {
  const sides = mapSides(state.sides, fresh);
  return { ...state, sides, shown: sides };
}

const NOTHING: readonly never[] = [];

function fresh(side: Side): Side {
  const isFresh =
    side.closed.length + side.declared.length + side.answers.length + side.records.length === 0 &&
    !side.wants;
  return isFresh
    ? side
    : { ...side, closed: NOTHING, declared: NOTHING, answers: NOTHING, records: NOTHING, wants: false };
}

/** What happens by itself as this phase opens. */
function enter(state: StarlinesState, phase: Phase, at: Millis): Flow {
  if (phase === 'ships_that_build') return both(state, 'built', (seat) => autoBuild(state, seat, at));
  if (phase === 'drawing') {
    const sides = mapSides(state.sides, (side) =>
      evolves(side) ? { ...side, owed: side.ships.filter(({ code }) => code === 'XEN').map(nameOf) } : side,
    );
    return { state: { ...state, sides }, events: NOTHING };
  }
  return { state, events: NOTHING };
}

function both(state: StarlinesState, type: 'built', act: (seat: Side01) => Acted): Flow {
  const left = act(0);
  const right = act(1);
  const records = [...left.records, ...right.records];
  return {
    state: { ...state, sides: [left.side, right.side] },
    events: records.length === 0 ? NOTHING : [{ type, records }],
  };
}

/** All are ready: what was sealed is revealed, what waits for the end of the phase happens, the next one opens. */
export function leave(state: StarlinesState, at: Millis, dice: Dice): Flow {
  const { phase } = state.at;
  const records = state.sides.flatMap((side) =>
    side.records.filter(({ resolvedEffects }) => resolvedEffects.length > 0),
  );
  const revealed: Flow = {
    state,
    events: records.length === 0 || phase === 'muster' ? NOTHING : [{ type: 'revealed', phase, records }],
  };
  return then(revealed, after(state, phase, at, dice));
}

function after(state: StarlinesState, phase: Phase, at: Millis, dice: Dice): Flow {
  const goOn = (done: StarlinesState): Flow =>
    open(done, phaseAfter(phases, phase as 'drawing').phase, at, dice);
  switch (phase) {
    case 'muster': {
      const picked = state.sides.flatMap(({ doctrines }) => (doctrines ? [doctrines] : []));
      const told: Flow = { state, events: [{ type: 'mustered', pairs: picked }] };
      return then(told, beginTurn(state, 1, at, dice));
    }
    case 'dice_roll':
      return state.sides.some(({ wants }) => wants) ? rollAgain(state, at, dice) : endRoll(state, at, dice);
    case 'drawing':
      return goOn({ ...state, sides: mapSides(state.sides, settle) });
    case 'first_strike': {
      const struck = firstStrikes(state);
      return then(struck, goOn(struck.state));
    }
    case 'simultaneous_declaration':
      return goOn({ ...state, queue: queueOf(state) });
    case 'ships_that_build':
    case 'conditional_response':
    case 'resolution':
      return goOn(state);
  }
}

const settle = (side: Side): Side => (side.owed.length === 0 ? side : { ...side, owed: NOTHING });

function beginTurn(before: StarlinesState, turn: number, at: Millis, dice: Dice): Flow {
  const die = dice.below('die', figures.sides) + 1;
  const state: StarlinesState = {
    ...before,
    at: { turn, phase: 'dice_roll', ready: [false, false] },
    round: 0,
    die,
    sides: mapSides(before.sides, freshTurn),
    queue: emptyQueue(),
  };
  const rolled: Flow = { state, events: [{ type: 'rolled', turn, die, by: NOTHING }], isNewTurn: true };
  return then(rolled, open(state, 'dice_roll', at, dice));
}

/** A side as a turn begins: the Ark gives its rerolls by the types now in the fleet. */
function freshTurn(side: Side): Side {
  return {
    ...side,
    rerolls: ownsPassive(side, 'ark') ? harmonyOf(side) : 0,
    healing: 0,
    rewarded: NOTHING,
    ships: side.ships.some(({ used }) => used)
      ? side.ships.map(({ used: _used, ...ship }) => ship)
      : side.ships,
  };
}

/** One new roll for both; each who asked has spent one, and the offer is made again to all with rerolls left. */
function rollAgain(before: StarlinesState, at: Millis, dice: Dice): Flow {
  const die = dice.below('die', figures.sides) + 1;
  const by = before.sides.flatMap(({ wants }, seat) => (wants ? [seat] : []));
  const state: StarlinesState = { ...before, die, round: before.round + 1 };
  const rolled: Flow = { state, events: [{ type: 'rolled', turn: state.at.turn, die, by }] };
  return then(rolled, open(state, 'dice_roll', at, dice));
}

function endRoll(before: StarlinesState, at: Millis, dice: Dice): Flow {
  const state: StarlinesState = { ...before, round: 0 };
  const left = income(state, 0, at);
  const right = income(state, 1, at);
  const sides: Both<Side> = [left.side, right.side];
  const records = [...left.records, ...right.records];
  const got: Flow = { state: { ...state, sides }, events: [{ type: 'income', die: state.die, records }] };
  return then(got, open(got.state, 'ships_that_build', at, dice));
}

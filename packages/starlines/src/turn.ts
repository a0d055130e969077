/** The turn: phases open, whoever has nothing to choose is ready by itself, and when all are ready the next one opens. */
import { emptyQueue, phaseAfter, type Dice, type Millis } from '@rankfall/kernel';
import { figures } from './catalogue.ts';
import { harmonyOf, mapSides, nameOf, ownsPassive } from './fleet.ts';
import { evolves, isAsked } from './pending.ts';
import { autoBuild, income, type Acted } from './powers.ts';
import { firstStrikes, queueOf, resolution } from './resolve.ts';
import {
  phases,
  type Both,
  type Completed,
  type Phase,
  type Side,
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
  const { turn } = before.at;
  if (phase === 'resolution') {
    const done = resolution({ ...before, at: { turn, phase, ready: before.at.ready } }, at);
    if (done.state.over) return { ...done, state: show(done.state) };
    return then(done, beginTurn(done.state, turn + 1, at, dice));
  }
  const { sides: now, events } = enter(before, phase, at);
  const sides = fresh(now);
  const asked: Both<boolean> = [isAsked(before, phase, sides, 0), isAsked(before, phase, sides, 1)];
  // Whoever has nothing to choose is ready by itself.
  const ready = [!asked[0], !asked[1]];
  const state: StarlinesState = { ...before, at: { turn, phase, ready }, sides, shown: sides, asked };
  const flow: Flow = { state, events };
  return asked[0] || asked[1] ? flow : then(flow, leave(state, at, dice));
}

function then(first: Flow, second: Flow): Flow {
  if (first.events.length === 0 && !first.isNewTurn) return second;
  return {
    state: second.state,
    events: first.events.length === 0 ? second.events : [...first.events, ...second.events],
    isNewTurn: (first.isNewTurn ?? false) || (second.isNewTurn ?? false),
  };
}

/** From here on all see both sides as they are now, and nothing of this phase is chosen yet. */
function show(state: StarlinesState): StarlinesState {
  const sides = fresh(state.sides);
  return { ...state, sides, shown: sides };
}

const NOTHING: readonly never[] = [];

function fresh(sides: Both<Side>): Both<Side> {
  const [left, right] = sides;
  return isFresh(left) && isFresh(right) ? sides : [freshened(left), freshened(right)];
}

const isFresh = ({ closed, declared, answers, records, wants }: Side): boolean =>
  closed.length + declared.length + answers.length + records.length === 0 && !wants;

const freshened = (side: Side): Side =>
  isFresh(side)
    ? side
    : { ...side, closed: NOTHING, declared: NOTHING, answers: NOTHING, records: NOTHING, wants: false };

interface Entered {
  readonly sides: Both<Side>;
  readonly events: readonly StarlinesEvent[];
}

/** What happens by itself as this phase opens. */
function enter(state: StarlinesState, phase: Phase, at: Millis): Entered {
  const { sides } = state;
  if (phase === 'ships_that_build') {
    const opening = { ...state, at: { ...state.at, phase } };
    return together('built', autoBuild(opening, 0, at), autoBuild(opening, 1, at));
  }
  if (phase === 'drawing' && (evolves(sides[0]) || evolves(sides[1])))
    return { sides: mapSides(sides, owing), events: NOTHING };
  return { sides, events: NOTHING };
}

const owing = (side: Side): Side =>
  evolves(side) ? { ...side, owed: side.ships.filter(({ code }) => code === 'XEN').map(nameOf) } : side;

function together(type: 'built', left: Acted, right: Acted): Entered {
  const records = [...left.records, ...right.records];
  return { sides: [left.side, right.side], events: records.length === 0 ? NOTHING : [{ type, records }] };
}

/** All are ready: what was sealed is revealed, what waits for the end of the phase happens, the next one opens. */
export function leave(state: StarlinesState, at: Millis, dice: Dice): Flow {
  const { phase } = state.at;
  const next = after(state, phase, at, dice);
  if (phase === 'muster') return next;
  const records: Completed[] = [];
  for (const side of state.sides)
    for (const record of side.records) if (record.resolvedEffects.length > 0) records.push(record);
  return records.length === 0 ? next : then({ state, events: [{ type: 'revealed', phase, records }] }, next);
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
      return goOn(
        state.sides.some(({ owed }) => owed.length > 0)
          ? { ...state, sides: mapSides(state.sides, settle) }
          : state,
      );
    case 'first_strike': {
      const struck = firstStrikes(state);
      return then(struck, goOn(struck.state));
    }
    case 'simultaneous_declaration':
      return goOn(
        state.sides.some(({ declared }) => declared.length > 0) ? { ...state, queue: queueOf(state) } : state,
      );
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
  const state: StarlinesState = before.round === 0 ? before : { ...before, round: 0 };
  const left = income(state, 0, at);
  const right = income(state, 1, at);
  const sides: Both<Side> = [left.side, right.side];
  const records = [...left.records, ...right.records];
  const got: Flow = { state: { ...state, sides }, events: [{ type: 'income', die: state.die, records }] };
  return then(got, open(got.state, 'ships_that_build', at, dice));
}

/** The turn: phases open, whoever has nothing to choose is ready by itself, and when all are ready the next one opens. */
import { emptyQueue, phaseAfter, type Dice, type Millis } from '@rankfall/kernel';
import { figures } from './catalogue.ts';
import { copyOfSide, copyOfState, restedShip, type Draft } from './copies.ts';
import { harmonyOf, nameOf, ownsPassive } from './fleet.ts';
import { evolves, isAsked } from './pending.ts';
import { autoBuild, income } from './powers.ts';
import { firstStrikes, queueOf, resolve } from './resolve.ts';
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
  readonly isNewTurn: boolean;
}

/** What goes on until somebody is asked again. One choice can end a phase, a turn and more: all of it is worked out in one state. */
interface Course {
  readonly state: Draft<StarlinesState>;
  readonly events: StarlinesEvent[];
  isNewTurn: boolean;
  readonly time: Millis;
  readonly dice: Dice;
}

/** Opens a phase, and those after it until somebody is asked. */
export function open(before: StarlinesState, phase: Phase, time: Millis, dice: Dice): Flow {
  return follow({ state: copyOfState(before), events: [], isNewTurn: false, time, dice }, phase);
}

/** All are ready: the phase ends and the next one opens. These events came before. */
export function leave(before: StarlinesState, time: Millis, dice: Dice, events: StarlinesEvent[]): Flow {
  const course: Course = { state: copyOfState(before), events, isNewTurn: false, time, dice };
  return follow(course, close(course));
}

function follow(course: Course, first: Phase): Flow {
  let phase = first;
  while (!rests(course, phase)) phase = close(course);
  return course;
}

/** Opens this phase: what happens by itself in it comes first, then what everybody sees until it ends is fixed. */
function rests(course: Course, phase: Phase): boolean {
  const { state } = course;
  const { turn, ready } = state.at;
  if (phase === 'resolution') {
    state.at = { turn, phase, ready };
    course.events.push(resolve(state, course.time));
    if (state.over) show(state);
    return state.over !== undefined;
  }
  state.at = { turn, phase, ready: NEITHER };
  enter(course, phase);
  show(state);
  const first = isAsked(state, 0);
  const second = isAsked(state, 1);
  state.asked = first ? (second ? BOTH : FIRST) : second ? SECOND : NEITHER;
  // Whoever has nothing to choose is ready by itself.
  if (!first || !second) state.at = { turn, phase, ready: first ? SECOND : second ? FIRST : BOTH };
  return first || second;
}

const NEITHER: Both<boolean> = [false, false];
const FIRST: Both<boolean> = [true, false];
const SECOND: Both<boolean> = [false, true];
const BOTH: Both<boolean> = [true, true];
const NOTHING: readonly never[] = [];

/** From here on all see both sides as they are now, and nothing of this phase is chosen yet. */
function show(state: Draft<StarlinesState>): void {
  const [left, right] = state.sides;
  if (!isFresh(left) || !isFresh(right)) state.sides = [freshened(left), freshened(right)];
  state.shown = state.sides;
}

const isFresh = ({ closed, declared, answers, records, wants }: Side): boolean =>
  closed.length + declared.length + answers.length + records.length === 0 && !wants;

function freshened(side: Side): Side {
  if (isFresh(side)) return side;
  const next = copyOfSide(side);
  next.closed = NOTHING;
  next.declared = NOTHING;
  next.answers = NOTHING;
  next.records = NOTHING;
  next.wants = false;
  return next;
}

/** What happens by itself as this phase opens. */
function enter({ state, events, time }: Course, phase: Phase): void {
  const { sides } = state;
  if (phase === 'ships_that_build') {
    const records: Completed[] = [];
    state.sides = [autoBuild(state, 0, time, records), autoBuild(state, 1, time, records)];
    if (records.length > 0) events.push({ type: 'built', records });
  } else if (phase === 'drawing' && (evolves(sides[0]) || evolves(sides[1])))
    state.sides = [owing(sides[0]), owing(sides[1])];
}

function owing(side: Side): Side {
  if (!evolves(side)) return side;
  const next = copyOfSide(side);
  next.owed = side.ships.filter(({ code }) => code === 'XEN').map(nameOf);
  return next;
}

/** Ends the present phase: what was sealed is revealed, then what waited for the end happens. The phase to come. */
function close(course: Course): Phase {
  const { state, events } = course;
  const { phase, turn } = state.at;
  reveal(course, phase);
  switch (phase) {
    case 'muster': {
      const picked = state.sides.flatMap(({ doctrines }) => (doctrines ? [doctrines] : []));
      events.push({ type: 'mustered', pairs: picked });
      return beginTurn(course, 1);
    }
    case 'dice_roll':
      if (state.sides[0].wants || state.sides[1].wants) return rollAgain(course);
      endRoll(course);
      break;
    case 'drawing':
      if (state.sides[0].owed.length + state.sides[1].owed.length > 0)
        state.sides = [settled(state.sides[0]), settled(state.sides[1])];
      break;
    case 'first_strike':
      firstStrikes(state, events);
      break;
    case 'simultaneous_declaration':
      if (state.sides[0].declared.length + state.sides[1].declared.length > 0) state.queue = queueOf(state);
      break;
    case 'resolution':
      return beginTurn(course, turn + 1);
    case 'ships_that_build':
    case 'conditional_response':
      break;
  }
  return phaseAfter(phases, phase).phase;
}

function reveal({ state, events }: Course, phase: Phase): void {
  // Who chose which doctrines is told by itself, and nobody chooses anything in resolution.
  if (phase === 'muster' || phase === 'resolution') return;
  let records: Completed[] | undefined;
  for (const side of state.sides)
    for (const record of side.records) if (record.resolvedEffects.length > 0) (records ??= []).push(record);
  if (records) events.push({ type: 'revealed', phase, records });
}

function settled(side: Side): Side {
  if (side.owed.length === 0) return side;
  const next = copyOfSide(side);
  next.owed = NOTHING;
  return next;
}

function beginTurn(course: Course, turn: number): Phase {
  const { state, events } = course;
  const die = roll(course);
  state.at = { turn, phase: 'dice_roll', ready: NEITHER };
  state.round = 0;
  state.die = die;
  state.sides = [freshTurn(state.sides[0]), freshTurn(state.sides[1])];
  state.queue = emptyQueue();
  course.isNewTurn = true;
  events.push({ type: 'rolled', turn, die, by: NOTHING });
  return 'dice_roll';
}

const roll = ({ dice }: Course): number => dice.below('die', figures.sides) + 1;

/** A side as a turn begins: the Ark gives its rerolls by the types now in the fleet. */
function freshTurn(side: Side): Side {
  const next = copyOfSide(side);
  next.rerolls = ownsPassive(side, 'ark') ? harmonyOf(side) : 0;
  next.healing = 0;
  next.rewarded = NOTHING;
  if (side.ships.some(({ used }) => used)) next.ships = side.ships.map(restedShip);
  return next;
}

/** One new roll for both; each who asked has spent one, and the offer is made again to all with rerolls left. */
function rollAgain(course: Course): Phase {
  const { state, events } = course;
  const die = roll(course);
  const by = state.sides.flatMap(({ wants }, seat) => (wants ? [seat] : []));
  state.die = die;
  state.round++;
  events.push({ type: 'rolled', turn: state.at.turn, die, by });
  return 'dice_roll';
}

function endRoll({ state, events, time }: Course): void {
  const records: Completed[] = [];
  state.round = 0;
  state.sides = [income(state, 0, time, records), income(state, 1, time, records)];
  events.push({ type: 'income', die: state.die, records });
}

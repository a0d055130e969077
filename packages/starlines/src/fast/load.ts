/** From a state or a view into numbers, in the middle of any phase, and choices after it. */
import type { Code } from '../catalogue.ts';
import { codeFrom } from '../charges.ts';
import { nameOf } from '../fleet.ts';
import { idOf } from '../occasions.ts';
import {
  other,
  sideOf,
  type Does,
  type Ship,
  type Side,
  type Side01,
  type StarlinesState,
} from '../types.ts';
import { DRAWN, RUNNING, WON_0, WON_1, type Battle } from './battle.ts';
import { DAMAGE, DESTROY } from './effects.ts';
import {
  CLOSED,
  COUNT,
  HEALING,
  HEALTH,
  JOINING,
  LINES,
  OWED,
  POOLS_LEFT,
  REROLLS,
  REWARDED,
  SLOT,
  USED,
  WANTS,
  YARDS_LEFT,
  type Row,
} from './side.ts';
import { indexOf, POOL, SLOTS, YARD } from './tables.ts';

/** The battle as this state, or what somebody may know of it, shows it. */
export function load(battle: Battle, state: StarlinesState): Battle {
  battle.turn = state.at.turn;
  battle.die = state.die;
  battle.most = state.most;
  battle.over = !state.over
    ? RUNNING
    : state.over.winner === undefined
      ? DRAWN
      : ([WON_0, WON_1][state.over.winner] ?? DRAWN);
  loadRow(battle.rows[0], state, state.sides[0]);
  loadRow(battle.rows[1], state, state.sides[1]);
  battle.effects.clear();
  for (const { by, effect } of state.queue.waiting) declare(battle, state, by === 0 ? 0 : 1, effect);
  for (const seat of [0, 1] as const) {
    for (const declared of state.sides[seat].declared) declare(battle, state, seat, declared);
    for (const { ship, to, target } of state.sides[seat].answers) {
      const [type, place] = targetOf(state, seat, target);
      battle.effects.answer(seat, typeNamed(ship), to - 1, type, place);
    }
  }
  return battle;
}

function declare(
  battle: Battle,
  state: StarlinesState,
  seat: Side01,
  { code, charges, effect }: Side['declared'][number],
): void {
  const isStrike = effect.type === 'DESTROY_SHIP';
  const [type, place] = isStrike ? targetOf(state, seat, effect.target) : NO_TARGET;
  battle.effects.declare(
    seat,
    isStrike ? DESTROY : DAMAGE,
    indexOf(code),
    charges,
    effect.value,
    type,
    place,
  );
}

const NO_TARGET = [-1, 0] as const;

/** A ship of the enemy as its type and its place among those of the type. */
function targetOf(
  state: StarlinesState,
  seat: Side01,
  target: string | undefined,
): readonly [type: number, place: number] {
  if (target === undefined) return NO_TARGET;
  return [typeNamed(target), placeOf(state.shown[other(seat)], target)];
}

function typeNamed(name: string): number {
  const code = codeFrom(name);
  if (code === undefined) throw new Error(`no ship is called ${name}`);
  return indexOf(code);
}

function placeOf({ ships }: Side, name: string): number {
  const code = codeFrom(name);
  let place = 0;
  for (const ship of ships) {
    if (ship.code !== code) continue;
    if (nameOf(ship) === name) return place;
    place++;
  }
  throw new Error(`no ship ${name} in this fleet`);
}

function loadRow(row: Row, state: StarlinesState, side: Side): void {
  row.fill(0);
  row[HEALTH] = side.health;
  row[LINES] = side.lines;
  row[JOINING] = side.joining;
  row[HEALING] = side.healing;
  row[REROLLS] = side.rerolls;
  row[REWARDED] = side.rewarded.reduce((bits, code) => bits | (1 << indexOf(code)), 0);
  row[WANTS] = side.wants ? 1 : 0;
  for (const ship of side.ships) {
    const type = indexOf(ship.code);
    const slot = SLOT[type] as number;
    if (slot >= 0) {
      const at = slot + (row[COUNT + type] as number);
      row[at] = ship.charges ?? ship.trigger ?? 0;
      row[at + SLOTS] = ship.built ?? marksOf(state, side, ship);
    }
    row[COUNT + type] = (row[COUNT + type] as number) + 1;
  }
  const { phase } = state.at;
  if (phase === 'drawing')
    row[OWED] = side.ships.filter((ship) => ship.code === 'XEN' && side.owed.includes(nameOf(ship))).length;
  if (phase === 'ships_that_build') {
    row[YARDS_LEFT] = openIn(state, side, YARD, 'build');
    row[POOLS_LEFT] = openIn(state, side, POOL, 'destroy');
  }
}

function marksOf(state: StarlinesState, side: Side, ship: Ship): number {
  const what = state.at.phase === 'conditional_response' ? 'respond' : 'use';
  const isClosed = side.closed.length > 0 && side.closed.includes(idOf(state, what, nameOf(ship)));
  return (ship.used ? USED : 0) | (isClosed ? CLOSED : 0);
}

function openIn(state: StarlinesState, side: Side, type: number, what: string): number {
  return side.ships.filter(
    (ship) => indexOf(ship.code) === type && !side.closed.includes(idOf(state, what, nameOf(ship))),
  ).length;
}

/** What a choice does to the battle; the state is the one that offered it. `ready` is the driver's. */
export function act(battle: Battle, state: StarlinesState, seat: Side01, does: Does): void {
  const side = state.sides[sideOf(seat)];
  const row = battle.rows[seat];
  switch (does.do) {
    case 'ready':
    case 'muster':
      return;
    case 'decline':
      decline(row, side, does);
      return;
    case 'reroll':
      battle.reroll(seat);
      return;
    case 'build':
      battle.build(seat, indexOf(does.code), does.gives === undefined ? 0 : placeOf(side, does.gives));
      return;
    case 'yard':
      battle.yard(seat);
      return;
    case 'destroy':
      battle.sacrifice(seat, typeNamed(does.target));
      return;
    case 'transform':
      battle.transform(seat, does.to === ('OXI' satisfies Code));
      return;
    case 'trigger':
      battle.setTrigger(seat, typeNamed(does.ship), placeOf(side, does.ship), does.value);
      return;
    case 'use': {
      const [type, place] = targetOf(state, seat, does.target);
      battle.use(seat, typeNamed(does.ship), placeOf(side, does.ship), does.charges, type, place);
      return;
    }
    case 'respond': {
      const [type, place] = targetOf(state, seat, does.target);
      battle.respond(seat, typeNamed(does.ship), placeOf(side, does.ship), does.to - 1, type, place);
    }
  }
}

function decline(row: Row, side: Side, { what, ship }: Extract<Does, { do: 'decline' }>): void {
  if (ship === undefined || what === 'reroll') return;
  if (what === 'build') row[YARDS_LEFT] = (row[YARDS_LEFT] as number) - 1;
  else if (what === 'destroy') row[POOLS_LEFT] = (row[POOLS_LEFT] as number) - 1;
  else {
    const at = (SLOT[typeNamed(ship)] as number) + placeOf(side, ship) + SLOTS;
    row[at] = (row[at] as number) | CLOSED;
  }
}

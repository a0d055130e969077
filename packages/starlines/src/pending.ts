/** What a seat is offered: each phase asks its ships what they propose, the kernel's phases keep the seed's matrix. */
import {
  canDeclareReady,
  offerInPhase,
  READY_OPTION,
  READY_TYPE,
  readyAction,
  type Option,
  type PendingAction,
  type Reason,
  type Seat,
} from '@rankfall/kernel';
import { typeOf } from './catalogue.ts';
import {
  answerable,
  canDeclare,
  canStrike,
  declareOptions,
  respondOptions,
  strikeOptions,
} from './charges.ts';
import { harmonyOf, nameOf, owns, ownsAny, ownsPassive, typesIn } from './fleet.ts';
import { menuOf } from './menu.ts';
import { follow } from './numbers.ts';
import { idOf } from './occasions.ts';
import {
  canBuildInYard,
  canFeed,
  isPool,
  isUntold,
  isYard,
  poolBits,
  poolOptions,
  rerollOptions,
  transformOptions,
  triggerBits,
  triggerOptions,
  yardBits,
  yardOptions,
} from './ship-options.ts';
import { bitsOf } from './tally.ts';
import {
  other,
  pairs,
  plan,
  sideOf,
  type ActionType,
  type Does,
  type Ship,
  type Side,
  type Side01,
  type StarlinesState,
} from './types.ts';

type Action = PendingAction<Does>;

/** The latest state that was asked about, and the answers: whoever asks and then chooses asks twice. */
let latest: StarlinesState | undefined;
const answers: (readonly Action[] | undefined)[] = [];
follow(() => (latest = undefined));

/** Everything this seat may do, ready last. */
export function pendingOf(state: StarlinesState, seat: Seat): readonly Action[] {
  if (latest !== state) {
    latest = state;
    answers.length = 0;
  }
  return (answers[seat] ??= pendingIn(state, seat));
}

function pendingIn(state: StarlinesState, seat: Seat): readonly Action[] {
  if (state.over || (state.at.ready[seat] ?? true)) return NONE;
  const open = offered(state, seat);
  return [...open, readyOf(state, seat, open)];
}

const NONE: readonly Action[] = [];

/** The pending actions themselves; `DECLARE_READY` stands beside them. */
export function offered(state: StarlinesState, seat: Seat): readonly Action[] {
  if (state.at.ready[seat] ?? true) return NONE;
  const { closed } = state.sides[sideOf(seat)];
  const open = proposed(state, seat);
  return offerInPhase(
    plan,
    state.at,
    seat,
    closed.length === 0 ? open : open.filter(({ id }) => !closed.includes(id)),
  );
}

/** Whether a phase that has just opened has anything for this seat: as `offered`, without making a list. */
export function isAsked(state: StarlinesState, seat: Side01): boolean {
  const side = state.sides[seat];
  const enemy = state.sides[other(seat)];
  switch (state.at.phase) {
    case 'muster':
      return true;
    case 'dice_roll':
      return side.rerolls > 0 && ownsPassive(side, 'ark');
    case 'ships_that_build':
      return canBuildInYard(side) || canFeed(side);
    case 'drawing':
      return side.owed.length > 0 || isAnyUntold(side) || menuOf(side).isOpen;
    case 'first_strike':
      return ownsCharged(side) && side.ships.some((ship) => isCharged(ship) && canStrike(ship, enemy));
    case 'simultaneous_declaration':
      return ownsCharged(side) && side.ships.some((ship) => isCharged(ship) && canDeclare(ship, enemy));
    case 'conditional_response':
      return state.queue.waiting.length > 0 && side.ships.some(isCharged) && offered(state, seat).length > 0;
    case 'resolution':
      return false;
  }
}

const isCharged = ({ charges = 0 }: Ship): boolean => charges > 0;
const chargedBits = bitsOf(({ charges }) => charges !== undefined);
const ownsCharged = (side: Side): boolean => ownsAny(side, chargedBits);
const isAnyUntold = (side: Side): boolean => ownsAny(side, triggerBits) && side.ships.some(isUntold);

const READY: Option<Does> = { id: READY_OPTION, does: { do: 'ready', option: 'ready' } };
const READY_ALONE: readonly Option<Does>[] = [READY];

/** The ready button: the same one each time, until something mandatory is open. */
function readyOf(state: StarlinesState, seat: Seat, open: readonly Action[]): Action {
  const id = idOf(state, READY_OPTION);
  const options = canDeclareReady(open)
    ? READY_ALONE
    : (readyAction(state.at, seat, open, READY.does)?.options ?? READY_ALONE);
  return { id, type: READY_TYPE, options };
}

function proposed(state: StarlinesState, seat: Seat): readonly Action[] {
  const side = state.sides[sideOf(seat)];
  const enemy = state.shown[other(seat)];
  const out: Action[] = [];
  switch (state.at.phase) {
    case 'muster':
      out.push(action(state, 'DOCTRINE_SELECTION', 'muster', musterOptions, { mandatory: true }));
      break;
    case 'dice_roll':
      proposeReroll(state, side, out);
      break;
    case 'ships_that_build':
      if (ownsAny(side, yardBits)) proposeYards(state, side, out);
      if (ownsAny(side, poolBits)) proposePools(state, side, out);
      break;
    case 'drawing':
      if (side.owed.length > 0) proposeTransforms(state, side, out);
      if (ownsAny(side, triggerBits)) proposeTriggers(state, side, out);
      out.push(action(state, 'SHIP_BUILD', 'build', menuOf(side).options));
      break;
    case 'first_strike':
      proposeCharges(state, side, out, (ship) => strikeOptions(ship, enemy));
      break;
    case 'simultaneous_declaration':
      proposeCharges(state, side, out, (ship) => declareOptions(ship, enemy));
      break;
    case 'conditional_response': {
      const note = noteOf(state, seat);
      if (note) proposeCharges(state, side, out, (ship) => respondOptions(state, seat, ship), note);
      break;
    }
    case 'resolution':
      break;
  }
  return out;
}

interface More {
  readonly about?: string;
  readonly mandatory?: boolean;
  readonly note?: Reason;
}

function action(
  state: StarlinesState,
  type: ActionType,
  what: string,
  options: readonly Option<Does>[],
  more: More = NO_MORE,
): Action {
  const { about, mandatory, note } = more;
  const id = idOf(state, what, about);
  // A few shapes only, so that whoever reads them stays quick.
  if (about === undefined) return mandatory ? { id, type, options, mandatory } : { id, type, options };
  if (note)
    return mandatory ? { id, type, options, about, mandatory, note } : { id, type, options, about, note };
  return mandatory ? { id, type, options, about, mandatory } : { id, type, options, about };
}

const NO_MORE: More = {};

const musterOptions: readonly Option<Does>[] = pairs.map((id) => ({
  id,
  does: { do: 'muster', option: id },
}));

function proposeReroll(state: StarlinesState, side: Side, out: Action[]): void {
  const ark = side.rerolls > 0 && side.ships.find((ship) => typeOf(ship.code).passive === 'ark');
  if (!ark) return;
  const types = typesIn(side);
  const note = { code: 'rerolls', types, product: 4 * types, allows: harmonyOf(side), left: side.rerolls };
  out.push(action(state, 'DICE_REROLL', 'reroll', rerollOptions(ark), { about: nameOf(ark), note }));
}

function proposeYards(state: StarlinesState, side: Side, out: Action[]): void {
  for (const ship of side.ships)
    if (isYard(ship))
      out.push(action(state, 'SHIP_BUILD', 'build', yardOptions(side, ship), { about: nameOf(ship) }));
}

function proposePools(state: StarlinesState, side: Side, out: Action[]): void {
  for (const ship of side.ships)
    if (isPool(ship))
      out.push(action(state, 'SHIP_DESTROY', 'destroy', poolOptions(side, ship), { about: nameOf(ship) }));
}

const EVOLVER: Reason = { code: 'evolver' };

function proposeTransforms(state: StarlinesState, side: Side, out: Action[]): void {
  for (const ship of side.ships) {
    const about = nameOf(ship);
    if (ship.code !== 'XEN' || !side.owed.includes(about)) continue;
    const more = { about, mandatory: true, note: EVOLVER };
    out.push(action(state, 'SHIP_TRANSFORM', 'transform', transformOptions(side, ship), more));
  }
}

function proposeTriggers(state: StarlinesState, side: Side, out: Action[]): void {
  for (const ship of side.ships) {
    if (!isUntold(ship)) continue;
    const more = { about: nameOf(ship), mandatory: true };
    out.push(action(state, 'TRIGGER_SELECTION', 'trigger', triggerOptions(ship), more));
  }
}

function proposeCharges(
  state: StarlinesState,
  side: Side,
  out: Action[],
  optionsOf: (ship: Ship) => readonly Option<Does>[],
  note?: Reason,
): void {
  const type = note ? 'CHARGE_RESPONSE' : 'CHARGE_USE';
  const what = note ? 'respond' : 'use';
  for (const ship of side.ships) {
    if (ship.charges === undefined) continue;
    const options = optionsOf(ship);
    if (options.length === 0) continue;
    const about = nameOf(ship);
    out.push(action(state, type, what, options, note ? { about, note } : { about }));
  }
}

/** What the opponent did, for the response window. */
function noteOf(state: StarlinesState, seat: Seat): Reason | undefined {
  const used = answerable(state, seat).map(({ effect }) => ({ ship: effect.code, charges: effect.charges }));
  return used.length === 0 ? undefined : { code: 'opponent-used', used };
}

/** Whether an Evolver changes this side's Xenites when drawing opens. */
export const evolves = (side: Side): boolean => owns(side, 'EVO');

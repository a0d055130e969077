/** What a seat is offered: each phase asks its ships what they propose, the kernel's phases keep the seed's matrix. */
import {
  occasion,
  offerInPhase,
  readyAction,
  type Option,
  type PendingAction,
  type Reason,
  type Seat,
} from '@rankfall/kernel';
import { figures, typeOf } from './catalogue.ts';
import { buildOptions, yardOptions } from './builds.ts';
import {
  answerable,
  canDeclare,
  canStrike,
  declareOptions,
  respondOptions,
  strikeOptions,
} from './charges.ts';
import { harmonyOf, limitOn, nameOf, owns, ownsPassive, tagOf, typesIn } from './fleet.ts';
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
let answers: (readonly Action[] | undefined)[] = [];

/** Everything this seat may do, ready last. */
export function pendingOf(state: StarlinesState, seat: Seat): readonly Action[] {
  if (latest !== state) {
    latest = state;
    answers = [];
  }
  return (answers[seat] ??= pendingIn(state, seat));
}

function pendingIn(state: StarlinesState, seat: Seat): readonly Action[] {
  if (state.over) return [];
  const open = offered(state, seat);
  const ready = readyOf(state, seat, open);
  return ready ? [...open, ready] : open;
}

/** The pending actions themselves; `DECLARE_READY` stands beside them. */
export function offered(state: StarlinesState, seat: Seat): readonly Action[] {
  if (state.at.ready[seat] ?? true) return [];
  const side = state.sides[sideOf(seat)];
  const open = proposed(state, seat, side);
  return offerInPhase(
    plan,
    state.at,
    seat,
    side.closed.length === 0 ? open : open.filter(({ id }) => !side.closed.includes(id)),
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
      return side.ships.some(
        (ship) => (isYard(ship) && canYard(side, ship)) || (isPool(ship) && canFeed(side)),
      );
    case 'drawing':
      return side.owed.length > 0 || side.ships.some(isUntold) || buildOptions(side).some(isAble);
    case 'first_strike':
      return side.ships.some((ship) => isCharged(ship) && canStrike(ship, enemy));
    case 'simultaneous_declaration':
      return side.ships.some((ship) => isCharged(ship) && canDeclare(ship, enemy));
    case 'conditional_response':
      return (
        state.queue.waiting.length > 0 && side.ships.some(isCharged) && offered(state, seat).length > 0
      );
    case 'resolution':
      return false;
  }
}

const canYard = (side: Side, yard: Ship): boolean => yardOptions(side, yard).some(isAble);
const canFeed = ({ ships }: Side): boolean => ships.some(isFood);
const isCharged = ({ charges = 0 }: Ship): boolean => charges > 0;
const isAble = ({ off, does }: Option<Does>): boolean => off === undefined && does.do !== 'decline';

const READY: Does = { do: 'ready', option: 'ready' };

export function readyOf(state: StarlinesState, seat: Seat, open: readonly Action[]): Action | undefined {
  const ready = readyAction(state.at, seat, open, READY);
  return ready && state.round > 0 ? { ...ready, id: idOf(state, 'ready') } : ready;
}

/** The id of an occasion. Offered again in one phase (rerolls), it is another occasion. */
export function idOf({ at, round }: StarlinesState, what: string, ship?: string): string {
  return occasion(at, round > 0 && at.phase === 'dice_roll' ? `${what}-${round + 1}` : what, ship);
}

function proposed(state: StarlinesState, seat: Seat, side: Side): readonly Action[] {
  switch (state.at.phase) {
    case 'muster':
      return [action(state, 'DOCTRINE_SELECTION', 'muster', musterOptions, { mandatory: true })];
    case 'dice_roll':
      return rerolls(state, side);
    case 'ships_that_build':
      return joined(yardActions(state, side), poolActions(state, side));
    case 'drawing':
      return joined(joined(transforms(state, side), triggers(state, side)), [
        action(state, 'SHIP_BUILD', 'build', buildOptions(side)),
      ]);
    case 'first_strike':
      return charged(state, side, 'CHARGE_USE', (ship) => strikeOptions(ship, state.shown[other(seat)]));
    case 'simultaneous_declaration':
      return charged(state, side, 'CHARGE_USE', (ship) => declareOptions(ship, state.shown[other(seat)]));
    case 'conditional_response': {
      const note = noteOf(state, seat);
      return note
        ? charged(state, side, 'CHARGE_RESPONSE', (ship) => respondOptions(state, seat, ship), note)
        : [];
    }
    case 'resolution':
      return [];
  }
}

const joined = (first: readonly Action[], second: readonly Action[]): readonly Action[] =>
  first.length === 0 ? second : second.length === 0 ? first : [...first, ...second];

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

function rerolls(state: StarlinesState, side: Side): readonly Action[] {
  const ark = side.rerolls > 0 && side.ships.find((ship) => typeOf(ship.code).passive === 'ark');
  if (!ark) return [];
  const ship = nameOf(ark);
  const types = typesIn(side);
  return [
    action(
      state,
      'DICE_REROLL',
      'reroll',
      [
        { id: 'reroll', does: { do: 'reroll', option: 'reroll', ship } },
        { id: 'keep', does: { do: 'decline', option: 'keep', what: 'reroll', ship } },
      ],
      {
        about: ship,
        note: { code: 'rerolls', types, product: 4 * types, allows: harmonyOf(side), left: side.rerolls },
      },
    ),
  ];
}

/** What each of some ships of a fleet proposes. */
function proposedBy(
  { ships }: Side,
  isOne: (ship: Ship) => boolean,
  propose: (ship: Ship) => Action,
): readonly Action[] {
  let all: Action[] | undefined;
  for (const ship of ships) if (isOne(ship)) (all ??= []).push(propose(ship));
  return all ?? NONE;
}

const NONE: readonly Action[] = [];

function yardActions(state: StarlinesState, side: Side): readonly Action[] {
  return proposedBy(side, isYard, (ship) =>
    action(state, 'SHIP_BUILD', 'build', yardOptions(side, ship), { about: nameOf(ship) }),
  );
}

function poolActions(state: StarlinesState, side: Side): readonly Action[] {
  return proposedBy(side, isPool, (pool) => {
    const ship = nameOf(pool);
    const options: Option<Does>[] = [];
    for (const target of side.ships) if (isFood(target)) options.push(feeding(ship, target));
    options.push(unfed(ship));
    return action(state, 'SHIP_DESTROY', 'destroy', options, { about: ship });
  });
}

const isYard = ({ code }: Ship): boolean => typeOf(code).yard !== undefined;
const isPool = ({ code }: Ship): boolean => typeOf(code).refund !== undefined;

/** Options that never change are made once for each Pool and what it is fed with. */
const feedings = new Map<string, Map<string, Option<Does>>>();

function feeding(pool: string, target: Ship): Option<Does> {
  const name = nameOf(target);
  const own = kept(feedings, pool, newMap);
  return kept(own, name, () => {
    const id = `destroy_${tagOf(target)}`;
    return { id, does: { do: 'destroy', option: id, ship: pool, target: name }, picks: [name] };
  });
}

const newMap = (): Map<string, Option<Does>> => new Map();

const skips = new Map<string, Option<Does>>();
const unfed = (ship: string): Option<Does> =>
  kept(skips, ship, () => ({ id: 'skip', does: { do: 'decline', option: 'skip', what: 'destroy', ship } }));

function kept<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  let value = all.get(key);
  if (value === undefined) {
    value = make();
    all.set(key, value);
  }
  return value;
}

/** Basic Hive ships other than a Pool. */
function isFood({ code }: Ship): boolean {
  const { doctrine, parts, refund } = typeOf(code);
  return doctrine === 'hive' && !parts && refund === undefined;
}

function transforms(state: StarlinesState, side: Side): readonly Action[] {
  if (side.owed.length === 0) return NONE;
  const limit = limitOn(side, 'OXI', 1);
  return proposedBy(
    side,
    (ship) => ship.code === 'XEN' && side.owed.includes(nameOf(ship)),
    (xenite) => {
      const ship = nameOf(xenite);
      const off: Reason | undefined = limit && {
        code: 'not-payable',
        why: 'most',
        most: limit.most,
        ship: 'OXI',
      };
      return action(
        state,
        'SHIP_TRANSFORM',
        'transform',
        [
          {
            id: 'to_oxite',
            does: { do: 'transform', option: 'to_oxite', ship, to: 'OXI' },
            ...(off ? { off } : {}),
          },
          { id: 'to_asterite', does: { do: 'transform', option: 'to_asterite', ship, to: 'AST' } },
        ],
        { about: ship, mandatory: true, note: { code: 'evolver' } },
      );
    },
  );
}

function triggers(state: StarlinesState, side: Side): readonly Action[] {
  return proposedBy(side, isUntold, (frigate) => {
    const ship = nameOf(frigate);
    const options = Array.from({ length: figures.sides }, (_, i): Option<Does> => {
      const option = `trigger_${i + 1}`;
      return { id: option, does: { do: 'trigger', option, ship, value: i + 1 } };
    });
    return action(state, 'TRIGGER_SELECTION', 'trigger', options, { about: ship, mandatory: true });
  });
}

const isUntold = ({ code, trigger }: Ship): boolean =>
  trigger === undefined && typeOf(code).onTrigger !== undefined;

function charged(
  state: StarlinesState,
  side: Side,
  type: 'CHARGE_USE' | 'CHARGE_RESPONSE',
  optionsOf: (ship: Ship) => readonly Option<Does>[],
  note?: Reason,
): readonly Action[] {
  const what = type === 'CHARGE_USE' ? 'use' : 'respond';
  let all: Action[] | undefined;
  for (const ship of side.ships) {
    if (ship.charges === undefined) continue;
    const options = optionsOf(ship);
    if (options.length === 0) continue;
    const more: More = note ? { about: nameOf(ship), note } : { about: nameOf(ship) };
    (all ??= []).push(action(state, type, what, options, more));
  }
  return all ?? NONE;
}

/** What the opponent did, for the response window. */
function noteOf(state: StarlinesState, seat: Seat): Reason | undefined {
  const used = answerable(state, seat).map(({ effect }) => ({ ship: effect.code, charges: effect.charges }));
  return used.length === 0 ? undefined : { code: 'opponent-used', used };
}

/** Whether an Evolver changes this side's Xenites when drawing opens. */
export const evolves = (side: Side): boolean => owns(side, 'EVO');

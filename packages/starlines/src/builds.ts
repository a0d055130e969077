/**
 * Building: what a ship costs with what the fleet can give for it, which ways there are, and paying. A menu is made after every
 * choice, so its options are made once for each price and stock, and shared.
 */
import type { Option, Reason } from '@rankfall/kernel';
import { catalogue, figures, typeOf, type Code, type ShipType } from './catalogue.ts';
import type { Draft } from './copies.ts';
import { buildable, countsOf, join, nameOf, shipNamed, tagOf, type Counts } from './fleet.ts';
import type { Does, Ship, Side } from './types.ts';

export interface Price {
  readonly lines: number;
  readonly joining: number;
  /** What is consumed. */
  readonly gives: readonly Ship[];
}

const NOTHING: readonly Ship[] = [];

/** The price of one ship; components that are owned pay for themselves, oldest first, `given` before any other. */
export function priceOf(side: Side, code: Code, given?: string): Price {
  const type = typeOf(code);
  if (!type.parts) return { lines: type.lines, joining: 0, gives: NOTHING };
  const gives: Ship[] = [];
  let lines = 0;
  const first = given === undefined ? undefined : shipNamed(side, given);
  for (const [part, count] of type.parts) {
    let missing = count;
    if (first?.code === part) {
      gives.push(first);
      missing--;
    }
    for (const ship of side.ships) {
      if (missing === 0) break;
      if (ship.code !== part || ship === first) continue;
      gives.push(ship);
      missing--;
    }
    lines += missing * typeOf(part).lines;
  }
  return { lines, joining: type.joining ?? 0, gives };
}

/** Types of which one ship can differ from another, so that it matters which one is given. */
const isTold = (code: Code): boolean =>
  typeOf(code).onTrigger !== undefined || typeOf(code).charges !== undefined;

const toldParts: Readonly<Partial<Record<Code, readonly Code[]>>> = Object.fromEntries(
  buildable('hive_vanguard')
    .concat(buildable('hive_concord'))
    .flatMap((code) => {
      const told = (typeOf(code).parts ?? []).map(([part]) => part).filter(isTold);
      return told.length > 0 ? [[code, told]] : [];
    }),
);

/** Frigates with different triggers and Equalities with different charges are different ways; the oldest stands for its kind. */
function waysOf(side: Side, code: Code): readonly Ship[] {
  const told = toldParts[code];
  if (!told) return NOTHING;
  const ways: Ship[] = [];
  for (const ship of side.ships) {
    if (!told.includes(ship.code)) continue;
    const isKnown = ways.some(
      (way) => way.code === ship.code && way.trigger === ship.trigger && way.charges === ship.charges,
    );
    if (!isKnown) ways.push(ship);
  }
  return ways;
}

/** The latest menus: a phase that opens asks for both sides, and whoever chooses asks again. */
const menus: { readonly side: Side; readonly options: readonly Option<Does>[] }[] = [];
const MENUS = 4;
let oldest = 0;

/** Everything this side's doctrines can build, off with the reason where it cannot be had. Follows from the side alone. */
export function buildOptions(side: Side): readonly Option<Does>[] {
  for (const menu of menus) if (menu.side === side) return menu.options;
  const all: Option<Does>[] = [];
  if (side.doctrines) {
    const counts = countsOf(side);
    for (const code of buildable(side.doctrines)) {
      const ways = toldParts[code] ? waysOf(side, code) : NOTHING;
      if (ways.length < 2) all.push(optionFor(side, counts, code));
      else for (const ship of ways) all.push(optionFor(side, counts, code, ship));
    }
  }
  all.push(DONE);
  menus[oldest] = { side, options: all };
  oldest = (oldest + 1) % MENUS;
  return all;
}

const DONE: Option<Does> = { id: 'done', does: { do: 'decline', option: 'done', what: 'build' } };

/** What options are about: a ship type, or one way of making it. Each holds the options already made for it. */
interface Way {
  readonly code: Code;
  readonly type: ShipType;
  readonly given: Ship | undefined;
  /** By the lines it costs. */
  readonly enabled: (Option<Does> | undefined)[];
  /** By the lines it costs and the stock that was too small; or, below zero, by the limit that was reached. */
  readonly disabled: Map<number, Option<Does>>;
}

const wayOf = (code: Code, given?: Ship): Way => ({
  code,
  type: typeOf(code),
  given,
  enabled: [],
  disabled: new Map(),
});
const plainWays = new Map<Code, Way>(catalogue.map(({ code }) => [code, wayOf(code)]));
const givenWays = new Map<string, Way>();

function wayGiving(code: Code, given: Ship): Way {
  const key = `${code} ${nameOf(given)}`;
  const before = givenWays.get(key);
  if (before) return before;
  const made = wayOf(code, given);
  givenWays.set(key, made);
  return made;
}

function optionFor(side: Side, counts: Counts, code: Code, given?: Ship): Option<Does> {
  const way = (given ? wayGiving(code, given) : plainWays.get(code)) ?? wayOf(code);
  const { type } = way;
  // Which ship is given does not change the price.
  const lines = linesOf(type, counts);
  const joining = type.joining ?? 0;
  const isFull = type.max !== undefined && (counts[code] ?? 0) >= type.max;
  const isBroodFull = type.brood === true && broodIn(counts) >= figures.brood;
  if (isFull || isBroodFull) {
    const most = isFull ? (type.max ?? 0) : figures.brood;
    return disabledIn(way, lines, joining, -1 - 2 * lines - (isFull ? 0 : 1), () => ({
      code: 'not-payable',
      why: isFull ? 'most' : 'brood',
      most,
      ship: code,
    }));
  }
  const { lines: hasLines, joining: hasJoining } = side;
  if (hasLines >= lines + Math.max(0, joining - hasJoining))
    return (way.enabled[lines] ??= madeFor(code, lines, joining, given));
  return disabledIn(way, lines, joining, (lines * 1024 + hasLines) * 1024 + hasJoining, () => ({
    code: 'not-payable',
    why: 'lines',
    lines,
    joining,
    hasLines,
    hasJoining,
  }));
}

function disabledIn(way: Way, lines: number, joining: number, key: number, off: () => Reason): Option<Does> {
  const before = way.disabled.get(key);
  if (before) return before;
  const made = { ...madeFor(way.code, lines, joining, way.given), off: off() };
  way.disabled.set(key, made);
  return made;
}

/** What the missing components of an upgrade cost, or a basic ship. */
function linesOf({ parts, lines }: ShipType, counts: Counts): number {
  if (!parts) return lines;
  let sum = 0;
  for (const [part, count] of parts) sum += Math.max(0, count - (counts[part] ?? 0)) * typeOf(part).lines;
  return sum;
}

function broodIn(counts: Counts): number {
  let brood = 0;
  for (const code of broodCodes) brood += counts[code] ?? 0;
  return brood;
}
const broodCodes = catalogue.filter(({ brood }) => brood).map(({ code }) => code);

function madeFor(code: Code, lines: number, joining: number, given: Ship | undefined): Option<Does> {
  const isUpgrade = typeOf(code).parts !== undefined;
  const id = `${isUpgrade ? 'upgrade' : 'build'}_${code.toLowerCase()}${given ? `_${tagOf(given)}` : ''}`;
  return {
    id,
    does: { do: 'build', option: id, code, ...(given ? { gives: nameOf(given) } : {}) },
    cost: isUpgrade ? { lines, joiningLines: joining } : { lines },
  };
}

/** Builds this: paid first, then the ship joins the fleet. */
export function build(side: Draft<Side>, code: Code, turn: number, given?: string): Ship {
  const { lines, joining, gives } = priceOf(side, code, given);
  const fromPool = Math.min(side.joining, joining);
  side.lines -= lines + joining - fromPool;
  side.joining -= fromPool;
  if (gives.length > 0) side.ships = side.ships.filter((ship) => !gives.includes(ship));
  return join(side, code, turn);
}

const yardDone = new Map<string, Option<Does>>();

/** A Shipyard's own option: one ship of what it builds for its usual price. */
export function yardOptions(side: Side, yard: Ship): readonly Option<Does>[] {
  const { yard: power } = typeOf(yard.code);
  if (!power) return [];
  const ship = nameOf(yard);
  // The same prices and reasons as anywhere, but another deed.
  const usual = optionFor(side, countsOf(side), power.builds);
  const one: Option<Does> = { ...usual, does: { do: 'yard', option: usual.id, ship, code: power.builds } };
  let done = yardDone.get(ship);
  if (!done) {
    done = { id: 'done', does: { do: 'decline', option: 'done', what: 'build', ship } };
    yardDone.set(ship, done);
  }
  return [one, done];
}

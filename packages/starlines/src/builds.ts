/** Building: what a ship costs with what the fleet can give for it, which ways there are, and paying. */
import type { Option, Reason } from '@rankfall/kernel';
import { typeOf, type Code } from './catalogue.ts';
import { addShip, buildable, limitOn, nameOf, shipNamed, tagOf } from './fleet.ts';
import type { Does, Ship, Side } from './types.ts';

export interface Price {
  readonly lines: number;
  readonly joining: number;
  /** What is consumed. */
  readonly gives: readonly Ship[];
}

/** The price of one ship; components that are owned pay for themselves, oldest first, `given` before any other. */
export function priceOf(side: Side, code: Code, given?: string): Price {
  const type = typeOf(code);
  if (!type.parts) return { lines: type.lines, joining: 0, gives: [] };
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

/** Joining lines come from their own pool first, then from lines. */
function canPay(side: Side, { lines, joining }: Price): boolean {
  return side.lines >= lines + Math.max(0, joining - side.joining);
}

/** Frigates with different triggers and Equalities with different charges are different ways; the oldest stands for its kind. */
function waysOf(side: Side, code: Code): readonly Ship[] {
  const { parts } = typeOf(code);
  if (!parts) return [];
  const seen = new Set<string>();
  return side.ships.filter((ship) => {
    const type = typeOf(ship.code);
    const isTold = type.onTrigger !== undefined || type.charges !== undefined;
    if (!isTold || !parts.some(([part]) => part === ship.code)) return false;
    const kind = `${ship.code}/${ship.trigger ?? 0}/${ship.charges ?? 0}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

const known = new WeakMap<Side, readonly Option<Does>[]>();

/** Everything this side's doctrines can build, off with the reason where it cannot be had. Follows from the side alone. */
export function buildOptions(side: Side): readonly Option<Does>[] {
  const before = known.get(side);
  if (before) return before;
  const made = side.doctrines ? buildable(side.doctrines).flatMap((code) => optionsFor(side, code)) : [];
  const all = [...made, DONE];
  known.set(side, all);
  return all;
}

const DONE: Option<Does> = { id: 'done', does: { do: 'decline', option: 'done', what: 'build' } };

function optionsFor(side: Side, code: Code): readonly Option<Does>[] {
  const ways = waysOf(side, code);
  if (ways.length < 2) return [optionFor(side, code)];
  return ways.map((ship) => optionFor(side, code, ship));
}

function optionFor(side: Side, code: Code, given?: Ship): Option<Does> {
  const isUpgrade = typeOf(code).parts !== undefined;
  const gives = given && nameOf(given);
  const price = priceOf(side, code, gives);
  const id = `${isUpgrade ? 'upgrade' : 'build'}_${code.toLowerCase()}${given ? `_${tagOf(given)}` : ''}`;
  const off = whyNot(side, code, price);
  return {
    id,
    does: { do: 'build', option: id, code, ...(gives === undefined ? {} : { gives }) },
    cost: isUpgrade ? { lines: price.lines, joiningLines: price.joining } : { lines: price.lines },
    ...(off ? { off } : {}),
  };
}

function whyNot(side: Side, code: Code, price: Price): Reason | undefined {
  const limit = limitOn(side, code, price.gives.filter((ship) => typeOf(ship.code).brood).length);
  if (limit)
    return { code: 'not-payable', why: limit.brood ? 'brood' : 'most', most: limit.most, ship: code };
  if (canPay(side, price)) return undefined;
  return {
    code: 'not-payable',
    why: 'lines',
    lines: price.lines,
    joining: price.joining,
    hasLines: side.lines,
    hasJoining: side.joining,
  };
}

/** The side after it built this: paid first, then the ship joins the fleet. */
export function build(side: Side, code: Code, turn: number, given?: string): Side {
  const price = priceOf(side, code, given);
  const fromPool = Math.min(side.joining, price.joining);
  const paid: Side = {
    ...side,
    lines: side.lines - price.lines - (price.joining - fromPool),
    joining: side.joining - fromPool,
    ships: price.gives.length === 0 ? side.ships : side.ships.filter((ship) => !price.gives.includes(ship)),
  };
  return addShip(paid, code, turn);
}

/** A Shipyard's own option: one Picket for its usual price. */
export function yardOptions(side: Side, yard: Ship): readonly Option<Does>[] {
  const { yard: power } = typeOf(yard.code);
  if (!power) return [];
  const ship = nameOf(yard);
  const price = priceOf(side, power.builds);
  const off = whyNot(side, power.builds, price);
  const id = `build_${power.builds.toLowerCase()}`;
  return [
    {
      id,
      does: { do: 'yard', option: id, ship, code: power.builds },
      cost: { lines: price.lines },
      ...(off ? { off } : {}),
    },
    { id: 'done', does: { do: 'decline', option: 'done', what: 'build', ship } },
  ];
}

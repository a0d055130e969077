/** Fleets: counting, naming, adding and losing ships. A fleet is a list in the order its ships were built. */
import { catalogue, figures, isUpgraded, typeOf, type Code } from './catalogue.ts';
import { copyOfSide, copyOfState, type Draft } from './copies.ts';
import { bitOf, bitsOf, placeOf, tallyOf, type Tally } from './tally.ts';
import type { Pair, Ship, Side, Side01, StarlinesState } from './types.ts';

/** Names are asked for all the time, and there are few: each is made once. */
function named(make: (code: Code, n: number) => string): (ship: Ship) => string {
  const known = new Map<Code, string[]>(catalogue.map(({ code }) => [code, []]));
  return ({ code, n }) => {
    const names = known.get(code) ?? [];
    return (names[n] ??= make(code, n));
  };
}

export const nameOf = named((code, n) => `${typeOf(code).slug}-${n}`);
/** As ships are called in options: 'ant_2'. */
export const tagOf = named((code, n) => `${code.toLowerCase()}_${n}`);

export function shipNamed(side: Side, name: string): Ship | undefined {
  return side.ships.find((ship) => nameOf(ship) === name);
}

export const countOf = (side: Side, code: Code): number => tallyOf(side).counts[placeOf(code)] ?? 0;

export const owns = (side: Side, code: Code): boolean => ownsAny(side, bitOf(code));

/** Whether any ship is of the types with these bits. */
export const ownsAny = (side: Side, bits: number): boolean => (tallyOf(side).owned & bits) !== 0;

const passives = {
  science: bitsOf(({ passive }) => passive === 'science'),
  ark: bitsOf(({ passive }) => passive === 'ark'),
};

export const ownsPassive = (side: Side, passive: keyof typeof passives): boolean =>
  ownsAny(side, passives[passive]);

export const typesIn = (side: Side): number => tallyOf(side).types;

/** floor(4 × ship types / 12). */
export const harmonyOf = (side: Side): number => Math.floor((4 * typesIn(side)) / 12);

/** How many ships are of the types at these places. */
export function countAt({ counts }: Tally, places: readonly number[]): number {
  let count = 0;
  for (const place of places) count += counts[place] ?? 0;
  return count;
}

/** The places of all types that count into the brood. */
export const broodPlaces = catalogue.filter(({ brood }) => brood).map(({ code }) => placeOf(code));

/** What keeps a side from one more ship of this type: its own maximum, or the brood's. */
export function limitOn(
  side: Side,
  code: Code,
  gives = 0,
): { readonly most: number; readonly brood: boolean } | undefined {
  const { max, brood } = typeOf(code);
  if (max !== undefined && countOf(side, code) >= max) return { most: max, brood: false };
  if (brood && countAt(tallyOf(side), broodPlaces) - gives >= figures.brood)
    return { most: figures.brood, brood: true };
  return undefined;
}

/** One more ship of this type, at the end of the fleet. */
export function join(side: Draft<Side>, code: Code, turn: number): Ship {
  const ship = newShip(side, code, turn);
  side.ships = [...side.ships, ship];
  return ship;
}

/** This ship becomes another, in the same place. */
export function change(side: Draft<Side>, ship: Ship, into: Code, turn: number): void {
  replace(side, ship, newShip(side, into, turn));
}

/** This ship as it is now. */
export function replace(side: Draft<Side>, ship: Ship, now: Ship): void {
  const ships = [...side.ships];
  ships[ships.indexOf(ship)] = now;
  side.ships = ships;
}

export function lose(side: Draft<Side>, ship: Ship): void {
  side.ships = side.ships.filter((one) => one !== ship);
}

function newShip(side: Draft<Side>, code: Code, turn: number): Ship {
  const { charges, onTrigger } = typeOf(code);
  const n = (side.made[code] ?? 0) + 1;
  side.made = { ...side.made, [code]: n };
  if (charges !== undefined) return { code, n, charges };
  return onTrigger === undefined ? { code, n } : { code, n, built: turn };
}

/** The side with one more ship of this type. */
export function addShip(side: Side, code: Code, turn: number): Side {
  const next = copyOfSide(side);
  join(next, code, turn);
  return next;
}

export function withSide(state: StarlinesState, seat: Side01, side: Side): StarlinesState {
  const next = copyOfState(state);
  next.sides = seat === 0 ? [side, state.sides[1]] : [state.sides[0], side];
  return next;
}

/** What a fleet is worth in lines. */
export function worthOf(side: Side): number {
  return side.ships.reduce((sum, { code }) => sum + typeOf(code).lines + (typeOf(code).joining ?? 0), 0);
}

/** What a pair of doctrines may build, in catalogue order. */
const yards: { readonly [pair in Pair]: readonly Code[] } = {
  hive_vanguard: buildableOf('hive', 'vanguard'),
  hive_concord: buildableOf('hive', 'concord'),
  vanguard_concord: buildableOf('vanguard', 'concord'),
};
export const buildable = (pair: Pair): readonly Code[] => yards[pair];

function buildableOf(...wanted: readonly string[]): readonly Code[] {
  return catalogue
    .filter(({ doctrine, onlyFrom }) => wanted.includes(doctrine) && onlyFrom === undefined)
    .map(({ code }) => code);
}

/** Basic ships and upgraded ones are the two classes. */
export const isOfClass = (ship: Ship, code: Code): boolean => isUpgraded(ship.code) === isUpgraded(code);

/**
 * What can be built, as options. A menu is made after every choice, so its options are made once for each price and stock, and
 * shared: making a menu is then looking them up.
 */
import type { Option, Reason } from '@rankfall/kernel';
import { figures, typeOf, type Code, type ShipType } from './catalogue.ts';
import { broodPlaces, buildable, countAt, nameOf, tagOf } from './fleet.ts';
import { follow } from './numbers.ts';
import { placeOf, tallyOf } from './tally.ts';
import { pairs, type Does, type Pair, type Ship, type Side } from './types.ts';

type Counts = readonly number[];

/** A ship type on a menu, with its numbers at hand. */
interface Ware {
  readonly code: Code;
  readonly place: number;
  readonly joining: number;
  readonly lines: number;
  readonly parts: readonly { readonly place: number; readonly count: number; readonly lines: number }[];
  readonly most: number;
  readonly isBrood: boolean;
  /** The places of components of which one ship can differ from another, so that it matters which one is given. */
  readonly told: readonly number[];
  readonly plain: Way;
  /** By the name of the ship that is given. */
  readonly ways: Map<string, Way>;
}

/** One way of making it. Holds the options already made for it. */
interface Way {
  readonly given: Ship | undefined;
  /** By the lines it costs. */
  readonly enabled: (Option<Does> | undefined)[];
  /** By the lines it costs and those there are, then by the joining lines there are. */
  readonly short: (Option<Does> | undefined)[][];
  /** By the lines it costs: at the maximum of its own, at the brood's. */
  readonly full: (Option<Does> | undefined)[];
  readonly broodFull: (Option<Does> | undefined)[];
}

const wayOf = (given?: Ship): Way => ({ given, enabled: [], short: [], full: [], broodFull: [] });

function wareOf(code: Code): Ware {
  const { parts = [], joining = 0, lines, max = Number.MAX_SAFE_INTEGER, brood = false } = typeOf(code);
  return {
    code,
    place: placeOf(code),
    joining: parts.length > 0 ? joining : 0,
    lines: parts.length > 0 ? 0 : lines,
    parts: parts.map(([part, count]) => ({ place: placeOf(part), count, lines: typeOf(part).lines })),
    most: max,
    isBrood: brood,
    told: parts.flatMap(([part]) => (isTold(typeOf(part)) ? [placeOf(part)] : [])),
    plain: wayOf(),
    ways: new Map(),
  };
}

const isTold = ({ onTrigger, charges }: ShipType): boolean =>
  onTrigger !== undefined || charges !== undefined;

const wares = new Map<Code, Ware>();
const wareFor = (code: Code): Ware => {
  const known = wares.get(code) ?? wareOf(code);
  wares.set(code, known);
  return known;
};
const waresOf: { [pair in Pair]: readonly Ware[] } = {
  hive_vanguard: [],
  hive_concord: [],
  vanguard_concord: [],
};

export interface Menu {
  readonly side: Side;
  readonly options: readonly Option<Does>[];
  /** Whether anything on it can be had. */
  readonly isOpen: boolean;
}

/** The latest menus: a phase that opens asks for both sides, and whoever chooses asks again. */
const menus: Menu[] = [];
const KEPT = 4;
let oldest = 0;

// What was made for other numbers is forgotten.
follow(() => {
  menus.length = 0;
  oldest = 0;
  wares.clear();
  for (const pair of pairs) waresOf[pair] = buildable(pair).map(wareFor);
});

/** Everything this side's doctrines can build, off with the reason where it cannot be had. Follows from the side alone. */
export function menuOf(side: Side): Menu {
  for (const menu of menus) if (menu.side === side) return menu;
  const options: Option<Does>[] = [];
  let isOpen = false;
  if (side.doctrines) {
    const tally = tallyOf(side);
    const { counts } = tally;
    const brood = countAt(tally, broodPlaces);
    for (const ware of waresOf[side.doctrines]) {
      const ways = ware.told.length > 0 && countAt(tally, ware.told) > 1 ? waysOf(side, ware) : NO_WAYS;
      // Which ship is given does not change the price.
      const lines = linesOf(ware, counts);
      const first = options.length;
      if (ways.length < 2) options.push(optionFor(side, ware, ware.plain, lines, counts, brood));
      else for (const way of ways) options.push(optionFor(side, ware, way, lines, counts, brood));
      isOpen ||= options[first]?.off === undefined;
    }
  }
  options.push(DONE);
  const menu = { side, options, isOpen };
  menus[oldest] = menu;
  oldest = (oldest + 1) % KEPT;
  return menu;
}

const DONE: Option<Does> = { id: 'done', does: { do: 'decline', option: 'done', what: 'build' } };
const NO_WAYS: readonly Way[] = [];

/** Frigates with different triggers and Equalities with different charges are different ways; the oldest stands for its kind. */
function waysOf(side: Side, ware: Ware): readonly Way[] {
  const kinds: Ship[] = [];
  for (const ship of side.ships) {
    if (!ware.told.includes(placeOf(ship.code))) continue;
    const isKnown = kinds.some(
      (kind) => kind.code === ship.code && kind.trigger === ship.trigger && kind.charges === ship.charges,
    );
    if (!isKnown) kinds.push(ship);
  }
  return kinds.map((ship) => {
    const name = nameOf(ship);
    const way = ware.ways.get(name) ?? wayOf(ship);
    ware.ways.set(name, way);
    return way;
  });
}

/** What the missing components of an upgrade cost, or a basic ship. */
function linesOf({ lines, parts }: Ware, counts: Counts): number {
  let sum = lines;
  for (const part of parts) {
    const missing = part.count - (counts[part.place] ?? 0);
    if (missing > 0) sum += missing * part.lines;
  }
  return sum;
}

function optionFor(
  side: Side,
  ware: Ware,
  way: Way,
  lines: number,
  counts: Counts,
  brood: number,
): Option<Does> {
  const { code, joining, most } = ware;
  if ((counts[ware.place] ?? 0) >= most)
    return (way.full[lines] ??= made(ware, way, lines, {
      code: 'not-payable',
      why: 'most',
      most,
      ship: code,
    }));
  if (ware.isBrood && brood >= figures.brood)
    return (way.broodFull[lines] ??= made(ware, way, lines, {
      code: 'not-payable',
      why: 'brood',
      most: figures.brood,
      ship: code,
    }));
  const { lines: hasLines, joining: hasJoining } = side;
  if (hasLines >= lines + Math.max(0, joining - hasJoining))
    return (way.enabled[lines] ??= made(ware, way, lines));
  const short = shortOf(way, lines, hasLines);
  return (short[hasJoining] ??= made(ware, way, lines, {
    code: 'not-payable',
    why: 'lines',
    lines,
    joining,
    hasLines,
    hasJoining,
  }));
}

/** Whoever is short has fewer lines than the dearest ship costs, so this stays small. */
function shortOf({ short }: Way, lines: number, hasLines: number): (Option<Does> | undefined)[] {
  const key = lines * 64 + hasLines;
  short[key] ??= [];
  return short[key];
}

function made({ code, joining, parts }: Ware, { given }: Way, lines: number, off?: Reason): Option<Does> {
  const isUpgrade = parts.length > 0;
  const id = `${isUpgrade ? 'upgrade' : 'build'}_${code.toLowerCase()}${given ? `_${tagOf(given)}` : ''}`;
  return {
    id,
    does: { do: 'build', option: id, code, ...(given ? { gives: nameOf(given) } : {}) },
    cost: isUpgrade ? { lines, joiningLines: joining } : { lines },
    ...(off ? { off } : {}),
  };
}

/** This ship as anybody would build it, for whoever builds it elsewhere. */
export function usualOption(side: Side, code: Code): Option<Does> {
  const ware = wareFor(code);
  const tally = tallyOf(side);
  const lines = linesOf(ware, tally.counts);
  return optionFor(side, ware, ware.plain, lines, tally.counts, countAt(tally, broodPlaces));
}

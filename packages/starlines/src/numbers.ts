/**
 * The numbers in force. The catalogue holds the newest ones; earlier rules, and trials, are told by what differs. They are
 * put in force around what is asked of a game and taken back after it, so that each rule is written once for all versions, and
 * nothing but the numbers can differ: which ships there are and what their powers do stays.
 */
import { catalogue, figures, typeOf, type Code } from './catalogue.ts';

/** What differs, by ship and path: { 'ZEN.damage': 6, 'DSW.healsBelow.below': 7 }. Worth of upgrades follows from their parts. */
export type Changes = Readonly<Record<string, number>>;

/** Nothing differs: the catalogue as it is written. */
export const asWritten: Changes = {};

let inForce: Changes = asWritten;
const followers: (() => void)[] = [];

/** Runs now, and again whenever other numbers are put in force: for tables made from the catalogue. */
export function follow(refresh: () => void): void {
  followers.push(refresh);
  refresh();
}

/** Puts numbers in force and answers with those that were. Whoever does so for a while puts them back. */
export function putInForce(changes: Changes): Changes {
  const before = inForce;
  if (changes === before) return before;
  const problem = changesProblem(changes);
  if (problem !== undefined) throw new Error(problem);
  write(before, true);
  write(changes, false);
  settleWorth();
  inForce = changes;
  for (const refresh of followers) refresh();
  return before;
}

/** What is asked while these numbers hold. */
export function under<E>(changes: Changes, ask: () => E): E {
  const before = putInForce(changes);
  try {
    return ask();
  } finally {
    putInForce(before);
  }
}

/** Why these are no numbers of this catalogue, in one sentence; undefined if they are. */
export function changesProblem(changes: unknown): string | undefined {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    return 'Numbers are written as { "ZEN.damage": 5, … }.';
  for (const [path, value] of Object.entries(changes)) {
    if (!places.has(path)) return `The catalogue has no number "${path}".`;
    if (path.endsWith('.lines') && typeOf(path.slice(0, 3) as Code).parts)
      return `The worth of "${path.slice(0, 3)}" follows from its parts.`;
    if (!Number.isInteger(value) || value < 0 || value > 99)
      return `"${path}" must be a whole number from 0 to 99.`;
  }
  return undefined;
}

/** A number of the catalogue where it stands. Readonly for everybody else: only the numbers in force are ever written, here. */
interface Place {
  readonly node: Record<string, unknown>;
  readonly key: string;
  readonly written: number;
}

/** Parts and what a die builds are no tunable numbers: they say what a ship is. */
const isBranch = (key: string, value: unknown): value is object =>
  typeof value === 'object' && value !== null && key !== 'parts' && key !== 'dieBuilds';

function findPlaces(node: object, path: string, found: Map<string, Place>): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'number')
      found.set(`${path}.${key}`, { node: node as Record<string, unknown>, key, written: value });
    else if (isBranch(key, value)) findPlaces(value, `${path}.${key}`, found);
  }
}

/** Every number that there is, by its path. */
function allPlaces(): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  findPlaces(figures, 'figures', found);
  for (const type of catalogue) findPlaces(type, type.code, found);
  return found;
}

const places = allPlaces();

/** Writes each of these, as it says or as it was written first. */
function write(changes: Changes, isBack: boolean): void {
  for (const [path, value] of Object.entries(changes)) {
    const place = places.get(path);
    if (place) place.node[place.key] = isBack ? place.written : value;
  }
}

/** An upgraded ship is worth what its parts cost. */
function settleWorth(): void {
  for (const type of catalogue) {
    if (!type.parts) continue;
    const worth = type.parts.reduce((sum, [part, count]) => sum + count * typeOf(part).lines, 0);
    (type as { lines: number }).lines = worth;
  }
}

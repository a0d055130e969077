/**
 * Building plans: what to build in which order, and what to go on with. A plan keeps no place of its own; how far it has come
 * is read from the fleet, so that it can be taken up at any moment and rebuilds what was lost.
 */
import { catalogue, codes, type Code } from '@rankfall/starlines';
import {
  ASTERITE,
  build,
  canBuild,
  COUNT,
  costOf,
  hasRoom,
  indexOf,
  IS_UPGRADE,
  LINES,
  OXITE,
  PARTS,
  PRICE,
  TYPES,
  XENITE,
  type Row,
  type TypeIndex,
} from '@rankfall/starlines/fast';

export interface Plan {
  /** As it is written: 'YRD PIC3 JUG; PIC'. */
  readonly text: string;
  /** What is wanted in turn, as pairs of type and how many there should be by then. */
  readonly goals: Int32Array;
  /** What to build when all that is reached, the first that can be paid. */
  readonly fill: Int32Array;
  /** How many Xenites an Evolver should make healers of. */
  readonly oxites: number;
}

const isCode = (text: string): text is Code => (codes as readonly string[]).includes(text);

/** 'YRD PIC3 JUG; PIC ~2': one Shipyard more, three Pickets more, a Juggernaut; then Pickets; two Oxites. */
export function planFrom(text: string): Plan {
  const [before = '', after = ''] = text.split(';');
  const wanted = new Int32Array(TYPES);
  const goals: number[] = [];
  for (const word of wordsOf(before)) {
    const [code, count] = read(word, text);
    const type = indexOf(code);
    wanted[type] = (wanted[type] as number) + count;
    goals.push(type, wanted[type]);
  }
  const rest = wordsOf(after);
  const oxites = Number(rest.find((word) => word.startsWith('~'))?.slice(1) ?? 0);
  const fill = rest.filter((word) => !word.startsWith('~')).map((word) => indexOf(read(word, text)[0]));
  return { text, goals: Int32Array.from(goals), fill: Int32Array.from(fill), oxites };
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

function read(word: string, text: string): readonly [code: Code, count: number] {
  const code = word.slice(0, 3);
  if (!isCode(code)) throw new Error(`there is no ship ${code} in the plan "${text}"`);
  return [code, Number(word.slice(3) || 1)];
}

/** For each type the types that hold it as a part, and how often; what a Xenite became counts as one. */
const WITHIN: readonly Int32Array[] = catalogue.map(({ code }) => {
  const type = indexOf(code);
  const holders = catalogue.flatMap(({ code: upgrade, parts = [] }) =>
    parts.flatMap(([part, count]) => (part === code ? [indexOf(upgrade), count] : [])),
  );
  return Int32Array.from(type === XENITE ? [...holders, OXITE, 1, ASTERITE, 1] : holders);
});

/** How many ships of a type there are, those that went into others included. */
export function everBuilt(row: Row, type: TypeIndex): number {
  const within = WITHIN[type] as Int32Array;
  let count = row[COUNT + type] as number;
  for (let i = 0; i < within.length; i += 2)
    count += (row[COUNT + (within[i] as number)] as number) * (within[i + 1] as number);
  return count;
}

/** What this plan builds now: a ship type, or -1 to wait. */
export function nextOf(row: Row, { goals, fill }: Plan): number {
  for (let i = 0; i < goals.length; i += 2) {
    const type = goals[i] as number;
    if (everBuilt(row, type) >= (goals[i + 1] as number) || !hasRoom(row, type)) continue;
    if (costOf(row, type) <= (row[LINES] as number)) return type;
    return IS_UPGRADE[type] === 1 ? partFor(row, type) : -1;
  }
  for (const type of fill) if (canBuild(row, type)) return type;
  return -1;
}

/** A missing component that can be paid already: it acts while the rest is saved for. */
function partFor(row: Row, type: TypeIndex): number {
  const parts = PARTS[type] as Int32Array;
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i] as number;
    if ((row[COUNT + part] as number) < (parts[i + 1] as number) && canBuild(row, part)) return part;
  }
  return -1;
}

/** Builds by the plan until it waits. */
export function draw(row: Row, plan: Plan, turn: number): void {
  for (let type = nextOf(row, plan); type >= 0; type = nextOf(row, plan)) build(row, type, turn);
}

/** Lines that a fleet cost, by basic type, and lines that a plan would have spent on the same by then. */
const spent = new Int32Array(TYPES);
const meant = new Int32Array(TYPES);
/** Ships of a type that the goals so far ask for as parts of others. */
const asParts = new Int32Array(TYPES);

/**
 * How far this plan explains a fleet, from 0 to 1: the share of the lines it cost that the plan would have spent on the same
 * ships. What the plan goes on with counts as much as its goals, or a rush, which is nothing else, would never be recognized.
 */
export function fitOf(row: Row, { goals, fill }: Plan): number {
  const all = countSpent(row);
  if (all === 0) return 0;
  meant.fill(0);
  asParts.fill(0);
  let left = all;
  for (let i = 0; i < goals.length && left > 0; i += 2)
    left = meanFor(goals[i] as number, goals[i + 1] as number, left);
  for (const type of fill) {
    const more = Math.min(left, Math.max(0, (spent[type] as number) - (meant[type] as number)));
    meant[type] = (meant[type] as number) + more;
    left -= more;
  }
  let shared = 0;
  for (let type = 0; type < TYPES; type++) shared += Math.min(spent[type] as number, meant[type] as number);
  return shared / all;
}

/** Fills `spent`; upgrades count as their parts, and what a Xenite became as a Xenite. */
function countSpent(row: Row): number {
  spent.fill(0);
  let all = 0;
  const spend = (type: TypeIndex, count: number): void => {
    const lines = count * (PRICE[type] as number);
    spent[type] = (spent[type] as number) + lines;
    all += lines;
  };
  for (let type = 0; type < TYPES; type++) {
    const count = row[COUNT + type] as number;
    if (count === 0) continue;
    const parts = PARTS[type] as Int32Array;
    if (type === OXITE || type === ASTERITE) spend(XENITE, count);
    else if (parts.length === 0) spend(type, count);
    for (let i = 0; i < parts.length; i += 2) spend(parts[i] as number, count * (parts[i + 1] as number));
  }
  return all;
}

/** Spends on one goal, as far as the lines go, and answers with those left. Goals of one type count on. */
function meanFor(type: TypeIndex, count: number, lines: number): number {
  const parts = PARTS[type] as Int32Array;
  if (parts.length === 0) return raise(type, count * (PRICE[type] as number), lines);
  let left = lines;
  const more = count - (asParts[type] as number);
  asParts[type] = count;
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i] as number;
    const needed = (asParts[part] as number) + more * (parts[i + 1] as number);
    asParts[part] = needed;
    left = raise(part, needed * (PRICE[part] as number), left);
  }
  return left;
}

function raise(type: TypeIndex, target: number, lines: number): number {
  const more = Math.min(lines, Math.max(0, target - (meant[type] as number)));
  meant[type] = (meant[type] as number) + more;
  return lines - more;
}

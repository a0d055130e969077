/** One player in numbers: a row of integers, so that a position is copied in one go. */
import { figures } from '../catalogue.ts';
import {
  CHARGES,
  IS_BROOD,
  JOIN,
  MOST,
  PARTS,
  PRICE,
  SLOTS,
  TOLD,
  TYPES,
  WARD,
  XENITE,
  type indexOf,
} from './tables.ts';

/** A ship type as `indexOf` numbers it. */
export type TypeIndex = ReturnType<typeof indexOf>;
export type Row = Int32Array;

export const HEALTH = 0;
export const LINES = 1;
export const JOINING = 2;
export const HEALING = 3;
export const REROLLS = 4;
/** A bit for each type that a Science Vessel has rewarded this turn. */
export const REWARDED = 5;
/** Xenites that must still change in this phase: the oldest ones. */
export const OWED = 6;
export const WANTS = 7;
export const YARDS_LEFT = 8;
export const POOLS_LEFT = 9;
export const COUNT = 10;
const TOLD_FROM = COUNT + TYPES;
export const ROW = TOLD_FROM + TOLD.length * SLOTS * 2;

/** Where the slots of a type begin: its charges or triggers, and SLOTS further on its marks. */
export const SLOT = Int32Array.from({ length: TYPES }, (_, type) => {
  const place = TOLD.indexOf(type);
  return place < 0 ? -1 : TOLD_FROM + place * SLOTS * 2;
});

/** Marks of a charged ship; the mark of a Frigate is the turn it was built in. */
export const USED = 1;
export const CLOSED = 2;

export const countOf = (row: Row, type: TypeIndex): number => row[COUNT + type] as number;
export const has = (row: Row, type: TypeIndex): boolean => (row[COUNT + type] as number) > 0;

export function typesIn(row: Row): number {
  let types = 0;
  for (let type = 0; type < TYPES; type++) if ((row[COUNT + type] as number) > 0) types++;
  return types;
}

/** floor(4 × types / 12), as the catalogue's harmony. */
export const harmonyOf = (row: Row): number => Math.floor((4 * typesIn(row)) / 12);

function broodOf(row: Row): number {
  let brood = 0;
  for (let type = 0; type < TYPES; type++) if (IS_BROOD[type] === 1) brood += row[COUNT + type] as number;
  return brood;
}

/** Whether a fleet has room for one more, when so many of its brood are given for it. */
export function hasRoom(row: Row, type: TypeIndex, gives = 0): boolean {
  if ((row[COUNT + type] as number) >= (MOST[type] as number)) return false;
  return IS_BROOD[type] === 0 || broodOf(row) - gives < figures.brood;
}

export function add(row: Row, type: TypeIndex, turn: number): void {
  const slot = SLOT[type] as number;
  if (slot >= 0) {
    const at = slot + (row[COUNT + type] as number);
    const charges = CHARGES[type] as number;
    row[at] = charges;
    row[at + SLOTS] = charges > 0 ? 0 : turn;
  }
  row[COUNT + type] = (row[COUNT + type] as number) + 1;
}

/** Loses one ship of a type; of ships that differ, the one in this place. */
export function lose(row: Row, type: TypeIndex, place = 0): void {
  const left = (row[COUNT + type] as number) - 1;
  row[COUNT + type] = left;
  const slot = SLOT[type] as number;
  if (slot < 0) return;
  for (let i = place; i < left; i++) {
    row[slot + i] = row[slot + i + 1] as number;
    row[slot + SLOTS + i] = row[slot + SLOTS + i + 1] as number;
  }
  row[slot + left] = 0;
  row[slot + SLOTS + left] = 0;
}

/** Lines that the missing components cost; the joining lines come on top. */
export function linesFor(row: Row, type: TypeIndex): number {
  const parts = PARTS[type] as Int32Array;
  if (parts.length === 0) return PRICE[type] as number;
  let lines = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const missing = (parts[i + 1] as number) - (row[COUNT + (parts[i] as number)] as number);
    if (missing > 0) lines += missing * (PRICE[parts[i] as number] as number);
  }
  return lines;
}

/** All that a ship takes from the pool of lines: what joining lines do not cover is paid in lines. */
export function costOf(row: Row, type: TypeIndex): number {
  return linesFor(row, type) + Math.max(0, (JOIN[type] as number) - (row[JOINING] as number));
}

export function canBuild(row: Row, type: TypeIndex): boolean {
  return costOf(row, type) <= (row[LINES] as number) && hasRoom(row, type);
}

/** Builds what can be paid; of the ships given that differ, the one in this place goes first. */
export function build(row: Row, type: TypeIndex, turn: number, place = 0): void {
  const joining = Math.min(row[JOINING] as number, JOIN[type] as number);
  row[LINES] = (row[LINES] as number) - costOf(row, type);
  row[JOINING] = (row[JOINING] as number) - joining;
  const parts = PARTS[type] as Int32Array;
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i] as number;
    const given = Math.min(parts[i + 1] as number, row[COUNT + part] as number);
    for (let n = 0; n < given; n++) lose(row, part, n === 0 && (SLOT[part] as number) >= 0 ? place : 0);
    // The oldest are given first, and those are the ones that must change.
    if (part === XENITE) row[OWED] = Math.max(0, (row[OWED] as number) - given);
  }
  add(row, type, turn);
}

export const hasWard = (row: Row): boolean => (row[COUNT + WARD] as number) > 0;

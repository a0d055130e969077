/** What a fleet comes to: how many ships of each type, by the type's place in the catalogue. Worked out once for each fleet. */
import { catalogue, codes, type Code, type ShipType } from './catalogue.ts';
import type { Ship } from './types.ts';

export interface Tally {
  readonly ships: readonly Ship[];
  readonly counts: readonly number[];
  readonly types: number;
  /** A bit for each type that is there. */
  readonly owned: number;
}

const places = Object.fromEntries(codes.map((code, place) => [code, place])) as Readonly<
  Record<Code, number>
>;
export const placeOf = (code: Code): number => places[code];

export const bitOf = (code: Code): number => 1 << placeOf(code);

/** The bits of all types that are such. */
export function bitsOf(isSuch: (type: ShipType) => boolean): number {
  return catalogue.reduce((bits, type) => (isSuch(type) ? bits | bitOf(type.code) : bits), 0);
}

/** The latest fleets: a choice changes one at most, and each is asked about many times. */
const latest: Tally[] = [];
const KEPT = 8;
let oldest = 0;

export function tallyOf({ ships }: { readonly ships: readonly Ship[] }): Tally {
  for (const tally of latest) if (tally.ships === ships) return tally;
  const counts = NONE.slice();
  let types = 0;
  let owned = 0;
  for (const { code } of ships) {
    const place = placeOf(code);
    const count = counts[place] ?? 0;
    if (count === 0) types++;
    owned |= 1 << place;
    counts[place] = count + 1;
  }
  const tally = { ships, counts, types, owned };
  latest[oldest] = tally;
  oldest = (oldest + 1) % KEPT;
  return tally;
}

const NONE: readonly number[] = codes.map(() => 0);

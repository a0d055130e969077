/**
 * What each boon and each King's power gives, by edition of the rules. The second edition says only what it changed after many
 * runs had been counted; the first stays, so that its runs can be played again.
 */
import type { Gaits } from './field.ts';
import type { Edition, King, Piece, Soldier } from './types.ts';

export interface Perks {
  readonly gaits: Gaits;
  /** Off the price of a piece. */
  readonly discounts: Readonly<Partial<Record<Piece, number>>>;
  /** More for each enemy captured by a move that is worth 3 or more. */
  readonly bounty: number;
  /** Points at the start of each round. */
  readonly stipend: number;
  /** One more point at the start of a round for every so many saved; 0 for none. */
  readonly interest: number;
  /** Points for every piece lost but the King. */
  readonly salvage: number;
  /** Points for each wave cleared by capturing it. */
  readonly ransom: number;
  /** Pawns that join at the start of each round. */
  readonly recruits: number;
  /** Pieces that join after the first wave of each round: a string of letters. */
  readonly followers: string;
  /** Pieces that join between two waves. */
  readonly reserves: string;
  /** Pieces that join between two waves for their price, if it can be paid. */
  readonly hires: string;
  /** How many of the weakest stay away from every second wave of a round; one always comes. */
  readonly fewer: number;
  /** How many of the strongest come one kind weaker: in every wave, and in every second one. */
  readonly demoted: number;
  readonly demotedBySecond: number;
  /** More plays in the first turn: of every wave, and of the first one of a round. */
  readonly headStart: number;
  readonly headStartOfRound: number;
  /** How often the King is spared, and his attacker struck down. */
  readonly guards: number;
  /** What the player's pawns become. */
  readonly promotesTo?: Soldier;
  /** The pieces go home to the player zone between rounds. */
  readonly musters: boolean;
}

export type Gift = Partial<Omit<Perks, 'gaits'>> & {
  readonly gaits?: Partial<Gaits>;
  /** Had once, at the moment it is chosen. */
  readonly atOnce?: { readonly points?: number; readonly pieces?: readonly Soldier[] };
};

const first = {
  bounty: { bounty: 1 },
  stipend: { stipend: 4 },
  windfall: { atOnce: { points: 12 } },
  'horse-trader': { discounts: { N: 1 } },
  bishopric: { discounts: { B: 1 } },
  masonry: { discounts: { R: 1 } },
  dowry: { discounts: { Q: 3 } },
  interest: { interest: 3 },
  salvage: { salvage: 1 },
  ransom: { ransom: 1 },
  recruits: { recruits: 2 },
  squire: { atOnce: { pieces: ['N', 'N'] } },
  tower: { atOnce: { pieces: ['R', 'N'] } },
  levy: { atOnce: { pieces: ['P', 'P', 'P', 'P', 'P'] } },
  coronation: { promotesTo: 'Q' },
  march: { gaits: { leap: true } },
  sidestep: { gaits: { aside: true } },
  'thin-ranks': { fewer: 1 },
  demotion: { demoted: 1 },
  'head-start': { headStart: 1 },
  guardian: { guards: 1 },
  muster: { musters: true },
} as const satisfies Readonly<Record<string, Gift>>;

export type Boon = keyof typeof first;
export const boons = Object.keys(first) as readonly Boon[];

type Gifts = Readonly<Record<Boon, Gift>>;
type Powers = Readonly<Record<King, Gift>>;

const second: Gifts = {
  ...first,
  recruits: { followers: 'PP' },
  demotion: { demotedBySecond: 1 },
  'head-start': { headStartOfRound: 1 },
};

const firstPowers: Powers = {
  good: { recruits: 1 },
  bad: { gaits: { kingJumps: true } },
  ugly: { salvage: 1 },
};

const secondPowers: Powers = {
  ...firstPowers,
  good: { reserves: 'B' },
  ugly: { hires: 'R' },
};

export const giftsOf: Readonly<Record<Edition, Gifts>> = { 1: first, 2: second };
/** What each King brings in Brawl+, besides his points. */
export const powersOf: Readonly<Record<Edition, Powers>> = { 1: firstPowers, 2: secondPowers };

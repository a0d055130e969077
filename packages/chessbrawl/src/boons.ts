/**
 * Brawl+: what boons and the Kings' powers change, as one table of small gifts. The rules ask `perksOf` for the sum and
 * never for a boon by its name.
 */
import { PLAIN_GAITS, type Gaits } from './field.ts';
import { prices } from './prices.ts';
import type { King, Mode, Piece, Soldier } from './types.ts';

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
  /** How many of the weakest stay away from every second wave of a round; one always comes. */
  readonly fewer: number;
  /** How many of the strongest come one kind weaker. */
  readonly demoted: number;
  /** More plays in the first turn of each wave. */
  readonly headStart: number;
  /** How often the King is spared, and his attacker struck down. */
  readonly guards: number;
  /** What the player's pawns become. */
  readonly promotesTo?: Soldier;
  /** The pieces go home to the player zone between rounds. */
  readonly musters: boolean;
}

export const NO_PERKS: Perks = {
  gaits: PLAIN_GAITS,
  discounts: {},
  bounty: 0,
  stipend: 0,
  interest: 0,
  salvage: 0,
  ransom: 0,
  recruits: 0,
  fewer: 0,
  demoted: 0,
  headStart: 0,
  guards: 0,
  musters: false,
};

type Gift = Partial<Omit<Perks, 'gaits'>> & {
  readonly gaits?: Partial<Gaits>;
  /** Had once, at the moment it is chosen. */
  readonly atOnce?: { readonly points?: number; readonly pieces?: readonly Soldier[] };
};

const gifts = {
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

export type Boon = keyof typeof gifts;
export const boons = Object.keys(gifts) as readonly Boon[];

/** What each King brings in Brawl+, besides his points. */
const powers: Readonly<Record<King, Gift>> = {
  good: { recruits: 1 },
  bad: { gaits: { kingJumps: true } },
  ugly: { salvage: 1 },
};

export const atOnceOf = (boon: Boon): NonNullable<Gift['atOnce']> => {
  const gift: Gift = gifts[boon];
  return gift.atOnce ?? {};
};

function add(to: Perks, gift: Gift): Perks {
  const { gaits = {}, discounts = {}, atOnce: _atOnce, ...rest } = gift;
  const sums = Object.entries(rest).map(([name, value]) => {
    const had = to[name as keyof Perks];
    return [name, typeof value === 'number' && typeof had === 'number' ? had + value : value];
  });
  return {
    ...to,
    ...(Object.fromEntries(sums) as Partial<Perks>),
    gaits: { ...to.gaits, ...gaits },
    discounts: { ...to.discounts, ...discounts },
  };
}

interface Run {
  readonly mode: Mode;
  readonly king: King;
  readonly boons: readonly Boon[];
}

/** The sum that was asked for last: every question about a run asks for it, and boons change once a round. */
let latest: { readonly king: King; readonly boons: readonly Boon[]; readonly perks: Perks } | undefined;

/** Everything that is special about this run now. */
export function perksOf({ mode, king, boons: had }: Run): Perks {
  if (mode !== 'plus') return NO_PERKS;
  if (latest?.boons !== had || latest.king !== king) {
    const perks = had.reduce((sum, boon) => add(sum, gifts[boon]), add(NO_PERKS, powers[king]));
    latest = { king, boons: had, perks };
  }
  return latest.perks;
}

/** What can still be offered: nothing twice. No boon gives what is a King's own power. */
export const boonsLeft = ({ boons: had }: Pick<Run, 'boons'>): readonly Boon[] =>
  boons.filter((boon) => !had.includes(boon));

export const priceWith = (perks: Perks, piece: Piece): number =>
  Math.max(piece === 'K' ? 0 : 1, prices[piece] - (perks.discounts[piece] ?? 0));

/**
 * Brawl+: what boons and the Kings' powers change, as a sum of small gifts. The rules ask `perksOf` for the sum and
 * never for a boon by its name.
 */
import { PLAIN_GAITS } from './field.ts';
import { boons, giftsOf, powersOf, type Boon, type Gift, type Perks } from './gifts.ts';
import { prices } from './prices.ts';
import type { Edition, King, Mode, Piece } from './types.ts';

export const NO_PERKS: Perks = {
  gaits: PLAIN_GAITS,
  discounts: {},
  bounty: 0,
  stipend: 0,
  interest: 0,
  salvage: 0,
  ransom: 0,
  recruits: 0,
  followers: '',
  reserves: '',
  hires: '',
  fewer: 0,
  demoted: 0,
  demotedBySecond: 0,
  headStart: 0,
  headStartOfRound: 0,
  guards: 0,
  musters: false,
};

export const atOnceOf = (run: Run, boon: Boon): NonNullable<Gift['atOnce']> =>
  giftsOf[editionOf(run)][boon].atOnce ?? {};

function add(to: Perks, gift: Gift): Perks {
  const { gaits = {}, discounts = {}, atOnce: _atOnce, ...rest } = gift;
  const sums = Object.entries(rest).map(([name, value]) => {
    const had = to[name as keyof Perks];
    if (typeof value === 'number' && typeof had === 'number') return [name, had + value];
    // Pieces that join are letters, one after the other.
    return [name, typeof value === 'string' && typeof had === 'string' ? had + value : value];
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
  /** The first edition did not say so. */
  readonly edition?: Edition;
}

export const editionOf = ({ edition = 1 }: Pick<Run, 'edition'>): Edition => edition;

/** The sum that was asked for last: every question about a run asks for it, and boons change once a round. */
let latest:
  | {
      readonly king: King;
      readonly edition: Edition;
      readonly boons: readonly Boon[];
      readonly perks: Perks;
    }
  | undefined;

/** Everything that is special about this run now. */
export function perksOf(run: Run): Perks {
  if (run.mode !== 'plus') return NO_PERKS;
  const { king, boons: had } = run;
  const edition = editionOf(run);
  if (latest?.boons !== had || latest.king !== king || latest.edition !== edition) {
    const gifts = giftsOf[edition];
    const perks = had.reduce((sum, boon) => add(sum, gifts[boon]), add(NO_PERKS, powersOf[edition][king]));
    latest = { king, edition, boons: had, perks };
  }
  return latest.perks;
}

/** What can still be offered: nothing twice. No boon gives what is a King's own power. */
export const boonsLeft = ({ boons: had }: Pick<Run, 'boons'>): readonly Boon[] =>
  boons.filter((boon) => !had.includes(boon));

export const priceWith = (perks: Perks, piece: Piece): number =>
  Math.max(piece === 'K' ? 0 : 1, prices[piece] - (perks.discounts[piece] ?? 0));

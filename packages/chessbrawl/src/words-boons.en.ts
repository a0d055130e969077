/** Kings, their powers and the boons in English, with what the first edition said where it was another gift. */
import { editionOf } from './boons.ts';
import type { Boon } from './gifts.ts';
import type { BrawlState } from './state.ts';
import type { King } from './types.ts';

export const kingWords: Readonly<
  Record<
    King,
    { readonly name: string; readonly symbol: string; readonly line: string; readonly power: string }
  >
> = {
  good: {
    name: 'The Good',
    symbol: '♔',
    line: 'Starts with 3 points and a clear conscience.',
    power: 'A bishop joins him between two waves.',
  },
  bad: {
    name: 'The Bad',
    symbol: '♚',
    line: 'Starts with 3 points. Nobody dared to ask for more.',
    power: 'He also jumps like a knight.',
  },
  ugly: {
    name: 'The Ugly',
    symbol: '⚜',
    line: 'Starts with 9 points. They pay him to look away.',
    power: 'Between two waves he hires a rook, if he can pay for it.',
  },
};

export const boonWords: Readonly<Record<Boon, { readonly name: string; readonly line: string }>> = {
  bounty: { name: 'Bounty', line: 'Capturing anything but a pawn pays 1 more.' },
  stipend: { name: 'Stipend', line: '4 points at the start of each round.' },
  windfall: { name: 'Windfall', line: '12 points, now.' },
  'horse-trader': { name: 'Horse trader', line: 'Knights cost 1 less.' },
  bishopric: { name: 'Bishopric', line: 'Bishops cost 1 less.' },
  masonry: { name: 'Masonry', line: 'Rooks cost 1 less.' },
  dowry: { name: 'Dowry', line: 'Queens cost 3 less.' },
  interest: { name: 'Interest', line: 'A point at the start of each round for every 3 you saved.' },
  salvage: { name: 'Salvage', line: 'Every piece you lose pays a point.' },
  ransom: { name: 'Ransom', line: 'Every wave you clear pays a point.' },
  recruits: { name: 'Recruits', line: 'Two pawns join you after the first wave of each round.' },
  squire: { name: 'Squires', line: 'Two knights join you now.' },
  tower: { name: 'Tower', line: 'A rook and a knight join you now.' },
  levy: { name: 'Levy', line: 'Five pawns join you now.' },
  coronation: { name: 'Coronation', line: 'Your pawns promote to queens.' },
  march: { name: 'Forced march', line: 'Your pawns may go two steps forward.' },
  sidestep: { name: 'Sidestep', line: 'Your pawns may step aside.' },
  'thin-ranks': { name: 'Thin ranks', line: 'The weakest enemy of every second wave stays away.' },
  demotion: { name: 'Demotion', line: 'The strongest enemy of every second wave comes one kind weaker.' },
  'head-start': { name: 'Head start', line: 'You play twice in the first turn of each round.' },
  guardian: { name: 'Guardian', line: 'Once, the attacker of your King is struck down instead.' },
  muster: { name: 'Muster', line: 'Your pieces go home between rounds.' },
};

const firstPowers: Readonly<Partial<Record<King, string>>> = {
  good: 'A pawn joins him at the start of every round.',
  ugly: 'Every piece he loses pays him a point.',
};

const firstLines: Readonly<Partial<Record<Boon, string>>> = {
  recruits: 'Two pawns join you at the start of each round.',
  demotion: 'The strongest enemy of each wave comes one kind weaker.',
  'head-start': 'You play twice in the first turn of each wave.',
};

type Run = Pick<BrawlState, 'king' | 'edition'>;

/** What the King's power is in this run. */
export const powerOf = (run: Run): string =>
  (editionOf(run) === 1 ? firstPowers[run.king] : undefined) ?? kingWords[run.king].power;

/** What a boon is called, and what it does in this run. */
export const boonWordsOf = (
  run: Pick<Run, 'edition'>,
  boon: Boon,
): { readonly name: string; readonly line: string } => ({
  name: boonWords[boon].name,
  line: (editionOf(run) === 1 ? firstLines[boon] : undefined) ?? boonWords[boon].line,
});

/** Earlier rules of the same game: their numbers as what differs from the catalogue, so that what they began is played on by them. */
import type { Game } from '@rankfall/kernel';
import { starlines } from './game.ts';
import { asWritten, under, type Changes } from './numbers.ts';
import type { StarlinesTerms } from './settings.ts';

const before: Readonly<Record<number, Changes>> = {
  1: {
    'figures.attrition': 25,
    'OXI.max': 6,
    'EVO.joining': 2,
    'ZEN.joining': 2,
    'DSW.damage': 4,
    'YRD.lines': 3,
    'GRD.lines': 6,
    'WAR.lines': 3,
    'BLK.joining': 3,
    'BLK.charges': 2,
  },
  2: {
    'OXI.max': 6,
    'EVO.joining': 2,
    'DSW.damage': 3,
    'GRD.lines': 6,
    'WAR.lines': 3,
    'BLK.damage': 5,
  },
};

/** What differs in these rules. */
export const changesIn = (rules: number): Changes => before[rules] ?? asWritten;

function earlier(rules: number): Game<StarlinesTerms> {
  const changes = changesIn(rules);
  return {
    ...starlines,
    rules,
    setup: (settings, seats, dice) => under(changes, () => starlines.setup(settings, seats, dice)),
    pending: (state, seat) => under(changes, () => starlines.pending(state, seat)),
    choose: (state, seat, does, at, dice) =>
      under(changes, () => starlines.choose(state, seat, does, at, dice)),
    explain: (state, seat, choice, at) => under(changes, () => starlines.explain?.(state, seat, choice, at)),
  };
}

/** Every version there is, the newest first: records and links are played by the rules they were made with. */
export const starlinesVersions: readonly [Game<StarlinesTerms>, ...Game<StarlinesTerms>[]] = [
  starlines,
  ...Object.keys(before)
    .map(Number)
    .toSorted((a, b) => b - a)
    .map(earlier),
];

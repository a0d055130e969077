/** What a score is worth. Scores are a game's own measure, seen from seat 0; here they become chances and words. */

export interface Scale {
  /** A lead this big wins about three games of four. */
  readonly lead: number;
  /** From here on a score means an end that can be forced. */
  readonly winning: number;
  /** The score of a game that is won; a forced end n plies away is worth n less. */
  readonly end: number;
}

const ODDS = Math.log(3);

/** How likely seat 0 is to win, from 0 to 1. What is forced is certain, so a long mate is no worse than a short one. */
export const chanceOf = (score: number, scale: Scale): number => 0.5 + edgeOf(score, scale);

/** The same less a half: to the last digit the opposite for the other side, as no chance near 1 can be. */
export function edgeOf(score: number, { lead, winning }: Scale): number {
  if (Math.abs(score) >= winning) return score > 0 ? 0.5 : -0.5;
  return Math.tanh((ODDS * score) / lead / 2) / 2;
}

/** In how many plies the end comes that one side can force; undefined where nothing is forced. */
export function endsIn(score: number, { winning, end }: Scale): number | undefined {
  const size = Math.abs(score);
  return size >= winning ? Math.max(0, end - size) : undefined;
}

/** Worst to best, for whoever asks. */
export const standings = [
  'losing',
  'worse',
  'little-worse',
  'even',
  'little-better',
  'better',
  'winning',
] as const;
export type Standing = (typeof standings)[number];

const bounds = [0.1, 0.28, 0.42, 0.58, 0.72, 0.9];

/** A chance as players say it. */
export function standingOf(chance: number): Standing {
  const place = bounds.filter((bound) => chance > bound).length;
  return standings[place] ?? 'even';
}

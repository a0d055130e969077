/**
 * A game looked back on: from how every position of its line was judged to the few choices that decided it. Knows no rules and
 * no search; whoever has both hands in scores and gets back what to talk about.
 */
import type { Seat } from '@rankfall/kernel';
import { edgeOf, type Scale } from './scale.ts';

/** One position, as somebody judged it who could look further than the players. */
export interface Judged {
  /** For seat 0. Left out where there was only one thing to do: then the position is worth what follows it. */
  readonly score?: number;
  /** The option that would have been best. */
  readonly best?: string;
}

/** One choice of the line. */
export interface Turn {
  readonly seat: Seat;
  readonly option: string;
}

export interface Swing {
  /** How many choices have been made after it: 1 for the first. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: string;
  readonly best: string;
  /** Scores of the positions before and after it, for seat 0. */
  readonly before: number;
  readonly after: number;
  /** How much of its chance to win the seat gave away, from 0 to 1. */
  readonly cost: number;
}

/** Less than this is a matter of taste. */
const SMALLEST = 0.08;

/** The score of every position that is known by now. The last of the list has no choice behind it. */
export function scoresOf(judged: readonly (Judged | undefined)[]): readonly (number | undefined)[] {
  const scores: (number | undefined)[] = [];
  for (let at = judged.length - 1; at >= 0; at--) {
    const here = judged[at];
    scores[at] = here === undefined ? undefined : (here.score ?? scores[at + 1]);
  }
  return scores;
}

/**
 * The biggest swings, biggest first. A choice that the judge would have made itself is nobody's fault, however the score went on.
 *
 * @param turns the choices of the line
 * @param judged the positions before each of them and after the last, as far as they are known
 */
export function swingsIn(
  turns: readonly Turn[],
  judged: readonly (Judged | undefined)[],
  scale: Scale,
  most = 3,
): readonly Swing[] {
  const scores = scoresOf(judged);
  return turns
    .flatMap(({ seat, option }, at): readonly Swing[] => {
      const [before, after, best] = [scores[at], scores[at + 1], judged[at]?.best];
      if (before === undefined || after === undefined || best === undefined || best === option) return [];
      const gained = edgeOf(after, scale) - edgeOf(before, scale);
      const cost = seat === 0 ? -gained : gained;
      return cost < SMALLEST ? [] : [{ ply: at + 1, seat, played: option, best, before, after, cost }];
    })
    .toSorted((a, b) => b.cost - a.cost || a.ply - b.ply)
    .slice(0, most);
}

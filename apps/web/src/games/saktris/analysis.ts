/** A finished game as something to be judged: what is asked about each position, and how the answers are read. */
import type { Thought } from '@rankfall/bots';
import { endsIn, standingOf, chanceOf, type Judged, type Standing, type Turn } from '@rankfall/bots/analysis';
import { saktrisScale } from '@rankfall/bots/saktris';
import { lineOf, lookAt, type Match, type MatchRecord } from '@rankfall/kernel';
import { hindsight, saktris, SaktrisPosition, sanOf, type SaktrisTerms, type Side } from '@rankfall/saktris';
import type { Drawn } from '../../board/drawings.ts';
import type { Wish } from '@rankfall/bots/serving';
import { frameAt } from './written.ts';

type SaktrisMatch = Match<SaktrisTerms>;

/** Its budget is positions, so that everybody sees the same graph; this only ends what hangs. */
const LONGEST = 5000;

export const keyOf = ({ settings, seed, log }: MatchRecord): string => JSON.stringify([settings, seed, log]);

export const turnsOf = (match: SaktrisMatch): readonly Turn[] =>
  lineOf(match).map(({ entry: [, seat, , option] }) => ({ seat, option }));

/** What to ask about the position after so many choices. One that the rules have ended is judged by them. */
export function askAt(match: SaktrisMatch, ply: number): Wish<SaktrisTerms> | Judged {
  const { state, charter } = frameAt(match, ply);
  const over = saktris.result(state);
  if (over) {
    const sign = over.outcome[0] === 'won' ? 1 : over.outcome[0] === 'lost' ? -1 : 0;
    return { score: sign * saktrisScale.end };
  }
  // Whoever resigned or ran out of time left a position behind that can still be played.
  const { result: _given, ...look } = lookAt(frameAt(match, ply), state.position.toMove);
  const chair = {
    charter,
    look: { ...look, view: hindsight(state), paused: false, held: false, awaits: [state.position.toMove] },
  };
  return { bot: 'judge', chair, seed: 'analysis', longest: LONGEST };
}

/** The judge speaks for the side to move; the graph for White. */
export function judgedAt(
  match: SaktrisMatch,
  ply: number,
  option: string | undefined,
  last: Thought | undefined,
): Judged {
  const sign = frameAt(match, ply).state.position.toMove === 0 ? 1 : -1;
  return {
    ...(option === undefined ? {} : { best: option }),
    ...(last?.score === undefined ? {} : { score: sign * last.score }),
  };
}

/** An option as players write it. */
export function sanAt(match: SaktrisMatch, ply: number, option: string): string {
  const position = new SaktrisPosition().load(frameAt(match, ply).state.position);
  const action = position.find(option);
  return action === undefined ? option : sanOf(position, action);
}

/** How a score is said: who leads, how clearly, and in how many moves it can be over. */
export interface Verdict {
  /** Nobody where it is even. */
  readonly leader: Side | undefined;
  /** Of the leader. */
  readonly standing: Standing;
  /** In pawns, for White. */
  readonly pawns: number;
  /** Moves of the leader until an end that it can force; 0 when it is over. */
  readonly wins?: number;
}

export function verdictOf(score: number): Verdict {
  const plies = endsIn(score, saktrisScale);
  const chance = chanceOf(score, saktrisScale);
  const ofWhite = standingOf(chance);
  const leader = ofWhite === 'even' ? undefined : score > 0 ? 0 : 1;
  return {
    leader,
    standing: leader === 1 ? standingOf(1 - chance) : ofWhite,
    pawns: score / 100,
    ...(plies === undefined ? {} : { wins: Math.ceil(plies / 2) }),
  };
}

/** An option drawn on the board: an arrow for a move, a ring where a piece is placed. */
export function arrowsOf(option: string): readonly Drawn[] {
  return option.split(',').flatMap((half) => {
    const [from, to = from] = half.match(/[a-h][1-8]/gu) ?? [];
    return from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
}

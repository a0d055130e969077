/** Matches of noughts and crosses for the kernel's tests. */
import { noughts, type NoughtsTerms } from '@rankfall/testkit';
import { choose } from '../src/choose.ts';
import { reach, start, type Match, type Start } from '../src/match.ts';
import { sayReason } from '../src/words.en.ts';

export function begin(wish: Partial<Start> = {}): Match<NoughtsTerms> {
  const { match, refused } = start(noughts, { seed: 'CHESS', ...wish });
  if (!match) throw new Error(sayReason(refused));
  return match;
}

/** Plays squares in turn, one second apart, seat 0 first. */
export function playSquares(match: Match<NoughtsTerms>, ...squares: number[]): Match<NoughtsTerms> {
  let now = match;
  for (const square of squares) {
    const { match: ready } = reach(now, now.at + 1000);
    const step = choose(ready, ready.state.ply % 2, {
      action: `turn/${ready.state.ply}`,
      option: `${square}`,
    });
    if (step.refused) throw new Error(sayReason(step.refused));
    now = step.match;
  }
  return now;
}

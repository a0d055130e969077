/** Looking back: the line really played, and the match as it stood after any ply or at any time of it. */
import { begin, catchUp, reach, type Match, type Played, type Step, type Told } from './match.ts';
import { play } from './play.ts';
import { AT_EASE } from './table.ts';
import type { Millis, Terms } from './types.ts';

/** The choices really played, oldest first. */
export function lineOf<T extends Terms>(match: Match<T>): readonly Played<T>[] {
  const out: Played<T>[] = [];
  for (let played = match.line; played; played = played.before.line) out.push(played);
  return out.reverse();
}

/** The match right after so many choices; 0 is the start. Past the end it is the match itself. */
export function matchAtPly<T extends Terms>(match: Match<T>, ply: number): Match<T> {
  const line = lineOf(match);
  if (ply >= line.length) return match;
  const played = line[ply - 1];
  return played ? after(played) : opening(match);
}

/** What that choice of the line made happen, as it was told; ply 1 is the first. Nothing for a ply that is not there. */
export function toldAtPly<T extends Terms>(match: Match<T>, ply: number): readonly Told<T>[] {
  const played = lineOf(match)[ply - 1];
  return played ? again(played).told : [];
}

/** The match as it stood at this time of the line really played. */
export function matchAtTime<T extends Terms>(match: Match<T>, at: Millis): Match<T> {
  if (at >= match.at) return match;
  const played = lineOf(match).findLast((one) => one.entry[0] <= at);
  const from = played ? after(played) : opening(match);
  return reach(from, Math.max(at, from.at)).match;
}

const after = <T extends Terms>(played: Played<T>): Match<T> => again(played).match;

function again<T extends Terms>({ before, entry }: Played<T>): Step<T> {
  const [, seat, action, option] = entry;
  const step = play(before, seat, { action, option });
  if (step.refused)
    throw new Error(`${action}/${option} was played and is now refused: ${step.refused.code}`);
  return step;
}

/** The start as a replay shows it: nobody is waited for. */
function opening<T extends Terms>(match: Match<T>): Match<T> {
  return catchUp({ match: { ...begin(match.charter).match, sitting: AT_EASE }, told: [] }).match;
}

/** The line really played, looked at again: what each choice brought about, the enemy's answer included. */
import { choose, lineOf, reach } from '@rankfall/kernel';
import type { BrawlEvent, BrawlTerms } from '@rankfall/chessbrawl';
import type { Match } from '@rankfall/kernel';
import { eventsIn } from './foresee.ts';

/** The events between this choice (from 1) and the next; none for 0. */
export function eventsOfPly(match: Match<BrawlTerms>, ply: number): readonly BrawlEvent[] {
  const line = lineOf(match);
  const played = line[ply - 1];
  if (!played) return [];
  const { before, entry } = played;
  const [at, seat, action, option] = entry;
  const step = choose(before, seat, { action, option });
  const next = line[ply]?.before ?? match;
  if (step.refused || next.at < at) return [];
  const woken = reach(step.match, next.at);
  return eventsIn([...step.told, ...woken.told]);
}

/** The run as it stood after so many choices. */
export function frameAt(match: Match<BrawlTerms>, ply: number): Match<BrawlTerms> {
  return lineOf(match)[ply]?.before ?? match;
}

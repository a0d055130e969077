/** What the board cannot tell by itself: which pieces were cleared and which fell off, and how they got there. */
import type { Told } from '@rankfall/kernel';
import type { ActionTerms } from '@rankfall/saktris/action';
import { clearingsOf } from '../../board/clearings.ts';
import type { Fall, Gone } from '../../board/motion.ts';

export function goneIn(told: readonly Told<ActionTerms>[]): Gone {
  const events = told.map(({ event }) => event);
  const ways = new Map<string, string>();
  const came = new Set<string>();
  for (const event of events)
    if (event.type === 'moved') ways.set(event.to, event.from);
    else if (event.type === 'bumped') for (const { from, to } of event.shifts) ways.set(to, from);
    else if (event.type === 'arrived') came.add(event.square);
  const cleared = events.flatMap((event) => {
    if (event.type === 'row-cleared') return clearingsOf(event.line, ways, came);
    if (event.type !== 'triplet-cleared') return [];
    return clearingsOf([...event.line, ...(event.victim ? [event.victim] : [])], ways, came);
  });
  const fallen = events.flatMap((event): readonly Fall[] => {
    if (event.type !== 'fell') return [];
    // Who went over the last row never stood on it.
    const square = event.by === 'move' ? (ways.get(event.square) ?? event.square) : event.square;
    return [{ square, over: event.square }];
  });
  return { cleared, fallen };
}

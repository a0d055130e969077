/** Matches somewhere in the middle of a game, for tests: random turns from a seed, under any mixture of rules. */
import { choose, pendingOf, rollFrom, start, type Match } from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';

export type SaktrisMatch = Match<SaktrisTerms>;

/** Every order, every answer to a blocked row, with and without clears. */
export const mixtures: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { blocked: 'force', arrivalFrequency: 1 },
  { blocked: 'queue', arrivalOrder: 'diff', arrivalFrequency: 1 },
  { rowClear: true, arrivalOrder: 'fixed' },
  { tripletClear: true, blocked: 'force', arrivalFrequency: 1 },
  { arrivalOrder: 'select', rowClear: true, tripletClear: true },
];

/** The match after so many random turns, or where it ended before. */
export function wander(
  seed: string,
  turns: number,
  settings: Readonly<Record<string, unknown>> = {},
): SaktrisMatch {
  const { match, refused } = start(saktris, { seed, settings });
  if (!match) throw new Error(`${refused.code} with ${JSON.stringify(settings)}`);
  const dice = rollFrom(seed);
  let now = match;
  for (let turn = 0; turn < turns && !now.result; turn++) {
    const seat = now.state.position.toMove;
    const [action] = pendingOf(now, seat);
    if (!action) break;
    const option = action.options[dice.below('turn', action.options.length)];
    now = choose(now, seat, { action: action.id, option: option?.id ?? '' }).match;
  }
  return now;
}

/** The match from a position as players write it. */
export function matchFrom(position: string): SaktrisMatch {
  const { match, refused } = start(saktris, { seed: 'test', settings: { start: position } });
  if (!match) throw new Error(refused.code);
  return match;
}

/** A match of Action as a film: every moment at which something happened, with the state after it. */
import {
  choose,
  entriesOf,
  nextDue,
  reach,
  start,
  type Match,
  type Millis,
  type Told,
} from '@rankfall/kernel';
import { saktrisAction, type ActionEvent, type ActionTerms } from '@rankfall/saktris/action';

export interface Frame {
  readonly at: Millis;
  readonly match: Match<ActionTerms>;
  readonly told: readonly Told<ActionTerms>[];
}

/** All frames, from the opening on, in order of time. */
export function framesOf(match: Match<ActionTerms>): readonly Frame[] {
  const begun = start(saktrisAction, match.charter);
  if (!begun.match) throw new Error(`a match that was started cannot start: ${begun.refused.code}`);
  const frames: Frame[] = [{ at: 0, match: begun.match, told: begun.told }];
  let now: Match<ActionTerms> = begun.match;
  const add = (step: {
    readonly match: Match<ActionTerms>;
    readonly told: readonly Told<ActionTerms>[];
  }): void => {
    now = step.match;
    if (step.told.length > 0) frames.push({ at: now.at, match: now, told: step.told });
  };
  const runTo = (time: Millis): void => {
    for (let due = nextDue(now); due !== undefined && due <= time; due = nextDue(now)) add(reach(now, due));
    if (time > now.at) add(reach(now, time));
  };
  for (const [at, seat, action, option] of entriesOf(match.log)) {
    runTo(at);
    add(choose(now, seat, { action, option }));
  }
  runTo(Math.max(now.at, match.at));
  return frames;
}

/** The place of the last frame not later than this time. */
export function frameAt(frames: readonly Frame[], time: Millis): number {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((frames[middle]?.at ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What the game itself says of a frame. */
export const eventsIn = ({ told }: Frame): readonly ActionEvent[] =>
  told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as ActionEvent]));

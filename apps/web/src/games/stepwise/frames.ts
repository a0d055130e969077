/** A match as it is looked at again: every plan, every step, every push and every new turn, without the drawing in between. */
import { lineOf, toldAtPly, type Match } from '@rankfall/kernel';
import type { StepwiseEvent, StepwiseState, StepwiseTerms } from '@rankfall/stepwise';
import { gameEvents } from './create-session.ts';

export interface ReplayFrame {
  readonly state: StepwiseState;
  /** What led here; nothing for the start and for a plan that is about to be carried out. */
  readonly events: readonly StepwiseEvent[];
}

const steps: readonly StepwiseEvent['type'][] = ['moved', 'waited', 'focused'];
const shown: readonly StepwiseEvent['type'][] = [...steps, 'pushed', 'turnEnded'];

export function replayFrames(match: Match<StepwiseTerms>): readonly ReplayFrame[] {
  const line = lineOf(match);
  const first = line[0]?.before.state ?? match.state;
  const frames: ReplayFrame[] = [{ state: first, events: [] }];
  for (const [place, { before }] of line.entries()) {
    const events = gameEvents(toldAtPly(match, place + 1));
    const has = (types: readonly StepwiseEvent['type'][]): boolean =>
      events.some(({ type }) => types.includes(type));
    if (!has(shown)) continue;
    if (has(steps) && before.state.phase === 'plan') frames.push({ state: before.state, events: [] });
    frames.push({ state: line[place + 1]?.before.state ?? match.state, events });
  }
  return frames;
}

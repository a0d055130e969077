/** The steps of the lesson, and what completes each. */
import type { BrawlEvent } from '@rankfall/chessbrawl';

export const lessonSteps = ['king', 'army', 'start', 'look', 'take', 'clear', 'end'] as const;
export type LessonStep = (typeof lessonSteps)[number];

type Completes = (event: BrawlEvent) => boolean;

const completes: Readonly<Record<LessonStep, Completes>> = {
  king: (event) => event.type === 'placed' && event.piece === 'K',
  army: (event) => event.type === 'placed' && event.piece === 'R',
  start: ({ type }) => type === 'wave-started',
  look: (event) => event.type === 'moved' && event.side === 'player',
  take: ({ type }) => type === 'captured' || type === 'wave-ended',
  clear: ({ type }) => type === 'wave-ended',
  end: () => false,
};

/** Where the lesson stands after this happened: several steps at once if they were all done, or fallen. */
export function afterEvents(step: LessonStep, events: readonly BrawlEvent[]): LessonStep | 'fallen' {
  if (events.some(({ type }) => type === 'king-fell')) return 'fallen';
  const next = lessonSteps[lessonSteps.indexOf(step) + 1];
  return next && events.some(completes[step]) ? afterEvents(next, events) : jumped(step, events);
}

/** Whoever starts early has skipped what comes before. */
function jumped(step: LessonStep, events: readonly BrawlEvent[]): LessonStep {
  const isEarly = lessonSteps.indexOf(step) < lessonSteps.indexOf('start');
  return isEarly && events.some(completes.start) ? 'look' : step;
}

/** The guided first fight: five moments of a real one, each on the real clock, with nobody who strikes back. */
import { recordOf, start, type Match } from '@rankfall/kernel';
import { saktrisAction, type ActionEvent, type ActionTerms } from '@rankfall/saktris/action';
import type { StoredMatch } from '../../storage/types.ts';
import { GAME } from './choice.ts';

export const lessonSteps = ['land', 'move', 'bump', 'clear', 'king'] as const;
export type LessonStep = (typeof lessonSteps)[number];

export interface Task {
  readonly start: string;
  /** Where to look. */
  readonly marks: readonly string[];
  /** Whether this, on top of what has happened, is what the step is about. */
  readonly isDone: (events: readonly ActionEvent[]) => boolean;
}

const rules = 'action;cd1500;in30000;fixed;tc';
/** Black sits and waits: it is not ready for ten minutes. */
const position = (board: string, clock: string): string =>
  `${board} - - - 0 1 t0;${clock};r0/600000 ${rules}`;
const has =
  (type: ActionEvent['type'], times = 1) =>
  (events: readonly ActionEvent[]): boolean =>
    events.filter((event) => event.type === type).length >= times;

export const tasks: Readonly<Record<LessonStep, Task>> = {
  land: {
    start: position('4k3/8/8/8/8/8/8/8[PKp]', 'awd5000'),
    marks: [],
    isDone: has('arrived'),
  },
  move: {
    start: position('4k3/8/8/8/8/8/8/3PK1N1[]', 'a-'),
    marks: ['d1', 'g1'],
    isDone: has('moved', 2),
  },
  bump: {
    start: position('4k3/8/8/8/8/8/3p4/RNBQKBNR[Pp]', 'awd7000^'),
    marks: [],
    isDone: has('arrived'),
  },
  clear: {
    start: position('4k3/8/8/8/8/q1P1P3/3P4/4K3[]', 'a-'),
    marks: ['d2', 'd3'],
    isDone: has('triplet-cleared'),
  },
  king: {
    start: position('4k3/8/8/8/8/8/8/4R2K[]', 'a-'),
    marks: ['e1', 'e8'],
    isDone: has('captured'),
  },
};

export function beginTask({ start: wanted }: Task): Match<ActionTerms> {
  const { match, refused } = start(saktrisAction, { settings: { start: wanted }, seed: 'lesson' });
  if (!match) throw new Error(`the lesson cannot begin: ${refused.code}`);
  return match;
}

/** As the screen wants it: somebody plays White, and nobody is heard of Black. Nothing of it is kept. */
export function storedTask(task: Task): StoredMatch {
  return {
    id: 'lesson',
    game: GAME,
    seats: [{ kind: 'human' }, { kind: 'remote' }],
    startedAt: 0,
    savedAt: 0,
    finished: false,
    plies: 0,
    record: recordOf(beginTask(task)),
  };
}

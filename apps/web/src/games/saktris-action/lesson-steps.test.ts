import { choose, reach } from '@rankfall/kernel';
import type { ActionEvent } from '@rankfall/saktris/action';
import { expect, test } from 'vitest';
import { beginTask, lessonSteps, tasks, type LessonStep } from './lesson-steps.ts';

/** What the text of each step asks for: a time to wait, or a move. */
const doings: Readonly<Record<LessonStep, readonly (number | string)[]>> = {
  land: [5000],
  move: ['d1d3', 1500, 'd3d4'],
  bump: [7000],
  clear: ['d2d3'],
  king: ['e1e8'],
};

test.each(lessonSteps)('the step "%s" is done by what it asks for, and by nothing less', (step) => {
  let match = beginTask(tasks[step]);
  const events: ActionEvent[] = [];
  for (const doing of doings[step]) {
    expect(tasks[step].isDone(events)).toBe(false);
    const from = typeof doing === 'string' ? doing.slice(0, 2) : '';
    const square = (from.charCodeAt(1) - 49) * 8 + from.charCodeAt(0) - 97;
    const done =
      typeof doing === 'number'
        ? reach(match, match.at + doing)
        : choose(match, 0, { action: 'move', option: `${match.state.cells[square]?.id}:${doing}` });
    expect(done.refused).toBeUndefined();
    ({ match } = done);
    events.push(...done.told.map(({ event }) => event as ActionEvent));
  }
  expect(tasks[step].isDone(events)).toBe(true);
});

test('three of a kind push out the queen, and the king that is taken ends the game', () => {
  expect(beginTask(tasks.clear).state.cells[16]?.piece).toBe('q');
});

import { pendingOf, READY_TYPE } from '@rankfall/kernel';
import { actionTypes } from '@rankfall/starlines';
import { expect, test } from 'vitest';
import {
  beginScene,
  isAsked,
  isFree,
  playTask,
  scenes,
  type LessonStep,
  type Task,
} from './lesson-battle.ts';

test('the lesson is four turns, shows every action type once, and ends with a victory', () => {
  const shown: string[] = [];
  const turns: number[] = [];
  let last: ReturnType<typeof beginScene> | undefined;
  for (const scene of scenes) {
    let now = beginScene(scene);
    for (const wanted of scene.tasks) {
      const offered = pendingOf(now.match, 0).flatMap((action) =>
        action.options.map((option) => ({ action, option })),
      );
      const found = offered.find(({ action, option }) => isAsked(wanted, action, option));
      expect(found?.option, `${wanted.id}: ${offered.map(({ option }) => option.id).join()}`).toBeDefined();
      expect(found?.option.off, wanted.id).toBeUndefined();
      if (!found) return;
      shown.push(found.action.type);
      now = playTask(now.match, scene, found.action, found.option);
    }
    const resolved = now.told.flatMap(({ event }) => (event.type === 'resolved' ? [event] : []));
    turns.push(...resolved.map(({ turn }) => turn));
    last = now;
  }
  expect(turns).toEqual([1, 2, 3, 4]);
  for (const type of actionTypes) expect(shown, type).toContain(type);
  // Building is shown twice, because two Antlions are a pair; every other type once.
  expect(shown.filter((type) => type !== READY_TYPE && type !== 'SHIP_BUILD').toSorted()).toEqual(
    actionTypes.filter((type) => type !== 'SHIP_BUILD').toSorted(),
  );
  expect(last?.match.result?.outcome).toEqual(['won', 'lost']);
});

test('each turn goes on with the die and the health that the one before left behind', () => {
  const left = scenes.map((scene) => {
    let now = beginScene(scene);
    for (const wanted of scene.tasks)
      for (const action of pendingOf(now.match, 0)) {
        const option = action.options.find((one) => isAsked(wanted, action, one));
        if (!option) continue;
        now = playTask(now.match, scene, action, option);
        break;
      }
    return now.match.state;
  });
  for (const [i, scene] of scenes.entries()) {
    const before = left[i - 1];
    if (!before) continue;
    const state = scene.state();
    expect(state.at.turn).toBe(before.at.turn);
    expect(state.die).toBe(before.die);
    expect(state.sides.map(({ health }) => health)).toEqual(before.sides.map(({ health }) => health));
  }
});

test('the reroll brings the number that the Frigate waits for', () => {
  const scene = scenes[2];
  if (!scene) throw new Error('no third scene');
  let now = beginScene(scene);
  for (const id of ['reroll', 'ready']) {
    const action = pendingOf(now.match, 0).find(({ options }) => options.some((one) => one.id === id));
    const option = action?.options.find((one) => one.id === id);
    if (!action || !option) throw new Error(`no ${id}`);
    now = playTask(now.match, scene, action, option);
  }
  expect(now.match.state.die).toBe(4);
});

/** Whatever may be drawn in the third turn, one ship of a kind each time, and the turn as it then ends. */
function freely(): readonly {
  readonly drawn: string;
  readonly left: Task | undefined;
  readonly end: LessonStep;
}[] {
  const scene = scenes[2];
  if (!scene) throw new Error('no third scene');
  const playOn = (from: LessonStep, tasks: readonly Task[]): { left: Task | undefined; end: LessonStep } => {
    let end = from;
    for (const wanted of tasks) {
      const found = pendingOf(end.match, 0)
        .flatMap((action) => action.options.map((option) => ({ action, option })))
        .find(({ action, option }) => isAsked(wanted, action, option));
      if (!found) return { left: wanted, end };
      end = playTask(end.match, scene, found.action, found.option);
    }
    return { left: undefined, end };
  };
  const at = scene.tasks.findIndex(({ id }) => id === 'spendReady');
  const { end: drawing } = playOn(beginScene(scene), scene.tasks.slice(0, at));
  const wanted = scene.tasks[at];
  if (!wanted) throw new Error('nothing is drawn freely');
  return pendingOf(drawing.match, 0).flatMap((action) =>
    action.options
      .filter((option) => !option.off && isFree(wanted, action, option))
      .map((option) => ({
        drawn: option.id,
        ...playOn(playTask(drawing.match, scene, action, option), scene.tasks.slice(at)),
      })),
  );
}

test('whatever is drawn freely, the turn can be played to its end', () => {
  const all = freely();
  expect(all.map(({ drawn }) => drawn)).toContain('build_ant');
  expect(all.filter(({ left }) => left)).toEqual([]);
});

test('whatever was drawn freely, the last turn goes on with the health that it left, and is won', () => {
  const scene = scenes[3];
  if (!scene) throw new Error('no fourth scene');
  const healthIn = ({ match }: LessonStep): readonly number[] =>
    match.state.sides.map(({ health }) => health);
  for (const { drawn, end } of freely()) {
    let now = beginScene(scene, end.match.state);
    expect(healthIn(now), drawn).toEqual(healthIn(end));
    for (const wanted of scene.tasks) {
      const found = pendingOf(now.match, 0)
        .flatMap((action) => action.options.map((option) => ({ action, option })))
        .find(({ action, option }) => isAsked(wanted, action, option));
      if (found) now = playTask(now.match, scene, found.action, found.option);
    }
    expect(now.match.result?.outcome, drawn).toEqual(['won', 'lost']);
  }
});

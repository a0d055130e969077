/** What the planning screen works out without a page: taps, keys, routes, messages, stars. */
import {
  addEntry,
  firstState,
  forecast,
  forPlay,
  gate,
  levelNamed,
  parseSquare,
  readPath,
  shade,
  shipped,
  step,
  warningsOf,
  type StepwiseState,
} from '@rankfall/stepwise';
import { describe, expect, test } from 'vitest';
import { readStepKey } from './keys.ts';
import { messageOf } from './message.ts';
import { withResult } from './progress.ts';
import { routesOf } from './routes.ts';
import { linksOf, tilesOf } from './scene.ts';
import { read } from './screen-options.ts';
import { streak } from './days.ts';
import { pictureOf, sections } from './pictures.ts';
import { meaningOf } from './tap.ts';
import { stepwiseWords } from './words.en.ts';

const words = stepwiseWords.en;
const at = (name: string): number => parseSquare(name) ?? -1;

function level(id: string, ...paths: readonly string[]): StepwiseState {
  const file = levelNamed(id);
  if (!file) throw new Error(`no level ${id}`);
  let state = firstState(forPlay(file), false);
  for (const [who, text] of paths.entries()) {
    const path = readPath(state.chars[who]?.at ?? 0, text);
    if ('unknown' in path) throw new Error(path.unknown);
    for (const entry of path) state = addEntry(state, who, entry);
  }
  return state;
}

describe('a tap', () => {
  const meaning = (state: StepwiseState, edited: number | undefined, square: string): unknown => {
    const isWired = (one: number): boolean => linksOf(tilesOf(state), one).length > 0;
    const shades = edited === undefined ? [] : shade(state, edited);
    return meaningOf({ state, edited, shades, isWired }, at(square)).do;
  };
  test.each([
    ['somebody chooses them', '06', undefined, 'a2', 'select'],
    ['floor with nobody chosen is refused', '06', undefined, 'c6', 'refuse'],
    ['a plate shows its wires', '06', undefined, 'c3', 'links'],
    ['the chosen one again is done', '06', 0, 'a2', 'done'],
    ['a square in reach is added', '06', 0, 'b2', 'add'],
    ['a square out of reach is refused', '06', 0, 'e5', 'refuse'],
    ['a friend who stays is chosen', '06', 0, 'a3', 'select'],
  ] as const)('on %s', (_title, id, edited, square, expected) => {
    expect(meaning(level(id), edited, square)).toBe(expected);
  });
  test('on a friend who will have left follows', () => {
    expect(meaning(level('06', '', 'e e'), 0, 'a3')).toBe('add');
  });
});

describe('a key', () => {
  test.each([
    [{ key: 'ArrowUp' }, true, { do: 'move', name: 'n' }],
    [{ key: 'ArrowUp', shiftKey: true }, true, { do: 'move', name: 'n2' }],
    [{ key: 'PageDown' }, true, { do: 'move', name: 'se' }],
    [{ key: '7', code: 'Numpad7' }, true, { do: 'move', name: 'nw' }],
    [{ key: '7', code: 'Digit7' }, true, undefined],
    [{ key: 'ArrowUp' }, false, { do: 'walk', dx: 0, dy: -1 }],
    [{ key: 'Enter' }, true, { do: 'done' }],
    [{ key: 'Enter' }, false, { do: 'press' }],
    [{ key: ' ', shiftKey: true }, false, { do: 'run' }],
    [{ key: ' ', ctrlKey: true }, false, undefined],
    [{ key: 'constructor' }, true, undefined],
  ] as const)('%j, drawing: %s', (press, isDrawing, expected) => {
    expect(readStepKey(press, isDrawing)).toEqual(expected);
  });
});

describe('a route', () => {
  const routes = (state: StepwiseState) => routesOf(state, warningsOf(forecast(state)));
  test('numbers its steps and counts waits', () => {
    const [route] = routes(level('06', 's e . e'));
    expect(route?.stops.map(({ square, steps, waits }) => [square, steps, waits])).toEqual([
      [at('a3'), [1], 0],
      [at('b3'), [2], 1],
      [at('c3'), [4], 0],
    ]);
    expect(route?.tail).toBe(at('c3'));
  });
  test('is doubtful from a door that will be closed', () => {
    const [route] = routes(level('06', 'e s e e e e'));
    expect(route?.legs.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good', 'good', 'doubt']);
  });
  test('fails where the very next step cannot be', () => {
    const state = level('02', 's', 'n');
    expect(routes(state).map(({ legs }) => legs[0]?.state)).toEqual(['fail', 'fail']);
    expect(gate(state).enabled).toBe(false);
  });
  test('is past where it has been walked', () => {
    const [route] = routesOf(step(level('01', 's s e')).state, []);
    expect(route?.legs.map(({ state }) => state)).toEqual(['past', 'good', 'good']);
  });
});

describe('the lines under the board', () => {
  const message = (state: StepwiseState, foresight = true) => {
    const frames = forecast(state);
    const warnings = warningsOf(frames);
    const seen = {
      state,
      gate: gate(state),
      frames,
      warnings,
      edited: undefined,
      intro: 'Intro.',
      foresight,
    };
    return messageOf(seen, words);
  };
  test('open with the introduction', () => {
    expect(message(level('06')).plain).toBe('Intro.');
  });
  test('say exactly why the button is off', () => {
    expect(message(level('02', 's', 'n')).bad).toEqual([
      'Cannot execute: A — B and A both need a2.',
      'Cannot execute: B — A and B both need a2.',
    ]);
  });
  test('warn of what the forecast sees, unless nobody wants to know', () => {
    const state = level('06', 'e s e e e e');
    expect(message(state).warn).toEqual(['Forecast: A stops at step 6 — the door at f3 is closed.']);
    expect(message(state, false).warn).toEqual([]);
  });
  test('promise a way out that works', () => {
    expect(message(level('01', 's s e s e e e e e e s e e')).plain).toBe(words.play.forecastWins);
  });
});

describe('stars', () => {
  test('once earned stay, and so does the best result', () => {
    const first = withResult({}, '01', { turns: 1, steps: 13, stars: 3 });
    expect(withResult(first, '01', { turns: 1, steps: 12, stars: 1 })).toEqual({
      '01': { turns: 1, steps: 12, stars: 3 },
    });
    expect(withResult(first, '01', { turns: 2, steps: 9, stars: 1 })).toEqual(first);
  });
});

test.each([
  [[], 0],
  [['2026-11-17'], 1],
  [['2026-11-15', '2026-11-17', '2026-11-18'], 2],
  [['2026-11-16'], 0],
])('days in a row on 18 November with %j: %i', (days, length) => {
  expect(streak(days, Date.UTC(2026, 10, 18, 23))).toBe(length);
});

test('screen options that cannot be read are left out', () => {
  expect(read('{"pace":"slow","allRoutes":1,"foresight":false}')).toEqual({ pace: 'slow', foresight: false });
  expect(read('{')).toEqual({});
  expect(read(undefined)).toEqual({});
});

test('every tile of every kind has words of its own', () => {
  const said = new Set(
    ['06', '09', '12', '13', '14', '18'].flatMap((id) => tilesOf(level(id)).map(words.square.tile)),
  );
  expect([...said].toSorted()).toEqual(
    expect.arrayContaining([
      'crumbling floor',
      'door a, closed',
      'entrance',
      'exit',
      'floor',
      'pit',
      'plate a, up',
      'switch a, off',
      'wall',
    ]),
  );
});

test.each(shipped)('$id $title is introduced, and has a nudge of its own', ({ id }) => {
  expect(words.intro(id ?? '')).toMatch(/\S/u);
  expect(words.authored(id ?? '')).toMatch(/\S/u);
});

test.each(sections)(
  'the picture of the rules about %s is a level, and its plan can be executed',
  (section) => {
    const state = pictureOf(section);
    const isPlanned = state.chars.some(({ path }) => path.length > 0);
    expect(gate(state).enabled).toBe(isPlanned);
  },
);

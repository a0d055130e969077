/** The helpers themselves: random play, settings, plain data, the guard. */
import {
  choice,
  data,
  flag,
  fold,
  group,
  parseSettings,
  range,
  recordOf,
  sameData,
  schema,
  text,
} from '@rankfall/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeTime } from './fake-time.ts';
import { Breach, guarded } from './guard.ts';
import { deepFreeze, plainProblem } from './plain.ts';
import { randomPlay } from './random-play.ts';
import { settingsArbitrary } from './settings-arbitrary.ts';
import { noughts } from './toys/noughts.ts';
import { toyContracts } from './toys/contracts.ts';

test.each(toyContracts.map(([game]) => [game.id, game] as const))(
  'random play of %s ends, and again the same',
  (_id, game) => {
    for (const seed of ['1', '2', '3']) {
      const match = randomPlay(game, { seed });
      expect(match.result).toBeDefined();
      expect(randomPlay(game, { seed }).state).toEqual(match.state);
      expect(fold(game, recordOf(match)).match?.state).toEqual(match.state);
    }
  },
);

test('random play follows a policy, and stops where it is told to', () => {
  const match = randomPlay(noughts, { seed: 'x', policy: (_match, offers) => offers[0] });
  expect(match.state.marks).toEqual([0b1010101, 0b0101010]);
  expect(randomPlay(noughts, { seed: 'x', most: { choices: 4 } }).state.ply).toBe(4);
});

test('settings of any schema are settings', () => {
  const any = schema({
    way: choice(['a', 'b'], 'a'),
    size: range(-2, 3, 0, 0.25),
    fast: flag(false),
    name: text(5),
    side: group({ weight: range(1, 9, 1) }),
    level: data({
      shipped: ['first', 'second'],
      longest: 9,
      default: 'first',
      check: () => ({ code: 'no' }),
    }),
  });
  fc.assert(
    fc.property(settingsArbitrary(any), (settings) => {
      const parsed = parseSettings(any, settings);
      return 'settings' in parsed && sameData(parsed.settings, settings);
    }),
    { seed: 1 },
  );
});

test.each([
  [{ a: [1, 'x', null, true, {}] }, undefined],
  [[1, undefined], '.1: undefined'],
  [[1, , 2], ': a list with holes or names'], // oxlint-disable-line no-sparse-arrays
  [{ a: undefined }, '.a: undefined'],
  [{ a: { b: -0 } }, '.a.b: -0'],
  [{ a: Number.POSITIVE_INFINITY }, '.a: Infinity'],
  [{ a: new Set() }, '.a: a Set'],
  [{ a: new Uint8Array(2) }, '.a: a Uint8Array'],
  [{ a: () => 1 }, '.a: function'],
  [{ a: 1n }, '.a: bigint'],
  [{ [Symbol('s')]: 1 }, ': a symbol as key'],
  [
    {
      get a() {
        return 1;
      },
    },
    '.a: a getter',
  ],
])('plain data %#', (value, problem) => {
  expect(plainProblem(value)).toBe(problem);
});

test('frozen is frozen all the way down', () => {
  const value = deepFreeze({ a: [{ b: 1 }] });
  expect(() => {
    value.a[0]!.b = 2;
  }).toThrow(TypeError);
});

test('under guard a game that wakes for nothing stops instead of hanging', () => {
  const game = guarded({ ...noughts, due: () => 0 });
  const state = noughts.setup(noughts.settings.defaults, 2, undefined as never);
  expect(() => game.wake(state, 0, undefined as never)).toThrow(Breach);
});

test('fake time fires timers at their own time, in order, also those set on the way', () => {
  const time = fakeTime();
  const seen: string[] = [];
  const note = (name: string) => (): void => void seen.push(`${name} ${time.now()}`);
  time.after(20, note('late'));
  time.after(10, () => time.after(5, note('inner')));
  time.after(10, note('second'));
  const callOff = time.after(12, note('never'));
  callOff();
  time.pass(20);
  expect(seen).toEqual(['second 10', 'inner 15', 'late 20']);
  expect([time.now(), time.waiting]).toEqual([20, 0]);
});

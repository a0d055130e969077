import { expect, test } from 'vitest';
import { effectsOf } from './create-effects.ts';
import { nearestOf } from './create-pointed.ts';
import { soundsOf } from './sounds-of.ts';

test('a capture rises as its price, and its captor shakes', () => {
  const { effects, shakes } = effectsOf([{ type: 'captured', piece: 'R', at: 7, points: 5 }], 20);
  expect(effects).toEqual([{ type: 'gain', cell: 7, points: 5 }]);
  expect(shakes).toEqual([{ cell: 7, isLong: false }]);
});

test('a loss flashes and is named; one by arrival shakes for longer', () => {
  const { effects, shakes } = effectsOf([{ type: 'spawn-captured', piece: 'N', at: 3, by: 'Q' }], 20);
  expect(effects.map(({ type }) => type)).toEqual(['flash', 'loss']);
  expect(shakes).toEqual([{ cell: 3, isLong: true }]);
});

test('of several banners only the greatest is shown', () => {
  const { effects } = effectsOf(
    [
      { type: 'round-started', round: 2 },
      { type: 'turn-changed', side: 'player' },
    ],
    20,
  );
  expect(effects).toEqual([{ type: 'round', round: 2 }]);
});

test('the ghost stands on the marked cell nearest to the pointer', () => {
  expect(nearestOf([0, 5, 47], { x: 5.9, y: 7.2 })).toBe(47);
  expect(nearestOf([0, 5], { x: 4.4, y: 3 })).toBe(5);
  expect(nearestOf([], { x: 1, y: 1 })).toBeUndefined();
});

test('at most two sounds, the important ones', () => {
  const taken = soundsOf(
    [
      { type: 'moved', side: 'player', piece: 'N', from: 1, to: 2 },
      { type: 'captured', piece: 'P', at: 2, points: 1 },
    ],
    undefined,
  );
  expect(taken).toEqual([{ kind: 'capture', piece: 'P' }]);
  expect(soundsOf([], { outcome: ['lost'], reason: 'king-move' })).toEqual([{ kind: 'loss' }]);
});

import { expect, test } from 'vitest';
import { append, EMPTY_LOG, entriesOf, entriesSince, type Entry } from './log.ts';

const entry = (at: number): Entry => [at, 0, 'move', String(at)];

test('branches of one log do not disturb each other', () => {
  const two = append(append(EMPTY_LOG, entry(1)), entry(2));
  const left = append(two, entry(3));
  const right = append(two, entry(4));
  expect(entriesOf(two)).toEqual([entry(1), entry(2)]);
  expect(entriesOf(left)).toEqual([entry(1), entry(2), entry(3)]);
  expect(entriesOf(right)).toEqual([entry(1), entry(2), entry(4)]);
  expect(entriesSince(two, left)).toEqual([entry(3)]);
});

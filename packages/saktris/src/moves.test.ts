import { expect, test } from 'vitest';
import { defaultRules, formatAction, MOST_ACTIONS, perft, SaktrisPosition } from './moves.ts';

test('the moves alone are enough to list, name and count them', () => {
  const queue = 'PPNPBPRPQPPNBRPK';
  const position = new SaktrisPosition().load({
    rules: defaultRules,
    board: '.'.repeat(64),
    unmoved: [],
    queues: [queue, queue],
    due: [1, 1],
    clk: [0, 0],
    toMove: 0,
    half: 0,
    full: 1,
  });
  const out = new Int32Array(MOST_ACTIONS);
  const count = position.legal(out);
  const names = Array.from(out.subarray(0, count), formatAction);
  expect(names).toEqual(['P@a1', 'P@b1', 'P@c1', 'P@d1', 'P@e1', 'P@f1', 'P@g1', 'P@h1']);
  expect(perft(position, 2)).toBe(64);
});

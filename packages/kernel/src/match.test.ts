import { noughts } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { choose, offersTo } from './choose.ts';
import { begin, playSquares } from '../test/squares.ts';
import { entriesOf } from './log.ts';
import { reach, start } from './match.ts';
import { sayReason } from './words.en.ts';

describe('start', () => {
  test.each([
    [{ seed: '' }, 'The seed must be 1 to 64 printable ASCII characters; it is empty.'],
    [{ seats: 3 }, 'This game is for 2 seats.'],
    [{ seats: 1.5 }, 'This game is for 2 seats.'],
    [{ settings: { size: 9 } }, '"size" must be a number from 3 to 5 in steps of 1.'],
    [{ settings: 'x' }, 'The settings must be an object of settings.'],
  ])('refuses %j: %s', (wish, said) => {
    const { refused } = start(noughts, { seed: 'x', ...wish });
    expect(refused && sayReason(refused)).toBe(said);
  });

  test('a table can be stricter than the game allows, never laxer', () => {
    const strict = { ...noughts, table: { undo: 'never', pause: 'ask', draw: false, clock: false } } as const;
    const lax = [
      { undo: 'ask' },
      { pause: 'free' },
      { draw: true },
      { clock: { base: 1000, increment: 0 } },
    ] as const;
    for (const table of lax) expect(start(strict, { seed: 'x', table }).refused?.code).toBe('table-too-lax');
    expect(start(strict, { seed: 'x', table: { pause: 'never' } }).match).toBeDefined();
  });
});

describe('choose', () => {
  test('finds the choice among what is offered and logs it', () => {
    const match = playSquares(begin(), 4, 0);
    expect(entriesOf(match.log)).toEqual([
      [1000, 0, 'turn/0', '4'],
      [2000, 1, 'turn/1', '0'],
    ]);
    expect(match.heard).toEqual([2, 2, 2]);
  });

  test.each([
    ['the other seat', 1, 'turn/2', '8', 'not-offered'],
    ['a stale action', 0, 'turn/0', '8', 'not-offered'],
    ['a taken square', 0, 'turn/2', '4', 'not-offered'],
    ['an unknown table action', 0, '~teleport', 'x', 'not-offered'],
    ["the host's action", 0, '~hold', 'hold', 'not-offered'],
    ['a seat that is not there', 2, 'turn/2', '8', 'unknown-seat'],
    ['half a seat', 0.5, 'turn/2', '8', 'unknown-seat'],
    ['no seat at all', Number.NaN, 'turn/2', '8', 'unknown-seat'],
    ['a megabyte', 0, 'x'.repeat(1_000_000), '8', 'not-offered'],
    ['something that is no text', 0, 7, '8', 'malformed'],
  ])('refuses %s, and the match stays the very same', (_what, seat, action, option, code) => {
    const match = playSquares(begin(), 4, 0);
    const step = choose(match, seat, { action: action as string, option });
    expect(step.refused?.code).toBe(code);
    expect(step.match).toBe(match);
    expect(step.told).toEqual([]);
  });

  test('after the end nothing is offered and everything is refused', () => {
    const over = playSquares(begin(), 0, 3, 1, 4, 2);
    expect(over.result).toEqual({ outcome: ['won', 'lost'], reason: 'line' });
    expect(offersTo(over, 0)).toEqual([]);
    expect(choose(over, 1, { action: 'turn/5', option: '8' }).refused?.code).toBe('game-over');
    expect(reach(over, 99_999).match).toBe(over);
  });
});

describe('reach', () => {
  test('time never goes back, and is whole', () => {
    const match = playSquares(begin(), 4);
    expect(reach(match, 999).refused).toEqual({ code: 'time-went-back', at: 999, now: 1000 });
    for (const at of [Number.NaN, 1000.5, Infinity]) expect(reach(match, at).refused?.code).toBe('bad-time');
  });

  test('an older match sees its own past only', () => {
    const fork = playSquares(begin(), 4);
    const left = playSquares(fork, 0);
    const right = playSquares(fork, 8);
    expect(entriesOf(left.log).at(-1)).toEqual([2000, 1, 'turn/1', '0']);
    expect(entriesOf(right.log).at(-1)).toEqual([2000, 1, 'turn/1', '8']);
  });
});

describe('the turn clock', () => {
  const table = { clock: { base: 5000, increment: 1000 } };

  test('runs for the awaited seat and is pressed by its choice', () => {
    const match = playSquares(begin({ table }), 4, 0);
    expect(match.clock).toEqual([5000, 5000]);
    expect(reach(match, match.at + 3000).match.clock).toEqual([2000, 5000]);
  });

  test('a flag falls at its own time, however late it is looked at', () => {
    const late = reach(playSquares(begin({ table }), 4), 1_000_000);
    expect(late.match.result).toEqual({ outcome: ['won', 'lost'], reason: 'time' });
    expect(late.match.at).toBe(6000);
    expect(late.told).toEqual([{ at: 6000, event: { type: '~over', result: late.match.result } }]);
  });

  test('a choice at the instant of the flag is too late: time acts first', () => {
    const match = reach(begin({ table }), 4999).match;
    expect(choose(match, 0, { action: 'turn/0', option: '4' }).refused).toBeUndefined();
    expect(reach(match, 5000).match.result?.reason).toBe('time');
  });

  test('stands still in a pause', () => {
    const paused = choose(reach(begin({ table }), 2000).match, 0, {
      action: '~pause',
      option: 'pause',
    }).match;
    expect(reach(paused, 2001).refused?.code).toBe('paused');
    const again = choose(paused, 1, { action: '~pause', option: 'resume' }).match;
    expect(again.clock).toEqual([3000, 5000]);
    expect(reach(again, 4999).match.result).toBeUndefined();
  });
});

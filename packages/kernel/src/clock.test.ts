import { describe, expect, test } from 'vitest';
import { clockPresets, flagIn, pressClock, readClock, runClock, windClock, writeClock } from './clock.ts';

const settings = { base: 60_000, increment: 2000 };

describe('turn clock', () => {
  test('runs only for those it is told, and never below zero', () => {
    const clock = windClock(settings, 2);
    expect(runClock(clock, [0], 1500)).toEqual([58_500, 60_000]);
    expect(runClock(clock, [0, 1], 70_000)).toEqual([0, 0]);
    expect(runClock(clock, [], 5000)).toBe(clock);
  });

  test('a completed turn earns the increment, a seat that completed two earns two', () => {
    expect(pressClock([10, 10], [0, 1, 0], settings)).toEqual([4010, 2010]);
  });

  test('the first flag is the least time of those it runs for', () => {
    expect(flagIn([5000, 3000], [0])).toBe(5000);
    expect(flagIn([5000, 3000], [0, 1])).toBe(3000);
    expect(flagIn([5000, 3000], [])).toBeUndefined();
  });

  test.each(clockPresets)('preset %s is read and written', (preset) => {
    const read = readClock(preset);
    expect('code' in read).toBe(false);
    if (!('code' in read)) expect(writeClock(read)).toBe(preset);
  });

  test.each(['', '5', '+', '5+', '0+0', '-1+0', '5+3+1', '1e3+0', '999+0', 'x'.repeat(1_000_000)])(
    'refuses the clock of case %$ with what was expected',
    (text) => {
      expect(readClock(text)).toMatchObject({ code: 'bad-clock', most: 180 });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { saySlowly } from './say-slowly.ts';

/** Timers that run when told. */
function steps(): { after(millis: number, run: () => void): () => void; pass(millis: number): void } {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    after(millis, run) {
      const timer = { at: now + millis, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass(millis) {
      now += millis;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers = timers.filter((one) => one !== timer);
        timer.run();
      }
    },
  };
}

describe('announcements of a game that never waits', () => {
  test('the first is said at once, the next ones together a second later', () => {
    const { after, pass } = steps();
    const said: string[] = [];
    const slow = saySlowly((text) => said.push(text), after);
    slow.say('one');
    pass(0);
    slow.say('two');
    pass(500);
    slow.say('three');
    expect(said).toEqual(['one']);
    pass(500);
    expect(said).toEqual(['one', 'two three']);
  });

  test('of too much the weightiest is kept, in the order in which it happened', () => {
    const { after, pass } = steps();
    const said: string[] = [];
    const slow = saySlowly((text) => said.push(text), after);
    for (const [text, weight] of [
      ['a', 1],
      ['b', 9],
      ['c', 0],
      ['d', 5],
      ['e', 2],
      ['f', 7],
    ] as const)
      slow.say(text, weight);
    pass(0);
    expect(said).toEqual(['b d e f']);
  });

  test('after a quiet while nothing waits, and a stop silences', () => {
    const { after, pass } = steps();
    const said: string[] = [];
    const slow = saySlowly((text) => said.push(text), after);
    slow.say('one');
    pass(0);
    pass(5000);
    slow.say('two');
    pass(0);
    slow.say('three');
    slow.stop();
    pass(5000);
    expect(said).toEqual(['one', 'two']);
  });
});

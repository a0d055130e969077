import { createRoot } from 'solid-js';
import type { Judged } from '@rankfall/bots/analysis';
import { describe, expect, test } from 'vitest';
import { createJudging, type Judging, type JudgingWish } from './create-judging.ts';
import type { Heard, Thinker, Wish } from '@rankfall/bots/serving';

/** Answers when it is told to; knows what it was asked last and whether it was stopped. */
function fakeThinker(): { thinker: Thinker; asked: number[]; heard: () => Heard; stops: () => number } {
  const asked: number[] = [];
  let latest: Heard | undefined;
  let stopped = 0;
  return {
    asked,
    stops: () => stopped,
    heard: () => {
      if (!latest) throw new Error('nobody has asked');
      return latest;
    },
    thinker: {
      warm: () => undefined,
      think: (wish, heard) => {
        asked.push(Number(wish.seed));
        latest = heard;
        return () => {
          stopped += 1;
        };
      },
    },
  };
}

const best = { action: 'turn', option: 'a' };
const wishFor = (key: string, thinker: Thinker): JudgingWish<never> => ({
  key,
  count: 3,
  thinker,
  // Nobody looks at the chair here.
  ask: (at) =>
    at === 2 ? { score: 900 } : ({ bot: 'b', chair: {}, seed: String(at), longest: 1 } as Wish<never>),
  read: (_at, choice, last): Judged => ({
    ...(choice ? { best: choice.option } : {}),
    ...(last?.score === undefined ? {} : { score: last.score }),
  }),
});
const inRoot = (run: (make: (wish: JudgingWish<never>) => Judging, leave: () => void) => void): void =>
  createRoot((dispose) => run((wish) => createJudging(wish), dispose));

describe('having a game judged', () => {
  test('goes from position to position and tells how far it is', () => {
    inRoot((make) => {
      const fake = fakeThinker();
      const judging = make(wishFor('whole', fake.thinker));
      expect([judging.done(), judging.isRunning()]).toEqual([0, false]);
      judging.start();
      judging.start();
      expect(fake.asked).toEqual([0]);
      fake.heard().answer(best, { best, score: 12 });
      expect([judging.done(), judging.isRunning()]).toEqual([1, true]);
      fake.heard().failed('broken');
      expect(judging.judged()).toEqual([{ best: 'a', score: 12 }, {}, { score: 900 }]);
      expect([judging.done(), judging.isRunning(), fake.asked]).toEqual([3, false, [0, 1]]);
    });
  });

  test('stops at once, goes on where it stood, and what is known is known to whoever comes back', () => {
    const fake = fakeThinker();
    inRoot((make, leave) => {
      const judging = make(wishFor('left', fake.thinker));
      judging.start();
      fake.heard().answer(best, { best, score: 1 });
      judging.stop();
      expect([fake.stops(), judging.isRunning()]).toEqual([1, false]);
      judging.start();
      leave();
    });
    expect(fake.stops()).toBe(2);
    inRoot((make) => {
      const again = make(wishFor('left', fake.thinker));
      expect(again.done()).toBe(1);
      again.start();
      expect(fake.asked).toEqual([0, 1, 1, 1]);
      expect(make(wishFor('another', fake.thinker)).done()).toBe(0);
    });
  });
});

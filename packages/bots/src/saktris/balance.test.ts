import { loadState, MOST_ACTIONS, SaktrisPosition } from '@rankfall/saktris';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchFrom, mixtures, wander } from '../../test/wander.ts';
import { Balance } from './balance.ts';
import { evaluate, judge } from './evaluate.ts';
import { clearSight, Eye } from './eye.ts';
import { Quiet } from './quiesce.ts';

const list = new Int32Array(MOST_ACTIONS);
const sums = ({ middle, end, phase }: Balance): number[] => [middle, end, phase];

describe('the balance', () => {
  test('kept through any turns equals the one counted afresh, and taking back restores it', () => {
    assert(
      property(
        integer({ min: 0, max: 1e6 }),
        integer({ min: 0, max: 40 }),
        constantFrom(...mixtures),
        (seed, turns, mix) => {
          const match = wander(`balance ${seed}`, turns, mix);
          if (match.result) return;
          const position = loadState(new SaktrisPosition(), match.state);
          const balance = new Balance(position);
          const before: number[][] = [];
          for (let step = 0; step < 12; step++) {
            const count = position.legal(list);
            if (count === 0) break;
            before.push(sums(balance));
            balance.make(list[(seed + step * 7) % count]!);
            expect(sums(balance)).toEqual(sums(new Balance(position)));
          }
          for (const kept of before.toReversed()) {
            balance.unmake();
            expect(sums(balance)).toEqual(kept);
          }
        },
      ),
      { numRuns: 60, seed: 4 },
    );
  });

  test('a judgement that was remembered is the judgement', () => {
    const memory = new Int32Array(1 << 14);
    for (let turns = 0; turns < 40; turns += 3) {
      const match = wander('memory', turns);
      const position = loadState(new SaktrisPosition(), match.state);
      const balance = new Balance(position);
      const asked = [0, 1].map(() => judge(balance, -1e6, 1e6, memory));
      expect(asked).toEqual([evaluate(position), evaluate(position)]);
    }
  });
});

describe('quiescence', () => {
  // White can take a pawn that nobody guards, and has nothing else to take.
  const text = '6k1/8/8/3p4/8/8/8/3R2K1[] w - - 0 30 0:0/0:0 n1;fixed;skip';

  test.each([200, 300, 400, 600, 900])(
    'a capture that is not even tried still counts in the bound that it gives, %i above what stands',
    (above) => {
      const position = loadState(new SaktrisPosition(), matchFrom(text).state);
      const stand = evaluate(position);
      const quietFor = (isSelective: boolean): Quiet => {
        const balance = new Balance(position);
        return new Quiet(balance, new Eye(balance, clearSight), isSelective);
      };
      const exact = quietFor(false).search(-30_000, 30_000, 0, false);
      expect(exact).toBeGreaterThan(stand);
      const most = quietFor(true).search(stand + above, stand + above + 1, 0, false);
      expect(most).toBeLessThanOrEqual(stand + above);
      expect(most).toBeGreaterThanOrEqual(exact);
    },
  );
});

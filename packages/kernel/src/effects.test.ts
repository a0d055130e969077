import { describe, expect, test } from 'vitest';
import {
  cancelQueued,
  completeAction,
  drain,
  emptyQueue,
  enqueue,
  mirrorQueued,
  pay,
  priced,
  responders,
  shortOf,
} from './effects.ts';

type Effect = { readonly type: 'HEALING' | 'DAMAGE' | 'BUILD_SHIP'; readonly value: number };

describe('completed actions', () => {
  test('seed rule 2: one option queues several effects, base, then modifiers, then triggers', () => {
    const healing: Effect = { type: 'HEALING', value: 7 };
    const done = completeAction({ id: '3/resolution/swarm' }, { id: 'conditional' }, 0, 1000, [healing], {
      modify: (effect) => ({ ...effect, value: effect.value + 1 }),
      trigger: (effects) => effects.map((effect) => ({ ...effect, value: effect.value - 2 })),
    });
    expect(done.resolvedEffects).toEqual([
      { type: 'HEALING', value: 8 },
      { type: 'HEALING', value: 6 },
    ]);
    expect(done).toMatchObject({
      actionId: '3/resolution/swarm',
      seat: 0,
      chosenOption: 'conditional',
      at: 1000,
    });
  });
});

describe('costs', () => {
  const pools = { lines: 4, joiningLines: 1 };

  test('an option that cannot be paid is off, with the reason', () => {
    const dear = { id: 'upgrade', does: 0, cost: { lines: 3, joiningLines: 2 } };
    expect(priced(dear, pools).off).toEqual({ code: 'not-payable', pool: 'joiningLines', price: 2, has: 1 });
    expect(priced({ id: 'build', does: 0, cost: { lines: 4 } }, pools).off).toBeUndefined();
    expect(priced({ id: 'skip', does: 0 }, pools).off).toBeUndefined();
  });

  test('paying takes from each pool, and never what is not there', () => {
    expect(pay(pools, { lines: 3 })).toEqual({ lines: 1, joiningLines: 1 });
    expect(shortOf(pools, { charges: 1 })).toEqual({ pool: 'charges', price: 1, has: 0 });
    expect(() => pay(pools, { lines: 5 })).toThrow('cannot pay 5 lines with 4');
  });
});

describe('effect queue', () => {
  const strike: Effect = { type: 'DAMAGE', value: 4 };
  const healing: Effect = { type: 'HEALING', value: 2 };
  const queue = enqueue(enqueue(emptyQueue<Effect>(), 0, [strike]), 1, [healing]);
  const total = (sum: number, one: { readonly effect: Effect }): number => sum + one.effect.value;

  test('resolves in order and is empty afterwards, numbers going on', () => {
    const after = drain(queue, 0, total);
    expect(after.state).toBe(6);
    expect(after.queue).toEqual({ next: 3, waiting: [] });
  });

  test('a cancelled effect does nothing but stays in the record', () => {
    const cancelled = cancelQueued(queue, 1, 'black-hole-1');
    expect(drain(cancelled, 0, total).state).toBe(2);
    expect(cancelled.waiting[0]).toMatchObject({ id: 1, cancelledBy: 'black-hole-1' });
  });

  test('a mirror is a new effect of the responder, even of one that was cancelled', () => {
    const mirrored = mirrorQueued(cancelQueued(queue, 1, 'x'), 1, 1, (effect) => ({ ...effect, value: 7 }));
    expect(mirrored.waiting.at(-1)).toEqual({ id: 3, by: 1, effect: { type: 'DAMAGE', value: 7 } });
    expect(() => mirrorQueued(queue, 99, 1, (effect) => effect)).toThrow('no effect 99');
  });

  test('seed rule 3: a window opens for whoever has something of another to answer', () => {
    expect(responders(2, [])).toEqual([]);
    expect(responders(2, [{ seat: 0 }])).toEqual([1]);
    expect(responders(2, [{ seat: 0 }, { seat: 1 }])).toEqual([0, 1]);
  });
});

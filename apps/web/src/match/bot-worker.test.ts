import { decide, random, type Bot } from '@rankfall/bots';
import { anyGame, lookAt, rollFrom, start, type Choice } from '@rankfall/kernel';
import { saktris } from '@rankfall/saktris';
import { describe, expect, test } from 'vitest';
import { serveBots, type Cast, type FromWorker, type ToWorker } from '@rankfall/bots/serving';
import { workerThinker, type WorkerLike } from './worker-thinker.ts';

const { match } = start(saktris, { seed: 'x' });
if (!match) throw new Error('no match');
const chair = { charter: match.charter, look: lookAt(match, 0) };
const best = { action: 'turn/1', option: 'P@a1' };

/** Thinks until it is stopped, and says that it was. */
function endless(): Bot & { readonly log: string[] } {
  const log: string[] = [];
  return {
    name: 'endless',
    log,
    *think() {
      try {
        for (let depth = 1; ; depth++) {
          log.push(`${depth}`);
          yield { best, depth };
        }
      } finally {
        log.push('stopped');
      }
    },
  };
}
const broken: Bot = {
  name: 'broken',
  // oxlint-disable-next-line require-yield -- it never gets that far
  *think() {
    throw new Error('fell over');
  },
};
const castOf = (...bots: readonly Bot[]): Cast => ({ games: [anyGame(saktris)], bots });

/** A wire with a worker at its end; everything that waits is done by `run`, in order, and each look at the clock takes 3 ms. */
function wire(cast: Cast): {
  worker: WorkerLike;
  run(steps: number): void;
  fail(): void;
  posted: ToWorker[];
} {
  const waiting: (() => void)[] = [];
  const listeners = new Map<string, ((event: never) => void)[]>();
  const posted: ToWorker[] = [];
  let toWorker: (message: ToWorker) => void = () => undefined;
  let now = 0;
  let isAlive = true;
  const emit = (type: string, event: unknown): void => {
    for (const listener of listeners.get(type) ?? []) listener(event as never);
  };
  const copied = <D>(data: D): D => structuredClone(data);
  serveBots(
    cast,
    {
      post: (message: FromWorker) => {
        const data = copied(message);
        waiting.push(() => isAlive && emit('message', { data }));
      },
      listen: (hear) => {
        toWorker = hear;
      },
    },
    { now: () => (now += 3), soon: (run) => void waiting.push(run) },
  );
  return {
    posted,
    worker: {
      // A fake of the one overload that is used.
      addEventListener: ((type: string, listener: (event: never) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener])) as WorkerLike['addEventListener'],
      terminate: () => {
        isAlive = false;
      },
      postMessage: (message) => {
        const data = copied(message);
        posted.push(data);
        waiting.push(() => isAlive && toWorker(data));
      },
    },
    run(steps) {
      for (let i = 0; i < steps; i++) waiting.shift()?.();
    },
    fail: () => emit('error', { preventDefault: () => undefined }),
  };
}

interface Notes {
  readonly answers: (Choice | undefined)[];
  readonly depths: (number | undefined)[];
  readonly failures: string[];
  /** How deep the thought was that came with each answer. */
  readonly lasts: (number | undefined)[];
  readonly heard: Parameters<ReturnType<typeof workerThinker>['think']>[1];
}
function notes(): Notes {
  const answers: (Choice | undefined)[] = [];
  const depths: (number | undefined)[] = [];
  const failures: string[] = [];
  const lasts: (number | undefined)[] = [];
  const heard = {
    thought: ({ depth }: { depth?: number }) => void depths.push(depth),
    answer: (choice: Choice | undefined, last?: { depth?: number }) => {
      answers.push(choice);
      lasts.push(last?.depth);
    },
    failed: (why: string) => void failures.push(why),
  };
  return { answers, depths, failures, lasts, heard };
}
const nobody = async (): Promise<Cast> => Promise.reject(new Error('not wanted here'));
const settled = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

describe('a bot in a worker', () => {
  test('finds game and bot by name and answers as it would have answered here', () => {
    const { worker, run } = wire(castOf(random));
    const thinker = workerThinker({ worker: () => worker, here: nobody });
    const { answers, heard } = notes();
    thinker.think({ bot: 'random', chair, seed: 'dice', longest: 100 }, heard);
    run(20);
    expect(answers).toEqual([decide(random, chair, rollFrom('dice'))]);
  });

  test('tells its thoughts as they come, and is held to its time', () => {
    const { worker, run } = wire(castOf(endless()));
    const thinker = workerThinker({ worker: () => worker, here: nobody });
    const { answers, depths, lasts, heard } = notes();
    thinker.think({ bot: 'endless', chair, seed: 'dice', longest: 100 }, heard);
    run(200);
    expect(answers).toEqual([best]);
    // The answer comes with what was thought last, which was not told before.
    expect(lasts[0]).toBeGreaterThan(depths.at(-1) ?? 0);
    expect(depths.length).toBeGreaterThan(2);
    expect(depths).toEqual(depths.toSorted((a = 0, b = 0) => a - b));
  });

  test('stops within a slice of being told, and says nothing more', () => {
    const bot = endless();
    const { worker, run, posted } = wire(castOf(bot));
    const thinker = workerThinker({ worker: () => worker, here: nobody });
    const { answers, depths, heard } = notes();
    const cancel = thinker.think({ bot: 'endless', chair, seed: 'dice', longest: 1e9 }, heard);
    run(10);
    expect(bot.log.length).toBeGreaterThan(0);
    const [before, thought] = [depths.length, bot.log.length];
    cancel();
    cancel();
    run(200);
    expect(bot.log.at(-1)).toBe('stopped');
    // At most the slice that was already waiting came before the word to stop.
    expect(bot.log.length - thought).toBeLessThanOrEqual(8);
    expect([answers, depths.length]).toEqual([[], before]);
    expect(posted.map(({ type }) => type)).toEqual(['think', 'cancel']);
  });

  test('nothing of a match but what the seat may know goes to it', () => {
    const { worker, posted } = wire(castOf(random));
    const thinker = workerThinker({ worker: () => worker, here: nobody });
    const secret = { ...chair, charter: { ...match.charter, seed: 'the secret seed' } };
    thinker.think({ bot: 'random', chair: secret, seed: 'dice', longest: 100 }, notes().heard);
    expect(JSON.stringify(posted)).not.toContain('secret');
  });
});

describe('where the worker fails, the page thinks', () => {
  const here = async (): Promise<Cast> => Promise.resolve(castOf(random));
  const wish = { bot: 'random', chair, seed: 'dice', longest: 100 };
  const expected = decide(random, chair, rollFrom('dice'));

  test('because there can be none', async () => {
    const thinker = workerThinker({
      worker: () => {
        throw new Error('forbidden');
      },
      here,
    });
    thinker.warm();
    const { answers, heard } = notes();
    thinker.think(wish, heard);
    await settled();
    expect(answers).toEqual([expected]);
  });

  test('because it broke down with something on its mind; later wishes do not try it again', async () => {
    const { worker, fail, posted } = wire(castOf(random));
    let hired = 0;
    const thinker = workerThinker({
      worker: () => {
        hired += 1;
        return worker;
      },
      here,
    });
    const first = notes();
    thinker.think(wish, first.heard);
    fail();
    const second = notes();
    thinker.think(wish, second.heard);
    const third = notes();
    thinker.think(wish, third.heard)();
    await settled();
    expect([first.answers, second.answers, third.answers]).toEqual([[expected], [expected], []]);
    expect([hired, posted.length]).toEqual([1, 1]);
  });

  test('and one that breaks down there, too, says why', async () => {
    const { worker, run } = wire(castOf(broken));
    const thinker = workerThinker({
      worker: () => worker,
      here: async () => Promise.resolve(castOf(broken)),
    });
    const { answers, failures, heard } = notes();
    thinker.think({ ...wish, bot: 'broken' }, heard);
    run(20);
    await settled();
    expect([answers, failures]).toEqual([[], ['Error: fell over']]);
  });

  test('a bot that nobody knows is a failure, not a silence', async () => {
    const { worker, run } = wire(castOf(random));
    const thinker = workerThinker({ worker: () => worker, here });
    const { failures, heard } = notes();
    thinker.think({ ...wish, bot: 'stranger' }, heard);
    run(20);
    await settled();
    expect(failures).toEqual(['Error: nobody called stranger plays saktris 1']);
  });
});

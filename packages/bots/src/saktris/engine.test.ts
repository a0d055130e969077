/** The compiled search has a board of its own: here it is held against the rules package, and its parts against themselves. */
import {
  CASTLING,
  DOUBLE_STEP,
  DROP,
  EN_PASSANT,
  kindOf,
  MOVE_BITS,
  PASS,
  PROMOTION,
  STEP,
} from '@rankfall/chess';
import { formatAction, loadState, MOST_ACTIONS, SaktrisPosition } from '@rankfall/saktris';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchFrom, mixtures, wander } from '../../test/wander.ts';
import { bytesOf, takeEngine, type Engine } from './engine.ts';
import { MATE } from './scale.ts';
import { writePosition } from './search.ts';

/** What `wasm/saktris/trials.ts` exports. */
interface Trials extends Engine {
  key(): bigint;
  make(action: number): void;
  unmake(): void;
  inCheck(): number;
  inCheckAfter(action: number): number;
  checks(action: number): number;
  isStopped(): number;
  listActions(): number;
  judgeHere(): number;
  quietly(alpha: number, beta: number): number;
  rememberFinding(key: bigint, ply: number, move: number, score: number, depth: number, bound: number): void;
  recall(key: bigint, ply: number): number;
}

function engineWith(bits: number, isSelective = true): Trials {
  const engine = takeEngine() as Trials;
  engine.setUp(bits, isSelective, 0, 0, 0, 0);
  return engine;
}

const list = new Int32Array(MOST_ACTIONS);
const atRoots = (engine: Engine, count: number): number[] => [
  ...new Int32Array(engine.memory.buffer, engine.rootPlace(), count),
];
const keyOf = ({ keyLow, keyHigh }: SaktrisPosition): bigint =>
  (BigInt(keyHigh >>> 0) << 32n) | BigInt(keyLow >>> 0);

/** Everything about a position that both sides know. */
const told = (position: SaktrisPosition): object => ({
  actions: [...list.subarray(0, position.legal(list))].map(formatAction),
  key: keyOf(position),
  inCheck: position.inCheck(),
  isStopped: position.isStopped(),
});
const toldBy = (engine: Trials): object => ({
  actions: atRoots(engine, engine.listActions()).map(formatAction),
  key: BigInt.asUintN(64, engine.key()),
  inCheck: engine.inCheck() === 1,
  isStopped: engine.isStopped() === 1,
});

test('text becomes bytes again, whatever is left over at its end', () => {
  for (const length of [0, 1, 2, 3, 4, 255, 256, 257]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
    expect(bytesOf(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  }
});

/** What random games seldom come to: promotions, passes, castling and en passant. */
const rarities = [
  '1r2k3/P1P5/8/8/8/8/p1p5/1R2K3[] w - - 0 30 0:0/0:0 n1;fixed;skip',
  '8/8/8/4p3/4P3/8/8/R7[Kk] w - - 0 5 0:0/0:0 n3;fixed;skip',
  'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[] w AHah - 0 9 0:0/0:0 n1;fixed;skip',
  '1p1pk3/8/P1P5/8/8/p1p5/8/1P1PK3[Qq] w - - 0 9 0:0/0:0 n2;fixed;queue',
  // More moves than any game of chess has, and the ones that matter come last.
  'qqqqqqqq/q6q/q6q/q6q/q6q/q6q/q6q/qqqqqqqq[Kkqrbnp] b - - 0 30 0:0/1:0 n1;select;force',
].map((text) => matchFrom(text).state);

describe('its board agrees with the rules', () => {
  const engine = engineWith(4);
  const kinds = new Set<number | string>();

  /** Plays at random on both boards, and back again. */
  function walk(start: SaktrisPosition, seed: number): void {
    const position = start;
    writePosition(engine, position);
    const before: object[] = [];
    for (let step = 0; step < 40; step++) {
      const now = told(position);
      expect(toldBy(engine)).toEqual(now);
      const count = position.legal(list);
      if (count === 0 || position.isStopped()) break;
      const action = list[(seed + step * 13) % count]!;
      kinds.add(action >> MOVE_BITS === 0 ? kindOf(action) : 'force');
      before.push(now);
      position.make(action);
      engine.make(action);
    }
    for (const now of before.toReversed()) {
      engine.unmake();
      expect(toldBy(engine)).toEqual(now);
    }
  }

  test('about every action, key, check and end, forth and back, under any mixture of rules', () => {
    assert(
      property(
        integer({ min: 0, max: 1e6 }),
        integer({ min: 0, max: 60 }),
        constantFrom(...mixtures),
        (seed, turns, mix) => {
          const match = wander(`board ${seed}`, turns, mix);
          if (!match.result) walk(loadState(new SaktrisPosition(), match.state), seed);
        },
      ),
      { numRuns: 250, seed: 8 },
    );
    for (const state of rarities)
      for (let seed = 0; seed < 30; seed++) walk(loadState(new SaktrisPosition(), state), seed * 7);
    expect(kinds).toEqual(new Set([STEP, DOUBLE_STEP, EN_PASSANT, CASTLING, PROMOTION, DROP, PASS, 'force']));
  });

  test('about a position that comes back for the third time', () => {
    const { state } = matchFrom('6k1/8/8/8/8/8/5PP1/3R2K1[] w - - 0 30 0:0/0:0 n1;fixed;skip');
    const position = loadState(new SaktrisPosition(), state);
    const turns = ['d1d2', 'g8h8', 'd2d1', 'h8g8', 'd1d2', 'g8h8', 'd2d1'];
    for (const text of turns) position.make(position.find(text)!);
    writePosition(engine, position);
    expect(engine.isStopped()).toBe(0);
    const action = position.find('h8g8')!;
    position.make(action);
    engine.make(action);
    expect([position.isStopped(), engine.isStopped()]).toEqual([true, 1]);
  });

  test('a judgement is the same for both sides, and when it is asked for again', () => {
    const look = (text: string): number => {
      writePosition(engine, loadState(new SaktrisPosition(), matchFrom(text).state));
      const first = engine.judgeHere();
      expect(engine.judgeHere()).toBe(first);
      return first;
    };
    const rules = '0 12 1:0/1:0 n2;fixed;skip';
    const white = look(`rn2k3/pp3p2/8/3p4/2B1P3/8/PP6/R3K2R[QNqn] w - - ${rules}`);
    const black = look(`r3k2r/pp6/8/2b1p3/3P4/8/PP3P2/RN2K3[QNqn] b - - ${rules}`);
    expect(white).toBe(black);
    expect(white).not.toBe(0);
  });
});

describe('check, told by the squares of a step', () => {
  test.each([
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R[] w AHah - 0 20 0:0/0:0 n1;fixed;skip', 40],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8[] w - - 0 20 0:0/0:0 n1;fixed;skip', 60],
    ['8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1 1:0/1:0 n1;select;skip', 30],
    ['r2k3r/8/2p1p3/3P4/3p4/2P1P3/8/R2K3R[BPnp] w ADHadh - 0 20 0:0/0:0 n2;same;force;rc;tc', 30],
  ])('is the check that is there: random games from %s', (text, games) => {
    const engine = engineWith(4);
    const { state } = matchFrom(text);
    let seed = 1;
    const answers = { yes: 0, no: 0, unsaid: 0 };
    for (let game = 0; game < games; game++) {
      const position = loadState(new SaktrisPosition(), state);
      writePosition(engine, position);
      for (let ply = 0; ply < 80; ply++) {
        const actions = list.slice(0, position.legal(list));
        if (position.outcome(actions.length)) break;
        for (const action of actions) {
          const before = engine.checks(action);
          position.make(action);
          engine.make(action);
          const isCheck = position.inCheck();
          expect(engine.inCheckAfter(action) === 1).toBe(isCheck);
          if (before >= 0) expect(before === 1).toBe(isCheck);
          answers[before < 0 ? 'unsaid' : isCheck ? 'yes' : 'no']++;
          position.unmake();
          engine.unmake();
        }
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
        const next = actions[(seed >> 8) % actions.length] ?? 0;
        position.make(next);
        engine.make(next);
      }
    }
    // With clears nothing is told before an action is made.
    const isPlain = !text.includes(';rc');
    expect(answers.unsaid).toBeGreaterThan(0);
    expect([answers.yes > 0, answers.no > 0]).toEqual([isPlain, isPlain]);
  });
});

describe('quiescence', () => {
  // White can take a pawn that nobody guards, and has nothing else to take.
  const text = '6k1/8/8/3p4/8/8/8/3R2K1[] w - - 0 30 0:0/0:0 n1;fixed;skip';

  test.each([200, 300, 400, 600, 900])(
    'a capture that is not even tried still counts in the bound that it gives, %i above what stands',
    (above) => {
      const position = loadState(new SaktrisPosition(), matchFrom(text).state);
      const [careful, quick] = [engineWith(4, false), engineWith(4)];
      for (const engine of [careful, quick]) writePosition(engine, position);
      const stand = quick.judgeHere();
      const exact = careful.quietly(-MATE, MATE);
      expect(exact).toBeGreaterThan(stand);
      const most = quick.quietly(stand + above, stand + above + 1);
      expect(most).toBeLessThanOrEqual(stand + above);
      expect(most).toBeGreaterThanOrEqual(exact);
    },
  );
});

describe('the table', () => {
  const EXACT = 0;
  const AT_LEAST = 1;
  /** Move, score, depth and bound. */
  const recall = (engine: Trials, key: bigint, ply: number): number[] | undefined =>
    engine.recall(key, ply) === 1 ? atRoots(engine, 4) : undefined;

  test('gives back what was stored, under the whole of the key', () => {
    const engine = engineWith(8);
    engine.begin(0);
    engine.rememberFinding((456n << 32n) | 123n, 0, 99, -250, 7, AT_LEAST);
    expect(recall(engine, (457n << 32n) | 123n, 0)).toBeUndefined();
    expect(recall(engine, (456n << 32n) | 123n, 0)).toEqual([99, -250, 7, AT_LEAST]);
  });

  test('a mate is as far away as it is from where it is looked up', () => {
    const engine = engineWith(8);
    engine.begin(0);
    engine.rememberFinding(1n, 4, 5, MATE - 7, 3, EXACT);
    engine.rememberFinding(3n, 4, 5, 7 - MATE, 3, EXACT);
    expect(recall(engine, 1n, 10)?.[1]).toBe(MATE - 13);
    expect(recall(engine, 3n, 0)?.[1]).toBe(3 - MATE);
  });

  test('of two places the one that is worth less is given up', () => {
    const engine = engineWith(1);
    engine.begin(0);
    engine.rememberFinding(10n, 0, 1, 0, 9, EXACT);
    engine.rememberFinding(20n, 0, 2, 0, 2, EXACT);
    engine.rememberFinding(30n, 0, 3, 0, 5, EXACT);
    expect([10n, 20n, 30n].map((key) => recall(engine, key, 0)?.[0])).toEqual([1, undefined, 3]);
  });

  test('what is old gives way to what is fresh', () => {
    const engine = engineWith(1);
    engine.begin(0);
    engine.rememberFinding(10n, 0, 1, 0, 4, EXACT);
    engine.rememberFinding(20n, 0, 2, 0, 4, EXACT);
    engine.begin(0);
    engine.begin(0);
    engine.rememberFinding(10n, 0, 1, 0, 4, EXACT);
    engine.rememberFinding(30n, 0, 3, 0, 1, EXACT);
    expect([10n, 20n, 30n].map((key) => recall(engine, key, 0)?.[0])).toEqual([1, undefined, 3]);
  });

  test('a new set-up remembers nothing', () => {
    const engine = engineWith(4);
    engine.begin(0);
    engine.rememberFinding(10n, 0, 1, 0, 9, EXACT);
    engine.setUp(4, true, 0, 0, 0, 0);
    expect(recall(engine, 10n, 0)).toBeUndefined();
  });
});

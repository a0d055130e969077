import { DROP, kindOf, PASS } from '@rankfall/chess';
import { formatAction, loadState, MOST_ACTIONS, SaktrisPosition } from '@rankfall/saktris';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchFrom, mixtures, wander, type SaktrisMatch } from '../../test/wander.ts';
import { clearSight, deepen, MATE, Search, WINNING, type Finding, type Sight } from './index.ts';

const list = new Int32Array(MOST_ACTIONS);
const positionOf = ({ state }: SaktrisMatch): SaktrisPosition => loadState(new SaktrisPosition(), state);
const rootsOf = (position: SaktrisPosition): Int32Array => list.slice(0, position.legal(list));

function look(position: SaktrisPosition, depth: number, nodes = 400_000, sight: Sight = clearSight): Finding {
  const search = new Search(14, sight);
  search.enter(position);
  const thinking = deepen(search, rootsOf(position), { depth, nodes });
  for (let step = thinking.next(); ; step = thinking.next())
    if (step.done) {
      search.close();
      return step.value;
    }
}

describe('forced mates', () => {
  test.each([
    ['an arrival mates', 'k7/8/8/8/8/8/1R6/6P1[RKp] w - - 0 12 1:0/0:0 n1;fixed;skip', 1, 'R@a1'],
    ['a rook along the edge', '7k/8/8/8/8/2K5/R7/6R1[] w - - 0 30 0:0/0:0 n1;fixed;skip', 1, 'a2h2'],
    ['for Black, too', '6r1/r7/2k5/8/8/8/8/7K[] b - - 0 30 0:0/0:0 n1;fixed;skip', 1, 'a7h7'],
    ['two rooks, in two', '4k3/8/8/8/8/8/R7/1R2K3[] w - - 0 30 0:0/0:0 n1;fixed;skip', 2, undefined],
    ['a queen and a king, in two', '7k/8/4K3/8/8/8/8/6Q1[] w - - 0 30 0:0/0:0 n1;fixed;skip', 2, undefined],
    ['two rooks, in three', '8/6k1/8/8/8/R7/8/1R2K3[] w - - 0 30 0:0/0:0 n1;fixed;skip', 3, undefined],
  ])('%s', (_title, text, moves, best) => {
    const { score, move, line } = look(positionOf(matchFrom(text)), 2 * moves + 2);
    expect(MATE - score).toBe(2 * moves - 1);
    if (best !== undefined) expect(formatAction(move)).toBe(best);
    expect(line).toHaveLength(2 * moves - 1);
  });

  test('whoever is being mated knows how long it takes', () => {
    const position = positionOf(matchFrom('4k3/8/8/8/8/8/R7/1R2K3[] w - - 0 30 0:0/0:0 n1;fixed;skip'));
    position.make(position.find('a2a7') ?? 0);
    expect(look(position, 4).score).toBe(2 - MATE);
  });

  test('a forced end is one: its line leads there, in as many plies as the score says', () => {
    let seen = 0;
    assert(
      property(
        integer({ min: 0, max: 1e6 }),
        integer({ min: 20, max: 70 }),
        constantFrom({}, { rowClear: true }),
        (seed, turns, mix) => {
          const match = wander(`mate ${seed}`, turns, mix);
          if (match.result) return;
          const position = positionOf(match);
          const mover = position.toMove;
          const { score, line } = look(position, 4, 4000);
          if (score <= WINNING) return;
          seen++;
          for (const action of line) position.make(action);
          expect(line.length).toBe(MATE - score);
          expect(position.outcome()?.winner).toBe(mover);
        },
      ),
      { numRuns: 30, seed: 7 },
    );
    expect(seen).toBeGreaterThan(0);
  });
});

describe('everything that can be played is searched', () => {
  test('lines go through placements and Force turns, each of their steps is legal, and nothing is left changed', () => {
    const kinds = new Set<string>();
    assert(
      property(
        integer({ min: 0, max: 1e6 }),
        integer({ min: 0, max: 40 }),
        constantFrom(...mixtures),
        (seed, turns, mix) => {
          const match = wander(`lines ${seed}`, turns, mix);
          if (match.result) return;
          const position = positionOf(match);
          const before = position.value();
          const { line } = look(position, 6, 1500);
          expect(position.value()).toEqual(before);
          for (const action of line) {
            expect(rootsOf(position)).toContain(action);
            const text = formatAction(action);
            if (kindOf(action) === DROP) kinds.add('placement');
            if (text.includes(',')) kinds.add('force');
            position.make(action);
          }
        },
      ),
      { numRuns: 40, seed: 11 },
    );
    expect([...kinds].toSorted()).toEqual(['force', 'placement']);
  });

  test('a forced pass is part of the line and costs nobody a piece', () => {
    // Black has nothing to move and a king to come: it passes.
    const position = positionOf(matchFrom('8/8/8/4p3/4P3/8/8/R7[Kk] w - - 0 5 0:0/0:0 n3;fixed;skip'));
    const { line } = look(position, 4);
    expect(line.some((action) => kindOf(action) === PASS)).toBe(true);
  });

  test('a row clear that mates is found: the pawn that stood between is gone', () => {
    const position = positionOf(
      matchFrom('3rkr2/3p1p2/8/8/8/8/2P1P3/3PR2K[] w - - 0 30 0:0/0:0 n1;fixed;skip;rc'),
    );
    const { move, score } = look(position, 3);
    expect([formatAction(move), score]).toEqual(['d1d2', MATE - 1]);
  });

  test('a Force turn that wins is found', () => {
    // No room for the king: the knight makes some by taking the queen.
    const position = positionOf(matchFrom('7k/8/8/8/8/2q5/8/RNBBRNBP[Kp] w - - 0 9 1:0/0:0 n1;fixed;force'));
    expect(formatAction(look(position, 2).move)).toMatch(/^b1c3,K@b1$/u);
  });
});

/** When this changes, so do the games of the ladder (`docs/ladder-saktris.md`): play it again. */
describe('the ladder is true as long as the same is found in the same positions', () => {
  const dim: Sight = { noise: 50, blind: 10, careless: 6, mood: 7 };

  test.each([
    [
      'clearly',
      clearSight,
      {},
      [
        'R@d1 28 at 8 of 20005',
        'P@e1 468 at 8 of 20006',
        'N@f8 -497 at 10 of 20012',
        'P@g1 -154 at 9 of 20001',
      ],
    ],
    [
      'dimly',
      dim,
      {},
      [
        'R@d1 33 at 7 of 20000',
        'P@d1 472 at 8 of 20000',
        'N@f8 -367 at 9 of 20003',
        'P@g1 -220 at 11 of 20001',
      ],
    ],
    [
      'clearly, with Force turns',
      clearSight,
      { blocked: 'force', tripletClear: true },
      [
        'R@d1 28 at 8 of 20003',
        'P@e1 468 at 8 of 20009',
        'N@g8 -531 at 10 of 20000',
        'P@g1 -197 at 12 of 20001',
      ],
    ],
    [
      'dimly, with rows',
      dim,
      { rowClear: true, arrivalOrder: 'select' },
      [
        'Q@d1 115 at 5 of 20003',
        'c1c3 -29996 at 4 of 577',
        'R@g8 623 at 6 of 20015',
        'b3c5 147 at 8 of 20000',
      ],
    ],
  ])('%s', (_title, sight, mix, known) => {
    const found = [0, 12, 25, 40].map((turns) => {
      const { move, score, depth, nodes } = look(positionOf(wander('found', turns, mix)), 60, 20_000, sight);
      return `${formatAction(move)} ${score} at ${depth} of ${nodes}`;
    });
    expect(found).toEqual(known);
  });
});

describe('stopping', () => {
  test('at any moment leaves the best so far', () => {
    assert(
      property(integer({ min: 0, max: 1e6 }), integer({ min: 1, max: 12 }), (seed, steps) => {
        const match = wander(`stop ${seed}`, 40);
        if (match.result) return;
        const position = positionOf(match);
        const roots = rootsOf(position);
        const search = new Search(12);
        search.enter(position);
        const thinking = deepen(search, roots, { depth: 60, nodes: 1e9 });
        let best = 0;
        for (let i = 0; i < steps; i++) {
          const step = thinking.next();
          best = step.value.move;
          if (step.done) break;
        }
        search.close();
        expect(roots).toContain(best);
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  test('resting after every position changes nothing', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = wander(seed, 30);
      const [whole, sliced] = [new Search(12), new Search(12)];
      const position = positionOf(match);
      for (const search of [whole, sliced]) {
        search.enter(position);
        search.begin(rootsOf(position));
        search.open(5, -MATE, MATE);
      }
      whole.run(1e9);
      while (!sliced.run(sliced.nodes + 1));
      expect([sliced.value, sliced.nodes, sliced.line()]).toEqual([whole.value, whole.nodes, whole.line()]);
    }
  });
});

test('the table never changes an exact score', () => {
  assert(
    property(
      integer({ min: 0, max: 1e6 }),
      integer({ min: 0, max: 40 }),
      constantFrom(...mixtures),
      (seed, turns, mix) => {
        const match = wander(`table ${seed}`, turns, mix);
        if (match.result) return;
        const scores = [1, 15].map((bits) => {
          const position = positionOf(match);
          const search = new Search(bits, clearSight, false);
          search.enter(position);
          search.begin(rootsOf(position));
          search.open(2, -MATE, MATE);
          // Some of these boards have thousands of Force turns; those say nothing.
          const isDone = search.run(20_000);
          search.close();
          return isDone ? search.value : undefined;
        });
        if (!scores.includes(undefined)) expect(scores[1]).toBe(scores[0]);
      },
    ),
    { numRuns: 30, seed: 5 },
  );
});

import { DROP, kindOf, PASS } from '@rankfall/chess';
import { formatAction, loadState, MOST_ACTIONS, SaktrisPosition } from '@rankfall/saktris';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchFrom, mixtures, wander, type SaktrisMatch } from '../../test/wander.ts';
import { clearSight, deepen, MATE, Search, Table, WINNING, type Finding } from './index.ts';

const list = new Int32Array(MOST_ACTIONS);
const positionOf = ({ state }: SaktrisMatch): SaktrisPosition => loadState(new SaktrisPosition(), state);
const rootsOf = (position: SaktrisPosition): Int32Array => list.slice(0, position.legal(list));

function look(position: SaktrisPosition, depth: number, nodes = 400_000): Finding {
  const thinking = deepen(new Search(position, new Table(14)), rootsOf(position), { depth, nodes });
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value;
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

describe('stopping', () => {
  test('at any moment leaves the position as it was, with the best so far', () => {
    assert(
      property(integer({ min: 0, max: 1e6 }), integer({ min: 1, max: 12 }), (seed, steps) => {
        const match = wander(`stop ${seed}`, 40);
        if (match.result) return;
        const position = positionOf(match);
        const before = position.value();
        const roots = rootsOf(position);
        const thinking = deepen(new Search(position, new Table(12)), roots, { depth: 60, nodes: 1e9 });
        let best = 0;
        for (let i = 0; i < steps; i++) {
          const step = thinking.next();
          best = step.value.move;
          if (step.done) break;
        }
        thinking.return({ move: best, score: 0, depth: 0, nodes: 0, line: [] });
        expect(position.value()).toEqual(before);
        expect(roots).toContain(best);
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  test('resting after every position changes nothing', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = wander(seed, 30);
      const [whole, sliced] = [positionOf(match), positionOf(match)].map(
        (position) => new Search(position, new Table(12)),
      );
      if (!whole || !sliced) throw new Error('no search');
      const roots = rootsOf(whole.position);
      for (const search of [whole, sliced]) {
        search.begin(roots);
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
          const search = new Search(position, new Table(bits), clearSight, false);
          search.begin(rootsOf(position));
          search.open(2, -MATE, MATE);
          // Some of these boards have thousands of Force turns; those say nothing.
          const isDone = search.run(20_000);
          return isDone ? search.value : undefined;
        });
        if (!scores.includes(undefined)) expect(scores[1]).toBe(scores[0]);
      },
    ),
    { numRuns: 30, seed: 5 },
  );
});

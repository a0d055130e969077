/** The Starlines opponents: they play by their view, stop when told, and are as strong as they say. */
import { choose, lookAt, pendingOf, rollFrom, start, type Match } from '@rankfall/kernel';
import { buildable, pairs, starlines, type Code, type StarlinesTerms } from '@rankfall/starlines';
import { Battle, COUNT, indexOf, LINES, load, type Row } from '@rankfall/starlines/fast';
import { describe, expect, test } from 'vitest';
import { decide, random, type Bot } from '../index.ts';
import { botNamed } from '../registry.ts';
import { admiralNames, admirals, greedy, grownBook, handbook, opponentNames, planFrom } from './index.ts';
import { draw, everBuilt, fitOf, nextOf } from './plans.ts';
import { opponentWords } from './words.en.ts';

type M = Match<StarlinesTerms>;
const [quick] = admirals as [Bot];

function opening(seed: string): M {
  const { match, refused } = start(starlines, { seed });
  if (!match) throw new Error(refused.code);
  return match;
}

/** The match at its end, or when `isEnough`. */
function playUntil(seed: string, bots: readonly [Bot, Bot], isEnough = (_match: M): boolean => false): M {
  const dice = [rollFrom(`${seed} a`), rollFrom(`${seed} b`)] as const;
  let match = opening(seed);
  while (!match.result && !isEnough(match)) {
    const seat = starlines.awaits(match.state)[0] === 0 ? 0 : 1;
    const choice = decide(bots[seat], { charter: match.charter, look: lookAt(match, seat) }, dice[seat]);
    const step = choose(match, seat, choice!);
    if (step.refused) throw new Error(`${bots[seat].name} chose ${choice?.option}: ${step.refused.code}`);
    match = step.match;
  }
  return match;
}

/** Points of the first bot; every seed is played from both seats. */
function points(a: Bot, b: Bot, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const isSwapped = i % 2 === 1;
    const { result } = playUntil(`mirrored ${i >> 1}`, isSwapped ? [b, a] : [a, b]);
    const outcome = result?.outcome[isSwapped ? 1 : 0];
    sum += outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0;
  }
  return sum;
}

describe('the opponents', () => {
  test('are registered for Starlines alone and have words', () => {
    for (const name of opponentNames) {
      expect(botNamed(name, 'starlines')?.name).toBe(name);
      expect(opponentWords[name].name).not.toBe('');
    }
    expect(botNamed('admiral', 'saktris')).toBeUndefined();
    expect(admirals.map(({ name }) => name)).toEqual(admiralNames);
  });

  test('Greedy beats Random in four of five', () => {
    expect(points(greedy, random, 20)).toBeGreaterThanOrEqual(16);
  });

  // The ladder of 400 games is measured on the command line; these few say that nothing is broken.
  test('Admiral beats Greedy, even at a glance', { timeout: 300_000 }, () => {
    expect(points(quick, greedy, 6)).toBeGreaterThanOrEqual(4);
  });

  test.each([greedy, quick])(
    '$name chooses the same from the same view, whatever the other has sealed',
    (bot) => {
      let looked = 0;
      playUntil('sealed', [random, random], (match) => {
        const { phase, ready } = match.state.at;
        if (phase !== 'drawing' || ready[0] || ready[1] || looked >= 6) return false;
        const theirs = pendingOf(match, 1).flatMap(({ id, options }) =>
          options
            .filter(({ off, does }) => !off && does.do === 'build')
            .map(({ id: option }) => ({ action: id, option })),
        );
        const [wish] = theirs;
        if (!wish) return false;
        const other = choose(match, 1, wish).match;
        const think = (from: M): unknown =>
          decide(bot, { charter: from.charter, look: lookAt(from, 0) }, rollFrom('same'));
        expect(think(other)).toEqual(think(match));
        looked++;
        return false;
      });
      expect(looked).toBeGreaterThan(3);
    },
  );

  test('Admiral says often how far it is, and can be stopped there', () => {
    const match = playUntil(
      'stop',
      [quick, quick],
      ({ state }) => state.at.turn === 4 && state.at.phase === 'drawing',
    );
    const seat = starlines.awaits(match.state)[0]!;
    const chair = { charter: match.charter, look: lookAt(match, seat) };
    const nodes: number[] = [];
    const choice = decide(admirals[2]!, chair, rollFrom('x'), (thought) => {
      nodes.push(thought.nodes ?? 0);
      return nodes.length === 5;
    });
    expect(nodes).toEqual([32, 64, 96, 128, 160]);
    expect(choose(match, seat, choice!).refused).toBeUndefined();
  });
});

describe('plans', () => {
  test('are read from the fleet: parts count, what is missing comes next', () => {
    const plan = planFrom('YRD PIC2 JUG; PIC');
    const { rows } = load(new Battle(), opening('plans').state);
    const [row] = rows;
    row[LINES] = 3;
    expect(nextOf(row, plan)).toBe(-1);
    row[LINES] = 4;
    expect(nextOf(row, plan)).toBe(indexOf('YRD'));
    row[LINES] = 4 + 4 + 3 + 4;
    draw(row, plan, 1);
    expect(['YRD', 'PIC', 'FRG', 'JUG'].map((code) => row[COUNT + indexOf(code as 'YRD')])).toEqual([
      1, 0, 0, 1,
    ]);
    expect(everBuilt(row, indexOf('PIC'))).toBe(2);
    expect(row[LINES]).toBe(0);
  });

  const fleetOf = (ships: Readonly<Partial<Record<Code, number>>>): Row => {
    const [row] = load(new Battle(), opening('fits').state).rows;
    for (const [code, count] of Object.entries(ships)) row[COUNT + indexOf(code as Code)] = count;
    return row;
  };
  const economy = planFrom('YRD SAC YRD TND ANT2; ANT PIC XEN');
  const rush = planFrom('; ANT PIC');

  // Once a rush of Antlions looked like whatever plan wanted some Antlions late, and Admiral armed too slowly against it.
  test.each([
    [{ ANT: 3 }, rush],
    [{ ANT: 2, PIC: 2 }, rush],
    [{ YRD: 1 }, economy],
    [{ YRD: 1, SAC: 1, PIC: 1 }, economy],
    [{ YRD: 2, SAC: 1, TND: 1, ANT: 1 }, economy],
  ] as const)('fit the fleet %o', (ships, plan) => {
    const other = plan === rush ? economy : rush;
    expect(fitOf(fleetOf(ships), plan)).toBeGreaterThan(fitOf(fleetOf(ships), other));
  });

  test('fit a fleet by the lines they would have spent on the same', () => {
    expect(fitOf(fleetOf({}), rush)).toBe(0);
    expect(fitOf(fleetOf({ ANT: 2, PIC: 3 }), rush)).toBe(1);
    // Of twelve lines the plan spends eleven on a Shipyard and the parts of a Juggernaut: none on Antlions.
    expect(fitOf(fleetOf({ YRD: 1, PIC: 1, ANT: 2 }), planFrom('YRD JUG; PIC'))).toBe(6 / 12);
    // An upgrade and what it was made of are the same lines, and so are a Xenite and what it became.
    const swarm = planFrom('XEN2 DSW; XEN');
    for (const ships of [
      { DSW: 1, XEN: 2 },
      { ANT: 3, XEN: 2 },
      { ANT: 3, OXI: 1, AST: 1 },
    ])
      expect(fitOf(fleetOf(ships), swarm)).toBe(1);
  });

  test('name a ship that exists', () => {
    expect(() => planFrom('YRD XYZ')).toThrow(/no ship XYZ/);
  });

  test.each([handbook, grownBook])(
    'each book has plans for each pair, of ships that the pair may build',
    (book) => {
      for (const pair of pairs) {
        expect(book[pair].length).toBeGreaterThan(5);
        const known = buildable(pair).map(indexOf);
        for (const { goals, fill } of book[pair])
          for (const type of [...goals.filter((_, i) => i % 2 === 0), ...fill]) expect(known).toContain(type);
      }
    },
  );
});

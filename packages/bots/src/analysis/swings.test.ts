import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  endsIn,
  scoresOf,
  standingOf,
  standings,
  swingsIn,
  type Judged,
  type Turn,
} from './index.ts';

const scale = { lead: 300, winning: 29_500, end: 30_000 };

describe('a score', () => {
  test.each([
    [0, 0.5],
    [300, 0.75],
    [-300, 0.25],
    [29_990, 1],
    [-29_500, 0],
  ])('%i is a chance of %f', (score, chance) => {
    expect(chanceOf(score, scale)).toBeCloseTo(chance, 10);
  });

  test.each([
    [29_997, 3],
    [-29_999, 1],
    [30_000, 0],
    [2000, undefined],
  ])('%i ends in %s plies', (score, plies) => {
    expect(endsIn(score, scale)).toBe(plies);
  });

  test('is said in seven words, each side the mirror of the other', () => {
    expect([0, 0.2, 0.35, 0.5, 0.65, 0.8, 1].map(standingOf)).toEqual(standings);
    for (const chance of [0.03, 0.17, 0.33, 0.47]) {
      const [low, high] = [standingOf(chance), standingOf(1 - chance)];
      expect(standings.indexOf(low) + standings.indexOf(high)).toBe(standings.length - 1);
    }
  });
});

const turns: readonly Turn[] = [
  { seat: 0, option: 'a' },
  { seat: 1, option: 'b' },
  { seat: 0, option: 'c' },
  { seat: 1, option: 'd' },
];

describe('the swings of a game', () => {
  test('name what was played, what was better, and what it cost whom, the dearest first', () => {
    const judged: Judged[] = [
      { score: 0, best: 'a' },
      { score: 0, best: 'B' },
      { score: 300, best: 'C' },
      { score: -29_997, best: 'd' },
      { score: -30_000 },
    ];
    const swings = swingsIn(turns, judged, scale);
    expect(swings.map(({ ply, seat, played, best }) => [ply, seat, played, best])).toEqual([
      [3, 0, 'c', 'C'],
      [2, 1, 'b', 'B'],
    ]);
    expect(swings[0]?.cost).toBeCloseTo(0.75, 10);
    expect(swings[1]).toMatchObject({ before: 0, after: 300 });
  });

  test('leave out what the judge would have played itself, and matters of taste', () => {
    const judged: Judged[] = [
      { score: 0, best: 'a' },
      { score: -900, best: 'B' },
      { score: -880, best: 'C' },
    ];
    expect(swingsIn(turns.slice(0, 2), judged, scale)).toEqual([]);
  });

  test('a position with one thing to do is worth what follows it', () => {
    const judged: (Judged | undefined)[] = [
      { score: 10, best: 'A' },
      { best: 'b' },
      { score: -700, best: 'c' },
    ];
    expect(scoresOf(judged)).toEqual([10, -700, -700]);
    expect(swingsIn(turns.slice(0, 2), judged, scale).map(({ ply }) => ply)).toEqual([1]);
    expect(scoresOf([{ best: 'a' }, undefined, { score: 5 }])).toEqual([undefined, undefined, 5]);
  });

  test('of two that cost nearly the same, the same comes first for both sides', () => {
    const plies = [
      { seat: 0, option: 'b' },
      { seat: 1, option: 'a' },
    ] as const;
    for (const sign of [1, -1]) {
      const judged: Judged[] = [
        { score: 10_032 * sign, best: 'a' },
        { score: 0, best: 'b' },
        { score: 10_111 * sign, best: 'a' },
      ];
      const turned = plies.map(({ seat, option }): Turn => ({ seat: sign > 0 ? seat : 1 - seat, option }));
      expect(swingsIn(turned, judged, scale, 1).map(({ ply }) => ply)).toEqual([2]);
    }
  });

  const line = fc.array(
    fc.record({
      score: fc.option(fc.integer({ min: -30_000, max: 30_000 }), { nil: undefined }),
      seat: fc.constantFrom(0, 1),
      option: fc.constantFrom('a', 'b'),
      best: fc.constantFrom('a', 'b'),
    }),
    { maxLength: 40 },
  );
  test('are few, sorted and somebody’s loss, and the same for the other side when the board is turned', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 5 }), (plies, most) => {
        const judged = plies.map(({ score, best }): Judged =>
          score === undefined ? { best } : { score, best },
        );
        const found = swingsIn(plies, judged, scale, most);
        expect(found.length).toBeLessThanOrEqual(most);
        for (const [place, { cost, played, best }] of found.entries()) {
          expect(cost).toBeGreaterThan(0);
          expect(cost).toBeLessThanOrEqual(found[place - 1]?.cost ?? 1);
          expect(played).not.toBe(best);
        }
        const turned = swingsIn(
          plies.map(({ seat, option }) => ({ seat: 1 - seat, option })),
          judged.map(({ score, best = '' }) => (score === undefined ? { best } : { score: -score, best })),
          scale,
          most,
        );
        expect(turned.map(({ ply }) => ply)).toEqual(found.map(({ ply }) => ply));
      }),
    );
  });
});

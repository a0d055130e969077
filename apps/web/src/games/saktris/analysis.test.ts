import { choose, pendingOf, start, type Match } from '@rankfall/kernel';
import type { SaktrisTerms } from '@rankfall/saktris';
import { saktris } from '@rankfall/saktris';
import { describe, expect, test } from 'vitest';
import { arrowsOf, askAt, judgedAt, sanAt, verdictOf } from './analysis.ts';
import { analysisWords } from './analysis-words.en.ts';

function game(settings: object, ...options: readonly string[]): Match<SaktrisTerms> {
  let { match } = start(saktris, { seed: 'x', settings });
  for (const option of options) {
    if (!match) break;
    const seat = match.state.position.toMove;
    const step = choose(match, seat, { action: pendingOf(match, seat)[0]?.id ?? '', option });
    if (step.refused) throw new Error(`${option}: ${step.refused.code}`);
    ({ match } = step);
  }
  if (!match) throw new Error('not started');
  return match;
}

describe('what is asked about a position', () => {
  test('shows the judge the queues as they were, but not the seed, and nobody who gave up', () => {
    const begun = game({ arrivalOrder: 'diff' }, 'P@d1');
    const match = choose(begun, 1, { action: '~resign', option: 'resign' }).match;
    const asked = askAt(match, 1);
    if (!('chair' in asked)) throw new Error('not asked');
    expect(asked.chair.look.view.position.queues).toEqual(match.state.position.queues);
    expect(asked.chair.look.seat).toBe(1);
    expect(asked.chair.look.result).toBeUndefined();
  });

  test('an end by the rules speaks for itself', () => {
    const mate = 'k7/8/8/8/8/8/1R6/6P1[RKp] w - - 0 12 1:0/0:0 n1;fixed;skip';
    expect(askAt(game({ start: mate }, 'R@a1'), 1)).toEqual({ score: 30_000 });
  });

  test('the judge speaks for the side to move, the graph for White', () => {
    const match = game({ arrivalOrder: 'fixed' }, 'P@d1');
    const last = { best: { action: '', option: '' }, score: 40 };
    expect(judgedAt(match, 0, 'P@d1', last)).toEqual({ best: 'P@d1', score: 40 });
    expect(judgedAt(match, 1, 'P@e8', last)).toEqual({ best: 'P@e8', score: -40 });
    expect(judgedAt(match, 1, 'P@e8', undefined)).toEqual({ best: 'P@e8' });
  });
});

test.each([
  ['e1e3', [{ from: 'e1', to: 'e3' }]],
  ['a7a8q', [{ from: 'a7', to: 'a8' }]],
  ['N@c1', [{ from: 'c1', to: 'c1' }]],
  [
    'b1c3,P@b1',
    [
      { from: 'b1', to: 'c3' },
      { from: 'b1', to: 'b1' },
    ],
  ],
  ['', []],
])('%s is drawn', (option, arrows) => {
  expect(arrowsOf(option)).toEqual(arrows);
});

test('an option is written as players write it', () => {
  expect(sanAt(game({ arrivalOrder: 'fixed' }, 'P@d1', 'P@d8'), 2, 'd1d3')).toBe('d3');
});

describe('a score in words', () => {
  test.each([
    [20, 'Even', '+0.2'],
    [130, 'White is a little better', '+1.3'],
    [-240, 'Black is clearly better', '−2.4'],
    [900, 'White is winning', '+9.0'],
    [-29_995, 'Black can win in 3 moves', '−#3'],
    [29_999, 'White can win in 1 move', '+#1'],
    [30_000, 'White has won', ''],
  ])('%i', (score, said, number) => {
    const verdict = verdictOf(score);
    expect([analysisWords.verdict(verdict), analysisWords.number(verdict)]).toEqual([said, number]);
  });

  test.each([
    [0, 900, 0, 'Move 14: Qh5 turned a won game into an even one; Nf3 was better.'],
    [1, -130, 300, 'Move 14: Qh5 turned a slightly better game into a bad one; Nf3 was better.'],
    [0, 29_997, 100, 'Move 14: Qh5 missed a win in 2 moves; Nf3 was better.'],
    [0, 0, -29_998, 'Move 14: Qh5 let Black win in 1 move; Nf3 was better.'],
    [0, 0, -30_000, 'Move 14: Qh5 lost the game at once; Nf3 was better.'],
    [0, 50, -50, 'Move 14: Qh5 gave ground; Nf3 was better.'],
  ] as const)('a swing of side %i from %i to %i', (side, before, after, said) => {
    const swing = { turn: 14, side, move: 'Qh5', better: 'Nf3' };
    expect(analysisWords.swing({ ...swing, before: verdictOf(before), after: verdictOf(after) })).toBe(said);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rollFrom, seedProblem } from './dice.ts';

describe('dice.md', () => {
  test('first three draws of seed CHESS, stream die', () => {
    const dice = rollFrom('CHESS');
    expect([dice.draw('die'), dice.draw('die'), dice.draw('die')]).toEqual([
      4134683496, 3832090251, 4223893774,
    ]);
  });

  test('twelve rolls of a six-sided die, same stream', () => {
    const dice = rollFrom('CHESS');
    const rolls = Array.from({ length: 12 }, () => dice.below('die', 6) + 1);
    expect(rolls).toEqual([1, 4, 5, 5, 2, 6, 2, 3, 6, 1, 4, 4]);
  });

  test.each([
    ['0', 'PPBPBNRKPPPNRPPQ', 'PPKBPPPRPNNPBQPR', 'QPPBNPPPPRKPPNRB'],
    ['1', 'PRKQPBRPNPPPBPPN', 'QPNPPKPRBPBPRNPP', 'BNPPPPNRRQKPPPBP'],
    ['42', 'PNKNPQPRPPPPPRBB', 'PPPPNNPRBRPQPKBP', 'NBBPPNPPPQPRPPRK'],
    ['2026', 'PNPPKNRPPQBPPBRP', 'PPKNPPPPPBQNRBPR', 'BPKBPNPQPRPPPRNP'],
  ])('saktris appendix A: the shuffles of seed %s', (seed, queue, white, black) => {
    const set = [...'KQRRBBNNPPPPPPPP'];
    const dice = rollFrom(seed);
    expect(dice.shuffle('queue', set).join('')).toBe(queue);
    expect(dice.shuffle('queue/white', set).join('')).toBe(white);
    expect(dice.shuffle('queue/black', set).join('')).toBe(black);
  });
});

test('dice go on from their counters as if they had never stopped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'spawn/3/2'), { maxLength: 40 }),
      fc.nat(39),
      (streams, cut) => {
        const whole = rollFrom('seed');
        const all = streams.map((stream) => whole.draw(stream));
        const first = rollFrom('seed');
        const head = streams.slice(0, cut).map((stream) => first.draw(stream));
        const second = rollFrom('seed', JSON.parse(JSON.stringify(first.draws)));
        const tail = streams.slice(cut).map((stream) => second.draw(stream));
        expect([...head, ...tail]).toEqual(all);
        expect(second.draws).toEqual(whole.draws);
      },
    ),
  );
});

test('matches that are played in turns draw as if each were alone', () => {
  const alone = (seed: string): readonly number[] => {
    const dice = rollFrom(seed);
    return Array.from({ length: 20 }, () => dice.draw('die'));
  };
  const seeds = ['left', 'right', 'CHESS'];
  const expected = seeds.map(alone);
  const drawn = seeds.map((): number[] => []);
  for (let n = 0; n < 20; n++)
    seeds.forEach((seed, i) => drawn[i]?.push(rollFrom(seed, { die: n }).draw('die')));
  expect(drawn).toEqual(expected);
});

test('nothing drawn leaves the very same counters', () => {
  const draws = { die: 3 };
  expect(rollFrom('x', draws).draws).toBe(draws);
});

test.each([
  ['CHESS', undefined],
  ['', 'empty'],
  ['x'.repeat(65), 'too-long'],
  ['a\0b', 'not-printable'],
  ['ä', 'not-printable'],
  [7, 'not-text'],
])('seed %j: %s', (seed, problem) => {
  expect(seedProblem(seed)).toBe(problem);
});

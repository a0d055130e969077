import { noughts } from '@rankfall/testkit';
import { anyGame, start } from '@rankfall/kernel';
import { random } from '@rankfall/bots';
import { describe, expect, test } from 'vitest';
import { autoplay } from './autoplay.ts';
import { playBatch, type Plan } from './batch.ts';
import { plainKit } from './plain-kit.ts';
import { report } from './simulate.ts';
import { plain } from './style.ts';
import { addTallies, emptyTally, summaryOf, tallyOf } from './tally.ts';

const kit = plainKit('Noughts', anyGame(noughts));
const plan: Plan = { game: 'noughts', settings: {}, seats: ['random', 'random'], seed: 'sim' };

describe('a simulation', () => {
  test('is the same in any order and any batches', () => {
    const whole = playBatch(plan, kit, 0, 40);
    const parts = [playBatch(plan, kit, 25, 40), playBatch(plan, kit, 0, 10), playBatch(plan, kit, 10, 25)];
    const sum = parts.reduce(addTallies, emptyTally(2));
    expect(sum).toEqual(whole);
    expect(JSON.stringify(summaryOf(sum))).toBe(JSON.stringify(summaryOf(whole)));
  });

  test('counts every match once for each seat', () => {
    const { games, seats, reasons, plies } = playBatch(plan, kit, 0, 30);
    expect(games).toBe(30);
    for (const { won, drawn, lost } of seats) expect(won + drawn + lost).toBe(30);
    expect(seats[0]!.won).toBe(seats[1]!.lost);
    expect(Object.values(reasons).reduce((a, b) => a + b)).toBe(30);
    expect(Object.values(plies).reduce((a, b) => a + b)).toBe(30);
  });

  test('is reported in a table', () => {
    const lines = report(summaryOf(playBatch(plan, kit, 0, 20)), plan, kit, plain);
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "Noughts: 20 games, seed sim

                            games   share  95 % interval
      Seat 1 random  won       10  50.0 %  29.9–70.1 %
                     drawn      4  20.0 %  8.1–41.6 %
                     lost       6  30.0 %  14.5–51.9 %
      Seat 2 random  won        6  30.0 %  14.5–51.9 %
                     drawn      4  20.0 %  8.1–41.6 %
                     lost      10  50.0 %  29.9–70.1 %

      reasons  line 16 (80.0 %), full 4 (20.0 %)
      plies    median 8, shortest 5, longest 9"
    `);
  });

  test('a match that has not ended is not counted', () => {
    const { match } = start(anyGame(noughts), { seed: 'x' });
    expect(() => tallyOf(match!)).toThrow('without a result');
    expect(tallyOf(autoplay(match!, [random, random])).games).toBe(1);
  });
});

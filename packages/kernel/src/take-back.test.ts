import { bids, pulse, type BidsTerms } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { choose, offersTo } from './choose.ts';
import { lookAt } from './look.ts';
import { reach, start, type Match } from './match.ts';
import type { Choice, Seat, Terms } from './types.ts';

function chosen<T extends Terms>(match: Match<T>, seat: Seat, action: string, option: string): Match<T> {
  const step = choose(match, seat, { action, option });
  if (step.refused) throw new Error(`${action}/${option}: ${step.refused.code}`);
  return step.match;
}

function bidding(): Match<BidsTerms> {
  const { match } = start(bids, { seed: 'CHESS' });
  if (!match) throw new Error('not started');
  return reach(match, 1000).match;
}

const back: Choice = { action: '~back', option: 'back' };
const canTakeBack = <T extends Terms>(match: Match<T>, seat: Seat): boolean =>
  offersTo(match, seat).some(({ id }) => id === '~back');

describe('taking back what nobody else could notice', () => {
  test('a sealed choice is withdrawn, and the others hear and see nothing', () => {
    const before = bidding();
    const drafted = chosen(before, 0, '1/bidding/trigger', 'odd');
    expect(canTakeBack(drafted, 0)).toBe(true);
    expect(canTakeBack(drafted, 1)).toBe(false);
    const step = choose(drafted, 0, back);
    expect(step.match.state).toEqual(before.state);
    expect(step.told.map(({ event }) => [event.type, 'only' in event ? event.only : undefined])).toEqual([
      ['~taken-back', [0]],
    ]);
    expect(lookAt(step.match, 1)).toEqual(lookAt(drafted, 1));
    expect(lookAt(step.match, 0).heard).toBe(lookAt(drafted, 0).heard + 1);
  });

  test("what the others chose since stays, and their choices are not the seat's to take", () => {
    const both = chosen(chosen(bidding(), 0, '1/bidding/trigger', 'odd'), 1, '1/bidding/trigger', 'even');
    const { match } = choose(both, 0, back);
    expect(match.state.drafts).toEqual([[], [{ what: 'trigger', option: 'even' }]]);
    expect(choose(match, 1, back).match.state.drafts).toEqual([[], []]);
  });

  test('ready is seen by all, so it is final', () => {
    const ready = chosen(chosen(bidding(), 0, '1/bidding/trigger', 'odd'), 0, '1/bidding/ready', 'ready');
    expect(canTakeBack(ready, 0)).toBe(false);
    expect(choose(ready, 0, back).refused?.code).toBe('not-offered');
  });

  test('after the reveal it is too late', () => {
    let match = bidding();
    for (const seat of [0, 1]) match = chosen(match, seat, '1/bidding/trigger', 'odd');
    for (const seat of [0, 1]) match = chosen(match, seat, '1/bidding/ready', 'ready');
    expect(canTakeBack(match, 0)).toBe(false);
  });

  test('a waiting premove is withdrawn while time goes on, and is gone when it would have fired', () => {
    const { match } = start(pulse, { seed: 'CHESS' });
    if (!match) throw new Error('not started');
    const lit = reach(match, 100).match;
    const [light] = lit.state.lights;
    const resting = chosen(lit, 0, `grab/${light?.id}`, `${light?.value}`);
    const lane = ['left', 'middle', 'right'][reach(resting, 1599).match.state.lights[0]?.lane ?? 0] ?? '';
    const aiming = reach(chosen(resting, 0, 'aim', lane), 400).match;
    const { match: free } = choose(aiming, 0, back);
    expect(free.at).toBe(400);
    expect(free.state).toEqual(reach(resting, 400).match.state);
    // Fired, it grabbed a light for all to see.
    const fired = reach(aiming, 1600).match;
    expect(fired.state.score[0]).toBeGreaterThan(resting.state.score[0] ?? 0);
    expect(canTakeBack(fired, 0)).toBe(false);
  });

  test('a sealed choice lapses no offer, and taking it back withdraws the own request', () => {
    const offered = chosen(bidding(), 1, '~draw', 'ask');
    const drafted = chosen(offered, 0, '1/bidding/trigger', 'odd');
    expect(lookAt(drafted, 1)).toEqual(lookAt(offered, 1));
    const asked = chosen(drafted, 0, '~undo', 'ask');
    const { match } = choose(asked, 0, back);
    expect(match.sitting.asks.undo).toBeUndefined();
  });
});

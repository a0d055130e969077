import { bids, pulse } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { begin, playSquares } from '../test/squares.ts';
import { choose } from './choose.ts';
import { imagineMatch, lookAt, preview, toldTo } from './look.ts';
import { reach, start } from './match.ts';
import { pendingOf } from './play.ts';

describe('looking', () => {
  test('a look holds what a seat may know, and not the seed', () => {
    const match = playSquares(
      begin({ seed: 'top secret', table: { clock: { base: 9000, increment: 0 } } }),
      4,
    );
    const look = lookAt(match, 1);
    expect(look).toMatchObject({
      seat: 1,
      at: 1000,
      awaits: [1],
      clock: [8000, 9000],
      paused: false,
      heard: 1,
    });
    expect(JSON.stringify(look)).not.toContain('top secret');
    expect(JSON.parse(JSON.stringify(look))).toEqual(look);
    expect(lookAt(match, 'watcher').heard).toBe(1);
  });

  test('everybody hears public events, and only its owner a secret', () => {
    const dealt = start(bids, { seed: 'x' });
    if (!dealt.match) throw new Error('not started');
    expect(toldTo(dealt.told, 'watcher').map(({ event }) => event.type)).toEqual(['rolled']);
    const drafted = choose(dealt.match, 0, { action: '1/bidding/trigger', option: 'odd' });
    expect([0, 1, 'watcher' as const].map((who) => toldTo(drafted.told, who).length)).toEqual([1, 0, 0]);
  });
});

describe('imagining', () => {
  test('from a look the own options follow, with dice of the own', () => {
    const match = playSquares(begin(), 4, 0);
    const imagined = imagineMatch(match.charter, lookAt(match, 0), 'mine');
    expect(pendingOf(imagined, 0)).toEqual(pendingOf(match, 0));
    expect(imagined.charter.seed).toBe('mine');
  });

  test('a preview shows the exact outcome, and leaves the match alone', () => {
    const match = playSquares(begin(), 0, 3, 1, 4);
    const shown = preview(match.charter, lookAt(match, 0), { action: 'turn/4', option: '2' });
    const real = choose(match, 0, { action: 'turn/4', option: '2' });
    if (shown.refused) throw new Error(shown.refused.code);
    expect(shown.look.view).toEqual(real.match.state);
    expect(shown.look.result).toEqual(real.match.result);
    expect(shown.uncertain).toBe(false);
    expect(preview(match.charter, lookAt(match, 0), { action: 'turn/4', option: '0' }).refused?.code).toBe(
      'not-offered',
    );
    expect(
      preview(match.charter, lookAt(match, 'watcher'), { action: 'turn/4', option: '2' }).refused?.code,
    ).toBe('unknown-seat');
  });

  test('a preview that asked the dice is uncertain', () => {
    // Here choosing itself draws, as no toy does: a grab that re-rolls.
    const rolling = {
      ...pulse,
      choose: (...[state, seat, does, at, dice]: Parameters<typeof pulse.choose>) => {
        dice.below('again', 6);
        return pulse.choose(state, seat, does, at, dice);
      },
    };
    const { match } = start(rolling, { seed: 'x' });
    if (!match) throw new Error('not started');
    const lit = reach(match, 100).match;
    const [light] = lit.state.lights;
    const shown = preview(lit.charter, lookAt(lit, 0), {
      action: `grab/${light?.id}`,
      option: `${light?.value}`,
    });
    expect(!shown.refused && shown.uncertain).toBe(true);
  });
});

import { choose, pendingOf } from '@rankfall/kernel';
import { cellNamed } from '@rankfall/chessbrawl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsIn, foresee } from './foresee.ts';
import { risksOf } from './risks.ts';
import { act, newRun, randomChoice } from './testing.ts';

describe('what is foreseen', () => {
  test('is exactly what then happens, as long as no lot is drawn', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}$/u), fc.constantFrom('classic', 'ruthless'), (seed, enemy) => {
        let match = newRun(seed, { king: 'ugly', enemy });
        for (let at = 0; at < 60; at++) {
          const next = randomChoice(match, `${seed} ${at}`);
          if (!next) break;
          const [type, option] = next;
          const action = pendingOf(match, 0).find((one) => one.type === type);
          if (type === 'PLAY' && action) {
            const seen = foresee(match, { action: action.id, option });
            const { told } = choose(match, 0, { action: action.id, option });
            const aimed = eventsIn(told).find((event) => event.type === 'aimed');
            if (seen && !seen.isUncertain && !seen.endsWave) {
              const { from, to } = aimed?.type === 'aimed' ? aimed : {};
              expect([seen.reply?.from, seen.reply?.to]).toEqual([from, to]);
              expect(seen.losesKing).toBe(eventsIn(told).some((event) => event.type === 'king-fell'));
            }
          }
          match = act(match, type, option);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('does not wait for the waits: the answer is known at any speed', () => {
    const slow = ['K@c1', 'R@b2'].reduce(
      (now, id) => act(now, 'BUY', id),
      newRun('CHESS', { king: 'ugly', pace: 'x1' }),
    );
    const begun = act(slow, 'START');
    const action = pendingOf(begun, 0).find(({ type }) => type === 'PLAY');
    expect(foresee(begun, { action: action?.id ?? '', option: 'b2a2' })?.reply).toMatchObject({ piece: 'P' });
  });

  test('tells of a skipped turn, too, when it would cost the King', () => {
    let match = act(act(newRun('CHESS', { enemy: 'ruthless' }), 'BUY', 'K@c1'), 'START');
    for (let turn = 0; turn < 60; turn++) {
      const seen = foresee(match, { action: `skip-turn/${match.state.turn}`, option: 'skip-turn' });
      const next = act(match, 'SKIP_TURN');
      expect(seen?.losesKing).toBe(next.state.phase === 'defeat');
      if (next.result) return;
      match = next;
    }
    expect.unreachable('the King was never taken');
  });

  test('says nothing about a choice that is not on offer', () => {
    expect(foresee(newRun('CHESS'), { action: 'play/0', option: 'a1a2' })).toBeUndefined();
  });

  test('a destination where the piece would be taken has its sign', () => {
    const placed = ['K@c1', 'R@b2'].reduce(
      (now, id) => act(now, 'BUY', id),
      newRun('CHESS', { king: 'ugly' }),
    );
    const begun = act(placed, 'START');
    const action = pendingOf(begun, 0).find(({ type }) => type === 'PLAY');
    const moves = action?.options.filter(({ picks }) => picks?.[0] === 'b2').map(({ id }) => id) ?? [];
    // The pawns stand on e8 and a8: b7 is attacked by one of them.
    expect(risksOf(begun, action?.id ?? '', moves)).toContainEqual({ cell: cellNamed('b7'), type: 'mover' });
  });
});

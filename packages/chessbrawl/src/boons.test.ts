/** Boons and powers: what each of them changes in a run. */
import { describe, expect, test } from 'vitest';
import { after, newRun, runWith, type Run } from '../test/bench.ts';
import { boonsLeft } from './boons.ts';
import { wavesOf } from './coming.ts';
import type { BrawlState } from './state.ts';
import { kings } from './types.ts';

const plus = (more: Partial<BrawlState> = {}, pieces = 'K(7,0) p(3,3) Q(3,0)'): Run =>
  runWith(pieces, { mode: 'plus', ...more }, newRun({ mode: 'plus' }));

describe('[PL1] what is offered', () => {
  test('nothing twice', () => {
    expect(boonsLeft({ boons: ['tower'] })).not.toContain('tower');
  });

  test.each(kings)('three different ones after every round for %s', (king) => {
    const won = after(plus({ king, wave: 3 }), '(3,0)(3,3)').state;
    expect(won.phase).toBe('boon');
    expect(new Set(won.offer).size).toBe(3);
    const left = boonsLeft(won);
    expect(won.offer?.every((boon) => left.includes(boon))).toBe(true);
    expect(left.length).toBeGreaterThanOrEqual(18);
  });

  test('the same seed offers the same', () => {
    const offer = (): unknown => after(plus({ wave: 3 }), '(3,0)(3,3)').state.offer;
    expect(offer()).toEqual(offer());
  });
});

describe('what comes', () => {
  const run = { mode: 'plus', king: 'good' } as const;
  test.each([
    [[], ['PPP', 'PPPN', 'PPPPN']],
    [['thin-ranks'], ['PPP', 'PPN', 'PPPPN']],
    [['demotion'], ['PPP', 'PPPP', 'PPPPP']],
    [
      ['thin-ranks', 'demotion'],
      ['PPP', 'PPP', 'PPPPP'],
    ],
  ] as const)('with %j the second round is %j', (boons, waves) => {
    expect(wavesOf({ ...run, boons }, 2)).toEqual(waves);
  });
});

describe('[RK2] the siege', () => {
  test('takes the King off the board when nobody is left to grow', () => {
    const run = runWith('K(7,0) q(0,5)', { ranked: true, quiet: 39 });
    const end = after(run, 'skip-turn');
    expect(end.result).toMatchObject({ outcome: ['lost'], reason: 'king-siege' });
    expect(end.state).toMatchObject({ lost: 'K', phase: 'defeat', fall: { cause: 'siege', at: 42 } });
    expect(end.state.board).not.toContain('K');
  });
});

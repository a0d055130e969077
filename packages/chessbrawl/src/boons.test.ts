/** Boons and powers: what each of them changes in a run. */
import { start } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { after, newRun, runWith, type Run } from '../test/bench.ts';
import { boonsLeft, perksOf } from './boons.ts';
import { wavesOf } from './coming.ts';
import { firstChessbrawl } from './game.ts';
import type { BrawlState } from './state.ts';
import { kings } from './types.ts';
import { boonWordsOf, powerOf } from './words.en.ts';

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

describe('[PL2] who comes between two waves', () => {
  const next = (more: Partial<BrawlState>): BrawlState => after(plus(more), '(3,0)(3,3)').state;

  test.each([
    ['a bishop joins The Good', { king: 'good' }, 'B', 1],
    ['a rook joins The Ugly for its price', { king: 'ugly', points: 9 }, 'R', 5],
    ['nobody joins The Ugly who cannot pay', { king: 'ugly', points: 3 }, '', 4],
    ['The Ugly pays the price that holds', { king: 'ugly', points: 3, boons: ['masonry'] }, 'R', 0],
    ['nobody joins The Bad', { king: 'bad' }, '', 1],
    ['two pawns follow the first wave', { king: 'bad', boons: ['recruits'] }, 'PP', 1],
    ['and no later one', { king: 'bad', boons: ['recruits'], wave: 2 }, '', 1],
  ] as const)('%s', (_what, more, joined, points) => {
    const state = next({ points: 0, ...more });
    expect(state.phase).toBe('transition');
    expect(state.board.slice(36).replaceAll(/[.K]/gu, '')).toBe(joined);
    // One for the pawn that was captured.
    expect(state.points).toBe(points);
  });
});

describe('[PL3] the first wave of a round', () => {
  test.each([
    [1, 2],
    [2, 1],
    [3, 1],
  ])('a head start makes wave %i begin with %i plays', (wave, plays) => {
    const run = plus({ phase: 'transition', wave, boons: ['head-start'] });
    expect(after(run, 'start').state.plays).toBe(plays);
  });
});

describe('[PL4] the first edition', () => {
  const first = (more: Partial<BrawlState>): BrawlState => {
    const { edition: _edition, ...state } = plus(more).state;
    return state;
  };
  test('is what a state without an edition has', () => {
    expect(perksOf(first({ king: 'good' }))).toMatchObject({ recruits: 1, reserves: '' });
    expect(perksOf(first({ king: 'ugly' }))).toMatchObject({ salvage: 1, hires: '' });
    expect(perksOf(first({ boons: ['demotion', 'head-start'] }))).toMatchObject({ demoted: 1, headStart: 1 });
    expect(wavesOf(first({ boons: ['demotion'] }), 2)).toEqual(['PPP', 'PPPP', 'PPPPP']);
  });

  test('its runs begin without one and say what held then', () => {
    const { match } = start(firstChessbrawl, { seed: 'CHESS', settings: { mode: 'plus' }, seats: 1 });
    expect(match?.state).not.toHaveProperty('edition');
    expect(powerOf({ king: 'good' })).toContain('every round');
    expect(powerOf({ king: 'good', edition: 2 })).toContain('bishop');
    expect(boonWordsOf({}, 'demotion').line).toContain('each wave');
    expect(boonWordsOf({ edition: 2 }, 'demotion').line).toContain('every second wave');
  });
});

describe('what comes', () => {
  const run = { mode: 'plus', king: 'good', edition: 2 } as const;
  test.each([
    [[], ['PPP', 'PPPN', 'PPPPN']],
    [['thin-ranks'], ['PPP', 'PPN', 'PPPPN']],
    [['demotion'], ['PPP', 'PPPP', 'PPPPN']],
    [
      ['thin-ranks', 'demotion'],
      ['PPP', 'PPP', 'PPPPN'],
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

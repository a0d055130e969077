/** The acceptance criteria of Action that are rules. AC4, AC5 and AC9 are about the screen, AC8 about the room and its bots. */
import { describe, expect, test } from 'vitest';
import { parseSettings } from '@rankfall/kernel';
import { Driven, from } from '../../test/action-match.ts';
import { actionSettings } from './settings.ts';

const parsed = parseSettings(actionSettings, {});
if ('refused' in parsed) throw new Error(parsed.refused.code);
const defaults = parsed.settings;

describe('AC1 real-time play', () => {
  test('both move whenever they are ready, and the default cooldown is one second', () => {
    expect(defaults.moveCooldown).toBe(1);
    const match = from('4k3/8/8/8/8/8/8/4K3').at(10);
    expect(match.order(1, 'e8e7')).toBeUndefined();
    expect(match.order(0, 'e1e2')).toBeUndefined();
    expect(match.at(1009).order(0, 'e2e3')?.code).toBe('cooldown');
    expect(match.at(1010).order(0, 'e2e3')).toBeUndefined();
  });

  test('the cooldown is a setting', () => {
    const start = '4k3/8/8/8/8/8/8/4K3[] - - - 0 1 t0;a-;r0/0 action;cd2500;in3000;fixed';
    const match = new Driven({ start }).at(100);
    match.order(0, 'e1e2');
    expect(match.state.readyAt[0]).toBe(2600);
  });
});

describe('AC2 pieces arrive by themselves', () => {
  test('every three seconds, White and Black in turn, in the fixed order', () => {
    expect(defaults.arrivalInterval).toBe(3);
    const match = new Driven().at(18_000);
    expect(match.events('arrived').map(({ side, piece }) => `${side}${piece}`)).toEqual([
      '0P',
      '1p',
      '0P',
      '1p',
      '0N',
      '1n',
    ]);
  });
});

describe('AC3 a full back row', () => {
  test('the column of the announced target is bumped, and a full one drops its farthest piece', () => {
    const match = from('3n4/3r4/3n4/3p4/3P4/3P4/3N4/RNBPQBNR', { queue: 'B', timers: 'awd500^;r0/0' });
    const [told] = match.targets();
    expect(told).toBe('B@d1^');
    match.at(500);
    expect(match.events('fell')).toMatchObject([{ piece: 'n', square: 'd8', by: 'bump' }]);
    expect(match.events('arrived')).toMatchObject([{ square: 'd1', bump: true }]);
  });
});

describe('AC6 the end', () => {
  test('a captured king ends it, checkmate does not', () => {
    const match = from('k7/1Q6/1K6/8/8/8/8/8').at(100);
    expect(match.outcome()).toBe('none');
    match.order(0, 'b7a8');
    expect(match.outcome()).toBe('white king-captured');
  });

  test('no stalemate, no repetition, no fifty moves', () => {
    const stale = from('k7/8/1Q6/8/8/8/8/4K3').at(100);
    expect(stale.outcome()).toBe('none');
    const shuffle = from('k7/8/8/8/8/8/8/K7');
    for (let i = 0; i < 240; i++) {
      const [there, back] = i % 2 === 0 ? ['1', '2'] : ['2', '1'];
      shuffle.at(i * 1000);
      expect(shuffle.order(0, `a${there}a${back}`)).toBeUndefined();
    }
    expect(shuffle.outcome()).toBe('none');
  });

  test('a triplet can take the king', () => {
    const match = from('8/8/8/8/3nN2k/N7/8/K7').at(100);
    match.order(0, 'a3c4');
    expect(match.outcome()).toBe('white king-triplet');
  });
});

describe('AC7 no promotion', () => {
  test('a pawn on its last row falls off, its capture counts, and no triplet is made', () => {
    const match = from('1pnp4/2P5/8/8/8/8/8/K3k3').at(100);
    match.order(0, 'c7b8');
    expect(match.board()).toBe('2np4/8/8/8/8/8/8/K3k3');
    expect(match.events('captured')).toMatchObject([{ piece: 'p', square: 'b8' }]);
    expect(match.events('triplet-cleared')).toEqual([]);
  });
});

describe('AC8 the delays of the computer are settings', () => {
  test('0.4 to 1.0 s, and a maximum below the minimum is raised to it', () => {
    expect([defaults.aiReactionMin, defaults.aiReactionMax]).toEqual([0.4, 1]);
    const mended = parseSettings(actionSettings, { aiReactionMin: 2, aiReactionMax: 0.5 });
    expect('refused' in mended ? mended : mended.settings.aiReactionMax).toBe(2);
  });
});

/** The optional rules of Action: the six extensions of section 8, and the quiet draw. */
import { parseSettings, type Millis } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { Driven, from } from '../../test/action-match.ts';
import { actionSettings, type ActionSettings } from './settings.ts';

const presetOf = (name: string): Partial<ActionSettings> => {
  const parsed = parseSettings(actionSettings, actionSettings.presets[name] ?? {});
  if ('refused' in parsed) throw new Error(parsed.refused.code);
  return parsed.settings;
};

const arrivalsOf = (match: Driven, side: 0 | 1): string =>
  match
    .events('arrived')
    .flatMap((event) => (event.side === side ? [event.piece.toUpperCase()] : []))
    .join('');
const timesOf = (match: Driven): readonly Millis[] =>
  match.told.flatMap(({ at, event }) => (event.type === 'arrived' ? [at] : []));

describe('8.1 weighted and bagged pieces', () => {
  test('weights are kept roughly, and the king comes as the piece that was set', () => {
    const counts: Record<string, number> = {};
    for (let i = 0; i < 40; i++) {
      const pieces = arrivalsOf(
        new Driven({ pieceSource: 'weighted', queues: 'separate' }, `w ${i}`).at(1e6),
        0,
      );
      expect(pieces).toHaveLength(16);
      expect(pieces.indexOf('K')).toBe(7);
      expect(pieces.lastIndexOf('K')).toBe(7);
      for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
    }
    const share = (piece: string): number => (counts[piece] ?? 0) / 600;
    for (const [piece, weight] of Object.entries({ P: 0.4, N: 0.2, B: 0.2, R: 0.15, Q: 0.05 }))
      expect(Math.abs(share(piece) - weight)).toBeLessThan(0.06);
  });

  test('a weight of nothing never comes; all weights nothing is repaired', () => {
    const weights = { P: 0, N: 0, B: 0, R: 1, Q: 0 };
    const match = new Driven({ pieceSource: 'weighted', kingSlot: 16, weights }).at(60_000);
    expect(arrivalsOf(match, 0)).toMatch(/^R+$/);
    const none = parseSettings(actionSettings, { weights: { P: 0, N: 0, B: 0, R: 0, Q: 0 } });
    expect('refused' in none ? none : none.settings.weights.P).toBe(1);
  });

  test('a bag holds the sixteen pieces; endless, it is filled again without a king', () => {
    const settings = { pieceSource: 'bag', arrivalInterval: 1, bumpEdge: 'full' } as const;
    const pieces = Array.from({ length: 12 }, (_, i) =>
      new Driven({ ...settings, endless: true, tripletClear: false }, `bag ${i}`).at(90_000),
    ).map((match) => arrivalsOf(match, 0));
    const sorted = (text: string): string => Array.from(text).toSorted().join('');
    const full = sorted('KQRRBBNNPPPPPPPP');
    const whole = pieces.filter((text) => text.length >= 31);
    expect(whole.length).toBeGreaterThan(0);
    for (const text of pieces) if (text.length >= 16) expect(sorted(text.slice(0, 16))).toBe(full);
    for (const text of whole) expect(sorted(text.slice(16, 31))).toBe(full.replace('K', ''));
  });

  test('shared queues give both sides the same pieces', () => {
    const match = new Driven({ pieceSource: 'weighted' }, 'shared').at(60_000);
    expect(arrivalsOf(match, 0)).toBe(arrivalsOf(match, 1));
  });
});

describe('8.2 a queue of its own for each side', () => {
  test('Black has its own cooldown, interval and pieces', () => {
    const black = {
      moveCooldown: 2,
      arrivalInterval: 5,
      pieceSource: 'weighted',
      kingSlot: 1,
      weights: { P: 1, N: 1, B: 1, R: 1, Q: 1 },
    } as const;
    const match = new Driven({ queues: 'separate', timing: 'independent', black }).at(30_000);
    expect(match.state.rules.cooldown).toEqual([1000, 2000]);
    expect(arrivalsOf(match, 0)).toBe('PPNPB');
    expect(arrivalsOf(match, 1).charAt(0)).toBe('K');
    expect(arrivalsOf(match, 1)).toHaveLength(3);
  });

  test('simultaneous: both at once every two intervals, White resolved first', () => {
    const match = new Driven({ timing: 'simultaneous' }).at(18_000);
    expect(timesOf(match)).toEqual([6000, 6000, 12_000, 12_000, 18_000, 18_000]);
    expect(match.events('arrived').map(({ side }) => side)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('the floor of acceleration never makes a side wait longer than its own interval', () => {
    const quick = { arrivalInterval: 2, moveCooldown: 1, pieceSource: 'fixed', kingSlot: 8 } as const;
    const match = new Driven({
      queues: 'separate',
      timing: 'independent',
      arrivalInterval: 10,
      minInterval: 10,
      black: { ...quick, weights: { P: 1, N: 1, B: 1, R: 1, Q: 1 } },
    }).at(8000);
    expect(timesOf(match)).toEqual([4000, 8000]);
  });
});

describe('8.3 presets', () => {
  test.each([
    ['blitz', { moveCooldown: 1, arrivalInterval: 3, premove: false }],
    ['standard', { moveCooldown: 3, arrivalInterval: 8 }],
    ['strategic', { moveCooldown: 6, arrivalInterval: 15, premove: true }],
    [
      'survival',
      { moveCooldown: 3, arrivalInterval: 8, endless: true, pieceSource: 'weighted', kingSlot: 4 },
    ],
  ])('%s', (name, expected) => {
    expect(presetOf(name)).toMatchObject(expected);
  });

  test('survival counts the seconds, and the king comes fourth', () => {
    const match = new Driven(presetOf('survival'), 'survive').at(120_000);
    expect(arrivalsOf(match, 0).charAt(3)).toBe('K');
    match.choose(0, '~resign', 'resign');
    const [score = 0] = match.match.result?.score ?? [];
    expect(score).toBeGreaterThan(100);
    expect(score).toBeLessThanOrEqual(120);
  });
});

describe('8.4 acceleration', () => {
  test('8000, 7760, 7527, 7301, 7082 with a = 0.03', () => {
    const match = new Driven({ arrivalInterval: 8, acceleration: 0.03 }).at(40_000);
    const times = timesOf(match);
    expect(times.map((at, i) => at - (times[i - 1] ?? 0))).toEqual([8000, 7760, 7527, 7301, 7082]);
  });

  test('never below the shortest interval', () => {
    const match = new Driven({ arrivalInterval: 2, acceleration: 0.2, minInterval: 1 }).at(20_000);
    const times = timesOf(match);
    expect(Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0)))).toBe(1000);
  });
});

describe('8.5 settings', () => {
  test.each([
    ['moveCooldown', 0.2, 10, 0.1],
    ['arrivalInterval', 1, 30, 0.5],
    ['aiReactionMin', 0, 5, 0.1],
    ['aiReactionMax', 0, 5, 0.1],
  ] as const)('%s goes from %s to %s in steps of %s', (name, min, max, step) => {
    expect(actionSettings.fields[name]).toMatchObject({ kind: 'range', min, max, step });
    for (const bad of [min - step, max + step])
      expect(parseSettings(actionSettings, { [name]: bad })).toHaveProperty('refused');
  });
});

describe('8.6 premove, freeze, coin', () => {
  const kings = '4k3/8/8/8/8/8/8/4K3';

  test('a premove is made when the cooldown ends, once, and costs the full cooldown', () => {
    const match = from(kings, {}, { premove: true }).at(500);
    match.order(0, 'e1e2');
    expect(match.at(900).order(0, 'e2e3', undefined, 'premove')).toBeUndefined();
    expect(match.at(1499).board()).toBe('4k3/8/8/8/8/8/4K3/8');
    expect(match.at(1500).board()).toBe('4k3/8/8/8/8/4K3/8/8');
    expect(match.state.readyAt[0]).toBe(2500);
    expect(match.at(9000).board()).toBe('4k3/8/8/8/8/4K3/8/8');
  });

  test('another premove takes its place, and the table takes it back unseen', () => {
    const match = from(kings, {}, { premove: true }).at(500);
    match.order(0, 'e1e2');
    match.order(0, 'e2e3', undefined, 'premove');
    match.order(0, 'e2d3', undefined, 'premove');
    expect(match.state.premoves[0]).toMatchObject({ to: 19 });
    expect(match.choose(0, '~back', 'back')).toBeUndefined();
    expect(match.state.premoves[0]).toMatchObject({ to: 20 });
    expect(match.choose(0, '~back', 'back')).toBeUndefined();
    expect(match.state.premoves[0]).toBeNull();
    expect(match.choose(0, '~back', 'back')?.code).toBe('not-offered');
    expect(match.at(3000).board()).toBe('4k3/8/8/8/8/8/4K3/8');
  });

  test('one that has become impossible lapses at no cost, and only its owner hears', () => {
    const match = from('4k3/8/8/8/8/8/3r4/4K3', {}, { premove: true }).at(500);
    match.order(0, 'e1f1');
    match.order(0, 'f1f2', undefined, 'premove');
    match.order(1, 'd2f2');
    expect(match.at(1500).events('premove-lapsed')).toEqual([]);
    const [king] = match.events('captured');
    expect(king).toMatchObject({ piece: 'r', square: 'f2' });
    const gone = from('4k3/8/8/8/8/8/3r4/R3K3', {}, { premove: true }).at(500);
    gone.order(0, 'e1f1');
    gone.order(0, 'a1a8', undefined, 'premove');
    gone.order(1, 'd2a2');
    expect(gone.at(1500).events('premove-lapsed')).toMatchObject([{ only: [0], from: 'a1', to: 'a8' }]);
    expect(gone.state.readyAt[0]).toBe(1500);
  });

  test('a premove is hidden from the other side and from watchers', () => {
    const match = from(kings, {}, { premove: true }).at(500);
    match.order(0, 'e1e2');
    match.order(0, 'e2e3', undefined, 'premove');
    const { game } = match.match.charter;
    expect(game.view(match.state, 0).premoves[0]).not.toBeNull();
    expect(game.view(match.state, 1).premoves).toEqual([null, null]);
    expect(game.view(match.state, 'watcher').premoves).toEqual([null, null]);
  });

  test('premoves are refused where they are off, and to a side that is ready', () => {
    const off = from(kings).at(500);
    off.order(0, 'e1e2');
    expect(off.order(0, 'e2e3', undefined, 'premove')?.code).toBe('no-premoves');
    const ready = from(kings, {}, { premove: true }).at(500);
    expect(ready.order(0, 'e1e2', undefined, 'premove')?.code).toBe('already-ready');
  });

  test('at a triplet running cooldowns stand still for 0.3 s', () => {
    const board = '4k3/8/8/8/3nN3/N7/8/K7';
    const match = from(board, {}, { tripletFreeze: true }).at(1000);
    match.order(1, 'e8e7');
    expect(match.at(1400).order(0, 'a3c4')).toBeUndefined();
    expect(match.state.readyAt).toEqual([2700, 2300]);
  });

  test('a coin decides who gets the first piece', () => {
    const firsts = Array.from(
      { length: 40 },
      (_, i) => new Driven({ firstSlot: 'coin' }, `coin ${i}`).state.slots[0]?.side,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

describe('endings that are ours', () => {
  test('the quiet draw comes two minutes after the last capture, if it is on', () => {
    const quiet = from('4k3/8/8/8/8/8/3p4/4K3', {}, { quietDraw: true }).at(5000);
    quiet.order(0, 'e1d2');
    expect(quiet.at(124_999).outcome()).toBe('none');
    expect(quiet.at(125_000).outcome()).toBe('draw quiet');
    expect(from('4k3/8/8/8/8/8/8/4K3').at(1_000_000).outcome()).toBe('none');
  });

  test('a board on which nobody can ever move again is a draw', () => {
    const match = from('8/8/8/3p4/8/3P4/8/8').at(100);
    match.order(0, 'd3d4');
    expect(match.outcome()).toBe('draw locked');
  });
});

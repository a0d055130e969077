import {
  choose,
  editSettings,
  parseSettings,
  pendingOf,
  presetNamed,
  presetOf,
  reach,
  rollFrom,
  settingsFromLink,
  settingsToLink,
  start,
  type Match,
  type Start,
} from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { saktris } from './game.ts';
import { writeSakfen } from './sakfen.ts';
import { saktrisSettings } from './settings.ts';
import type { SaktrisEvent, SaktrisState, SaktrisTerms } from './state.ts';

type SaktrisMatch = Match<SaktrisTerms>;

function begin(wish: Partial<Start> & { readonly start?: string } = {}): SaktrisMatch {
  const settings = wish.start ? { start: wish.start } : (wish.settings ?? {});
  const { match, refused } = start(saktris, { seed: '42', ...wish, settings });
  if (!match) throw new Error(JSON.stringify(refused));
  return match;
}

interface Played {
  readonly match: SaktrisMatch;
  /** Of the last turn. */
  readonly events: readonly SaktrisEvent[];
}

function play(from: SaktrisMatch, ...options: string[]): Played {
  let match = from;
  let events: readonly SaktrisEvent[] = [];
  for (const option of options) {
    const seat = match.state.position.toMove;
    const step = choose(match, seat, { action: pendingOf(match, seat)[0]?.id ?? '', option });
    if (step.refused) throw new Error(`${option}: ${JSON.stringify(step.refused)}`);
    match = step.match;
    events = step.told.map(({ event }) => event as SaktrisEvent);
  }
  return { match, events };
}

describe('[AR2] random orders come from the seed (appendix A)', () => {
  test.each([
    ['0', 'PPBPBNRKPPPNRPPQ', 'PPKBPPPRPNNPBQPR', 'QPPBNPPPPRKPPNRB'],
    ['1', 'PRKQPBRPNPPPBPPN', 'QPNPPKPRBPBPRNPP', 'BNPPPPNRRQKPPPBP'],
    ['42', 'PNKNPQPRPPPPPRBB', 'PPPPNNPRBRPQPKBP', 'NBBPPNPPPQPRPPRK'],
    ['2026', 'PNPPKNRPPQBPPBRP', 'PPKNPPPPPBQNRBPR', 'BPKBPNPQPRPPPRNP'],
  ])('seed %s', (seed, both, white, black) => {
    const queues = (arrivalOrder: string): unknown =>
      begin({ seed, settings: { arrivalOrder } }).state.position.queues;
    expect(queues('same')).toEqual([both, both]);
    expect(queues('diff')).toEqual([white, black]);
  });

  test('fixed and selectable orders ask no dice', () => {
    const queues = (settings: object): unknown => begin({ settings }).state.position.queues;
    expect(queues({ arrivalOrder: 'fixed' })).toEqual(['PPNPBPRPQPPNBRPK', 'PPNPBPRPQPPNBRPK']);
    expect(queues({ arrivalOrder: 'fixed', fixedOrder: 'KQRRBBNNPPPPPPPP' })).toEqual([
      'KQRRBBNNPPPPPPPP',
      'KQRRBBNNPPPPPPPP',
    ]);
    expect(queues({ arrivalOrder: 'select' })).toEqual(['KQRRBBNNPPPPPPPP', 'KQRRBBNNPPPPPPPP']);
    expect(begin({ settings: { arrivalOrder: 'select' } }).draws).toEqual({});
  });
});

describe('settings', () => {
  const settings = (input: object): SaktrisTerms['settings'] => {
    const parsed = parseSettings(saktrisSettings, input);
    if ('refused' in parsed) throw new Error(JSON.stringify(parsed.refused));
    return parsed.settings;
  };

  test('a start position brings its own rules and is kept in canonical form', () => {
    const fen = 'r3k3/8/8/8/8/8/8/4K3[P] w - - 0 1 0:0/0:0 tc;force;diff;n3';
    const mended = settings({ start: fen, arrivalFrequency: 1, arrivalOrder: 'select', rowClear: true });
    expect(mended).toMatchObject({
      arrivalFrequency: 3,
      arrivalOrder: 'diff',
      blocked: 'force',
      rowClear: false,
      tripletClear: true,
      start: 'r3k3/8/8/8/8/8/8/4K3[P] w - - 0 1 0:0/0:0 n3;diff;force;tc',
    });
    const edited = editSettings(saktrisSettings, mended, 'arrivalFrequency', 5);
    expect('settings' in edited && edited.settings.arrivalFrequency).toBe(3);
    expect(settingsFromLink(saktrisSettings, settingsToLink(saktrisSettings, mended))).toEqual({
      settings: mended,
    });
  });

  test('a link holds only what is not usual', () => {
    const link = settingsToLink(
      saktrisSettings,
      settings({ arrivalFrequency: 2, arrivalOrder: 'diff', rowClear: true }),
    );
    expect(link).toBe('n=2&o=diff&rc=1');
  });

  test('presets are settings, and are recognised', () => {
    for (const name of Object.keys(saktrisSettings.presets)) {
      const preset = presetOf(saktrisSettings, name);
      expect(preset && presetNamed(saktrisSettings, preset)).toBe(name);
    }
  });

  test.each([
    [{ fixedOrder: 'PPP' }, { code: 'not-the-set', field: 'fixedOrder', expected: 'KQRRBBNNPPPPPPPP' }],
    [{ fixedOrder: 'kqrrbbnnpppppppp' }, { code: 'not-the-set', field: 'fixedOrder' }],
    [
      { start: '8/8 w' },
      { code: 'bad-start', field: 'start', problem: { code: 'sakfen-fields', field: 'text' } },
    ],
    [{ start: 'x'.repeat(1_000_000) }, { code: 'text-too-long', field: 'start' }],
    [
      { start: '4k3/8/8/8/8/8/8/4K3[X] w - - 0 1 0:0/0:0 n1;same;skip' },
      { code: 'bad-start', problem: { code: 'sakfen-hidden' } },
    ],
    [
      { start: '7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1 0:0/0:0 n1;same;skip' },
      { code: 'start-over', ending: 'stalemate' },
    ],
    [
      { start: '7k/6Q1/6K1/8/8/8/8/8[] b - - 0 1 0:0/0:0 n1;same;skip' },
      { code: 'start-over', ending: 'checkmate' },
    ],
    [{ previewCount: 17 }, { code: 'not-in-range' }],
  ])('%j is refused', (input, problem) => {
    const { refused } = start(saktris, { seed: 'x', settings: input });
    expect(refused).toMatchObject({ code: 'bad-settings', problems: [problem] });
  });
});

describe('a turn', () => {
  test('is one action, named by its number, with options that are shared', () => {
    const match = begin({ settings: { arrivalOrder: 'fixed' } });
    const [turn, ...others] = pendingOf(match, 0);
    expect(others).toEqual([]);
    expect(turn).toMatchObject({ id: 'turn/1', type: 'TURN' });
    expect(turn?.options[4]).toEqual({
      id: 'P@e1',
      does: { action: expect.any(Number), type: 'place', piece: 'P', to: 'e1' },
      picks: ['P', 'e1'],
    });
    expect(pendingOf(match, 1)).toEqual([]);
    const again = begin({ settings: { arrivalOrder: 'fixed', rowClear: true } });
    expect(pendingOf(again, 0)[0]?.options[4]).toBe(turn?.options[4]);
    expect(pendingOf(play(match, 'P@e1', 'P@d8').match, 0)[0]?.id).toBe('turn/3');
  });

  test('offers in an order that follows from the options alone', () => {
    let match = begin({ settings: { blocked: 'force', arrivalOrder: 'select' } });
    for (let i = 0; i < 60 && !match.result; i++) {
      const options = pendingOf(match, match.state.position.toMove)[0]?.options ?? [];
      const numbers = options.map(({ does }) => does.action);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      match = play(match, options[(i * 7) % options.length]?.id ?? '').match;
    }
  });

  test.each([
    [
      '4k3/8/8/8/8/8/8/R3K3[] w AE - 0 30',
      'e1a1',
      ['e1', 'a1'],
      { type: 'castle', king: ['e1', 'c1'], rook: ['a1', 'd1'] },
    ],
    [
      '7k/P7/8/8/8/8/8/K7[] w - - 0 30',
      'a7a8n',
      ['a7', 'a8', 'n'],
      { type: 'move', from: 'a7', to: 'a8', promotes: 'N' },
    ],
    [
      'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force',
      'b1c3,P@b1',
      ['b1', 'c3', 'P', 'b1'],
      {
        type: 'force',
        move: { type: 'move', from: 'b1', to: 'c3' },
        place: { type: 'place', piece: 'P', to: 'b1' },
      },
    ],
  ])('%s: %s is drawn and picked', (fen, id, picks, does) => {
    const option = pendingOf(begin({ start: fen }), 0)[0]?.options.find((one) => one.id === id);
    expect(option?.picks).toEqual(picks);
    expect(option?.does).toMatchObject(does);
  });
});

describe('events', () => {
  test.each([
    [
      'a placement',
      begin({ settings: { arrivalOrder: 'fixed' } }),
      ['P@e1'],
      [{ type: 'placed', side: 0, piece: 'P', square: 'e1' }],
    ],
    [
      'a move brings the next piece',
      begin({ settings: { arrivalOrder: 'fixed' } }),
      ['P@e1', 'P@d8', 'e1e3', 'd8d6'],
      [
        { type: 'moved', side: 1, piece: 'p', from: 'd8', to: 'd6' },
        { type: 'due', side: 1, piece: 'p' },
      ],
    ],
    [
      'from a pool nothing is named',
      begin({ start: '4k3/8/8/8/8/8/8/4K3[QN] w - - 0 30 0:0/0:0 n1;select;skip' }),
      ['e1e2'],
      [
        { type: 'moved', side: 0, piece: 'K', from: 'e1', to: 'e2' },
        { type: 'due', side: 0 },
      ],
    ],
    [
      'a skipped arrival, due again at once',
      begin({ start: 'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;skip' }),
      ['b1c3'],
      [
        { type: 'skipped', side: 0, piece: 'P' },
        { type: 'moved', side: 0, piece: 'N', from: 'b1', to: 'c3' },
        { type: 'due', side: 0, piece: 'P' },
      ],
    ],
    [
      'arrivals pile up',
      begin({ start: 'k7/p7/8/8/8/8/8/RNBQKBNR[PNP] w - - 0 20 1:0/0:0 n1;fixed;queue' }),
      ['g1f3'],
      [
        { type: 'moved', side: 0, piece: 'N', from: 'g1', to: 'f3' },
        { type: 'due', side: 0, piece: 'N' },
      ],
    ],
    [
      'a Force turn with a capture and check',
      begin({ start: '1k6/8/8/8/8/2p5/8/RNBKQBNR[R] w - - 0 20 1:0/0:0 n1;fixed;force' }),
      ['b1c3,R@b1'],
      [
        { type: 'moved', side: 0, piece: 'N', from: 'b1', to: 'c3' },
        { type: 'captured', side: 0, piece: 'p', square: 'c3', enPassant: false },
        { type: 'placed', side: 0, piece: 'R', square: 'b1' },
        { type: 'check', side: 1, square: 'b8' },
      ],
    ],
    [
      'a capture with promotion',
      begin({ start: '1n2k3/P7/8/8/8/8/8/K7[] w - - 0 30' }),
      ['a7b8q'],
      [
        { type: 'moved', side: 0, piece: 'P', from: 'a7', to: 'b8' },
        { type: 'captured', side: 0, piece: 'n', square: 'b8', enPassant: false },
        { type: 'promoted', side: 0, piece: 'Q', square: 'b8' },
        { type: 'check', side: 1, square: 'e8' },
      ],
    ],
    [
      'castling',
      begin({ start: '4k3/8/8/8/8/8/8/R2K4[] w AD - 0 30' }),
      ['d1a1'],
      [{ type: 'castled', side: 0, king: ['d1', 'c1'], rook: ['a1', 'd1'] }],
    ],
    [
      'a row',
      begin({ start: '4k3/8/8/8/8/8/8/1P1P2K1[PN] w - - 0 20 1:0/0:0 n1;fixed;skip;rc' }),
      ['P@c1'],
      [
        { type: 'placed', side: 0, piece: 'P', square: 'c1' },
        {
          type: 'row-cleared',
          side: 0,
          line: ['b1', 'c1', 'd1'].map((square) => ({ piece: 'P', square })),
        },
      ],
    ],
    [
      'a king pushed out',
      begin({ start: '8/8/8/8/3nN2k/N7/8/6K1[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc' }),
      ['a3c4'],
      [
        { type: 'moved', side: 0, piece: 'N', from: 'a3', to: 'c4' },
        {
          type: 'triplet-cleared',
          side: 0,
          line: [
            { piece: 'N', square: 'c4' },
            { piece: 'n', square: 'd4' },
            { piece: 'N', square: 'e4' },
          ],
          victim: { piece: 'k', square: 'h4' },
        },
        { type: '~over', result: { outcome: ['won', 'lost'], reason: 'triplet' } },
      ],
    ],
  ])('%s', (_title, match, options, events) => {
    expect(play(match, ...options).events).toEqual(events);
  });
});

describe('[PS1] a forced pass', () => {
  const frozen = '4k3/8/8/8/8/4p3/4P3/8[NK] b - - 0 30 0:0/0:0 n2;fixed;skip';

  test('is part of the step before', () => {
    const { match, events } = play(begin({ start: frozen }), 'e8d8');
    expect(events.map(({ type }) => type)).toEqual(['moved', 'passed']);
    expect(match.state.position.toMove).toBe(1);
    expect(pendingOf(match, 1)[0]?.id).toBe('turn/62');
  });

  test('presses the clock of the side that passed', () => {
    const table = { clock: { base: 60_000, increment: 1000 } };
    const match = reach(begin({ start: frozen, table }), 5000).match;
    expect(play(match, 'e8d8').match.clock).toEqual([61_000, 56_000]);
  });

  test('that nobody’s turn led to happens when the match starts', () => {
    const fen = frozen.replace(' b ', ' w ');
    const started = start(saktris, { seed: 'x', settings: { start: fen } });
    if (!started.match) throw new Error(started.refused.code);
    expect(started.told.map(({ event }) => event)).toEqual([{ type: 'passed', side: 0 }]);
    expect(writeSakfen(started.match.state.position)).toContain(' b - - 1 30 0:1/0:0 ');
  });

  test('and another one, until the game is drawn: nobody can ever move again', () => {
    const stuck = 'k1b5/p1p5/P1P5/8/8/p1p5/P1P5/K1B5[Pp] w - - 0 30 0:0/0:0 n1;fixed;force';
    const match = begin({ start: stuck });
    expect(match.result === undefined || match.result.reason === 'repetition').toBe(true);
  });
});

describe('the end', () => {
  const forfeit = (fen: string, seat: number, why: 'time' | 'resign' | 'left'): unknown =>
    saktris.forfeit?.(begin({ start: fen }).state, seat, why);
  const bare = '4k3/8/8/8/8/8/8/4K2R[] w - - 0 30';

  test.each([
    ['[EN8] time', bare, 1, 'time', { outcome: ['won', 'lost'], reason: 'time' }],
    ['[EN9] time against a bare king', bare, 0, 'time', { outcome: ['drawn', 'drawn'], reason: 'time' }],
    [
      '[EN9] which has nothing to come',
      '4k3/8/8/8/8/8/8/4K2R[p] w - - 0 30',
      0,
      'time',
      { outcome: ['lost', 'won'], reason: 'time' },
    ],
    ['[EN8] resigning', bare, 0, 'resign', { outcome: ['lost', 'won'], reason: 'resign' }],
    ['[EN8] leaving', bare, 1, 'left', { outcome: ['won', 'lost'], reason: 'left' }],
  ] as const)('%s', (_title, fen, seat, why, result) => {
    expect(forfeit(fen, seat, why)).toEqual(result);
  });

  test('[EN6] repetition is remembered through JSON, at any moment', () => {
    const fen = '8/8/4k3/8/8/4K2R/8/8[PNp] w - - 0 60 0:0/0:0 n5;diff;skip';
    // Five moves bring an arrival, so a third time can only come where nothing is to come.
    const still = fen.replace('[PNp]', '[]');
    const options = ['h3h4', 'e6e5', 'h4h3', 'e5e6', 'h3h4', 'e6e5', 'h4h3', 'e5e6'];
    for (let at = 0; at < options.length; at++) {
      const { match } = play(begin({ start: still }), ...options.slice(0, at));
      const stored = { ...match, state: JSON.parse(JSON.stringify(match.state)) as SaktrisState };
      expect(stored.state).toEqual(match.state);
      const { match: last } = play(stored, ...options.slice(at));
      expect(last.result?.reason).toBe('repetition');
      expect(last.state.past?.turns).toEqual(options);
    }
  });

  test('[EN6] is the same in a match that is only imagined', () => {
    const fen = '7k/8/8/8/8/8/8/K7[NPppn] w - - 0 60 0:0/0:0 n1;diff;queue';
    const { match } = play(begin({ start: fen }), 'a1a2', 'h8h7');
    for (const seat of [0, 1, 'watcher'] as const) {
      const imagined = saktris.imagine(saktris.view(match.state, seat), seat, rollFrom('dream'));
      expect(imagined.past).toEqual(match.state.past);
    }
  });
});

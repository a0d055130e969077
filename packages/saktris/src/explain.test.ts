import { choose, pendingOf, start, type Match } from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyStart, gameArbitrary, picker } from '../test/random-game.ts';
import { occasionOf } from './desk.ts';
import { explainChoice } from './explain.ts';
import { saktris } from './game.ts';
import { writeSakfen } from './sakfen.ts';
import type { SaktrisTerms } from './state.ts';
import { saySaktrisReason } from './words.en.ts';

function begin(fen: string): Match<SaktrisTerms> {
  const { match, refused } = start(saktris, { settings: { start: fen }, seed: 'why' });
  if (!match) throw new Error(JSON.stringify(refused));
  return match;
}

function why(match: Match<SaktrisTerms>, option: string, seat = match.state.position.toMove): unknown {
  const step = choose(match, seat, { action: occasionOf(match.state.position), option });
  expect(step.match).toBe(match);
  return step.refused;
}

const rest = '0 30 0:0/0:0 n2;fixed;skip';
const empty = '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip';
const full = 'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force';

describe('why not', () => {
  test.each([
    ['[TU1] a pass is no choice', empty, '0000', { code: 'cannot-pass' }],
    ['[PL1] another piece', empty, 'N@c1', { code: 'not-that-piece', piece: 'N', due: 'P' }],
    [
      '[PL1] not in the pool',
      '4k3/8/8/8/8/8/8/8[KQNN] w - - 0 9 1:0/0:0 n1;select;skip',
      'P@a1',
      { code: 'not-that-piece', piece: 'P', due: 'KQN' },
    ],
    ['[PL2] not the back row', empty, 'P@c2', { code: 'not-back-row', row: 1 }],
    [
      '[PL3] a taken column',
      '4k3/8/8/8/8/8/8/r7[NK] w - - 0 9 1:0/0:0 n1;fixed;skip',
      'N@a1',
      { code: 'column-occupied', square: 'a1', free: ['b', 'c', 'd', 'e', 'f', 'g', 'h'] },
    ],
    [
      '[BI1] the colour of the bishop',
      '4k3/8/8/8/8/8/8/2B5[BK] w - - 0 9 1:0/0:0 n1;fixed;skip',
      'B@e1',
      { code: 'bishop-colour', needs: 'light', free: ['b', 'd', 'f', 'h'] },
    ],
    [
      '[BI4] and none is free',
      '6k1/8/8/8/8/8/8/RNBQ1R1P[BPK] w AF - 0 9 1:0/0:0 n2;fixed;skip',
      'B@e1',
      { code: 'bishop-colour', needs: 'light', free: [] },
    ],
    [
      '[PL4] a king on an attacked square',
      'r7/8/8/7b/8/4P3/8/8[KNkn] w a - 0 9 1:0/0:0 n1;fixed;skip',
      'K@a1',
      { code: 'king-attacked', square: 'a1', free: ['b', 'c', 'e', 'f', 'g', 'h'] },
    ],
    [
      '[PL4] a placement that does not stop check',
      '4k3/8/8/8/8/4r3/PP6/K6r[N] w - - 0 30 1:0/0:0 n1;fixed;skip',
      'e1e2',
      { code: 'no-piece', square: 'e1' },
    ],
    [
      '[PL4] check from the side of the board',
      '4k3/8/8/8/8/r7/8/K7[N] w - - 0 30 1:0/0:0 n1;fixed;skip',
      'N@b1',
      { code: 'leaves-king-attacked', king: 'a1', check: true },
    ],
    [
      '[PL4] a clear that opens a line',
      '4k3/8/8/8/8/8/8/KP1P3r[PN] w - - 0 30 1:0/0:0 n1;fixed;skip;rc',
      'P@c1',
      { code: 'leaves-king-attacked', king: 'a1', check: false },
    ],
    [
      '[AR1] nothing is due yet',
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 0:1/0:0 n3;fixed;skip',
      'P@a1',
      { code: 'nothing-due', moves: 2 },
    ],
    ['[AR6] nothing will come', `4k3/8/8/8/8/8/8/4K3[] w - - ${rest}`, 'P@a1', { code: 'queue-empty' }],
    [
      '[TU2] placing comes first',
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 1:0/0:0 n3;fixed;skip',
      'e1e2',
      { code: 'must-place', piece: 'P' },
    ],
    [
      '[TU2] whatever it is',
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 1:0/0:0 n3;select;skip',
      'e1e2',
      { code: 'must-place' },
    ],
    ['[FO1] Force: a move alone', full, 'b1c3', { code: 'must-make-room', piece: 'P' }],
    ['[FO1] Force: a placement alone', full, 'P@b1', { code: 'must-make-room', piece: 'P' }],
    [
      '[FO2] Force: a move that makes no room there',
      full,
      'b1c3,P@g1',
      { code: 'column-occupied', square: 'g1', free: ['b'] },
    ],
    ['[FO2] Force: a wrong move', full, 'b1b3,P@b1', { code: 'not-its-move', piece: 'N' }],
    [
      '[FO1] no Force when there is room',
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 1:0/0:0 n3;fixed;force',
      'e1e2,P@e1',
      { code: 'must-place', piece: 'P' },
    ],
    [
      '[FO1] no Force by other rules',
      'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;skip',
      'b1c3,P@b1',
      { code: 'no-room-to-make' },
    ],
    ['[MV1] nobody there', `4k3/8/8/8/8/8/8/4K3[] w - - ${rest}`, 'a1a2', { code: 'no-piece', square: 'a1' }],
    [
      '[MV1] not yours',
      `4k3/8/8/8/8/8/8/4K3[] w - - ${rest}`,
      'e8e7',
      { code: 'not-your-piece', square: 'e8' },
    ],
    [
      '[MV2] your own piece',
      `4k3/8/8/8/8/8/8/R3K3[] w - - ${rest}`,
      'a1e1',
      { code: 'own-piece-there', square: 'e1' },
    ],
    [
      '[MV1] a piece in the way',
      `4k3/8/8/8/8/n7/8/R3K3[] w - - ${rest}`,
      'a1a4',
      { code: 'blocked-path', at: 'a3' },
    ],
    [
      '[MV1] not like that',
      `4k3/8/8/8/8/8/8/R3K3[] w - - ${rest}`,
      'a1b2',
      { code: 'not-its-move', piece: 'R' },
    ],
    [
      '[PA2] a second double step',
      `4k3/8/8/8/8/8/P7/4K3[] w - - ${rest}`,
      'a2a4',
      { code: 'pawn-has-moved', square: 'a2' },
    ],
    [
      '[PA1] a pawn stopped',
      `4k3/8/8/8/8/8/n7/P3K3[] w - - ${rest}`,
      'a1a3',
      { code: 'blocked-path', at: 'a2' },
    ],
    [
      '[PA3] nothing to capture',
      `4k3/8/8/8/8/8/8/P3K3[] w - - ${rest}`,
      'a1b2',
      { code: 'nothing-to-capture', square: 'b2' },
    ],
    [
      '[PR1] promotion to what',
      `7k/P7/8/8/8/8/8/4K3[] w - - ${rest}`,
      'a7a8',
      { code: 'needs-promotion', square: 'a8' },
    ],
    [
      '[PR1] no promotion',
      `7k/P7/8/8/8/8/8/4K3[] w - - ${rest}`,
      'e1e2q',
      { code: 'no-promotion', square: 'e2' },
    ],
    [
      '[MV3] a pin',
      `4k3/4r3/8/8/8/8/4N3/4K3[] w - - ${rest}`,
      'e2c3',
      { code: 'leaves-king-attacked', king: 'e1', check: false },
    ],
    [
      '[MV3] still in check',
      `4k3/4r3/8/8/8/8/8/N3K3[] w - - ${rest}`,
      'a1b3',
      { code: 'leaves-king-attacked', king: 'e1', check: true },
    ],
    [
      '[TC5] the own king pushed out',
      '4k3/8/8/8/3nN2K/N7/8/8[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc',
      'a3c4',
      { code: 'own-king-triplet' },
    ],
    [
      '[CA1] the king has moved',
      `4k3/8/8/8/8/8/8/R3K3[] w - - ${rest}`,
      'e1c1',
      { code: 'castling-moved', piece: 'K' },
    ],
    ['[CA3] in check', `4k3/4r3/8/8/8/8/8/R3K3[] w AE - ${rest}`, 'e1a1', { code: 'castling-check' }],
    [
      '[CA4] something between',
      `4k3/8/8/8/8/8/8/RN2K3[] w AE - ${rest}`,
      'e1a1',
      { code: 'blocked-path', at: 'b1' },
    ],
    ['[CA5] into attack', `2r1k3/8/8/8/8/8/8/R2K4[] w AD - ${rest}`, 'd1a1', { code: 'castling-attacked' }],
  ])('%s', (_title, fen, option, reason) => {
    expect(why(begin(fen), option)).toEqual(reason);
  });

  test('whose turn it is comes first', () => {
    expect(why(begin(empty), 'P@a8', 1)).toEqual({ code: 'not-your-turn', toMove: 0 });
  });

  test('a choice for another turn is not tried on this one', () => {
    const match = begin(empty);
    const choice = { action: occasionOf(match.state.position), option: 'P@a1' };
    const next = choose(choose(match, 0, choice).match, 1, { action: 'turn/2', option: 'P@a8' }).match;
    expect(choose(next, 0, choice).refused).toEqual({ code: 'other-turn' });
  });

  test.each([
    ['', ''],
    ['turn/1', ''],
    ['turn/1', 'x'.repeat(1_000_000)],
    ['turn/1', '\0'],
    ['turn/1', '\uD800@a1'],
    ['turn/1', 'P@a1,P@b1,P@c1'],
    ['turn/1', 'a1a1'],
    ['turn/1', 'K@'],
    ['x'.repeat(1_000_000), 'P@a1'],
    ['__proto__', 'constructor'],
  ])('garbage is left to the kernel (%#)', (action, option) => {
    expect(choose(begin(empty), 0, { action, option }).refused).toEqual({ code: 'not-offered' });
  });
});

test('whatever is not offered is refused with words for it, in games of all rules', () => {
  const square = fc.integer({ min: 0, max: 63 }).map((n) => `${'abcdefgh'.charAt(n & 7)}${(n >> 3) + 1}`);
  const move = fc.tuple(square, square, fc.constantFrom('', '', '', 'q')).map((parts) => parts.join(''));
  const place = fc.tuple(fc.constantFrom(...'KQRBNP'), square).map((parts) => parts.join('@'));
  const option = fc.oneof(
    move,
    place,
    fc.tuple(move, place).map((parts) => parts.join(',')),
  );
  fc.assert(
    fc.property(gameArbitrary, fc.array(option, { maxLength: 20 }), ({ rules, seed, plies }, options) => {
      let match = begin(writeSakfen(emptyStart(rules, seed)));
      const pick = picker(seed);
      for (let i = 0; i < plies && !match.result; i++) {
        const seat = match.state.position.toMove;
        const [action] = pendingOf(match, seat);
        const chosen = action?.options[pick(action.options.length)];
        match = choose(match, seat, { action: action?.id ?? '', option: chosen?.id ?? '' }).match;
      }
      const { state } = match;
      const seat = state.position.toMove;
      const offered = new Set(pendingOf(match, seat).flatMap((action) => action.options.map(({ id }) => id)));
      for (const one of options) {
        const reason = explainChoice(state, seat, { action: occasionOf(state.position), option: one });
        if (match.result || offered.has(one)) expect(reason).toBeUndefined();
        else if (reason) expect(saySaktrisReason(reason)).toMatch(/^[A-Za-z0-9].*\.$/);
        else expect(one.slice(0, 2)).toBe(one.slice(2, 4));
      }
    }),
    { numRuns: 60 },
  );
});

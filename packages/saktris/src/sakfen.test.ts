import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameArbitrary, playRandom } from '../test/random-game.ts';
import { readSakfen, writeSakfen } from './sakfen.ts';
import type { Setup } from './types.ts';

function read(text: string): Setup {
  const setup = readSakfen(text);
  if ('code' in setup) throw new Error(`${text}: ${JSON.stringify(setup)}`);
  return setup;
}

const start = '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip';

describe('reading', () => {
  test('the start position', () => {
    expect(read(start)).toEqual({
      rules: {
        n: 1,
        order: 'fixed',
        blocked: 'skip',
        noKing: 'lose',
        rowClear: false,
        tripletClear: false,
      },
      board: '.'.repeat(64),
      unmoved: [],
      queues: ['PPNPBPRPQPPNBRPK', 'PPNPBPRPQPPNBRPK'],
      due: [1, 1],
      clk: [0, 0],
      toMove: 0,
      half: 0,
      full: 1,
    });
  });

  test.each([
    [
      'without arrival and rules: whole queues have a piece due',
      '8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1',
      '8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1 1:0/1:0 n1;same;skip',
    ],
    [
      'and others have none',
      '4k3/8/8/8/8/8/8/4K3[Pppp] b - - 3 7',
      '4k3/8/8/8/8/8/8/4K3[Pppp] b - - 3 7 0:0/0:0 n1;same;skip',
    ],
    [
      'without rules only',
      '4k3/8/8/8/8/8/8/4K3[P] w - - 3 7 1:0/0:0',
      '4k3/8/8/8/8/8/8/4K3[P] w - - 3 7 1:0/0:0 n1;same;skip',
    ],
    [
      'the two sides of a queue may be mixed in any way',
      '4k3/8/8/8/8/8/8/4K3[pPnBb] w - - 0 1 0:0/0:0 n1;diff;skip',
      '4k3/8/8/8/8/8/8/4K3[PBpnb] w - - 0 1 0:0/0:0 n1;diff;skip',
    ],
    [
      'a pool is written by letters',
      '4k3/8/8/8/8/8/8/4K3[PNQPBR] w - - 0 1 0:0/0:0 n1;select;skip',
      '4k3/8/8/8/8/8/8/4K3[QRBNPP] w - - 0 1 0:0/0:0 n1;select;skip',
    ],
    [
      'rules in any order, flags in theirs',
      '4k3/8/8/8/8/8/8/4K3[] w - - 0 1 0:0/0:0 nkc;rc;force;diff;tc;n5',
      '4k3/8/8/8/8/8/8/4K3[] w - - 0 1 0:0/0:0 n5;diff;force;rc;tc;nkc',
    ],
    [
      'rights in any order; a king keeps its letter while a rook may come',
      '4k3/8/8/8/8/8/8/R3K3[r] w eEA - 0 1 0:0/0:0 n2;same;skip',
      '4k3/8/8/8/8/8/8/R3K3[r] w AEe - 0 1 0:0/0:0 n2;same;skip',
    ],
    [
      'no letters for a side that can never castle again',
      'r3k2r/8/8/8/8/8/8/R3K2R[] w AHe - 0 1 0:0/0:0 n2;same;skip',
      'r3k2r/8/8/8/8/8/8/R3K2R[] w - - 0 1 0:0/0:0 n2;same;skip',
    ],
    [
      'the rook keeps its letter while the king is to come',
      '4k3/8/8/8/8/8/8/R7[Kp] w A - 0 30 1:0/0:0 n1;fixed;skip',
      '4k3/8/8/8/8/8/8/R7[Kp] w A - 0 30 1:0/0:0 n1;fixed;skip',
    ],
    [
      'en passant if somebody can capture',
      '4k3/8/8/8/8/2Pp4/8/4K3[] b - c2 0 30 0:0/0:0 n1;fixed;skip',
      '4k3/8/8/8/8/2Pp4/8/4K3[] b - c2 0 30 0:0/0:0 n1;fixed;skip',
    ],
    [
      'and not if nobody can',
      '4k3/8/8/8/8/2P2p2/8/4K3[] b - c2 0 30 0:0/0:0 n1;fixed;skip',
      '4k3/8/8/8/8/2P2p2/8/4K3[] b - - 0 30 0:0/0:0 n1;fixed;skip',
    ],
    [
      'nor if a placement is compulsory',
      '4k3/8/8/8/8/2Pp4/8/4K3[n] b - c2 0 30 0:0/1:0 n1;fixed;skip',
      '4k3/8/8/8/8/2Pp4/8/4K3[n] b - - 0 30 0:0/1:0 n1;fixed;skip',
    ],
    [
      'a count without pieces to come means nothing',
      '4k3/8/8/8/8/8/8/4K3[p] w - - 0 30 0:3/0:3 n5;fixed;skip',
      '4k3/8/8/8/8/8/8/4K3[p] w - - 0 30 0:0/0:3 n5;fixed;skip',
    ],
    [
      'nine queens and nothing else: promotions can do that',
      'qqqqqqqq/q3k3/8/8/8/8/8/4K3[P] b - - 0 30 0:0/0:0 n1;fixed;skip',
      'qqqqqqqq/q3k3/8/8/8/8/8/4K3[P] b - - 0 30 0:0/0:0 n1;fixed;skip',
    ],
    ['space around it', `  ${start}\n`, start],
  ])('%s', (_title, text, canonical) => {
    expect(writeSakfen(read(text))).toBe(canonical);
  });

  test('hidden pieces can be shown, but not played', () => {
    const text = '4k3/8/8/8/8/8/8/8[PXXpxx] w - - 0 9 1:0/1:0 n1;diff;skip';
    expect(readSakfen(text)).toEqual({ code: 'sakfen-hidden', field: 'queue' });
    const shown = readSakfen(text, { hidden: true });
    if ('code' in shown) throw new Error(shown.code);
    expect(shown.queues).toEqual(['PXX', 'PXX']);
    expect(writeSakfen(shown)).toBe(text);
  });
});

describe('refusing', () => {
  const rest = 'w - - 0 30 0:0/0:0 n1;fixed;skip';
  const bare = '4k3/8/8/8/8/8/8/4K3[]';
  test.each([
    ['', { code: 'sakfen-fields', got: 1 }],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', { code: 'sakfen-no-queue' }],
    [`${bare} w - - 0`, { code: 'sakfen-fields', got: 5 }],
    [`${bare}  ${rest}`, { code: 'sakfen-fields', got: 9 }],
    [`${bare} ${rest} x`, { code: 'sakfen-fields', got: 9 }],
    [`4k3/8/8/8/8/8/4K3[] ${rest}`, { code: 'sakfen-rows', got: 7 }],
    [`4k3/8/8/8/8/8/8/4K3/8[] ${rest}`, { code: 'sakfen-rows', got: 9 }],
    [`4k3/8/8/7/8/8/8/4K3[] ${rest}`, { code: 'sakfen-row-length', row: 5, got: 7 }],
    [`4k4/8/8/8/8/8/8/4K3[] ${rest}`, { code: 'sakfen-row-length', row: 8, got: 9 }],
    [`4k3/8/8/8/8/8/8/4Kz2[] ${rest}`, { code: 'sakfen-letter', field: 'board', got: 'z' }],
    [`4k3/8/8/8/8/8/8/4KX2[] ${rest}`, { code: 'sakfen-letter', field: 'board', got: 'X' }],
    [`4k3/8/8/0/8/8/8/4K3[] ${rest}`, { code: 'sakfen-letter', field: 'board', got: '0' }],
    [`4k3/8/8/8/8/8/8/4K3[P1] ${rest}`, { code: 'sakfen-letter', field: 'queue', got: '1' }],
    [`4k3/8/8/8/8/8/8/4K3[[] ${rest}`, { code: 'sakfen-letter', field: 'queue', got: '[' }],
    [`${bare.slice(0, -1)} ${rest}`, { code: 'sakfen-no-queue', field: 'queue' }],
    [`4k3/8/8/8/8/8/8/4K3[${'P'.repeat(17)}] ${rest}`, { code: 'sakfen-queue-long', side: 0, most: 16 }],
    [`8/8/8/8/8/8/8/4K3[] ${rest}`, { code: 'sakfen-kings', side: 1, got: 0 }],
    [`4k3/8/8/8/8/8/8/4K3[K] ${rest}`, { code: 'sakfen-kings', side: 0, got: 2 }],
    [`4k2P/8/8/8/8/8/8/4K3[] ${rest}`, { code: 'sakfen-last-row', square: 'h8' }],
    [`4k3/8/8/8/8/8/8/p3K3[] ${rest}`, { code: 'sakfen-last-row', square: 'a1' }],
    [`${bare} W - - 0 30`, { code: 'sakfen-side', got: 'W' }],
    [`${bare} w KQ - 0 30`, { code: 'sakfen-rights', got: 'KQ' }],
    [`${bare} w EE - 0 30`, { code: 'sakfen-rights', got: 'EE' }],
    [`${bare} w A - 0 30`, { code: 'sakfen-no-right', square: 'a1' }],
    [`${bare} w - e9 0 30`, { code: 'sakfen-ep', got: 'e9' }],
    [`${bare} w - e7 0 30`, { code: 'sakfen-no-ep', square: 'e7', expected: 'a7 to h7' }],
    ['4k3/8/8/8/8/2Pp4/8/4K3[] w - c2 0 30', { code: 'sakfen-no-ep', square: 'c2' }],
    ['4k3/8/8/8/8/2Pp4/2P5/4K3[] b - c2 0 30', { code: 'sakfen-no-ep', square: 'c2' }],
    ['4k3/8/8/8/8/2Pp4/8/2R1K3[] b - c2 0 30', { code: 'sakfen-no-ep', square: 'c2' }],
    [`${bare} w - - x 30`, { code: 'sakfen-number', field: 'half', got: 'x' }],
    [`${bare} w - - 1.5 30`, { code: 'sakfen-number', field: 'half' }],
    [`${bare} w - - -1 30`, { code: 'sakfen-number', field: 'half' }],
    [`${bare} w - - 0 0`, { code: 'sakfen-number', field: 'full', got: '0' }],
    [`${bare} w - - 0 30 0:0`, { code: 'sakfen-arrival', got: '0:0' }],
    [`${bare} w - - 0 30 1:0/0:0`, { code: 'sakfen-due', side: 0, most: 0, got: 1 }],
    ['4k3/8/8/8/8/8/8/4K3[pp] w - - 0 30 0:0/2:0', { code: 'sakfen-due', side: 1, most: 1, got: 2 }],
    [
      '4k3/8/8/8/8/8/8/4K3[pp] w - - 0 30 0:0/3:0 n1;same;queue',
      { code: 'sakfen-due', side: 1, most: 2, got: 3 },
    ],
    [
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 0:2/0:0 n2;same;skip',
      { code: 'sakfen-clk', side: 0, most: 1, got: 2 },
    ],
    [`${bare} w - - 0 30 0:0/0:0 n6;fixed;skip`, { code: 'sakfen-rule', got: 'n6' }],
    [`${bare} w - - 0 30 0:0/0:0 n1;fixed;skip;`, { code: 'sakfen-rule', got: '' }],
    [`${bare} w - - 0 30 0:0/0:0 n1;fixed;skip;rc;rc`, { code: 'sakfen-rule-twice', got: 'rc' }],
    [`${bare} w - - 0 30 0:0/0:0 n1;fixed;same;skip`, { code: 'sakfen-rule-twice', got: 'same' }],
    [
      `${bare} w - - 0 30 0:0/0:0 n1;fixed`,
      { code: 'sakfen-rule-missing', known: ['skip', 'queue', 'force'] },
    ],
    ['4k3/8/8/8/8/8/8/4KR2[] w - - 0 30', undefined],
    ['4k3/8/8/8/8/8/4R3/4K3[] w - - 0 30', { code: 'sakfen-check', side: 1 }],
    ['8/8/8/8/8/8/3k4/4K3[] b - - 0 30', { code: 'sakfen-check', side: 0 }],
  ])('%s', (text, refusal) => {
    const answer = readSakfen(text);
    if (refusal) expect(answer).toMatchObject(refusal);
    else expect(answer).not.toHaveProperty('code');
    if ('code' in answer) expect(answer.field).toMatch(/^[a-z]+$/);
  });

  test.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a megabyte of spaces', ' '.repeat(1_000_000)],
    ['nothing printable', '\0\uD800/[]\u{1F600} w - - 0 1'],
    ['turned case', 'ı/ſ/K/8/8/8/8/8[] w - - 0 1'],
  ])('%s is answered at once', (_title, text) => {
    expect(readSakfen(text)).toHaveProperty('code');
  });

  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expect(typeof readSakfen(text)).toBe('object');
      }),
    );
    // Good texts with one letter changed come closest to being good.
    fc.assert(
      fc.property(fc.nat(start.length - 1), fc.string({ unit: 'binary', maxLength: 3 }), (at, put) => {
        expect(typeof readSakfen(start.slice(0, at) + put + start.slice(at + 1))).toBe('object');
      }),
    );
  });
});

test('reading what was written gives the same position, all through random games of all rules', () => {
  fc.assert(
    fc.property(gameArbitrary, (game) => {
      playRandom(game, (position, action) => {
        // After the end a king may be gone or attacked, which no position to play from has.
        if (action === undefined && position.outcome()) return;
        const { lastMoved: _times, ...value } = position.value();
        const text = writeSakfen(value);
        const { lastMoved: _none, ...again } = read(text);
        expect(again).toEqual(value);
        expect(writeSakfen(again)).toBe(text);
      });
    }),
    { numRuns: 60 },
  );
});

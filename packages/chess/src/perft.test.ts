import { describe, expect, test } from 'vitest';
import type { ChessRules } from './index.ts';
import { fromFen, KNIGHT, perft, ROOK, standardRules, startFen, toFen } from './index.ts';

const brawl: ChessRules = { ...standardRules, files: 6, castling: false };
const brawlStart = 'rnbkqr/pppppp/6/6/6/6/PPPPPP/RNBKQR w - - 0 1';
const kingCapture: ChessRules = { ...standardRules, check: false };

describe('published counts', () => {
  test.each([
    ['start', startFen, [20, 400, 8902, 197281]],
    [
      'Kiwipete',
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      [48, 2039, 97862, 4085603],
    ],
    ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238, 674624]],
    [
      'position 4',
      'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
      [6, 264, 9467, 422333],
    ],
    ['position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379, 2103487]],
    [
      'position 6',
      'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
      [46, 2079, 89890, 3894594],
    ],
    [
      'Chess960 1',
      'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
      [21, 528, 12189, 326672],
    ],
    [
      'Chess960 2',
      '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9',
      [21, 807, 18002, 667366],
    ],
    ['Chess960 3', 'b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9', [20, 479, 10471, 273318]],
    [
      'Chess960 4',
      'qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9',
      [22, 593, 13440, 382958],
    ],
  ])('%s', (_name, fen, counts) => {
    const position = fromFen(fen);
    expect(counts.map((_count, index) => perft(position, index + 1))).toEqual(counts);
  });

  test('6x8 with check, without castling', () => {
    const position = fromFen(brawlStart, brawl);
    expect([1, 2, 3, 4, 5].map((depth) => perft(position, depth))).toEqual([14, 196, 3098, 48785, 874307]);
  });

  test('kings may be taken', () => {
    const position = fromFen(startFen, kingCapture);
    expect([1, 2, 3, 4].map((depth) => perft(position, depth))).toEqual([20, 400, 8902, 197742]);
  });

  test('no sequence at depth 0', () => {
    expect(perft(fromFen(startFen), 0)).toBe(1);
  });
});

describe('FEN', () => {
  test.each([
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', standardRules],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b HAha -', standardRules],
    ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -', standardRules],
    ['rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b HAha e3', standardRules],
    ['rnbkqr/pppppp/6/6/6/6/PPPPPP/RNBKQR w - -', { ...brawl, promotion: [KNIGHT, ROOK] } as const],
  ])('%s is written as it was read', (fen, rules) => {
    expect(toFen(fromFen(fen, rules))).toBe(fen);
  });

  test('an en passant square that nobody can use is dropped', () => {
    expect(toFen(fromFen('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3'))).toMatch(/ -$/u);
  });

  test.each([
    ['8/8/8/8/8/8/8 w - -', '8 rows'],
    ['7/8/8/8/8/8/8/8 w - -', '8 files'],
    ['x7/8/8/8/8/8/8/8 w - -', 'no piece x'],
    ['8/8/8/8/8/8/8/4K3 w K -', 'no castling'],
  ])('%s is refused', (fen, reason) => {
    expect(() => fromFen(fen)).toThrow(reason);
  });
});

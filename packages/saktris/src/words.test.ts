import { sayReason } from '@rankfall/kernel/words';
import { choose, formOf, pendingOf, start, type Match } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { saktris } from './game.ts';
import { matchFromPgn } from './pgn-match.ts';
import { saktrisSettings } from './settings.ts';
import type { SaktrisEvent, SaktrisTerms } from './state.ts';
import {
  presetWords,
  sayEvent,
  sayOption,
  sayCause,
  sayResult,
  saySaktrisReason,
  sayTurn,
  settingWords,
} from './words.en.ts';

describe('reasons', () => {
  test.each([
    [
      '4k3/8/8/8/8/8/8/2B5[BK] w - - 0 9 1:0/0:0 n1;fixed;skip',
      'B@e1',
      'The bishop needs a light square: b, d, f or h.',
    ],
    [
      'r7/8/8/7b/8/4P3/8/8[KNkn] w a - 0 9 1:0/0:0 n1;fixed;skip',
      'K@a1',
      'a1 is attacked; the king needs a safe column: b, c, e, f, g or h.',
    ],
    [
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 0:1/0:0 n3;fixed;skip',
      'P@a1',
      'No piece is waiting; the next one comes after 2 more of your moves.',
    ],
    [
      '4k3/8/8/8/8/8/8/4K3[P] w - - 0 30 1:0/0:0 n3;fixed;skip',
      'e1e2',
      'First place the pawn: a waiting piece must come in.',
    ],
  ])('%s, %s', (fen, option, words) => {
    const { match } = start(saktris, { settings: { start: fen }, seed: 'words' });
    if (!match) throw new Error('not started');
    const { refused } = choose(match, 0, { action: pendingOf(match, 0)[0]?.id ?? '', option });
    expect(refused && saySaktrisReason(refused)).toBe(words);
  });

  test('one inside another is said too', () => {
    const { refused } = start(saktris, { settings: { start: '8/8/8 w - - 0 1' }, seed: 'words' });
    expect(refused && sayReason(refused, saySaktrisReason)).toBe(
      'The start position: Behind the board comes the queue in brackets; an empty one is [].',
    );
    const { refused: bad } = matchFromPgn('[FEN "4k3/8/8/8/8/8/8/4K2R[] w - - 0 7"]\n\n7. Ke2 Kf9 *');
    expect(bad && saySaktrisReason(bad)).toBe('Line 3, turn 7 of Black: "Kf9" is no move.');
  });

  test('a reason of somebody else is left to them', () => {
    expect(saySaktrisReason({ code: 'too-dear' })).toBeUndefined();
    expect(saySaktrisReason({ code: 'constructor' })).toBeUndefined();
  });
});

test.each([
  [{ type: 'placed', side: 0, piece: 'N', square: 'c1' }, 'White places a knight on c1.'],
  [{ type: 'skipped', side: 1, piece: 'b' }, 'Black cannot place the bishop now; it waits.'],
  [
    { type: 'captured', side: 1, piece: 'P', square: 'c3', enPassant: true },
    'Black captures the pawn on c3 en passant.',
  ],
  [
    {
      type: 'triplet-cleared',
      side: 0,
      line: [
        { piece: 'N', square: 'c4' },
        { piece: 'n', square: 'd4' },
        { piece: 'N', square: 'e4' },
      ],
      victim: { piece: 'q', square: 'h4' },
    },
    'Three of a kind: c4, d4, e4 cleared, and the black queen on h4 is pushed out.',
  ],
  [{ type: 'due', side: 0 }, 'White may choose a piece to place.'],
] satisfies [SaktrisEvent, string][])('%j is announced', (event, words) => {
  expect(sayEvent(event)).toBe(words);
});

test('ends', () => {
  expect(sayResult({ outcome: ['won', 'lost'], reason: 'checkmate' })).toBe('Checkmate. White wins.');
  expect(sayResult({ outcome: ['drawn', 'drawn'], reason: 'time' })).toBe(
    'Out of time, but the other side has only a king. Draw.',
  );
  expect(sayResult({ outcome: ['lost', 'won'], reason: 'no-pieces' })).toBe(
    'White lost its last piece before its king arrived. Black wins.',
  );
  // Where a heading tells who won, the line below only says why.
  expect(sayCause({ outcome: ['won', 'lost'], reason: 'checkmate' })).toBe('Checkmate.');
  expect(sayCause({ outcome: ['lost', 'won'], reason: 'resign' })).toBe('White resigns.');
});

describe('turns and options', () => {
  const begin = (fen: string): Match<SaktrisTerms> => {
    const { match, refused } = start(saktris, { settings: { start: fen }, seed: 'words' });
    if (!match) throw new Error(refused.code);
    return match;
  };

  test.each([
    ['4k3/8/8/8/8/8/8/4K3[N] w - - 0 30 1:0/0:0 n1;fixed;skip', 'White to move: place the knight.'],
    ['4k3/8/8/8/8/8/8/4K3[N] w - - 0 30 1:0/0:0 n1;select;skip', 'White to move: place a piece.'],
    ['4k3/8/8/8/8/8/8/4K3[N] w - - 0 30 0:0/0:0 n1;fixed;skip', 'White to move.'],
    ['k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;skip', 'White to move.'],
    [
      'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force',
      'White to move: make room and place the pawn.',
    ],
    [
      '4k3/8/8/8/8/5B2/PP6/K6r[N] w - - 0 30 1:0/0:0 n1;fixed;skip',
      'White to move, in check: place the knight, or move.',
    ],
  ])('%s', (fen, words) => {
    const match = begin(fen);
    expect(sayTurn(match.state, pendingOf(match, 0)[0]?.options ?? [])).toBe(words);
  });

  test.each([
    [
      'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force',
      'b1c3,P@b1',
      'Knight b1 to c3, then place the pawn on b1',
    ],
    ['1n2k3/P7/8/8/8/8/8/K7[] w - - 0 30', 'a7b8q', 'Pawn a7 takes the knight on b8 and becomes a queen'],
    ['4k3/8/8/8/8/8/8/R2K4[] w AD - 0 30', 'd1a1', 'Castle: king d1 to c1, rook a1 to d1'],
  ])('%s, %s', (fen, id, words) => {
    const match = begin(fen);
    const option = pendingOf(match, 0)[0]?.options.find((one) => one.id === id);
    expect(option && sayOption(option.does, match.state.position)).toBe(words);
  });
});

test('every line of the form and every preset has words', () => {
  for (const { path, field } of formOf(saktrisSettings)) {
    const words = settingWords[path as keyof typeof settingWords];
    expect(words.name).not.toBe('');
    if (field.kind === 'choice')
      expect('values' in words && Object.keys(words.values)).toEqual([...field.values]);
    if (field.kind === 'data')
      expect('shipped' in words && Object.keys(words.shipped)).toEqual([...field.shipped]);
  }
  expect(Object.keys(presetWords).toSorted()).toEqual(Object.keys(saktrisSettings.presets).toSorted());
});

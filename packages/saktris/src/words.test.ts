import { sayReason } from '@rankfall/kernel/words';
import { choose, formOf, pendingOf, start } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { saktris } from './game.ts';
import { matchFromPgn } from './pgn-match.ts';
import { saktrisSettings } from './settings.ts';
import type { SaktrisEvent } from './state.ts';
import {
  presetWords,
  sayEvent,
  sayOption,
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
    'White has no pieces left before the king arrived. Black wins.',
  );
});

test('turns and options', () => {
  const fen = 'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force';
  const { match } = start(saktris, { settings: { start: fen }, seed: 'words' });
  if (!match) throw new Error('not started');
  const { position, check } = match.state;
  expect(sayTurn(position, check)).toBe('White to move: place the pawn.');
  const option = pendingOf(match, 0)[0]?.options.find(({ id }) => id === 'b1c3,P@b1');
  expect(option && sayOption(option.does, position)).toBe('Knight b1 to c3, then place the pawn on b1');
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

import { describe, expect, test } from 'vitest';
import type { BoardPiece } from './marks.ts';
import { type Gone, isLeap, motions } from './motion.ts';

const layout = { files: 8, ranks: 8, flipped: false };
/** '1 N e4' is the white knight 1 on e4; lower case is Black. */
const set = (...rows: readonly string[]): readonly BoardPiece[] =>
  rows.map((row) => {
    const [id = '', kind = '', square = ''] = row.split(' ');
    return { id, kind: kind.toUpperCase(), side: kind === kind.toUpperCase() ? 0 : 1, square };
  });
const seen = (before: readonly BoardPiece[], after: readonly BoardPiece[], gone?: Gone): unknown =>
  motions(layout, before, after, gone).map((motion) => [motion.type, motion.piece.id]);

describe('what is seen', () => {
  test.each<[string, readonly string[], readonly string[], unknown]>([
    ['nothing', ['1 N e4'], ['1 N e4'], []],
    ['a move', ['1 N e4'], ['1 N f6'], [['moved', '1']]],
    ['an arrival', [], ['1 N e1'], [['arrived', '1']]],
    [
      'a capture',
      ['1 R e1', '2 p e7'],
      ['1 R e7'],
      [
        ['moved', '1'],
        ['captured', '2'],
      ],
    ],
    [
      'en passant',
      ['1 P e5', '2 p d5'],
      ['1 P d6'],
      [
        ['moved', '1'],
        ['captured', '2'],
      ],
    ],
    [
      'castling',
      ['1 K e1', '2 R h1'],
      ['1 K g1', '2 R f1'],
      [
        ['moved', '1'],
        ['moved', '2'],
      ],
    ],
    [
      'a row that clears after an arrival',
      ['1 P a1', '2 P b1'],
      ['3 K h1'],
      [
        ['arrived', '3'],
        ['cleared', '1'],
        ['cleared', '2'],
      ],
    ],
    ['a promotion', ['1 P a7'], ['1 Q a8'], [['moved', '1']]],
  ])('%s', (_title, before, after, expected) => {
    expect(seen(set(...before), set(...after))).toEqual(expected);
  });

  test('where the game names what was cleared, a lone piece is no capture', () => {
    expect(seen(set('1 P a1', '2 p c2'), set('1 P b1'), { cleared: [{ square: 'c2' }] })).toEqual([
      ['moved', '1'],
      ['cleared', '2'],
    ]);
  });

  test('a captured piece is knocked the way its captor went, as it looks on the screen', () => {
    const before = set('1 R e1', '2 p e7');
    const along = (flipped: boolean): unknown =>
      motions({ ...layout, flipped }, before, set('1 R e7')).find(({ type }) => type === 'captured');
    expect(along(false)).toMatchObject({ along: { x: 0, y: -1 }, by: { id: '1' } });
    expect(along(true)).toMatchObject({ along: { x: 0, y: 1 } });
  });

  test('who completes a line goes there before the line goes', () => {
    const before = set('1 R a3', '2 R c3', '3 R b1', '4 n b3');
    const gone = {
      cleared: [{ square: 'a3' }, { square: 'b3', from: 'b1' }, { square: 'c3' }],
    };
    const found = motions(layout, before, [], gone);
    expect(found).toMatchObject([
      { type: 'cleared', piece: { id: '1', square: 'a3' }, along: { x: 0, y: 0 } },
      { type: 'cleared', piece: { id: '2', square: 'c3' } },
      { type: 'cleared', piece: { id: '3', square: 'b3' }, along: { x: 0, y: -2 }, isNew: false },
      { type: 'cleared', piece: { id: '4', square: 'b3' } },
    ]);
  });

  test('a piece that comes and is cleared at once is seen', () => {
    const gone = { cleared: [{ square: 'a1' }, { square: 'b1', man: { kind: 'P', side: 0 } }] };
    expect(motions(layout, set('1 P a1'), [], gone)).toMatchObject([
      { type: 'cleared', piece: { id: '1' }, isNew: false },
      { type: 'cleared', piece: { kind: 'P', side: 0, square: 'b1' }, along: { x: 0, y: 1.4 }, isNew: true },
    ]);
  });

  test.each([
    ['pushed out of its own square', set('1 P c7', '2 q c8'), set('1 P c8'), 'c8', { x: 0, y: -1 }],
    ['gone on over the last row, askew', set('2 P b7', '3 r c8'), [], 'b7', { x: 1, y: -2 }],
  ])('a piece that falls goes over the edge: %s', (_title, before, after, square, along) => {
    const fall = (flipped: boolean): unknown =>
      motions({ ...layout, flipped }, before, after, { fallen: [{ square, over: 'c8' }] }).find(
        ({ type }) => type === 'fell',
      );
    expect(fall(false)).toMatchObject({ piece: { id: '2' }, along });
    expect(fall(true)).toMatchObject({ piece: { id: '2' }, along: { x: 0 - along.x, y: 0 - along.y } });
  });

  test('a new position is not a move', () => {
    const many = set(...Array.from({ length: 16 }, (_piece, at) => `${at} P a${(at % 8) + 1}`));
    expect(isLeap(motions(layout, [], many), 16)).toBe(true);
    expect(isLeap(motions(layout, set('1 N e4'), set('1 N f6')), 1)).toBe(false);
  });
});

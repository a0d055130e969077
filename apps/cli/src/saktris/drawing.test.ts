import { lookAt, start, type AnyTerms, type Look } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import type { DrawWish } from '../kit.ts';
import { coloured, plain } from '../style.ts';
import { widthOf } from '../table.ts';
import { saktrisFace } from './face.ts';
import { saktrisKit } from './kit.ts';
import { latestMoves } from './panel.ts';

function lookFrom(settings: object): Look<AnyTerms> {
  const { match, refused } = start(saktrisKit.games[0], { settings, seed: 'draw' });
  if (!match) throw new Error(saktrisKit.sayReason(refused));
  return lookAt(match, match.charter.game.awaits(match.state)[0] ?? 0);
}

const wish: DrawWish = {
  style: plain,
  ascii: false,
  bottom: 0,
  hintsFor: 0,
  names: ['White (you)', 'Black (random)'],
  moves: '1. P@c1 P@e8 2. c2 e6 3. P@e1 P@d8',
  columns: 80,
};
const draw = (from: string, change: Partial<DrawWish> = {}): string =>
  saktrisFace.draw(lookFrom({ start: from }), { ...wish, ...change }).join('\n');

const MIDDLE = '4k3/3p4/2n1p3/8/8/5N2/2P5/2B1K3[BPRpr] w Ee - 0 8 1:0/0:0 n1;fixed;skip';

describe('the picture', () => {
  test('board, arrivals, hints and moves', () => {
    expect(draw(MIDDLE)).toMatchInlineSnapshot(`
      "    a  b  c  d  e  f  g  h
       8  ·  ·  ·  ·  ♚  ·  ·  ·  8    Black (random)
       7  ·  ·  ·  ♟  ·  ·  ·  ·  7    ♟ after 1 move, then ♜ (2 to come)
       6  ·  ·  ♞  ·  ♟  ·  ·  ·  6
       5  ·  ·  ·  ·  ·  ·  ·  ·  5    1. P@c1 P@e8
       4  ·  ·  ·  ·  ·  ·  ·  ·  4    2. c2 e6
       3  ·  ·  ·  ·  ·  ♘  ·  ·  3    3. P@e1 P@d8
       2  ·  ·  ♙  ·  ·  ·  ·  ·  2    ♗ now, then ♙ ♖ (3 to come)
       1  ·  +  ♗  +  ♔  +  ·  +  1  ▸ White (you)
          a  b  c  d  e  f  g  h"
    `);
  });

  test('from the other side, with letters', () => {
    expect(draw(MIDDLE, { bottom: 1, ascii: true, hintsFor: undefined })).toMatchInlineSnapshot(`
      "    h  g  f  e  d  c  b  a
       1  .  .  .  K  .  B  .  .  1  > White (you)
       2  .  .  .  .  .  P  .  .  2    B now, then P R (3 to come)
       3  .  .  N  .  .  .  .  .  3
       4  .  .  .  .  .  .  .  .  4    1. P@c1 P@e8
       5  .  .  .  .  .  .  .  .  5    2. c2 e6
       6  .  .  .  p  .  n  .  .  6    3. P@e1 P@d8
       7  .  .  .  .  p  .  .  .  7    p after 1 move, then r (2 to come)
       8  .  .  .  k  .  .  .  .  8    Black (random)
          h  g  f  e  d  c  b  a"
    `);
  });

  test('a pool, and a side whose pieces are all there', () => {
    const text = draw('4k3/8/8/8/8/8/8/8[KQRRPPP] w - - 0 8 1:0/0:0 n1;select;skip');
    expect(text).toContain('any of ♔ ♕ ♖×2 ♙×3 now');
    expect(text).toContain('all pieces have come');
  });

  test('hidden pieces are not shown', () => {
    const text = saktrisFace.draw(lookFrom({ arrivalOrder: 'diff', previewCount: 2 }), wish).join('\n');
    expect(text).toMatch(/[♔♕♖♗♘♙] now, then [♔♕♖♗♘♙] [♔♕♖♗♘♙] \(16 to come\)/u);
    expect(text).toMatch(/[♚♛♜♝♞♟] now \(16 to come\)/u);
  });

  test('a narrow terminal gets the panel below', () => {
    for (const line of draw(MIDDLE, { columns: 50 }).split('\n'))
      expect(widthOf(line)).toBeLessThanOrEqual(50);
  });

  test('colours change nothing of what stands where', () => {
    const lines = (text: string): readonly number[] => text.split('\n').map(widthOf);
    expect(lines(draw(MIDDLE, { style: coloured }))).toEqual(lines(draw(MIDDLE)));
    expect(draw(MIDDLE)).not.toContain('\u001b');
  });

  test('the latest moves, by number', () => {
    expect(latestMoves('1. a b 2. c d 3. e', 2)).toEqual(['  2. c d', '  3. e']);
    expect(latestMoves('1... b 2. c', 4)).toEqual(['  1... b', '  2. c']);
    expect(latestMoves('', 4)).toEqual([]);
  });
});

describe('what is asked', () => {
  const ask = (from: string, settings: object = {}): string => {
    const { match } = start(saktrisKit.games[0], { settings: { start: from, ...settings }, seed: 'ask' });
    const [seat = 0] = match!.charter.game.awaits(match!.state);
    return saktrisFace.ask(match!, seat, wish);
  };

  test.each([
    [MIDDLE, 'White places a bishop on b, d, f or h.'],
    [
      '4k3/8/8/8/8/8/8/8[KQRRPPP] w - - 0 8 1:0/0:0 n1;select;skip',
      'White places a piece of the pool (such as N@c1) on any column.',
    ],
    ['4k3/8/8/8/8/8/8/4K3[Pp] w - - 0 8 0:0/0:0 n1;fixed;skip', 'White moves.'],
    ['4k3/8/8/8/8/8/4r3/4K3[Pp] w - - 0 8 0:0/0:0 n1;fixed;skip', 'White is in check and moves.'],
    [
      '4k3/8/8/8/8/8/8/r3K3[Rp] w - - 0 8 1:0/0:0 n1;fixed;skip',
      'White is in check and places a rook on b, c or d, or moves.',
    ],
    [
      '4k3/8/8/8/8/8/8/NNRRKBBQ[Pp] w - - 0 8 1:0/0:0 n1;fixed;skip',
      'White moves. There is no room for a pawn now.',
    ],
    [
      '4k3/8/8/8/8/8/8/NNRRKBBQ[Pp] w - - 0 8 1:0/0:0 n1;fixed;force',
      /^White must make room for a pawn: type the move and the placement, such as \S+,P@[a-h]1\.$/u,
    ],
    [
      '4k3/8/8/8/8/8/8/4K3[Pp] b - - 0 8 0:0/1:0 n1;fixed;skip',
      'Black places a pawn on a, b, c, d, f, g or h.',
    ],
  ])('%s', (from, says) => {
    expect(ask(from)).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  });
});

describe('what is typed', () => {
  const read = (from: string, typed: string): string => {
    const { match } = start(saktrisKit.games[0], { settings: { start: from }, seed: 'read' });
    const [seat = 0] = match!.charter.game.awaits(match!.state);
    const choice = saktrisFace.read(match!, seat, typed);
    return 'code' in choice ? `?${choice.code}` : choice.option;
  };
  const FREE = '4k3/8/8/8/8/5N2/2P5/4K2R[Pp] w EH - 0 8 0:0/0:0 n1;fixed;skip';

  test.each([
    [MIDDLE, 'B@d1', 'B@d1'],
    [MIDDLE, 'd', 'B@d1'],
    [MIDDLE, 'd1', 'B@d1'],
    [MIDDLE, 'a', 'B@a1'],
    [MIDDLE, 'd8', 'B@d8'],
    [MIDDLE, 'B@a1', 'B@a1'],
    [FREE, 'c2c3', 'c2c3'],
    [FREE, 'c3', 'c2c3'],
    [FREE, 'Nd4', 'f3d4'],
    [FREE, 'N f3 - d4', 'f3d4'],
    [FREE, 'O-O', 'e1h1'],
    [FREE, '0-0', 'e1h1'],
    [FREE, 'e1h1', 'e1h1'],
    [FREE, 'c2c5', 'c2c5'],
    [FREE, 'Qh9', '?san-unknown'],
  ])('%s: %s is %s', (from, typed, option) => {
    expect(read(from, typed)).toBe(option);
  });
});

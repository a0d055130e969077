import { choose, pendingOf, rollFrom, start } from '@rankfall/kernel';
import { saktris, type SaktrisEvent } from '@rankfall/saktris';
import { describe, expect, test } from 'vitest';
import { follow, indexOf, menOn, squareAt, type Men } from './men.ts';
import { boardOf } from './pictures.ts';

const idAt = (men: Men, square: string): unknown => men.find((man) => man.square === square)?.id;
const board = (...rows: readonly string[]): string => boardOf([...rows]);

describe('following pieces', () => {
  test('squares and places are the same thing', () => {
    for (let at = 0; at < 64; at++) expect(indexOf(squareAt(at))).toBe(at);
  });

  const before = menOn(board('r...', '....', 'PP..').padEnd(64, '.'));
  test('every piece of a board has its square, side and kind', () => {
    const men = menOn(boardOf(['p.......', '.......K']));
    expect(men.map(({ kind, side, square }) => [kind, side, square])).toEqual([
      ['K', 0, 'h1'],
      ['P', 1, 'a2'],
    ]);
    expect(before).toHaveLength(3);
  });

  test.each<[string, readonly SaktrisEvent[], readonly string[], readonly string[], string, string]>([
    [
      'a move',
      [{ type: 'moved', side: 0, piece: 'P', from: 'a1', to: 'a3' }],
      ['PP......'],
      ['P.......', '........', '.P......'],
      'a1',
      'a3',
    ],
    [
      'a capture by one of two equals',
      [
        { type: 'moved', side: 0, piece: 'N', from: 'a1', to: 'b3' },
        { type: 'captured', side: 0, piece: 'n', square: 'b3', enPassant: false },
      ],
      ['.n......', '........', 'N......N'],
      ['.N......', '........', '.......N'],
      'a1',
      'b3',
    ],
    [
      'a promotion',
      [
        { type: 'moved', side: 0, piece: 'P', from: 'c2', to: 'c3' },
        { type: 'promoted', side: 0, piece: 'Q', square: 'c3' },
      ],
      ['..P.....', '........'],
      ['..Q.....', '........', '........'],
      'c2',
      'c3',
    ],
    [
      'castling, king and rook changing places',
      [{ type: 'castled', side: 0, king: ['f1', 'g1'], rook: ['g1', 'f1'] }],
      ['.....KR.'],
      ['.....RK.'],
      'g1',
      'f1',
    ],
  ])('%s keeps the piece itself', (_what, events, from, to, was, is) => {
    const men = menOn(boardOf(from));
    const after = follow(men, events, boardOf(to));
    expect(idAt(after, is)).toBe(idAt(men, was));
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
  });

  test('a placed piece is a new one, even of a kind that is there', () => {
    const men = menOn(boardOf(['P.......']));
    const after = follow(men, [{ type: 'placed' }, { type: 'due' }], boardOf(['P.P.....']));
    expect(idAt(after, 'a1')).toBe(idAt(men, 'a1'));
    expect(men.map(({ id }) => id)).not.toContain(idAt(after, 'c1'));
  });

  test('without events, the nearest of the same kind has come: undo', () => {
    const men = menOn(boardOf(['P.......', '........', '.......P']));
    const after = follow(men, [], boardOf(['P......P']));
    expect(idAt(after, 'a1')).toBe(idAt(men, 'a3'));
    expect(idAt(after, 'h1')).toBe(idAt(men, 'h1'));
  });

  test('through whole random games with every clear, pieces stand where the board says and keep one number each', () => {
    for (const seed of ['a', 'b', 'c']) {
      let { match } = start(saktris, {
        seed,
        settings: { rowClear: true, tripletClear: true, blocked: 'force' },
      });
      let men = menOn(match?.state.position.board ?? '');
      const dice = rollFrom(seed);
      for (let ply = 0; match && !match.result && ply < 150; ply++) {
        const seat = match.state.position.toMove;
        const [action] = pendingOf(match, seat);
        const option = action?.options[dice.below('turn', action.options.length)];
        const step = choose(match, seat, { action: action?.id ?? '', option: option?.id ?? '' });
        match = step.match;
        men = follow(
          men,
          step.told.map(({ event }) => event),
          match.state.position.board,
        );
        expect(new Set(men.map(({ id }) => id)).size).toBe(men.length);
        const drawn = Array.from({ length: 64 }, () => '.');
        for (const { square, kind, side } of men)
          drawn[indexOf(square)] = side === 0 ? kind : kind.toLowerCase();
        expect(drawn.join('')).toBe(match.state.position.board);
      }
    }
  });
});

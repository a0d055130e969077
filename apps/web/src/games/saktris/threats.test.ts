import { describe, expect, test } from 'vitest';
import { boardOf } from './pictures.ts';
import { threatsTo } from './threats.ts';

describe('threats', () => {
  test.each([
    ['a rook along its line, up to the first piece', ['r..N...Q'], 0, ['d1']],
    ['a white pawn attacks upwards', ['.q......', 'P.......'], 1, ['b2']],
    ['a black pawn attacks downwards', ['.p......', 'Q.Q.....'], 0, ['a1', 'c1']],
    ['a pawn does not attack what is before it', ['.q......', '.P......'], 1, []],
    ['a knight jumps', ['.R......', '........', 'n.......'], 0, ['b3']],
    ['a bishop does not go round the edge', ['P.......', '.......b'], 0, []],
    ['own pieces do not threaten', ['RR......'], 0, []],
  ] as const)('%s', (_what, rows, side, squares) => {
    expect(threatsTo(boardOf(rows), side)).toEqual(squares);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName, CELLS, put } from './cells.ts';
import { enemyMoves } from './enemy.ts';
import { attackedByEnemy, attackedFrom } from './threats.ts';

const board = (...rows: readonly string[]): string => rows.join('');
const names = (cells: readonly number[]): readonly string[] => cells.map(cellName);

describe('threats', () => {
  test('a pawn attacks diagonally forward, never the cell in front', () => {
    const one = board('......', '..p...', '......', '......', '......', '......', '......', '......');
    expect(names(attackedFrom(one, 8))).toEqual(['b6', 'd6']);
  });

  test('rays end with the first piece they meet, whoever owns it', () => {
    const one = board('r.P...', '......', 'p.....', '......', '......', '......', '......', '......');
    expect(names(attackedFrom(one, 0))).toEqual(['b8', 'c8', 'a7', 'a6']);
  });

  test('nothing attacks from an empty cell or from a piece of the player', () => {
    const one = board('Q.....', '......', '......', '......', '......', '......', '......', '......');
    expect([attackedFrom(one, 0), attackedFrom(one, 7), attackedByEnemy(one)]).toEqual([[], [], []]);
  });

  test('a pawn put on an empty cell can be captured exactly where it is said to be threatened', () => {
    const letters = fc.constantFrom(...'...........PNBRQpnbrq');
    fc.assert(
      fc.property(fc.array(letters, { minLength: CELLS, maxLength: CELLS }), (cells) => {
        const random = cells.join('');
        const threatened = new Set(attackedByEnemy(random));
        for (let cell = 0; cell < CELLS; cell++) {
          if (random.charAt(cell) !== '.') continue;
          const taken = enemyMoves(put(random, cell, 'P')).some(({ to }) => to === cell);
          expect(taken).toBe(threatened.has(cell));
        }
      }),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { AT_LEAST, EXACT, MATE, Table } from './table.ts';

describe('the table', () => {
  test('gives back what was stored, under both halves of the key', () => {
    const table = new Table(8);
    table.begin();
    table.store(123, 456, 0, 99, -250, 7, AT_LEAST);
    expect(table.find(123, 457, 0)).toBe(false);
    expect(table.find(123, 456, 0)).toBe(true);
    expect([table.move, table.score, table.depth, table.bound]).toEqual([99, -250, 7, AT_LEAST]);
  });

  test('a mate is as far away as it is from where it is looked up', () => {
    const table = new Table(8);
    table.begin();
    table.store(1, 2, 4, 5, MATE - 7, 3, EXACT);
    table.store(3, 4, 4, 5, 7 - MATE, 3, EXACT);
    table.find(1, 2, 10);
    expect(table.score).toBe(MATE - 13);
    table.find(3, 4, 0);
    expect(table.score).toBe(3 - MATE);
  });

  test('of two places the one that is worth less is given up', () => {
    const table = new Table(1);
    table.begin();
    table.store(10, 1, 0, 1, 0, 9, EXACT);
    table.store(20, 2, 0, 2, 0, 2, EXACT);
    table.store(30, 3, 0, 3, 0, 5, EXACT);
    expect([table.find(10, 1, 0), table.find(20, 2, 0), table.find(30, 3, 0)]).toEqual([true, false, true]);
  });

  test('what is old gives way to what is fresh', () => {
    const table = new Table(1);
    table.begin();
    table.store(10, 1, 0, 1, 0, 4, EXACT);
    table.store(20, 2, 0, 2, 0, 4, EXACT);
    table.begin();
    table.begin();
    table.store(10, 1, 0, 1, 0, 4, EXACT);
    table.store(30, 3, 0, 3, 0, 1, EXACT);
    expect([table.find(10, 1, 0), table.find(20, 2, 0), table.find(30, 3, 0)]).toEqual([true, false, true]);
  });
});

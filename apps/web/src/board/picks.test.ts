import { describe, expect, test } from 'vitest';
import { isSquare as onShape } from './geometry.ts';
import { isBegun, keep, look, pick, type Pickable, settle, unpick } from './picks.ts';

const isSquare = (token: string): boolean => onShape({ files: 8, ranks: 8 }, token);
const offer = (...rows: readonly (readonly string[])[]): readonly Pickable[] =>
  rows.map((picks) => ({ id: picks.join(''), picks }));

/** Points at one thing after the other and tells how it ends: an option's id, what is picked, or the refusal. */
function point(options: readonly Pickable[], ...tokens: readonly string[]): string {
  let picked = settle(options, [], isSquare);
  for (const token of tokens) {
    const step = pick(options, picked, token, isSquare);
    if (step.type === 'chosen') return step.option.id;
    if (step.type !== 'more') return step.type;
    picked = step.picked;
  }
  return picked.join(' ');
}
const next = (options: readonly Pickable[], ...picked: readonly string[]): readonly string[] =>
  [...look(options, picked, isSquare).next].sort();

describe('moves', () => {
  const moves = offer(['e1', 'e3'], ['e1', 'e2'], ['g1', 'f3']);
  test('first what can move, then where to', () => {
    expect(next(moves)).toEqual(['e1', 'g1']);
    expect(next(moves, 'e1')).toEqual(['e2', 'e3']);
    expect(point(moves, 'e1', 'e3')).toBe('e1e3');
  });
  test('anything else is refused and changes nothing', () => {
    expect(point(moves, 'a1')).toBe('refused');
    expect(point(moves, 'e1', 'g1')).toBe('refused');
  });
  test('a square is never picked by itself, even the only one', () => {
    expect(point(offer(['e1', 'e3']))).toBe('');
  });
});

describe('placing', () => {
  const due = offer(['N', 'c1'], ['N', 'd1']);
  test('the piece that is due needs no pointing at', () => {
    expect(point(due, 'c1')).toBe('Nc1');
  });
  test('but it may be taken first, from the queue', () => {
    expect(point(due, 'N', 'd1')).toBe('Nd1');
    expect(next(due, 'N')).toEqual(['c1', 'd1']);
  });

  const pool = offer(['N', 'c1'], ['B', 'c1'], ['N', 'd1']);
  test('from a pool, the square may come first and the piece after it', () => {
    expect(point(pool, 'c1')).toBe('c1');
    expect(next(pool, 'c1')).toEqual(['B', 'N']);
    expect(point(pool, 'c1', 'B')).toBe('Bc1');
    expect(point(pool, 'd1')).toBe('Nd1');
    expect(point(pool, 'B', 'd1')).toBe('refused');
  });

  test('in check, moves and placements lie side by side', () => {
    const both = offer(['N', 'c1'], ['e1', 'e2']);
    expect(next(both)).toEqual(['N', 'c1', 'e1']);
    expect(point(both, 'c1')).toBe('Nc1');
    expect(point(both, 'e1', 'e2')).toBe('e1e2');
  });
});

describe('promotion', () => {
  const promotions = offer(['a7', 'a8', 'q'], ['a7', 'a8', 'n'], ['a7', 'b8', 'q']);
  test('the piece is asked for when there is a choice', () => {
    expect(point(promotions, 'a7', 'a8')).toBe('a7 a8');
    expect(point(promotions, 'a7', 'a8', 'n')).toBe('a7a8n');
    expect(point(promotions, 'a7', 'b8')).toBe('a7b8q');
  });
});

describe('compound turns', () => {
  const force = offer(['b1', 'c3', 'P', 'b1'], ['b1', 'a3', 'P', 'b1'], ['g1', 'f3', 'P', 'g1']);
  test('move, then place', () => {
    expect(point(force, 'b1', 'c3')).toBe('b1 c3');
    expect(point(force, 'b1', 'c3', 'b1')).toBe('b1c3Pb1');
    expect(point(force, 'b1', 'c3', 'P', 'b1')).toBe('b1c3Pb1');
  });
  test('a turn that could end here or go on waits to be told', () => {
    const open = offer(['b1', 'c3'], ['b1', 'c3', 'P', 'b1']);
    expect(point(open, 'b1', 'c3')).toBe('b1 c3');
    expect(look(open, ['b1', 'c3'], isSquare).complete?.id).toBe('b1c3');
    expect(point(open, 'b1', 'c3', 'b1')).toBe('b1c3Pb1');
  });
});

describe('taking back', () => {
  const force = offer(['b1', 'c3', 'P', 'Q', 'b1'], ['b1', 'a3', 'P', 'Q', 'b1']);
  test('one pointing at a time, with the letters that followed by themselves', () => {
    const picked = settle(force, ['b1', 'c3'], isSquare);
    expect(unpick(force, picked, isSquare)).toEqual(['b1']);
    expect(unpick(force, ['b1'], isSquare)).toEqual([]);
    expect(unpick(force, [], isSquare)).toEqual([]);
  });
  test('whether there is anything to take back', () => {
    expect(isBegun(force, [], isSquare)).toBe(false);
    expect(isBegun(force, ['b1'], isSquare)).toBe(true);
  });
  test('new options keep the picks that still lead somewhere', () => {
    expect(keep(offer(['e1', 'e4']), ['e1'], isSquare)).toEqual(['e1']);
    expect(keep(offer(['d1', 'd4']), ['e1'], isSquare)).toEqual([]);
    expect(keep([], ['e1'], isSquare)).toEqual([]);
  });
});

test('what is off can be seen but not had', () => {
  const shop: readonly Pickable[] = [
    { id: 'a', picks: ['a1', 'a2'] },
    { id: 'b', picks: ['b1', 'b2'], off: { code: 'too-dear' } },
  ];
  expect(next(shop)).toEqual(['a1']);
  expect([...look(shop, [], isSquare).off.keys()]).toEqual(['b1']);
  expect(point(shop, 'b1')).toBe('off');
});

test('options without picks are not for the board', () => {
  expect(next([{ id: 'pass' }])).toEqual([]);
});

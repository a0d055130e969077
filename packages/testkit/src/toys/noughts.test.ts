/** The rules of noughts and crosses, counted: every game there is on the small board. */
import { choose, rollFrom, start } from '@rankfall/kernel';
import { expect, test } from 'vitest';
import { noughts, type NoughtsState } from './noughts.ts';

const dice = rollFrom('none');

function countGames(state: NoughtsState, counts: Map<string, number>): void {
  const result = noughts.result(state);
  if (result) {
    const key = `${result.reason} ${result.outcome.join('-')}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return;
  }
  const [seat = 0] = noughts.awaits(state);
  for (const option of noughts.pending(state, seat)[0]?.options ?? []) {
    countGames(noughts.choose(state, seat, option.does, 0, dice).state, counts);
  }
}

test('all 255,168 games of the small board end as they are known to', () => {
  const counts = new Map<string, number>();
  countGames(noughts.setup({ first: 'nought', size: 3, line: 3 }, 2, dice), counts);
  expect(Object.fromEntries(counts)).toEqual({
    'line won-lost': 131_184,
    'line lost-won': 77_904,
    'full drawn-drawn': 46_080,
  });
});

test.each([
  ['a row', { size: 4, line: 3 }, '0 4 1 5 2', 'won-lost'],
  ['a column', { size: 5, line: 4 }, '0 1 5 2 10 3 15', 'won-lost'],
  ['a diagonal', { size: 3, line: 3 }, '1 0 2 4 5 8', 'lost-won'],
  ['the other diagonal', { size: 5, line: 5 }, '4 0 8 1 12 2 16 3 20', 'won-lost'],
  ['no line around the edge', { size: 4, line: 3 }, '2 8 3 9 4', ''],
])('%s', (_name, settings, squares, outcome) => {
  let match = start(noughts, { seed: 'x', settings }).match!;
  for (const [ply, square] of squares.split(' ').entries()) {
    match = choose(match, ply % 2, { action: `turn/${ply}`, option: square }).match;
  }
  expect(match.state.ply).toBe(squares.split(' ').length);
  expect(match.result?.outcome.join('-') ?? '').toBe(outcome);
});

import { expect, test } from 'vitest';
import type { MatchHead } from '../storage/types.ts';
import { en } from '../words/en.ts';
import { fits } from './history/filter.ts';
import { sayKind, sayPlayers, sayStanding } from './say-match.ts';

const running: MatchHead = {
  id: 'a',
  game: 'saktris',
  seats: [{ kind: 'human' }, { kind: 'bot' }],
  startedAt: 0,
  savedAt: 0,
  finished: false,
  plies: 1,
};
const won: MatchHead = { ...running, finished: true, result: { outcome: ['lost', 'won'], reason: 'resign' } };
const drawn: MatchHead = {
  ...running,
  finished: true,
  result: { outcome: ['drawn', 'drawn'], reason: 'fifty' },
};
const alone: MatchHead = {
  ...running,
  game: 'stepwise',
  seats: [{ kind: 'human' }],
  finished: true,
  result: { outcome: ['lost'], reason: 'caught' },
};

const stranger: MatchHead = {
  ...running,
  game: 'gone',
  seats: [{ kind: 'human', name: 'Ada' }, { kind: 'human' }],
};

test.each([
  [running, 'White – Black (computer)', 'Running'],
  [won, 'White – Black (computer)', 'Black (computer) won: resigned'],
  [drawn, 'White – Black (computer)', 'Drawn: fifty moves without progress'],
  [alone, 'You', 'Lost: caught'],
  [stranger, 'Ada – 2', 'Running'],
])('%#: a kept match in words', (head, players, standing) => {
  expect(sayPlayers(en, head)).toBe(players);
  expect(sayStanding(en, head)).toBe(standing);
});

test('the kind of a match names the preset when there is one', () => {
  expect(sayKind(en, running)).toBe('1 move');
  expect(sayKind(en, { ...running, plies: 24, preset: 'tetris' })).toBe('Tetris mode · 24 moves');
  expect(sayKind(en, { ...running, preset: 'plus+seeded' })).toBe('Brawl+ · Chosen seed · 1 move');
  expect(sayKind(en, { ...running, preset: 'One + one' })).toBe('One + one · 1 move');
});

test.each([
  ['all', '', [true, true, true]],
  ['running', '', [true, false, false]],
  ['won', '', [false, true, false]],
  ['drawn', 'saktris', [false, false, true]],
  ['all', 'stepwise', [false, false, false]],
] as const)('the filter %s %s', (state, game, shown) => {
  expect([running, won, drawn].map((head) => fits(head, { state, game }))).toEqual(shown);
});

import { expect, test } from 'vitest';
import { readSettings, usualSettings, writeSettings } from './settings.ts';

const choices = { boards: ['linen', 'slate'], pieces: ['carved', 'plain'], sounds: ['move', 'win'] };
const usual = usualSettings(choices);

test('what is written is read', () => {
  const settings = {
    ...usual,
    theme: 'dark',
    board: 'slate',
    volume: 0,
    muted: ['win'],
    letters: false,
  } as const;
  expect(readSettings(writeSettings(settings), choices)).toEqual(settings);
});

test.each([
  ['nothing kept', undefined],
  ['no JSON', '{"theme":'],
  ['a list', '[]'],
  ['null', 'null'],
  [
    'values nobody knows',
    '{"theme":"pink","board":"lava","volume":400,"muted":"all","letters":1,"language":"xx"}',
  ],
])('%s is as usual', (_what, text) => {
  expect(readSettings(text, choices)).toEqual(usual);
});

test('one bad value costs nothing else', () => {
  expect(readSettings('{"theme":"dark","motion":9,"muted":["win","gone"]}', choices)).toEqual({
    ...usual,
    theme: 'dark',
    muted: ['win'],
  });
});

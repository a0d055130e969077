import { noughts } from '@rankfall/testkit';
import { anyGame, group, range, schema, start } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { parseArgs } from './args.ts';
import { commands } from './commands.ts';
import { plainKit } from './plain-kit.ts';
import { settingsFrom } from './settings-args.ts';

const game = anyGame(noughts);
const play = commands.find(({ name }) => name === 'play')!;
const from = (...typed: string[]): object => settingsFrom(parseArgs(play.options, typed), game);

describe('settings from the command line', () => {
  test('a preset, then single settings', () => {
    expect(from('--preset', 'wide', '--set', 'line=3', '--set=first=cross')).toEqual({
      size: 5,
      line: 3,
      first: 'cross',
    });
  });

  test('a setting inside a group', () => {
    const nested = anyGame({
      ...noughts,
      settings: schema({ white: group({ wait: range(0, 9, 1, 0.5) }) }) as never,
    });
    expect(settingsFrom(parseArgs(play.options, ['--set', 'white.wait=2.5']), nested)).toEqual({
      white: { wait: 2.5 },
    });
  });

  test.each([
    [['--set', 'size'], '--set needs KEY=VALUE, such as first=nought, not "size".'],
    [['--set', '=3'], '--set needs KEY=VALUE'],
    [['--set', 'sice=3'], 'There is no setting "sice"; did you mean size?'],
    [['--preset', 'wid'], 'There is no preset "wid"; did you mean wide?'],
    [['--start', 'x'], 'noughts has no --start: it always begins the same way.'],
  ])('%j is answered: %s', (typed, says) => {
    expect(() => from(...typed)).toThrow(says);
  });

  test.each([
    ['size=9', '"size" must be a number from 3 to 5 in steps of 1.'],
    ['size=big', '"size" must be a number from 3 to 5 in steps of 1.'],
    ['first=me', '"first" must be one of nought, cross.'],
  ])('%s is refused by the schema: %s', (wish, says) => {
    const { refused } = start(game, { settings: from('--set', wish), seed: 'x' });
    expect(plainKit('Noughts', game).sayReason(refused!)).toBe(says);
  });
});

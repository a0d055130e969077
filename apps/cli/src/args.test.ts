import { describe, expect, test } from 'vitest';
import { parseArgs, wholeNumber, type OptionSpec } from './args.ts';

const specs: readonly OptionSpec[] = [
  { name: 'seed', value: 'TEXT', help: '' },
  { name: 'set', value: 'KEY=VALUE', many: true, help: '' },
  { name: 'json', help: '' },
];

describe('arguments', () => {
  test('words, values, switches and repeated options, in any order', () => {
    const args = parseArgs(specs, ['one', '--seed', 'a b', '--set=x=1', 'two', '--json', '--set', 'y=2']);
    expect(args.words).toEqual(['one', 'two']);
    expect(args.one('seed')).toBe('a b');
    expect(args.all('set')).toEqual(['x=1', 'y=2']);
    expect(args.has('json')).toBe(true);
    expect(args.has('help')).toBe(false);
  });

  test('a lone dash is a word, and after -- everything is', () => {
    expect(parseArgs(specs, ['-', 'w', '-', '-', '0', '--', '--json', '-x']).words).toEqual([
      '-',
      'w',
      '-',
      '-',
      '0',
      '--json',
      '-x',
    ]);
  });

  test('a value may begin with one dash', () => {
    expect(parseArgs(specs, ['--seed', '-5']).one('seed')).toBe('-5');
  });

  test.each([
    [['--sede', 'x'], 'There is no option --sede; did you mean --seed?'],
    [['--zzzzzz'], 'There is no option --zzzzzz; there are --seed, --set, --json, --help.'],
    [['-x'], 'There is no option -x; there are --seed, --set, --json, --help.'],
    [['--seed'], '--seed needs a value: TEXT.'],
    [['--seed', '--json'], '--seed needs a value: TEXT.'],
    [['--json=1'], '--json is a switch and takes no value.'],
    [['--seed', 'a', '--seed', 'b'], '--seed is given twice; once is enough.'],
  ])('%j is answered: %s', (typed, says) => {
    expect(() => parseArgs(specs, typed)).toThrow(says);
  });

  test('whole numbers', () => {
    expect(wholeNumber('12', '--games', 1, 20)).toBe(12);
    for (const wrong of ['0', '21', '1.5', '-1', '1e3', '', 'x'.repeat(1000)]) {
      expect(() => wholeNumber(wrong, '--games', 1, 20)).toThrow(
        /^--games must be a whole number from 1 to 20, not ".{0,41}"\.$/u,
      );
    }
  });
});

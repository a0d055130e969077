/** Help, and everything that can be typed wrong. */
import { describe, expect, test } from 'vitest';
import { rankfall } from '../cli.ts';
import { expectComplaint, MATED, START } from './shared.ts';

describe.concurrent('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows all commands', async (args) => {
    const { code, stdout, stderr } = await rankfall(args);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of [
      'play',
      'replay',
      'simulate',
      'ladder',
      'balance',
      'perft',
      'legal',
      'games',
      'settings',
    ])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'mu'));
  });

  test.each(['play', 'replay', 'simulate', 'ladder', 'balance', 'perft', 'legal', 'games', 'settings'])(
    '%s says more, in every way it can be asked',
    async (name) => {
      const asked = await Promise.all([
        rankfall(['help', name]),
        rankfall([name, '--help']),
        rankfall([name, '-h']),
      ]);
      for (const { code, stdout } of asked) {
        expect(code).toBe(0);
        expect(stdout).toBe(asked[0].stdout);
        expect(stdout).toContain(`rankfall ${name}`);
        expect(stdout).toMatch(/^Examples?:$/mu);
      }
    },
  );

  test('--version', async () => {
    expect((await rankfall(['--version'])).stdout).toMatch(/^rankfall \d+\.\d+\.\d+\n$/u);
  });
});

describe.concurrent('wrong input', () => {
  test.each([
    [['paly'], 'There is no command "paly"; did you mean play?'],
    [['zzzzzzzz'], /There is no command "zzzzzzzz"; there are play, replay/u],
    [['--vresion'], 'There is no option --vresion; did you mean --version?'],
    [['help', 'perf'], 'There is no command "perf"; did you mean perft?'],
    [['perft'], 'perft needs a position'],
    [['perft', START], 'perft needs a position'],
    [['perft', START, 'x'], 'The depth, after the position, must be a whole number from 0 to 60, not "x".'],
    [['perft', START, '-1'], 'There is no option -1'],
    [['perft', START, '2', '--dvide'], 'did you mean --divide?'],
    [['perft', 'nonsense', '2'], /SakFEN|field|position/u],
    [['perft', '-', '2', '--divide'], '--divide is for one position'],
    [['legal'], 'legal needs a position'],
    [['legal', '8/8/8/8[] w - - 0 1'], /\w/u],
    [['play'], 'play needs a game: saktris, '],
    [['play', 'sakrtis'], 'There is no game "sakrtis"; did you mean saktris?'],
    [['play', 'saktris', 'now'], 'play takes one game'],
    [['play', 'saktris', '--seats', 'random'], 'saktris has 2 seats; --seats names 1'],
    [
      ['play', 'saktris', '--seats', 'random,radnom'],
      'Nobody called "radnom" can sit there; did you mean random?',
    ],
    [['play', 'saktris', '--json'], '--json plays without people'],
    [['play', 'saktris', '--seed', 'ä'], 'The seed must be 1 to 64 printable ASCII characters'],
    [['play', 'saktris', '--clock', '5'], '"5" is no clock'],
    [['play', 'saktris', '--set', 'arrivalFrequency=9'], '"arrivalFrequency" must be a number from 1 to 5'],
    [['play', 'saktris', '--set', 'blocked=never'], '"blocked" must be one of skip, queue, force.'],
    [['play', 'saktris', '--set', 'rowClear=maybe'], '"rowClear" must be on or off'],
    [['play', 'saktris', '--set', 'rowCleer=on'], 'There is no setting "rowCleer"; did you mean rowClear?'],
    [['play', 'saktris', '--preset', 'tertis'], 'There is no preset "tertis"; did you mean tetris?'],
    [['play', 'saktris', '--start', 'nonsense'], /\w/u],
    [['play', 'saktris', '--start', MATED], /\w/u],
    [['ladder', 'saktris', '--games', '3'], '--games must be even'],
    [['balance'], 'balance needs a game: starlines.'],
    [['balance', 'starlnes'], 'balance does not know "starlnes"; did you mean starlines?'],
    [['balance', 'starlines', '--bot', 'admirl'], 'There is no bot "admirl"; did you mean admiral?'],
    [['ladder', 'saktris', '--only', 'mastr'], 'There is no level "mastr"; did you mean'],
    [['ladder', 'saktris', '--only', 'first-game'], 'first-game is the lowest'],
    [['simulate', 'saktris', '--games', '0'], '--games must be a whole number from 1'],
    [['simulate', 'saktris', '--jobs', 'many'], '--jobs must be a whole number from 1 to 256'],
    [['simulate', 'saktris', '--seats', 'human,random'], 'simulate seats bots only'],
    [['simulate', 'saktris', '--seed', 'x'.repeat(63)], 'The seed is too long'],
    [['replay'], 'replay needs a file'],
    [['replay', 'no-such-file.json'], 'There is no file "no-such-file.json".'],
    [['replay', '.'], '"." is a folder, not a file.'],
    [['replay', '-'], 'The input is empty'],
    [['replay', 'saktris~1~2~seed~~~!!!!!!!!'], /link/u],
    [['replay', 'chess~1~2~seed~~~abcdefgh'], 'There is no game "chess"'],
    [['games', 'saktris'], 'games takes no words'],
    [['settings'], 'settings needs a game'],
    [['settings', 'saktris', 'chess'], 'settings takes one game'],
  ])('%j', async (args, says) => {
    expectComplaint(await rankfall(args), says);
  });

  test.each(['hello', '{', '{"v":1}', '[]', 'null', '[Event "x"]\n\n1. Zz9 *', '\u0000\u0001\u001b[31m'])(
    'replay of %j',
    async (stdin) => {
      expectComplaint(await rankfall(['replay', '-'], { stdin }), /\w/u);
    },
  );

  test('control characters are not passed on to the terminal', async () => {
    const { stderr } = await rankfall(['\u001b[31mred\u0007']);
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/u);
  });
});

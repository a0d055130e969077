/** The built command line, end to end, each time as a process of its own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCli, rankfall, shell, type Ended } from '../test/cli.ts';

const START = '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip';
const MATED = '7k/6Q1/6K1/8/8/8/8/8[] b - - 0 1 0:0/0:0 n1;fixed;skip';
/** Kings alone: drawn, although the king could still walk. */
const BARE = '7k/8/8/8/8/8/8/7K[] w - - 0 1 0:0/0:0 n1;fixed;skip';
/** White's only pawn is stuck, nothing is due for two more moves: a forced pass. */
const PASS = '7k/8/8/8/8/p7/P7/8[Kq] w - - 0 1 0:0/0:0 n3;fixed;skip';

const folder = mkdtempSync(join(tmpdir(), 'rankfall-cli-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(buildCli, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Wrong input: exit code 1, nothing but one line on standard error, and no stack. */
function expectComplaint({ code, stdout, stderr }: Ended, says: string | RegExp): void {
  expect(stderr).toMatch(says);
  expect(stderr.split('\n')).toHaveLength(2);
  expect(stderr).toMatch(/^rankfall: \S.*[.?]\n$/u);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

describe.concurrent('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows all commands', async (args) => {
    const { code, stdout, stderr } = await rankfall(args);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of ['play', 'replay', 'simulate', 'perft', 'legal', 'games', 'settings'])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'mu'));
  });

  test.each(['play', 'replay', 'simulate', 'perft', 'legal', 'games', 'settings'])(
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
    [['play'], 'play needs a game: saktris.'],
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

describe('perft and legal', () => {
  test('count and list', async () => {
    expect((await rankfall(['perft', START, '0'])).stdout).toBe('1\n');
    expect((await rankfall(['perft', START, '1'])).stdout).toBe('8\n');
    expect((await rankfall(['perft', START, '2'])).stdout).toBe('64\n');
    expect((await rankfall(['legal', START])).stdout).toBe('P@a1 P@b1 P@c1 P@d1 P@e1 P@f1 P@g1 P@h1\n');
  });

  test('a position may be typed without quotes', async () => {
    expect((await rankfall(['perft', ...START.split(' '), '2'])).stdout).toBe('64\n');
    expect((await rankfall(['legal', ...START.split(' ')])).stdout).toContain('P@a1 P@b1');
  });

  test('divide lists moves in order, then the total', async () => {
    const { stdout } = await rankfall(['perft', START, '3', '--divide']);
    const lines = stdout.trimEnd().split('\n');
    const total = Number(lines.pop());
    expect(lines).toEqual(lines.toSorted());
    expect(lines).toHaveLength(8);
    const sum = lines.map((line) => Number(/^P@[a-h]1: (\d+)$/u.exec(line)?.[1])).reduce((a, b) => a + b);
    expect(sum).toBe(total);
    expect((await rankfall(['perft', START, '3'])).stdout).toBe(`${total}\n`);
  });

  test('a forced pass is 0000; a finished game has nothing', async () => {
    expect((await rankfall(['legal', PASS])).stdout).toBe('0000\n');
    for (const over of [MATED, BARE]) {
      expect(await rankfall(['legal', over])).toMatchObject({ code: 0, stdout: '\n', stderr: '' });
      expect((await rankfall(['perft', over, '1'])).stdout).toBe('0\n');
      expect((await rankfall(['perft', over, '2', '--divide'])).stdout).toBe('0\n');
    }
  });

  test('many positions, one answer each; a bad line does not stop the rest', async () => {
    const stdin = `${START}\r\nnonsense\n\n${BARE}\n${PASS}`;
    const counted = await rankfall(['perft', '-', '2'], { stdin });
    expect(counted.stdout.split('\n')).toEqual([
      '64',
      expect.stringMatching(/^error: \w.*\.$/u),
      expect.stringMatching(/^error: \w.*\.$/u),
      '0',
      expect.stringMatching(/^\d+$/u),
      '',
    ]);
    expect(counted).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^rankfall: 2 of 5 lines .*\n$/u),
    });
    const listed = await rankfall(['legal', '-'], { stdin });
    expect(listed.stdout.split('\n')).toHaveLength(6);
    expect(listed.stdout.split('\n')[4]).toBe('0000');
    expect(listed.code).toBe(1);
    expect(await rankfall(['legal', '-'], { stdin: `${START}\n` })).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a match among bots', () => {
  const seats = ['--seats', 'random,random'];

  test('is the same for the same seed, and replay takes it', async () => {
    const args = ['play', 'saktris', '--seed', 'e2e', ...seats, '--json'];
    const [one, two] = await Promise.all([rankfall(args), rankfall(args)]);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toBe(two.stdout);
    expect(one.stdout.trimEnd()).not.toContain('\n');
    const replayed = await rankfall(['replay', '-', '--json'], { stdin: one.stdout });
    const told = JSON.parse(replayed.stdout) as Record<string, unknown>;
    const record = JSON.parse(one.stdout) as { log: unknown[]; result: unknown };
    expect(told).toMatchObject({ ok: true, plies: record.log.length, result: record.result });
    const said = await rankfall(['replay', file('e2e.json', one.stdout)]);
    expect(said).toMatchObject({ code: 0, stderr: '' });
    expect(said.stdout).toContain(`plies   ${record.log.length}\n`);
    expect(said.stdout).toContain(`hash    ${String(told['hash'])}\n`);
  });

  test('without --json there is a summary, whose link leads to the same state', async () => {
    const summary = await rankfall(['play', 'saktris', '--seed', 'e2e', ...seats]);
    const link = /^link {3}(\S+)$/mu.exec(summary.stdout)?.[1] ?? '';
    expect(summary.stdout).toMatch(/^[A-Z].*\.\nplies {2}\d+\n/u);
    const record = await rankfall(['play', 'saktris', '--seed', 'e2e', ...seats, '--json']);
    const hash = async (args: readonly string[], stdin = ''): Promise<string | undefined> =>
      /^hash .*$/mu.exec((await rankfall(args, { stdin })).stdout)?.[0];
    const expected = await hash(['replay', '-'], record.stdout);
    expect(expected).toMatch(/^hash {4}[0-9a-f]{64}$/u);
    expect(await hash(['replay', link])).toBe(expected);
    expect(await hash(['replay', '-'], `${link}\n`)).toBe(expected);
    expect(await hash(['replay', `https://example.org/#${link}`])).toBe(expected);
  });

  test('moves, and the position at any ply', async () => {
    const { stdout } = await rankfall(['play', 'saktris', '--seed', 'plies', ...seats, '--json']);
    const path = file('plies.json', stdout);
    const moves = await rankfall(['replay', path, '--moves']);
    expect(moves.stdout).toMatch(/^1\. [KQRBNP]@[a-h]1 [KQRBNP]@[a-h]8 2\. /u);
    const first = await rankfall(['replay', path, '--at', '0']);
    expect(first.stdout).toMatch(/^8\/8\/8\/8\/8\/8\/8\/8\[\w{32}\] w - - 0 1 1:0\/1:0 n1;same;skip\n$/u);
    const option = (JSON.parse(stdout) as { log: [number, number, string, string][] }).log[0]![3];
    expect((await rankfall(['legal', first.stdout.trim()])).stdout).toContain(option);
    const board = await rankfall(['replay', path, '--at', '1', '--board']);
    expect(board.stdout).toContain('a  b  c  d  e  f  g  h');
    expectComplaint(
      await rankfall(['replay', path, '--at', '99999']),
      /--at must be a whole number from 0 to \d+/u,
    );
  });

  test('settings, presets and a start position are taken', async () => {
    const { stdout } = await rankfall([
      'play',
      'saktris',
      ...seats,
      '--preset',
      'tetris',
      '--set',
      'arrivalFrequency=2',
      '--seed',
      's',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ settings: { rowClear: true, arrivalFrequency: 2 } });
    const started = await rankfall(['play', 'saktris', ...seats, '--start', START, '--json']);
    expect(JSON.parse(started.stdout)).toMatchObject({ settings: { start: START, arrivalOrder: 'fixed' } });
  });
});

describe.concurrent('a tampered record', () => {
  interface Record_ {
    log: [number, number, string, string][];
    result: { outcome: string[]; reason: string };
    until: number;
    seed: string;
  }
  let record: Record_;
  beforeAll(async () => {
    const { stdout } = await rankfall([
      'play',
      'saktris',
      '--seed',
      'honest',
      '--seats',
      'random,random',
      '--json',
    ]);
    record = JSON.parse(stdout) as Record_;
  });
  const withEntry = (i: number, change: Partial<Record<0 | 1 | 2 | 3, unknown>>): object => ({
    ...record,
    log: record.log.map((entry, at) => (at === i ? Object.assign([...entry], change) : entry)),
  });

  test.each([
    [
      'another move',
      () => withEntry(6, { 3: 'a1a8' }),
      /^rankfall: Entry 7 of \d+ breaks the log \(at 0 ms, seat 0 White, action turn\/7, option a1a8\): \w/u,
    ],
    [
      'another seat',
      () => withEntry(6, { 1: 1 }),
      /^rankfall: Entry 7 of \d+ breaks the log \(at 0 ms, seat 1 Black/u,
    ],
    ['a seat that is not there', () => withEntry(6, { 1: 7 }), 'Entry 7 of'],
    ['another turn', () => withEntry(6, { 2: 'turn/9' }), 'Entry 7 of'],
    ['a time that goes back', () => ({ ...withEntry(6, { 0: 5 }), until: 5 }), 'Entry 8 of'],
    ['a move left out', () => ({ ...record, log: record.log.filter((_, i) => i !== 3) }), 'Entry 4 of'],
    [
      'a claimed win',
      () => ({ ...record, result: { outcome: ['won', 'lost'], reason: 'cheating' } }),
      'The record claims another result',
    ],
    ['marks washed off', () => ({ ...record, marks: ['hint'] }), 'The record claims other marks'],
    ['a field too many', () => ({ ...record, extra: 1 }), 'extra'],
    ['rules from tomorrow', () => ({ ...record, rules: 99 }), 'There are no rules 99'],
  ])('%s is found', async (_title, tamper, says) => {
    expectComplaint(await rankfall(['replay', '-'], { stdin: JSON.stringify(tamper()) }), says);
  });

  test('--json says it for machines too', async () => {
    const { code, stdout } = await rankfall(['replay', '-', '--json'], {
      stdin: JSON.stringify(withEntry(6, { 3: 'a1a8' })),
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      entry: 7,
      at: 0,
      seat: 0,
      action: 'turn/7',
      option: 'a1a8',
    });
  });
});

describe('simulate', () => {
  test('gives the same results with any number of jobs', async () => {
    const args = [
      'simulate',
      'saktris',
      '--games',
      '12',
      '--seats',
      'random,random',
      '--seed',
      'jobs',
      '--json',
    ];
    const runs = await Promise.all(['1', '2', '3'].map((jobs) => rankfall([...args, '--jobs', jobs])));
    for (const { code, stdout, stderr } of runs) {
      expect(code).toBe(0);
      expect(stdout).toBe(runs[0]!.stdout);
      expect(stderr).toMatch(/^speed .* games\/s/u);
    }
    expect(JSON.parse(runs[0]!.stdout)).toMatchObject({ games: 12, seed: 'jobs', game: 'saktris' });
  });

  test('shows a table', async () => {
    const { stdout } = await rankfall(['simulate', 'saktris', '--games', '5', '--seed', 't']);
    expect(stdout).toMatch(/^Saktris: 5 games, seed t\n/u);
    expect(stdout).toMatch(/^White random +won +\d+ +[\d.]+ % +[\d.]+–[\d.]+ %$/mu);
    expect(stdout).toMatch(/^plies +median [\d.]+, shortest \d+, longest \d+$/mu);
    expect(stdout).toMatch(/^speed +[\d.]+ games\/s/mu);
  });

  test('a game of a simulation can be played again by its seed', async () => {
    const one = await rankfall(['simulate', 'saktris', '--games', '1', '--seed', 'again', '--json']);
    const same = await rankfall([
      'play',
      'saktris',
      '--seats',
      'random,random',
      '--seed',
      'again/0',
      '--json',
    ]);
    const { plies } = JSON.parse(one.stdout) as { plies: { median: number } };
    expect((JSON.parse(same.stdout) as { log: unknown[] }).log).toHaveLength(plies.median);
  });
});

describe('games and settings', () => {
  test('are listed for people and machines', async () => {
    expect((await rankfall(['games'])).stdout).toMatch(/^saktris: Chess/u);
    expect(JSON.parse((await rankfall(['games', '--json'])).stdout)).toMatchObject([
      { id: 'saktris', bots: ['random'] },
    ]);
    const { stdout } = await rankfall(['settings', 'saktris']);
    expect(stdout).toMatch(/^ {2}arrivalFrequency +1 +1 to 5$/mu);
    expect(stdout).toMatch(/^ {2}rowClear +off +on, off$/mu);
    expect(stdout).toMatch(/^ {2}tetris +rowClear=on/mu);
    expect(JSON.parse((await rankfall(['settings', 'saktris', '--json'])).stdout)).toMatchObject({
      game: 'saktris',
    });
  });
});

describe('a game through a pipe', () => {
  test('from the first piece to a result, saved and replayed', async () => {
    const record = join(folder, 'piped.json');
    const pgn = join(folder, 'piped.pgn');
    const moves = [
      'P@c1',
      'e',
      'c3',
      'e6',
      'help',
      'moves',
      'undo',
      'redo',
      'flip',
      `save ${record}`,
      `save ${pgn}`,
      'pgn',
      'link',
      'position',
      'draw',
      'accept',
      'quit',
    ];
    const { code, stdout, stderr } = await rankfall(
      ['play', 'saktris', '--start', START, '--seats', 'human,human'],
      {
        stdin: `${moves.join('\n')}\n`,
      },
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('White> P@c1');
    expect(stdout).toContain('Taken back.');
    expect(stdout).toContain('1. P@c1 P@e8 2. c3 e6');
    expect(stdout).not.toContain('\u001b');
    const replayed = await rankfall(['replay', record, '--moves']);
    expect(replayed.stdout).toBe('1. P@c1 P@e8 2. c3 e6\n');
    expect((await rankfall(['replay', pgn, '--moves'])).stdout).toBe(replayed.stdout);
    expect(readFileSync(pgn, 'utf8')).toContain('[Variant "Saktris"]');
  });

  test('against the bot, until the input ends', async () => {
    const { code, stdout } = await rankfall(['play', 'saktris', '--seed', 'pipe'], {
      stdin: 'a\nmoves\nnonsense\n\n',
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^White: 1\. [KQRBNP]@a1$/mu);
    expect(stdout).toMatch(/^Black: 1\.\.\. [KQRBNP]@[a-h]8$/mu);
    expect(stdout).toMatch(/You leave after 2 plies\. See you\.\nLink: saktris~/u);
  });

  test('clears and forced passes are announced', async () => {
    const moves = 'P@c1 P@e8 c2 e6 P@e1 P@d8 e2 d7 N@g1 N@b8 Nf3 Nc6 P@d1 P@g8 d2 position'.split(' ');
    const cleared = await rankfall(['play', 'saktris', '--seats', 'human,human', '--start', `${START};rc`], {
      stdin: moves.join('\n'),
    });
    expect(cleared.stdout).toContain('White: 8. d2_cde2\nA row of pawns is cleared: c2, d2, e2.\n');
    // The position after the game in section 9.3 of the rules.
    expect(cleared.stdout).toContain(
      '\n6p1/3p4/2n1p3/8/8/5N2/8/8[BPRPQPPNBRPKbprpqppnbrpk] b - - 0 8 1:0/0:0 n1;fixed;skip;rc\n',
    );
    const passed = await rankfall(['play', 'saktris', '--seats', 'human,human', '--start', PASS], {
      stdin: 'Kg8\n',
    });
    expect(passed.stdout.match(/^White cannot do anything and passes\.$/gmu)).toHaveLength(2);
    expect(passed.stdout).toContain('1. -- Kg8');
  });

  test('a saved match goes on where it was left', async () => {
    const path = join(folder, 'resume.json');
    const seats = ['--seats', 'human,human'];
    await rankfall(['play', 'saktris', '--start', START, ...seats], { stdin: `P@c1\nP@e8\nsave ${path}\n` });
    const { stdout } = await rankfall(['play', 'saktris', '--resume', path, ...seats], { stdin: 'c3\n' });
    expect(stdout).toContain('White: 2. c3');
    expect(stdout).toContain('You leave after 3 plies.');
    expectComplaint(await rankfall(['play', 'saktris', '--resume', path, '--seed', 'x']), 'leave --seed out');
    expectComplaint(
      await rankfall(['play', 'saktris', '--resume', 'gone.json']),
      'There is no file "gone.json".',
    );
  });

  test('refusals say why', async () => {
    const { stdout } = await rankfall(['play', 'saktris', '--start', START, '--seats', 'human,human'], {
      stdin: 'N@c1\ne2e4\nP@c4\nP@c1\nP@c8\nP@e1\nc1c5\n',
    });
    const refusals = stdout.split('\n').filter((_, i, all) => all[i - 1]?.includes('> '));
    for (const refusal of refusals) expect(refusal).not.toMatch(/Refused \(/u);
    expect(new Set(refusals).size).toBeGreaterThan(3);
  });
});

describe('the world around it', () => {
  test('a reader that stops early is no error', async () => {
    const { code, stdout, stderr } = await shell(
      `yes '${START}' | head -20000 | rankfall legal - | head -1; echo done`,
    );
    expect([code, stdout, stderr]).toEqual([0, 'P@a1 P@b1 P@c1 P@d1 P@e1 P@f1 P@g1 P@h1\ndone\n', '']);
  });

  test('answers come while the input is still open', async () => {
    const { stdout, millis } = await shell(`{ echo '${START}'; sleep 5; } | rankfall perft - 1 | head -1`);
    expect(stdout).toBe('8\n');
    expect(millis).toBeLessThan(9000);
  });

  const megabyte = 1_000_000;
  test.each([
    ['legal, one line', ['legal', '-'], 'x'.repeat(megabyte), 1],
    ['perft, one line', ['perft', '-', '3'], '8/'.repeat(megabyte / 2), 1],
    ['legal, many lines', ['legal', '-'], `${START}\n`.repeat(megabyte / START.length), 0],
    ['legal, many bad lines', ['legal', '-'], 'x\n'.repeat(megabyte / 2), 1],
    ['replay of noise', ['replay', '-'], 'x'.repeat(megabyte), 1],
    ['replay of brackets', ['replay', '-'], '['.repeat(megabyte), 1],
    ['replay of braces', ['replay', '-'], '{"a":'.repeat(megabyte / 5), 1],
    [
      'replay of a long PGN',
      ['replay', '-'],
      `[Variant "Saktris"]\n\n${'1. P@c1 P@e8 '.repeat(megabyte / 13)}`,
      1,
    ],
    ['replay of a long comment', ['replay', '-'], `[Variant "Saktris"]\n\n1. {${'x'.repeat(megabyte)}`, 1],
    ['replay of a long link', ['replay', '-'], `saktris~1~2~s~~~${'a'.repeat(megabyte)}`, 1],
    ['play', ['play', 'saktris'], 'x'.repeat(megabyte), 0],
    ['play, many lines', ['play', 'saktris', '--seed', '1'], 'x\n'.repeat(20_000), 0],
  ])('a megabyte is answered at once: %s', async (_title, args, stdin, expected) => {
    const { code, stderr, millis } = await rankfall(args, { stdin });
    expect(code).toBe(expected);
    expect(stderr.length).toBeLessThan(400);
    // A second on a quiet machine; tests share theirs.
    expect(millis).toBeLessThan(4000);
  });
});

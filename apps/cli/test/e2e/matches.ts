/** Matches among bots, and what there is to play. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rankfall } from '../cli.ts';
import { expectComplaint, file, START } from './shared.ts';

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
    const option = (JSON.parse(stdout) as { log: [number, number, string, string][] }).log[0]?.[3];
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

describe('ladder', () => {
  const args = ['ladder', 'saktris', '--games', '4', '--only', 'learner', '--set', 'noKing=lose'];

  test('is the same with any number of jobs, and goes on from its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rankfall-ladder-'));
    const keep = ['--keep', join(folder, 'ladder.json')];
    const whole = await rankfall([...args, '--json', '--jobs', '1']);
    await rankfall([...args.with(3, '2'), ...keep]);
    const rest = await rankfall([...args, '--json', '--jobs', '2', ...keep]);
    expect(rest.stdout).toBe(whole.stdout);
    expect(JSON.parse(whole.stdout)).toMatchObject({
      game: 'saktris',
      rungs: [{ upper: 'learner', games: 4 }],
    });
    const other = await rankfall([...args, '--seed', 'other', ...keep]);
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('of another ladder') as string });
    rmSync(folder, { recursive: true });
  });

  test('shows a table', async () => {
    const { stdout } = await rankfall(args.with(3, '2'));
    expect(stdout).toMatch(/^learner +first-game +2 +\d +\d +\d +[\d.]+ % +[\d.]+–[\d.]+ % +(?:yes|NO)$/mu);
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
      expect(stdout).toBe(runs[0]?.stdout);
      expect(stderr).toMatch(/^speed .* games\/s/mu);
    }
    expect(JSON.parse(runs[0]?.stdout ?? '')).toMatchObject({ games: 12, seed: 'jobs', game: 'saktris' });
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
      { id: 'saktris', bots: ['random', 'first-game', 'learner', 'casual', 'club', 'expert', 'master'] },
      { id: 'saktris-action', bots: ['random', 'rookie', 'brawler', 'duellist', 'whirlwind'] },
      { id: 'chessbrawl', bots: ['random', 'novice', 'greedy', 'careful', 'grandmaster'] },
      { id: 'starlines', bots: ['random', 'greedy', 'admiral-quick', 'admiral', 'admiral-deep'] },
      { id: 'stepwise', bots: ['random'] },
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

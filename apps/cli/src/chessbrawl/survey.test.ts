import type { BrawlState } from '@rankfall/chessbrawl';
import { start, startFrom, type AnyTerms, type Match } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../../test/fake-outside.ts';
import { parseArgs, type Args } from '../args.ts';
import { commands } from '../commands.ts';
import { plansOf, runSurvey } from '../survey.ts';
import { chessbrawlKit } from './kit.ts';
import { brawlSurvey, countRun, findingsOf } from './survey.ts';

const argsOf = (...typed: readonly string[]): Args =>
  parseArgs(commands.find(({ name }) => name === 'simulate')?.options ?? [], typed);

function ended(more: Partial<BrawlState>): Match<AnyTerms> {
  const { match } = start(chessbrawlKit.games[0], { seed: 'CHESS' });
  if (!match) throw new Error('no run');
  const state = { ...match.state, phase: 'defeat', fall: { cause: 'move', at: 0, by: 'Q' }, ...more };
  return startFrom(match.charter, state, { at: 0 });
}

describe('what is counted', () => {
  test('a lost run, and what its boons were good for', () => {
    expect(countRun(ended({ round: 4, boons: ['bounty', 'tower', 'muster'] }))).toEqual({
      'ended/4': 1,
      'boon/bounty/picked': 1,
      'boon/bounty/rounds': 2,
      'boon/tower/picked': 1,
      'boon/tower/rounds': 1,
      'boon/muster/picked': 1,
      'boon/muster/rounds': 0,
    });
  });

  test('a run that was won has cleared its last round, too', () => {
    expect(countRun(ended({ phase: 'victory', round: 10, boons: ['bounty'] }))).toEqual({
      'ended/10': 1,
      won: 1,
      'boon/bounty/picked': 1,
      'boon/bounty/won': 1,
      'boon/bounty/rounds': 9,
    });
  });
});

describe('what it says', () => {
  const settings = { king: 'good', mode: 'plus', enemy: 'classic' };
  const part = { settings, seats: ['careful'], games: 10 };

  test('the curve falls from round to round, and only what was won cleared the last', () => {
    const { curves } = findingsOf([
      { ...part, counts: { 'ended/1': 2, 'ended/7': 5, 'ended/10': 3, won: 1 } },
    ]);
    expect(curves[0]?.cleared).toEqual([0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.3, 0.3, 0.3, 0.1]);
    expect(curves[0]).toMatchObject({ won: 1, median: 7 });
  });

  test('a boon is measured against the mean of all boons', () => {
    const counts = {
      'ended/5': 10,
      'boon/bounty/picked': 40,
      'boon/bounty/won': 30,
      'boon/bounty/rounds': 120,
      'boon/tower/picked': 40,
      'boon/tower/won': 10,
      'boon/tower/rounds': 40,
    };
    const { boons } = findingsOf([{ ...part, counts }]);
    expect(boons[0]?.fates.map(({ boon, ratio, lasting }) => [boon, ratio, lasting])).toEqual([
      ['bounty', 1.5, 1.5],
      ['tower', 0.5, 0.5],
    ]);
  });
});

test('boons that were hardly ever taken are not compared', () => {
  const settings = { king: 'good', mode: 'plus', enemy: 'classic' };
  const counts = { 'ended/5': 10, 'boon/bounty/picked': 4, 'boon/tower/picked': 5, 'boon/tower/won': 5 };
  expect(findingsOf([{ settings, seats: ['careful'], games: 10, counts }]).boons).toEqual([]);
});

describe('a survey', () => {
  test('asks all kinds of runs that are left open', () => {
    const plans = (...typed: readonly string[]): readonly string[] =>
      plansOf(argsOf(...typed), chessbrawlKit, brawlSurvey, 5, fakeOutside()).map(
        ({ settings, seats }) => `${seats.join()} ${Object.values(settings).slice(0, 2).join()}`,
      );
    expect(plans()).toHaveLength(27);
    expect(plans('--seats', 'greedy', '--set', 'mode=plus')).toEqual([
      'greedy good,plus',
      'greedy bad,plus',
      'greedy ugly,plus',
    ]);
    expect(plans('--seats', 'greedy,grandmaster', '--set', 'mode=plus', '--set', 'king=bad')).toEqual([
      'greedy,grandmaster bad,plus',
    ]);
  });

  test('is told as a table, as JSON and as a page with a chart', async () => {
    const kinds = [
      '--set',
      'mode=plus',
      '--games',
      '4',
      '--jobs',
      '1',
      '--seed',
      'survey',
      '--seats',
      'novice',
    ];
    const outside = fakeOutside();
    await runSurvey(argsOf(...kinds, '--report', 'out/page.md'), chessbrawlKit, brawlSurvey, outside);
    expect(outside.written.stdout).toContain('ChessBrawl, seed survey: the share of runs');
    expect(outside.written.stdout).toContain('novice  The Ugly');
    expect(outside.files.get('out/page.md')).toContain('](page.svg)');
    const chart = outside.files.get('out/page.svg') ?? '';
    expect(chart.match(/<path d="M44\.0 /gu)).toHaveLength(3);
    expect(chart).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\n$/u);
    const machine = fakeOutside();
    await runSurvey(argsOf(...kinds, '--json'), chessbrawlKit, brawlSurvey, machine);
    const told = JSON.parse(machine.written.stdout) as { curves: { games: number }[]; boons: unknown[] };
    expect(told.curves.map(({ games }) => games)).toEqual([4, 4, 4]);
    expect(told).toMatchObject({ seed: 'survey', games: 4 });
  });

  test('that was cut short goes on where it was, and never with the counts of another', async () => {
    const kinds = [
      '--set',
      'mode=plus',
      '--set',
      'king=bad',
      '--jobs',
      '1',
      '--seed',
      'kept',
      '--seats',
      'novice',
    ];
    const ask = (outside: ReturnType<typeof fakeOutside>, ...more: readonly string[]): Promise<number> =>
      runSurvey(argsOf(...kinds, '--json', ...more), chessbrawlKit, brawlSurvey, outside);
    const whole = fakeOutside();
    await ask(whole, '--games', '9');
    const first = fakeOutside();
    await ask(first, '--games', '6', '--keep', 'counts.json');
    const second = fakeOutside({ files: Object.fromEntries(first.files) });
    await ask(second, '--games', '9', '--keep', 'counts.json');
    expect(second.written.stdout).toBe(whole.written.stdout);
    await expect(ask(second, '--games', '3', '--keep', 'counts.json')).rejects.toThrow('kept already');
    await expect(ask(second, '--games', '9', '--keep', 'counts.json', '--set', 'ranked=off')).rejects.toThrow(
      'keeps something else',
    );
    const noise = fakeOutside({ files: { 'counts.json': 'x' } });
    await expect(ask(noise, '--games', '2', '--keep', 'counts.json')).rejects.toThrow('keeps something else');
  });

  test('that was played in pieces is told as one', async () => {
    const piece = async (king: string, games: string): Promise<string> => {
      const outside = fakeOutside();
      const kinds = ['--set', 'mode=plus', '--set', `king=${king}`, '--seats', 'novice', '--seed', king];
      const typed = argsOf(...kinds, '--games', games, '--jobs', '1', '--keep', 'counts.json');
      await runSurvey(typed, chessbrawlKit, brawlSurvey, outside);
      return outside.files.get('counts.json') ?? '';
    };
    const files = { 'a.json': await piece('good', '3'), 'b.json': await piece('bad', '2'), 'c.json': '{}' };
    const outside = fakeOutside({ files });
    await runSurvey(argsOf('--kept', 'a.json,b.json', '--json'), chessbrawlKit, brawlSurvey, outside);
    const told = JSON.parse(outside.written.stdout) as { seed: string; curves: { games: number }[] };
    expect(told.seed).toBe('good and bad');
    expect(told.curves.map(({ games }) => games)).toEqual([3, 2]);
    const bad = runSurvey(argsOf('--kept', 'a.json,c.json'), chessbrawlKit, brawlSurvey, outside);
    await expect(bad).rejects.toThrow('keeps no survey');
  });

  test('wrong wishes are refused before anything is played', async () => {
    const refused = async (...typed: readonly string[]): Promise<string> => {
      try {
        await runSurvey(argsOf(...typed), chessbrawlKit, brawlSurvey, fakeOutside());
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    expect(await refused('--report', 'page.txt')).toContain('ends in .md');
    expect(await refused('--seats', 'human')).toContain('bots only');
    expect(await refused('--set', 'king=nice')).toMatch(/king/u);
    expect(await refused('--games', 'many')).toContain('--games');
  });
});

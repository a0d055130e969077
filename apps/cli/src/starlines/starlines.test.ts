/** Starlines at the command line: what is shown, typed and kept secret, and the balance report. */
import { choose, lookAt, start, type AnyTerms, type Match } from '@rankfall/kernel';
import { random } from '@rankfall/bots';
import { greedy } from '@rankfall/bots/starlines';
import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../../test/fake-outside.ts';
import { parseArgs } from '../args.ts';
import { commands } from '../commands.ts';
import { hereThinker } from '../bot-thread.ts';
import { HUMAN, type Sitter } from '../match-args.ts';
import { plain } from '../style.ts';
import { Session } from '../terminal/session.ts';
import { balanceStarlines } from './balance.ts';
import { addCounts, emptyCount, playPairing, type Count } from './balance-games.ts';
import { basisOf, readKept } from './balance-file.ts';
import { plotOf } from './balance-plot.ts';
import { tablesOf } from './balance-report.ts';
import { summaryOf } from './balance-summary.ts';
import { starlinesKit } from './kit.ts';
import { fleetLine } from './picture.ts';

function matchAfter(...chosen: readonly (readonly [seat: number, typed: string])[]): Match<AnyTerms> {
  const { match } = start(starlinesKit.games[0], { seed: 'cli' });
  let now = match!;
  for (const [seat, typed] of chosen) {
    const choice = starlinesKit.face.read(now, seat, typed);
    if ('code' in choice) throw new Error(`${typed}: ${choice.code}`);
    const step = choose(now, seat, choice);
    if (step.refused) throw new Error(`${typed}: ${step.refused.code}`);
    now = step.match;
  }
  return now;
}

const wish = {
  style: plain,
  ascii: false,
  bottom: 0,
  hintsFor: 0,
  names: ['Blue (you)', 'Amber (greedy)'],
  moves: '',
  columns: 80,
};
const mustered = [
  [0, 'hive_vanguard'],
  [1, 'hive_concord'],
  [0, 'ready'],
  [1, 'ready'],
] as const;

describe('the picture', () => {
  test('shows both fleets, the die and the forecast', () => {
    const text = starlinesKit.face.draw(lookAt(matchAfter(...mustered), 0), wish).join('\n');
    expect(text).toMatch(/^Turn 1, drawing, die [1-6]$/mu);
    expect(text).toMatch(/^Blue \(you\), Hive and Vanguard$/mu);
    expect(text).toMatch(/^ {2}50 health, [1-6] lines?, 0 joining lines$/mu);
    expect(text).toContain('This turn so far: Blue (you) −0 +0: 50 → 50');
  });

  test('counts ships that are alike and names those that differ', () => {
    const ships = [
      { code: 'ANT', n: 1 },
      { code: 'ANT', n: 2 },
      { code: 'FRG', n: 1, built: 2, trigger: 4 },
      { code: 'GRD', n: 3, charges: 1 },
    ] as const;
    expect(fleetLine({ ships })).toBe('2× Antlion, Frigate #1 (on 4), Guardian #3 (1 charge)');
    expect(fleetLine({ ships: [] })).toBe('no ships');
  });
});

describe('what is typed', () => {
  test.each([
    ['build_xen', 'build_xen'],
    ['xen', 'build_xen'],
    ['  READY ', 'ready'],
    ['1/drawing/build build_xen', 'build_xen'],
  ])('%s', (typed, option) => {
    const choice = starlinesKit.face.read(matchAfter(...mustered), 0, typed);
    expect(choice).toMatchObject({ option });
  });

  test('what is no option, or cannot be had, is refused in a sentence', () => {
    const match = matchAfter(...mustered);
    const wrong = starlinesKit.face.read(match, 0, 'flagship');
    expect(starlinesKit.sayReason('code' in wrong ? wrong : { code: 'fine' })).toBe(
      'There is no such option here.',
    );
    const dear = starlinesKit.face.read(match, 0, 'dsw');
    const step = choose(match, 0, 'code' in dear ? { action: '', option: '' } : dear);
    expect(starlinesKit.sayReason(step.refused!)).toMatch(
      /^Not now: needs 9 lines and 3 joining lines, you have [1-6]\.$/u,
    );
  });

  test('the menu says what everything does and costs', () => {
    const menu = starlinesKit.face.menu(matchAfter(...mustered), 0, 'ant').join('\n');
    expect(menu).toMatch(/^build_ant: Build Antlion, 3 lines/u);
  });
});

describe('secrets', () => {
  const session = (sitters: readonly Sitter[]): Session =>
    new Session({
      kit: starlinesKit,
      match: matchAfter(),
      thinker: hereThinker({ games: starlinesKit.games, bots: [greedy, random] }),
      sitters,
      style: plain,
      ascii: false,
      columns: 80,
      now: () => 0,
    });

  test('what a bot chooses is not said before it is revealed', async () => {
    const said = await session([HUMAN, greedy]).letBotsPlay();
    expect(said).toEqual(['Amber: ready']);
  });

  test('what a person chooses is said to that person', () => {
    const table = session([HUMAN, random]);
    const choice = starlinesKit.face.read(table.match, 0, 'hive_concord');
    expect(table.choose(0, 'code' in choice ? { action: '', option: '' } : choice)).toContain(
      'Blue: hive_concord',
    );
  });
});

describe('the balance report', () => {
  const plan = { bot: 'greedy', book: 'handbook', seed: 'test', numbers: {} } as const;

  test('counts the same games in one piece and in two', () => {
    const whole = playPairing(plan, 0, 0, 2);
    expect(addCounts(playPairing(plan, 0, 0, 1), playPairing(plan, 0, 1, 2))).toEqual(whole);
    expect(whole.games).toBe(2);
    expect(whole.ships.XEN).toMatchObject({ available: 4 });
    expect(whole.ships.PIC).toMatchObject({ available: 2 });
  });

  test('other numbers make other games, and leave nothing behind', () => {
    const usual = playPairing(plan, 0, 0, 2);
    const deadly = playPairing({ ...plan, numbers: { 'PIC.damage': 9 } }, 0, 0, 2);
    const lengthOf = ({ turns }: Count): number => Math.max(...Object.keys(turns).map(Number));
    expect(lengthOf(deadly)).toBeLessThan(lengthOf(usual));
    expect(playPairing(plan, 0, 0, 2)).toEqual(usual);
  });

  const counted = (change: Partial<Count>): Count => ({ ...emptyCount, games: 100, points: 50, ...change });

  test('says which bounds are not kept', () => {
    const ships = {
      XEN: { available: 100, built: 90, points: 45 },
      AST: { available: 100, built: 6, points: 3 },
      BLK: { available: 100, built: 8, points: 7 },
    };
    const { missed } = summaryOf([
      counted({ points: 61, turns: { 8: 51, 30: 49 }, ships }),
      counted({ turns: { 8: 100 } }),
      counted({ turns: { 8: 100 } }),
    ]);
    expect(missed).toEqual([
      'hive_vanguard against hive_concord: 61.0 %, not 42–58 %',
      'BLK built in 8.0 %, not at least 10.0 %',
      'BLK won with in 87.5 %, not at most 65 %',
      'the median game lasts 8 turns, not 9–16',
      '16.3 % of the games reach attrition, not fewer than 2 %',
    ]);
  });

  test('is a table and a picture', () => {
    const summary = summaryOf([counted({ turns: { 12: 100 } })]);
    expect(tablesOf(summary)).toContain(
      '| Hive and Vanguard – Hive and Concord | 100 | 50.0 % | 40.4–59.6 % | yes |',
    );
    expect(tablesOf(summary).at(-1)).toBe('Every bound is kept.');
    const svg = plotOf('title', summary);
    expect(svg).toMatch(/^<svg .*<\/svg>\n$/su);
    expect(svg).not.toContain('NaN');
  });

  const balance = commands.find(({ name }) => name === 'balance');
  const run = (typed: readonly string[], outside = fakeOutside()): Promise<number> =>
    balanceStarlines(parseArgs(balance?.options ?? [], typed), outside);

  test('goes on with what a file holds, and plays nothing twice', async () => {
    const outside = fakeOutside();
    const kept = await readKept('kept.json', basisOf('admiral-quick', 'balance', {}), outside);
    for (const pairing of [0, 1, 2])
      kept.batches.set(`grown/${pairing}/0-2`, counted({ games: 2, points: 1 }));
    await kept.write();
    expect(await run(['--games', '2', '--book', 'grown', '--keep', 'kept.json', '--out', 'b'], outside)).toBe(
      0,
    );
    expect(outside.files.get('b.md')).toContain('| 2 | 50.0 % |');
    expect(outside.files.get('b-grown.svg')).toContain('<svg');
  });

  test.each([
    [['--games', '3'], 'must be even'],
    [['--numbers', 'no.json'], '"no.json" is not JSON.'],
    [['--numbers', 'odd.json'], 'The catalogue has no number "ZEN.price".'],
    [['--book', 'hand'], 'There is no book "hand"'],
    [['--bot', 'admirl'], 'did you mean admiral'],
    [['--seed', 'x'.repeat(50)], '--seed must be 1 to 40 plain characters'],
  ])('%j is refused in a sentence', async (typed, said) => {
    const outside = fakeOutside({ files: { 'no.json': '{', 'odd.json': '{"ZEN.price":5}' } });
    await expect(run(typed, outside)).rejects.toThrow(said);
  });

  test('a file of other numbers is not mixed in', async () => {
    const outside = fakeOutside({
      files: { 'k.json': '{"basis":{"bot":"x"},"batches":{}}', 'n.json': 'no' },
    });
    await expect(run(['--games', '2', '--keep', 'k.json'], outside)).rejects.toThrow(
      'of another balance report',
    );
    await expect(run(['--games', '2', '--keep', 'n.json'], outside)).rejects.toThrow(
      'no file of a balance report',
    );
  });
});

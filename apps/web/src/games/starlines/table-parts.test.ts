import { choose, pendingOf, start, type Match } from '@rankfall/kernel';
import { starlines, type StarlinesTerms } from '@rankfall/starlines';
import { describe, expect, test } from 'vitest';
import { aimsOf, optionAt, plainOptions } from './aims.ts';
import { begin, choiceFrom, presetIn, queryOf, seatsOf, usualChoice, withPreset } from './choice.ts';
import { chaptersOf, curvesOf, lastStrikes, newsIn, pagesOf } from './chronicle.ts';
import { beginScene, scenes } from './lesson-battle.ts';
import { lostBy, pilesOf } from './piles.ts';
import { lastBlow, totalsOf } from './story.ts';
import { starlinesWords } from './words.en.ts';

type M = Match<StarlinesTerms>;

/** Plays on, taking the first of these that is offered, until this turn begins or the battle is over. */
function playTo(turn: number, wants: readonly string[], seed = 'CHESS'): M {
  const { match } = start(starlines, { seed });
  if (!match) throw new Error('not started');
  let now: M = match;
  while (!now.result && now.state.at.turn < turn) {
    const seat = starlines.awaits(now.state)[0] ?? 0;
    const options = pendingOf(now, seat).flatMap((action) =>
      action.options.filter(({ off }) => !off).map((option) => ({ action: action.id, option: option.id })),
    );
    const choice =
      [...wants, 'ready'].flatMap((id) => options.filter(({ option }) => option === id))[0] ?? options[0];
    if (!choice) throw new Error('nothing to choose');
    now = choose(now, seat, choice).match;
  }
  return now;
}

describe('piles', () => {
  const side = {
    ships: [
      { code: 'ANT', n: 1 },
      { code: 'GRD', n: 1, charges: 2 },
      { code: 'XEN', n: 1 },
      { code: 'ANT', n: 3 },
      { code: 'GRD', n: 2, charges: 1, used: true },
      { code: 'FRG', n: 1, trigger: 4, built: 2 },
      { code: 'FRG', n: 2, built: 3 },
    ],
  } as const;

  test('alike ships lie on one pile, in the order of the catalogue; what differs lies apart', () => {
    expect(pilesOf(side).map(({ code, names, charges, trigger }) => [code, names, charges, trigger])).toEqual(
      [
        ['XEN', ['xenite-1'], undefined, undefined],
        ['ANT', ['antlion-1', 'antlion-3'], undefined, undefined],
        ['FRG', ['frigate-2'], undefined, undefined],
        ['FRG', ['frigate-1'], undefined, 4],
        ['GRD', ['guardian-2'], 1, undefined],
        ['GRD', ['guardian-1'], 2, undefined],
      ],
    );
  });

  test('what was lost lies beside them as a wreck, and cannot be aimed at', () => {
    const lost = lostBy(
      [
        { seat: 0, ship: 'antlion-2', by: 'guardian-1' },
        { seat: 1, ship: 'picket-1', by: 'guardian-1' },
      ],
      0,
    );
    const wreck = pilesOf(side, lost).find(({ isLost }) => isLost);
    expect(wreck).toMatchObject({ code: 'ANT', names: ['antlion-2'] });
    const action = { id: 'a', type: 'CHARGE_USE', options: [] };
    const aim = { id: 'a', action, options: [], fleet: 'own' } as const;
    expect(wreck && optionAt(aim, wreck)).toBeUndefined();
  });
});

test('an action that points at ships is an aim, its other options are buttons; a pile offers its oldest', () => {
  const [, second] = scenes;
  if (!second) throw new Error('no second scene');
  const { match } = beginScene(second);
  const [action] = pendingOf(match, 0);
  if (!action) throw new Error('nothing pending');
  const [aim] = aimsOf(action);
  // A Pool takes ships of its own side, though the other may have one of the same name.
  expect(aim?.fleet).toBe('own');
  expect(aim?.options.map(({ id }) => id)).toEqual([
    'destroy_ant_1',
    'destroy_ant_2',
    'destroy_xen_1',
    'destroy_xen_2',
  ]);
  expect(plainOptions(action).map(({ id }) => id)).toEqual(['skip']);
  const xenites = pilesOf(match.state.sides[0]).find(({ code }) => code === 'XEN');
  expect(xenites && optionAt(aim, xenites)?.id).toBe('destroy_xen_1');
});

describe('the chronicle', () => {
  const match = playTo(4, ['hive_concord', 'build_ant', 'build_xen']);
  const pages = pagesOf(match);

  test('has a chapter for the muster and for each turn, and nothing that was ever sealed', () => {
    expect(chaptersOf(pages).map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4]);
    const types = new Set(pages.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types].toSorted()).toEqual(['income', 'mustered', 'resolved', 'revealed', 'rolled']);
  });

  test('a sealed choice is no news', () => {
    const seat = starlines.awaits(match.state)[0] ?? 0;
    const action = pendingOf(match, seat)[0];
    const option = action?.options.find(({ off }) => !off);
    const step = choose(match, seat, { action: action?.id ?? '', option: option?.id ?? '' });
    expect(step.told.length).toBeGreaterThan(0);
    expect(newsIn(step.told)).toEqual([]);
  });

  test('gives the curves of health and fleets after each turn', () => {
    const { turns, health, worth } = curvesOf(match, pages);
    expect(turns).toEqual([0, 1, 2, 3]);
    expect(health[0][0]).toBe(50);
    expect(worth[0]).toEqual([...worth[0]].toSorted((a, b) => a - b));
    expect(worth[0].at(-1)).toBeGreaterThan(0);
  });
});

test('what was struck last turn is told apart from what only fired', () => {
  const quiet = chaptersOf(pagesOf(playTo(4, ['hive_vanguard', 'build_xen'])));
  const said = (chapters: typeof quiet) =>
    lastStrikes(chapters)?.events.flatMap((event) => starlinesWords.en.event(event, ['Blue', 'Amber']));
  expect(said(quiet)).toEqual([]);
  const wants = ['hive_vanguard', 'build_grd', 'use_1_xen_1', 'use_1_pic_1', 'use_1', 'build_xen'];
  const fought = chaptersOf(pagesOf(playTo(12, wants)));
  const upTo = fought.findIndex(({ events }) => events.some((event) => event.type === 'struck'));
  expect(upTo).toBeGreaterThan(0);
  expect(said(fought.slice(0, upTo + 1))?.join(' ')).toMatch(/Guardian #1 strikes .* loses/u);
});

test('the end is told by the heaviest blow against the loser, and by what both did in all', () => {
  const match = playTo(60, ['hive_vanguard', 'build_ant', 'build_pic', 'build_xen']);
  const pages = pagesOf(match);
  expect(match.result).toBeDefined();
  const totals = totalsOf(pages, 0);
  const lost = pages
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'resolved' ? [event.tolls[1]?.damage ?? 0] : []));
  expect(totals.dealt).toBe(lost.reduce((sum, damage) => sum + damage, 0));
  expect(totals.built).toBeGreaterThan(match.state.sides[0].ships.length - 1);
  expect(lastBlow(pages, 1)).toMatchObject({ by: 0, ship: 'antlion' });
});

describe('what was chosen for a new battle', () => {
  test('travels by a query and back', () => {
    const choice = { ...withPreset(usualChoice, 'skirmish'), clock: '5+3', seed: 'CHESS' };
    expect(presetIn(choice)).toBe('skirmish');
    expect(choiceFrom(queryOf(choice), usualChoice).choice).toEqual(choice);
  });
  test('a bad query says what is wrong and leaves everything as it was', () => {
    const { choice, problem } = choiceFrom('zz=1', usualChoice);
    expect(choice).toBe(usualChoice);
    expect(problem?.code).toBeDefined();
  });
  test('begins a match with its seats, or says why not', () => {
    expect(begin({ ...usualChoice, opponent: 'friend' }, 'luck')).toMatchObject({
      seats: [{ kind: 'human' }, { kind: 'human' }],
    });
    expect(seatsOf(usualChoice.opponent)[1]?.kind).toBe('bot');
    expect(begin({ ...usualChoice, clock: 'soon' }, 'luck')).toHaveProperty('code');
    const timed = begin({ ...usualChoice, clock: '5+3' }, 'luck');
    expect('code' in timed ? undefined : timed.match.clock).toEqual([300_000, 300_000]);
    const shared = begin({ ...usualChoice, opponent: 'friend', clock: '5+3' }, 'luck');
    expect('code' in shared ? shared : shared.match.clock).toBeUndefined();
  });
});

/** Worked examples about words, refusals, secrecy, time and taking back, through the kernel's match. */
import {
  canDeclareReady,
  choose,
  lookAt,
  pendingOf,
  reach,
  rollFrom,
  start,
  tableOf,
  toldTo,
  type Match,
  type Reason,
  type Step,
} from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { Scene, type SceneWish } from '../test/scene.ts';
import { starlines } from './game.ts';
import type { StarlinesTerms } from './settings.ts';
import {
  sayEvent,
  sayNote,
  sayOpen,
  sayOption,
  sayCause,
  sayResult,
  sayStarlinesReason,
} from './words.en.ts';
import { sayEffect } from './words-log.en.ts';

type M = Match<StarlinesTerms>;

function take(match: M, seat: number, option: string): Step<StarlinesTerms> {
  const action = pendingOf(match, seat).find(({ options }) => options.some(({ id }) => id === option));
  return choose(match, seat, { action: action?.id ?? 'none', option });
}
const after = (match: M, ...deeds: readonly (readonly [number, string])[]): M =>
  deeds.reduce((now, [seat, option]) => {
    const step = take(now, seat, option);
    if (step.refused) throw new Error(`${option}: ${step.refused.code}`);
    return step.match;
  }, match);
const begin = (seed = 'CHESS'): M => {
  const { match, refused } = start(starlines, { seed });
  if (!match) throw new Error(refused.code);
  return match;
};
const off = (scene: Scene, option: string): Reason | undefined =>
  scene
    .pending(0)
    .flatMap(({ options }) => options)
    .find(({ id }) => id === option)?.off;

describe('words of what is offered', () => {
  test('example 1 ready is refused while a trigger is open, and says so', () => {
    const built = after(new Scene({ phase: 'drawing', a: { lines: 3 } }).match(), [0, 'build_frg']);
    const { refused, match } = take(built, 0, 'ready');
    expect(refused?.code).toBe('mandatory-open');
    expect(refused && sayOpen(refused)).toBe('choose a trigger for Frigate');
    expect(match).toBe(built);
    expect(canDeclareReady(pendingOf(built, 0))).toBe(false);
    expect(take(after(built, [0, 'trigger_4']), 0, 'ready').refused).toBeUndefined();
  });

  test.each([
    ['9', { lines: 12 }, 'upgrade_dsw', { lines: 9, joiningLines: 3 }],
    ['9', { ships: 'ANT ANT', lines: 6 }, 'upgrade_dsw', { lines: 3, joiningLines: 3 }],
    ['seed', { lines: 1 }, 'build_xen', { lines: 1 }],
    ['seed', { lines: 3 }, 'build_ant', { lines: 3 }],
  ])('example %s %j: %s costs %j', (_n, a, option, cost) => {
    const scene = new Scene({ phase: 'drawing', a });
    const found = scene.pending(0)[0]?.options.find(({ id }) => id === option);
    expect(found?.cost).toEqual(cost);
    expect(found?.off).toBeUndefined();
  });

  test.each([
    ['10', { ships: 'ANT', lines: 5 }, 'upgrade_dsw', 'needs 6 lines and 3 joining lines, you have 5'],
    [
      '33',
      { ships: 'XEN '.repeat(12), lines: 4 },
      'build_xen',
      'at most 12 Xenites, Oxites and Asterites together',
    ],
    ['max', { ships: 'SCI', lines: 4 }, 'build_sci', 'at most 1 Science Vessel'],
    ['price', { lines: 1 }, 'build_ant', 'needs 3 lines, you have 1'],
  ])('example %s %j: %s is off, %s', (_n, a, option, words) => {
    const reason = off(new Scene({ phase: 'drawing', a }), option);
    expect(reason?.code).toBe('not-payable');
    expect(reason && sayStarlinesReason(reason)).toBe(words);
  });

  test('example 5 a charge too few is said', () => {
    const reason = off(new Scene({ a: { ships: 'GRD*1' }, b: { ships: 'ANT FLG PIC' } }), 'use_2');
    expect(reason && sayStarlinesReason(reason)).toBe('needs 2 charges, has 1');
  });

  test.each<[string, SceneWish, readonly string[], 0 | 1, string]>([
    [
      '15',
      { phase: 'dice_roll', a: { ships: 'ARK XEN ANT' } },
      [],
      0,
      '4× ship types built = 12, allows 1 reroll',
    ],
    [
      '4',
      { a: { ships: 'GRD' }, b: { ships: 'EQL PIC' } },
      ['A use_1_pic_1', 'ready'],
      1,
      'Opponent used Guardian charge',
    ],
    [
      'section 6',
      { a: { ships: 'JUG EQL' }, b: { ships: 'EQL' } },
      ['A use_2', 'A use_1 equality-1', 'ready'],
      1,
      'Opponent used Juggernaut charges and Equality charge',
    ],
  ])('example %s the note of an action', (_n, wish, script, seat, words) => {
    const note = new Scene(wish).script(script).pending(seat)[0]?.note;
    expect(note && sayNote(note)).toBe(words);
  });

  test.each<[SceneWish, string, string]>([
    [
      { phase: 'ships_that_build', a: { ships: 'SAC XEN' } },
      'destroy_xen_1',
      'Destroy Xenite #1 (gain 2 lines)',
    ],
    [
      { phase: 'ships_that_build', a: { ships: 'SAC ANT' } },
      'destroy_ant_1',
      'Destroy Antlion #1 (gain 4 lines)',
    ],
    [{ phase: 'ships_that_build', a: { ships: 'SAC XEN' } }, 'skip', 'Do not destroy any ships'],
    [{ phase: 'drawing', a: { lines: 12 } }, 'upgrade_dsw', 'Upgrade Defense Swarm'],
    [{ phase: 'drawing', a: { lines: 12 } }, 'build_xen', 'Build Xenite'],
    [{ phase: 'drawing', a: { lines: 12 } }, 'done', 'Done building'],
    [{ phase: 'drawing', a: { ships: 'EVO XEN' } }, 'to_oxite', 'Transform to Oxite'],
    [{ phase: 'dice_roll', dice: [2], a: { ships: 'ARK XEN ANT' } }, 'reroll', 'Reroll dice (current: 2)'],
    [{ phase: 'dice_roll', dice: [2], a: { ships: 'ARK XEN ANT' } }, 'keep', 'Keep dice value 2'],
  ])('labels are the seed’s: %j %s', (wish, option, words) => {
    const scene = new Scene(wish);
    const found = scene
      .pending(0)
      .flatMap(({ options }) => options)
      .find(({ id }) => id === option);
    expect(found && sayOption(found, scene.state)).toBe(words);
  });

  test('example 31 Frigates with different triggers are different ways', () => {
    const ids = (ships: string): readonly string[] =>
      new Scene({ phase: 'drawing', a: { ships, lines: 8 } })
        .pending(0)
        .flatMap(({ options }) => options.map(({ id }) => id).filter((id) => id.startsWith('upgrade_jug')));
    expect(ids('FRG:2 FRG:5')).toEqual(['upgrade_jug_frg_1', 'upgrade_jug_frg_2']);
    expect(ids('FRG:2 FRG:2')).toEqual(['upgrade_jug']);
    const given = new Scene({ phase: 'drawing', a: { lines: 11 } }).script(['A build_frg', 'A upgrade_jug']);
    expect(given.offers(0)).toEqual([]);
  });
});

describe('sealed', () => {
  test('example 34 what is built stays hidden until both are ready', () => {
    const scene = new Scene({ phase: 'drawing', a: { lines: 6 }, b: { lines: 6 } });
    const before = scene.match();
    const views = (match: M): readonly string[] =>
      ([1, 'watcher'] as const).map((who) => JSON.stringify(lookAt(match, who).view));
    const step = take(before, 0, 'build_ant');
    expect(views(step.match)).toEqual(views(before));
    expect(toldTo(step.told, 1)).toEqual([]);
    const ready = after(step.match, [0, 'ready']);
    expect(lookAt(ready, 1).view).toEqual({
      ...lookAt(before, 1).view,
      at: { ...before.state.at, ready: [true, false] },
    });
    expect(lookAt(after(ready, [1, 'ready']), 1).view.sides[0].ships).toHaveLength(1);
  });

  test('example 42 the muster is sealed, mandatory and made once', () => {
    const match = begin();
    expect(take(match, 0, 'ready').refused?.code).toBe('mandatory-open');
    const chosen = after(match, [0, 'hive_concord'], [0, 'ready']);
    expect(JSON.stringify(lookAt(chosen, 1))).not.toContain('hive_concord');
    const turn1 = after(chosen, [1, 'vanguard_concord'], [1, 'ready']);
    expect(turn1.state.at.turn).toBe(1);
    expect(lookAt(turn1, 1).view.sides[0].doctrines).toBe('hive_concord');
  });

  test('example 37 two choices are taken back one by one', () => {
    const before = new Scene({ phase: 'drawing', a: { lines: 13 } }).match();
    const built = after(before, [0, 'build_xen'], [0, 'upgrade_dsw']);
    const back = (match: M): M => choose(match, 0, { action: '~back', option: 'back' }).match;
    const opening = back(back(built));
    expect(opening.state).toEqual(before.state);
    expect(tableOf(opening, 0).some(({ id }) => id === '~back')).toBe(false);
  });
});

describe('refusals change nothing', () => {
  const scene = new Scene({
    phase: 'drawing',
    a: { lines: 2, ships: 'EVO XEN' },
    b: { lines: 3, ships: 'EVO XEN XEN' },
  });
  const open = scene.match();
  const resolved = after(open, [0, 'done']);
  const ready = after(open, [0, 'to_oxite'], [0, 'ready']);
  const over = choose(open, 0, { action: '~resign', option: 'resign' }).match;
  test.each<[string, M, number, string, string]>([
    ['not-payable', open, 0, '5/drawing/build', 'build_ant'],
    ['unknown-option', open, 0, '5/drawing/build', 'build_moon'],
    ['not-your-action', open, 0, '5/drawing/transform/xenite-2', 'to_oxite'],
    ['unknown-action', open, 0, '5/drawing/nothing', 'done'],
    ['already-resolved', resolved, 0, '5/drawing/build', 'build_xen'],
    ['already-ready', ready, 0, '5/drawing/build', 'build_xen'],
    ['mandatory-open', open, 0, '5/drawing/ready', 'ready'],
    ['game-over', over, 0, '5/drawing/build', 'build_xen'],
    ['unknown-seat', open, 7, '5/drawing/build', 'build_xen'],
    ['no-input', new Scene({ phase: 'drawing', b: { lines: 1 } }).match(), 0, '5/drawing/build', 'build_xen'],
  ])('example 35 %s', (code, match, seat, action, option) => {
    const text = JSON.stringify(match.state);
    const step = choose(match, seat, { action, option });
    expect(step.refused?.code).toBe(code);
    expect(step.match).toBe(match);
    expect(JSON.stringify(step.match.state)).toBe(text);
  });
});

describe('time and ends', () => {
  test('example 36 only the clock of whoever is not ready runs', () => {
    const scene = new Scene({ phase: 'drawing', a: { lines: 3 }, b: { lines: 3 } });
    const begun = scene.match({ base: 60_000, increment: 0 });
    const open = after(begun, [1, 'build_frg']);
    const aReady = after(reach(open, 10_000).match, [0, 'ready']);
    const later = reach(aReady, 59_000).match;
    expect(later.clock).toEqual([50_000, 1000]);
    const end = reach(later, 60_000).match;
    expect(end.result).toMatchObject({ outcome: ['won', 'lost'], reason: 'timeout' });
    expect(end.state.sides[1].ships[0]?.trigger).toBeUndefined();
  });

  test('example 46 both at the same instant: draw', () => {
    const scene = new Scene({ phase: 'drawing', a: { lines: 3 }, b: { lines: 3 } });
    const end = reach(scene.match({ base: 1000, increment: 0 }), 1000).match;
    expect(end.result).toMatchObject({ outcome: ['drawn', 'drawn'], reason: 'timeout' });
  });

  test('the increment comes to both at the start of a turn', () => {
    const { match } = start(starlines, {
      seed: 'CHESS',
      table: { clock: { base: 60_000, increment: 2000 } },
    });
    if (!match) throw new Error('not started');
    const turn1 = after(match, [0, 'hive_concord'], [0, 'ready'], [1, 'hive_concord'], [1, 'ready']);
    expect(turn1.clock).toEqual([62_000, 62_000]);
    expect(after(turn1, [0, 'ready']).clock).toEqual([62_000, 62_000]);
  });

  test('example 43 the dice of seed CHESS', () => {
    let match = after(begin(), [0, 'hive_vanguard'], [0, 'ready'], [1, 'hive_vanguard'], [1, 'ready']);
    const dice: number[] = [];
    while (match.state.at.turn <= 12) {
      const { turn, ready } = match.state.at;
      if (dice.length < turn) dice.push(match.state.die);
      match = after(match, [ready[0] ? 1 : 0, 'ready']);
    }
    expect(dice.join(' ')).toBe('1 4 5 5 2 6 2 3 6 1 4 4');
    expect(rollFrom('CHESS').below('die', 6) + 1).toBe(1);
  });

  test('example 44 resigning after ready', () => {
    const ready = after(new Scene({ phase: 'drawing', a: { lines: 3 }, b: { lines: 3 } }).match(), [
      0,
      'ready',
    ]);
    const end = choose(ready, 0, { action: '~resign', option: 'resign' }).match;
    expect(end.result).toMatchObject({ outcome: ['lost', 'won'], reason: 'resignation' });
    expect([...pendingOf(end, 0), ...pendingOf(end, 1)]).toEqual([]);
  });

  test('example 45 one line buys nothing: ready by itself', () => {
    const pairsOf = (a: string): M => after(begin(), [0, a], [0, 'ready'], [1, 'hive_concord'], [1, 'ready']);
    expect(pairsOf('vanguard_concord').state.at).toEqual({ turn: 1, phase: 'drawing', ready: [true, false] });
    expect(pairsOf('hive_vanguard').state.at.ready).toEqual([false, false]);
  });

  test.each([
    ['26 the higher number wins', 3, 5, ['lost', 'won'], 'defeat'],
    ['26 level is a draw', 4, 4, ['drawn', 'drawn'], 'draw'],
  ])('example %s', (_n, a, b, outcome, reason) => {
    const ships = 'ANT ANT ANT ANT ANT ANT';
    const scene = new Scene({ a: { ships, health: a }, b: { ships, health: b } }).finish();
    expect(starlines.result(scene.state)).toMatchObject({ outcome, reason });
  });
});

test.each([
  [{ damage: 0, healing: 0, before: 50, after: 50 }, 'Blue stays at 50.'],
  [{ damage: 3, healing: 0, before: 50, after: 47 }, 'Blue takes 3: 50 → 47.'],
  [{ damage: 0, healing: 2, before: 40, after: 42 }, 'Blue heals 2: 40 → 42.'],
  [{ damage: 9, healing: 2, before: 3, after: -4 }, 'Blue takes 9 and heals 2: 3 → −4.'],
])('what a turn came to is said without its zeros: %j', (toll, said) => {
  const event = {
    type: 'resolved',
    turn: 1,
    records: [],
    queue: [],
    losses: [],
    attrition: 0,
    tolls: [toll],
  };
  expect(sayEvent(event as never)).toEqual([said]);
});

test.each([
  ['sacrificial-pool-1', 'Sacrificial Pool #1 uses up Xenite #1'],
  ['guardian-1', 'Guardian #1 strikes Xenite #1'],
])('whose ship %s destroys shows in the word', (source, said) => {
  expect(sayEffect({ type: 'DESTROY_SHIP', source, target: 'xenite-1', value: 1 })).toBe(said);
});

test.each([
  [[4, -1], 'Amber is out of health.'],
  [[-4, -11], 'Both fleets go down together, −4 against −11.'],
])('the end at %j says why whoever won did', (score, said) => {
  const result = { outcome: ['won', 'lost'], reason: 'defeat', score } as const;
  expect(sayCause(result)).toBe(said);
  expect(sayResult(result)).toBe(`${said} Blue wins.`);
});

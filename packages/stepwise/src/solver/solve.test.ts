/** The solver proves what the levels promise, says when there is no way, and agrees with the plain search. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { roomsFor } from '../../test/rooms.ts';
import { scene } from '../../test/scene.ts';
import { shipped } from '../levels.ts';
import { endTurn, firstState } from '../run.ts';
import { forPlay } from '../settings.ts';
import { playOn, planTurn } from '../turns.ts';
import type { Level, StepwiseState, Turn } from '../types.ts';
import { runAll } from '../forecast.ts';
import { readLevel } from '../level-read.ts';
import { Estimate, TURN } from './estimate.ts';
import { hinting, type Hint, type Strength } from './hint.ts';
import { PlainSearch } from './plain.ts';
import { puzzleOf, rowOf } from './puzzle.ts';
import { PUSH, Search, type Found, type Searched } from './search.ts';
import { solve, solving, unpack } from './solve.ts';
import { RowWorld } from './world.ts';

const begin = (level: Level): StepwiseState => firstState(forPlay(level), false);
const named = (id: string): StepwiseState => {
  const level = shipped.find((one) => one.id === id);
  if (!level) throw new Error(`no level ${id}`);
  return begin(level);
};

describe('par', () => {
  test.each(shipped.map((level) => [level.id ?? '', level] as const))(
    'of level %s is proven',
    (_id, level) => {
      const verdict = solve(begin(level));
      expect(verdict.kind === 'solved' && verdict.cost).toEqual(level.par);
      expect(verdict.kind === 'solved' && playOn(begin(level), verdict.turns).state.phase).toBe('won');
    },
  );

  test('four on an open board take no detours', () => {
    const verdict = solve(scene('A:a1 B:a2 C:a3 D:a4'));
    expect(verdict.kind === 'solved' && verdict.cost).toEqual({ turns: 1, steps: 13 });
    expect(verdict.stats.expanded).toBeLessThan(40);
  });
});

describe('no way out', () => {
  test.each([
    ['a door that nothing opens', scene('A:c3', { tiles: ['j5=wall', 'j6=wall', 'j7=wall', 'i8=door a'] })],
    ['a limit of steps that is too small', scene('A:c3', { limits: { steps: 5 } })],
    ['level 06 alone', without(named('06'), 1)],
    ['level 18 without anybody strong', weak(named('18'))],
  ])('%s is proven unsolvable', (_title, state) => {
    expect(solve(state).kind).toBe('unsolvable');
  });

  test('too small a budget is undecided, never wrong', () => {
    expect(solve(named('20'), { states: 100 }).kind).toBe('undecided');
  });
});

function without({ level }: StepwiseState, who: number): StepwiseState {
  return firstState({ ...level, chars: level.chars.filter((_, i) => i !== who) }, false);
}

function weak({ level }: StepwiseState): StepwiseState {
  return firstState({ ...level, chars: level.chars.map((one) => ({ ...one, str: 2 })) }, false);
}

test('it can be stopped and gone on with, and gets there by the same way', () => {
  const search = solving(named('20'));
  let pauses = 0;
  let bound = 0;
  for (let next = search.next(); !next.done; next = search.next()) {
    pauses++;
    expect(next.value.bound).toBeGreaterThanOrEqual(bound);
    ({ bound } = next.value);
  }
  expect(pauses).toBeGreaterThan(3);
});

describe('on random rooms', () => {
  test.each([
    ['two and crates', 2, true, 25],
    ['three', 3, false, 12],
    ['three and crates', 3, true, 4],
  ])(
    'of %s it finds what the plain search finds, and nothing where that finds nothing',
    (_, size, hasCrates, numRuns) => {
      fc.assert(
        fc.property(roomsFor(size, hasCrates), (level) => {
          const state = firstState(level, false);
          const plain = new PlainSearch(state).run(3000);
          if (!plain.isDecided) return;
          const verdict = solve(state);
          if (plain.cost === undefined) expect(verdict.kind).toBe('unsolvable');
          else expect(verdict.kind === 'solved' && verdict.cost).toEqual(unpack(plain.cost));
        }),
        { numRuns },
      );
    },
  );

  test('it is as short as anything that the rules themselves allow', () => {
    fc.assert(
      fc.property(roomsFor(2, false, [2, 2, 2, 5]), (level) => {
        const state = firstState(level, false);
        const steps = bruteForce(state, level.map.join('').includes('k') ? 3 : 1);
        const verdict = solve(state);
        if (steps === undefined) expect(verdict.kind).toBe('unsolvable');
        // Only who would end the turn in each other's places needs another turn.
        else if (verdict.kind === 'solved' && verdict.cost.turns === 1)
          expect(verdict.cost.steps).toBe(steps);
        else expect(verdict.kind).toBe('solved');
      }),
      { numRuns: 5 },
    );
  });
});

describe('what a first pass does not see', () => {
  // The plate under A holds the door open that the crate has to go through, and only A can push it, from where B stands.
  const places: Level['map'] = [
    '##########',
    'E...######',
    'E...######',
    'E.p.Bd####',
    '####.#####',
    '####.....X',
    '#########X',
    '##########',
    '##########',
    '##########',
  ];
  const swapped = begin(
    levelOf({
      map: places,
      legend: { p: { t: 'plate', ch: 'a', kind: 'hold' }, d: { t: 'door', ch: 'a' } },
      chars: [
        { name: 'A', at: 'c3', dex: 2, str: 5, con: 6 },
        { name: 'B', at: 'd3', dex: 2 },
      ],
    }),
  );

  test('nobody ends a turn in the place of who ends it in theirs', () => {
    const careless = run(new Search(swapped, false));
    expect(careless.found && unpack(careless.found.cost).turns).toBe(2);
    const verdict = solve(swapped);
    expect(verdict.kind === 'solved' && verdict.cost.turns).toBe(3);
    const played = verdict.kind === 'solved' ? playOn(swapped, verdict.turns) : undefined;
    expect([played?.refused, played?.state.phase]).toEqual([undefined, 'won']);
  });

  test('a way of more than 40 steps takes a second turn', () => {
    const long = begin(
      levelOf({
        map: [
          '##########',
          'E........#',
          '########.#',
          '#........#',
          '#.########',
          '#........#',
          '########.#',
          'Xd.......#',
          '##########',
          '##########',
        ],
        legend: { d: { t: 'door', ch: 'c' } },
        clocks: { c: '000000000100' },
        chars: [{ name: 'A', at: 'a1', dex: 2 }],
      }),
    );
    const verdict = solve(long);
    expect(verdict.kind === 'solved' && verdict.cost).toEqual({ turns: 2, steps: 47 });
    expect(verdict.kind === 'solved' && playOn(long, verdict.turns).state.phase).toBe('won');
  });
});

function levelOf(file: object): Level {
  const { level, problems } = readLevel({ v: 1, ...file });
  if (!level) throw new Error(JSON.stringify(problems));
  return level;
}

function run(search: Search): Searched {
  const steps = search.run(100_000);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

describe('the estimate', () => {
  test.each(['03', '13', '16', '20', '22', '24', '30', '32', '38'])(
    'of level %s promises no more than is left on the shortest way, and is exact at its end',
    (id) => {
      const search = new Search(named(id), false);
      const { found } = run(search);
      if (!found) throw new Error('nothing was found');
      const world = new RowWorld(search.puzzle);
      const estimate = new Estimate(search.puzzle, world);
      const [first] = found.rows;
      if (first) estimate.relaxed.learn(first);
      const spent = costsAlong(search.puzzle, found);
      found.rows.slice(0, -1).forEach((row, i) => {
        const hope = estimate.of(row);
        expect(hope).toBeGreaterThanOrEqual(0);
        expect(hope).toBeLessThanOrEqual(found.cost - (spent[i] as number));
      });
      const last = found.rows.at(-2);
      expect(last && estimate.of(last)).toBe(1);
    },
  );

  test('of a queue at a narrow place is exact', () => {
    // Level 03 is one corridor, 39 a corridor of spikes on a beat: everybody alone would be out much sooner.
    for (const id of ['03', '23', '39']) {
      const { level } = named(id);
      const puzzle = puzzleOf(named(id), false);
      const estimate = new Estimate(puzzle, new RowWorld(puzzle));
      expect(estimate.of(rowOf(puzzle, named(id)))).toBe(level.par?.steps);
    }
  });
});

/** What each row on the found way has cost. */
function costsAlong({ at }: Search['puzzle'], { actions, rows }: Found): readonly number[] {
  let cost = TURN;
  return [
    cost,
    ...actions.map((action, i) => {
      const before = rows[i]?.[at.acted] ?? 0;
      const first = action[0] ?? 0;
      if (first >= PUSH) cost += (before & (1 << ((first - PUSH) % 8))) === 0 ? 0 : TURN;
      else cost += 1 + (before === 0 ? 0 : TURN);
      return cost;
    }),
  ];
}

function hint(history: readonly StepwiseState[], strength: Strength): Hint {
  const search = hinting(history, strength);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

describe('hints', () => {
  test('a nudge names who acts first and the tile that matters', () => {
    expect(hint([named('07')], 'nudge')).toMatchObject({ kind: 'nudge', tile: 'plate' });
    expect(hint([named('15')], 'nudge')).toMatchObject({ kind: 'nudge', who: 0, tile: 'crate' });
    expect(hint([named('01')], 'nudge')).toEqual({ kind: 'nudge', who: 0 });
  });

  test('the next step of everybody can be taken', () => {
    const state = named('06');
    const next = hint([state], 'next');
    expect(next.kind === 'next' && next.moves.length).toBeGreaterThan(0);
  });

  test('the whole plan wins from where one stands, also in the skill phase', () => {
    const first: Turn = { paths: { A: 'e e e e' }, skills: [] };
    const planned = planTurn(named('15'), first.paths);
    const inSkill = runAll(planned.state).state;
    expect(inSkill.phase).toBe('skill');
    const show = hint([inSkill], 'show');
    expect(show.kind === 'show' && playOn(inSkill, show.turns).state.phase).toBe('won');
  });

  test('after the ice has broken it says how far to go back', () => {
    const history: StepwiseState[] = [named('14')];
    const walk = (path: string): void => {
      const last = history.at(-1);
      if (!last) return;
      const fresh = last.phase === 'rest' ? endTurn(last).state : last;
      const done = runAll(planTurn(fresh, { C: path }).state).state;
      history.push(done);
    };
    walk('e e');
    walk('e e');
    expect(hint(history, 'next')).toEqual({ kind: 'gone', back: 1, step: 2 });
    expect(hint(history.slice(2), 'next')).toEqual({ kind: 'gone' });
  });
});

test('a run that ends in waiting lasts as long as it was meant to', () => {
  // The push leads onto spikes, so a beat has to be waited for at the end of the run.
  const state = scene('A:c3', {
    tiles: [
      'd3=crate',
      'e3=spikes c',
      'f3=wall',
      'e2=wall',
      'e4=wall',
      'c2=wall',
      'c4=wall',
      'b3=wall',
      'd2=wall',
    ],
    clocks: { c: '0110' },
    attributes: { str: 5, con: 20 },
  });
  const verdict = solve(state);
  if (verdict.kind === 'solved') expect(playOn(state, verdict.turns).state.phase).toBe('won');
  expect(verdict.kind).toBe('solved');
});

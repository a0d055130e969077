/** The solver proves what the levels promise, says when there is no way, and agrees with the plain search. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { shipped } from '../levels.ts';
import { endTurn, firstState } from '../run.ts';
import { forPlay } from '../settings.ts';
import { playOn, planTurn } from '../turns.ts';
import type { Level, StepwiseState, Turn } from '../types.ts';
import { runAll } from '../forecast.ts';
import { hinting, type Hint, type Strength } from './hint.ts';
import { PlainSearch } from './plain.ts';
import { solve, solving, unpack } from './solve.ts';

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
  const search = solving(named('23'));
  let pauses = 0;
  let bound = 0;
  for (let next = search.next(); !next.done; next = search.next()) {
    pauses++;
    expect(next.value.bound).toBeGreaterThanOrEqual(bound);
    ({ bound } = next.value);
  }
  expect(pauses).toBeGreaterThan(3);
});

const glyphs = ['.', '.', '.', '.', '.', '.', '#', '#', '%', '_', 'B', 'p', 'l', 'w', 'd', 'n', 'k', 'c'];
const legend = {
  p: { t: 'plate', ch: 'a', kind: 'hold' },
  l: { t: 'plate', ch: 'b', kind: 'latch' },
  w: { t: 'switch', ch: 'a' },
  d: { t: 'door', ch: 'a' },
  n: { t: 'door', ch: 'b', inv: true },
  k: { t: 'spikes', ch: 'c' },
  c: { t: 'door', ch: 'b' },
} as const;

/** Small rooms of anything, so that both searches come to an end. */
const rooms = fc
  .record({
    inside: fc.array(fc.constantFrom(...glyphs), { minLength: 12, maxLength: 12 }),
    dex: fc.tuple(fc.constantFrom(2, 5, 8, 10), fc.constantFrom(2, 2, 5)),
    str: fc.constantFrom(2, 5),
    mode: fc.constantFrom('any' as const, 'all' as const, 'odd' as const),
  })
  .map(({ inside, dex, str, mode }): Level => {
    const [top, middle, bottom] = [0, 4, 8].map((from) => inside.slice(from, from + 4).join(''));
    const rest = Array.from({ length: 6 }, () => '##########');
    const map = ['##########', `E${top}....X`, `E${middle}.###X`, `E${bottom}####X`, ...rest];
    const sheet = { con: 6, int: 2, wis: 2, cha: 2 };
    return {
      title: '',
      map,
      legend,
      modes: { a: mode },
      clocks: { c: '011' },
      crateWeight: 20,
      crates: {},
      chars: [
        { name: 'A', at: 'a1', dex: dex[0], str, shape: 'circle', ...sheet },
        { name: 'B', at: 'a2', dex: dex[1], str: 2, shape: 'square', ...sheet },
      ],
      limits: {},
    };
  });

test('on random rooms it finds what the plain search finds, and nothing where that finds nothing', () => {
  fc.assert(
    fc.property(rooms, (level) => {
      const state = firstState(level, false);
      const plain = new PlainSearch(state).run(10_000);
      if (!plain.isDecided) return;
      const verdict = solve(state);
      if (plain.cost === undefined) expect(verdict.kind).toBe('unsolvable');
      else expect(verdict.kind === 'solved' && verdict.cost).toEqual(unpack(plain.cost));
    }),
    { numRuns: 40 },
  );
});

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

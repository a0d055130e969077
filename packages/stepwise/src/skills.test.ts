/** The worked examples of ends and skills, each by its number. */
import { choose, hashOf, start, type Match } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { places, planned, scene, states } from '../test/scene.ts';
import { runAll } from './forecast.ts';
import { stepwise } from './game.ts';
import { gate, endTurn } from './run.ts';
import type { StepwiseTerms } from './settings.ts';
import { planPush, push } from './skills.ts';
import { parseSquare, squareName } from './squares.ts';
import type { StepwiseState } from './types.ts';
import { sayPhrase } from './words.en.ts';
import { worldOf } from './world.ts';

const why = (state: StepwiseState, who: number, way: 'n' | 'e' | 's' | 'w'): string => {
  const plan = planPush(state, who, way);
  return 'code' in plan ? `${plan.code}: ${sayPhrase(plan)}` : '';
};
const crates = (state: StepwiseState): string => state.crates.map(({ at }) => squareName(at)).join(' ');
const skill = (state: StepwiseState): StepwiseState => ({ ...state, phase: 'skill' });

describe('ends', () => {
  test('48 won when everybody is on an exit', () => {
    const start48 = planned(scene('A:i5 B:h5'), 'A: s e, B: e e');
    const { state, events } = runAll(start48);
    expect(events.filter(({ type }) => type === 'moved').length).toBe(4);
    expect([places(state), state.phase]).toEqual(['j6 j5', 'won']);
  });

  test('49 the run stops there and unused entries are dropped', () => {
    const { state } = runAll(planned(scene('A:i5'), 'A: e s s'));
    expect([state.phase, state.turn, state.steps]).toEqual(['won', 1, 1]);
    expect(state.chars[0]?.path).toEqual([parseSquare('j5')]);
    expect(gate(state).reasons).toEqual([{ code: 'ENDED' }]);
  });

  test('50 one is not everybody; turn 2 begins', () => {
    const { state } = runAll(planned(scene('A:i5 B:h7'), 'A: e, B: e'));
    expect([places(state), states(state)]).toEqual(['j5 i7', 'A complete, B complete']);
    expect(endTurn(state).state.turn).toBe(2);
    expect(states(endTurn(state).state)).toBe('A idle, B idle');
  });

  test('a win counts before the limit of steps, and never before Down', () => {
    const limited = planned(scene('A:i5', { limits: { steps: 1 } }), 'A: e');
    expect(runAll(limited).state.phase).toBe('won');
    const short = planned(scene('A:h5', { limits: { steps: 1 } }), 'A: e e');
    expect([runAll(short).state.phase, runAll(short).state.lost]).toEqual(['lost', 'steps']);
  });

  test('the turn after the last one is lost', () => {
    const last = runAll(planned(scene('A:c3', { limits: { turns: 1 } }), 'A: e')).state;
    expect([last.phase, last.lost]).toEqual(['lost', 'turns']);
  });
});

const STRONG = { str: 5, con: 3 };
const pushing = (squad: string, tiles: readonly string[], more: object = {}): StepwiseState =>
  skill(scene(squad, { tiles, attributes: STRONG, ...more }));

describe('skills', () => {
  test('51 a push costs weight by strength, and the pusher follows', () => {
    const { state } = push(pushing('A:c3', ['d3=crate']), 0, 'e');
    expect([places(state), crates(state), state.chars[0]?.stamina]).toEqual(['d3', 'e3', 2]);
  });

  const WEARY = { attributes: { str: 3, con: 3, int: 3 } };

  test('52 too little stamina', () => {
    expect(why(pushing('A:c3', ['d3=crate'], WEARY), 0, 'e')).toBe('STAMINA: needs 10 stamina, has 8');
  });

  test('53 focus makes it cheaper, and is used up', () => {
    const focused = runAll(planned(scene('A:c3', { tiles: ['d3=crate'], ...WEARY }), 'A: f')).state;
    expect([focused.phase, focused.chars[0]?.focused]).toEqual(['skill', true]);
    const { state, events } = push(focused, 0, 'e');
    expect(events[0]).toMatchObject({ type: 'pushed', cost: 7 });
    expect([state.chars[0]?.stamina, state.chars[0]?.focused]).toEqual([1, false]);
  });

  test('54 too weak, too heavy', () => {
    const heavy = { crateWeight: 70 };
    const weak = pushing('A:c3', ['d3=crate'], { ...heavy, attributes: { str: 2 } });
    const strong = pushing('A:c3', ['d3=crate'], { ...heavy, attributes: { str: 3 } });
    expect(why(weak, 0, 'e')).toBe('WEAK: needs STR 3');
    expect(why(strong, 0, 'e')).toBe('HEAVY: too heavy: 70 lb, limit 60 lb');
  });

  test('55 a crate fills a pit', () => {
    const { state, events } = push(pushing('A:c3', ['d3=crate', 'e3=pit']), 0, 'e');
    expect([places(state), crates(state)]).toEqual(['d3', '']);
    expect(worldOf(state).pit[parseSquare('e3') ?? 0]).toBe(0);
    expect(events.map(({ type }) => type)).toContain('pitFilled');
  });

  test('56 a crate presses a plate at once, and the clock stands', () => {
    const before = pushing('A:c3', ['d3=crate', 'e3=hold a', 'f4=door a']);
    const { state } = push(before, 0, 'e');
    expect(worldOf(state).closed[parseSquare('f4') ?? 0]).toBe(0);
    expect(state.clock).toBe(0);
  });

  test('57 ring squares take no crates', () => {
    expect(why(pushing('A:h6', ['i6=crate']), 0, 'e')).toBe('BEYOND: no room behind the crate at i6');
  });

  test('58 undo and redo give exactly the state before and after', () => {
    const level = JSON.stringify({
      v: 1,
      map: pushing('A:c3', ['d3=crate']).level.map,
      chars: [{ name: 'A', at: 'c3', dex: 2, str: 5 }],
    });
    const begun = start(stepwise, { seed: 'x', settings: { level } });
    if (!begun.match) throw new Error(begun.refused.code);
    const act = (match: Match<StepwiseTerms>, action: string, option: string): Match<StepwiseTerms> => {
      const done = choose(match, 0, { action, option });
      expect(done.refused).toBeUndefined();
      return done.match;
    };
    const before = act(begun.match, 'skip/1', 'skip');
    const after = act(before, 'skill/1', 'A e');
    expect(after.state.chars[0]?.stamina).toBe(2);
    const undone = act(after, '~undo', 'undo');
    expect(hashOf(undone.state)).toBe(hashOf(before.state));
    const redone = act(undone, '~redo', 'redo');
    expect(hashOf(redone.state)).toBe(hashOf(after.state));
  });

  test('one skill action a turn, and a refused one keeps focus and stamina', () => {
    const { state } = push(pushing('A:c3', ['d3=crate'], { attributes: { str: 5, con: 20 } }), 0, 'e');
    expect(why(state, 0, 'e')).toBe('ACTED: already acted this turn');
    const refused = push(state, 0, 'e');
    expect(refused.state).toBe(state);
    expect(refused.events).toMatchObject([{ type: 'refused' }]);
  });

  test('no crate on that side, and no pushing two', () => {
    const two = pushing('A:c3', ['d3=crate', 'e3=crate']);
    expect(why(two, 0, 'n')).toBe('NO_CRATE: no crate on that side');
    expect(why(two, 0, 'e')).toBe('BEYOND: no room behind the crate at d3');
  });
});

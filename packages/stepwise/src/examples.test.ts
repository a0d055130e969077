/** The worked examples of planning, simultaneity and state changes, each by its number. */
import { describe, expect, test } from 'vitest';
import { places, planned, scene, states, type Wish } from '../test/scene.ts';
import { forecast, shade } from './forecast.ts';
import { parseSquare } from './squares.ts';
import { addEntry, whyNever } from './plan.ts';
import { gate, step } from './run.ts';
import type { StepwiseState } from './types.ts';
import { sayButton, sayGate, sayPhrase, sayRefusal } from './words.en.ts';
import { worldOf } from './world.ts';

const sq = (name: string): number => parseSquare(name) ?? -9;
const isClosed = (state: StepwiseState, square: string): boolean => worldOf(state).closed[sq(square)] === 1;
const isPit = (state: StepwiseState, square: string): boolean => worldOf(state).pit[sq(square)] === 1;

/** The states after each step until the run is over; the gate has to be open. */
function run(state: StepwiseState): readonly StepwiseState[] {
  expect(gate(state).reasons).toEqual([]);
  const after: StepwiseState[] = [];
  for (let now = state; gate(now).enabled;) {
    now = step(now).state;
    after.push(now);
  }
  return after;
}

const at = (after: readonly StepwiseState[], i: number): StepwiseState => {
  const state = after[i - 1];
  if (!state) throw new Error(`there is no step ${i}`);
  return state;
};

/** 'A CONTESTED, B CONTESTED, TURN_SWAP' */
const reasons = (state: StepwiseState): string =>
  gate(state)
    .reasons.map((reason) => ('who' in reason ? `${reason.name} ${reason.code}` : reason.code))
    .join(', ');

describe('movement and planning', () => {
  test('1 labels count the steps, the path is complete, the button is off', () => {
    const start = planned(scene('A:c3:2'), 'A: e e s');
    const after = run(start);
    expect([start, ...after].map((state) => sayButton(gate(state)))).toEqual([
      'Execute Free Moves (Step 1/3)',
      'Execute Free Moves (Step 2/3)',
      'Execute Free Moves (Step 3/3)',
      'Execute Free Moves',
    ]);
    expect(after.map(places)).toEqual(['d3', 'e3', 'e4']);
    expect(states(at(after, 3))).toBe('A complete');
    expect(reasons(at(after, 3))).toBe('RUN_OVER');
  });

  test('2 a diagonal is refused to DEX 2', () => {
    const refusal = whyNever(scene('A:c3:2'), 0, sq('d4'));
    expect(refusal?.code).toBe('NO_SUCH_MOVE');
    expect(refusal && sayRefusal(refusal)).toBe('A cannot get from c3 to d4 in one step (DEX 2).');
  });

  test.each<[string, string, Wish, string, string]>([
    ['3 DEX 4 moves diagonally', 'A:c3:4', {}, 'A: se', 'd4'],
    ['4 squeezing through a corner is legal', 'A:c3:5', { tiles: ['d3=wall', 'c4=wall'] }, 'A: se', 'd4'],
    ['5 a dash is one step', 'A:c3:7', {}, 'A: e2', 'e3'],
    [
      '8 a leap ignores what is between',
      'A:c3:10',
      { tiles: ['d3=wall', 'd4=wall', 'c4=wall'] },
      'A: ese',
      'e4',
    ],
  ])('%s', (_title, squad, wish, paths, end) => {
    const after = run(planned(scene(squad, wish), paths));
    expect(after.map(places)).toEqual([end]);
  });

  test('6 a wall between stops a dash when it is planned', () => {
    const refusal = whyNever(scene('A:c3:7', { tiles: ['d3=wall'] }), 0, sq('e3'));
    expect(refusal && sayRefusal(refusal)).toBe('A wall at d3 stops a two-square move to e3.');
  });

  test('7 a dash through a square that is being left is not allowed', () => {
    const state = planned(scene('A:c3:7 B:d3:2'), 'A: e2, B: s');
    expect(reasons(state)).toBe('A PATH');
    expect(sayGate(gate(state))).toEqual(['Cannot execute: A — something at d3 is in the way.']);
  });

  test('9 a dash over a pit can be planned, and the gate refuses it', () => {
    const state = scene('A:c3:10', { tiles: ['d4=pit'] });
    expect(whyNever(state, 0, sq('e5'))).toBeUndefined();
    expect(reasons(planned(state, 'A: se2'))).toBe('A PATH');
  });

  test('10 a closed door is doubtful, never refused', () => {
    const state = planned(scene('A:c3:2', { tiles: ['f4=door a'] }), 'A: e e s');
    expect(whyNever(state, 0, sq('f4'))).toBeUndefined();
    const door = shade(state, 0).find(({ square }) => square === sq('f4'));
    expect(door?.kind === 'doubtful' && sayPhrase(door.reason)).toBe('the door at f4 is closed');
    const added = addEntry(state, 0, sq('f4'));
    expect(forecast(added).at(-1)?.state.chars[0]?.stop?.code).toBe('DOOR');
    expect(gate(added).enabled).toBe(true);
  });

  test('11 nothing planned, nothing to execute', () => {
    const state = scene('A:c3:2');
    expect(reasons(state)).toBe('NO_PLAN');
    expect(sayButton(gate(state))).toBe('Execute Free Moves');
  });
});

describe('simultaneity', () => {
  test.each<[string, string, Wish, string, string]>([
    ['12 both want one square', 'A:c3:2 B:e3:2', {}, 'A: e, B: w', 'A CONTESTED, B CONTESTED'],
    [
      '15 a crate stops the whole chain',
      'A:c3 B:d3 C:e3',
      { tiles: ['f3=crate'] },
      'A: e, B: e, C: e',
      'A OCCUPIED, B OCCUPIED, C CRATE',
    ],
    [
      '18 a broken cycle stands still',
      'A:c3 B:d3 C:d4 D:c4',
      {},
      'A: e, B: s, C: w',
      'A OCCUPIED, B OCCUPIED, C OCCUPIED',
    ],
    ['19 nobody swaps', 'A:c3 B:d3', {}, 'A: e, B: w', 'A SWAP, B SWAP, TURN_SWAP'],
    ['20 nor by the end of the turn', 'A:c3 B:e3', {}, 'A: s e e n, B: n w w s', 'TURN_SWAP'],
    ["22 a target on a dash's middle square", 'A:c3:8 B:e3:2', {}, 'A: e2, B: w', 'A CONTESTED, B CONTESTED'],
    ['23 two dashes share a middle square', 'A:c3:8 B:d2:8', {}, 'A: e2, B: s2', 'A CONTESTED, B CONTESTED'],
    [
      '24 a contest stops who follows',
      'A:c3 B:d3 C:f3',
      {},
      'A: e, B: e, C: w',
      'A OCCUPIED, B CONTESTED, C CONTESTED',
    ],
    ['29 a leap can swap, too', 'A:c3:10 B:e4:10', {}, 'A: ese, B: wnw', 'A SWAP, B SWAP, TURN_SWAP'],
  ])('%s', (_title, squad, wish, paths, expected) => {
    expect(reasons(planned(scene(squad, wish), paths))).toBe(expected);
  });

  test('12 says which square, to both', () => {
    expect(sayGate(gate(planned(scene('A:c3:2 B:e3:2'), 'A: e, B: w')))).toEqual([
      'Cannot execute: A — B and A both need d3.',
      'Cannot execute: B — A and B both need d3.',
    ]);
  });

  test('20 says it in one line', () => {
    expect(sayGate(gate(planned(scene('A:c3 B:e3'), 'A: s e e n, B: n w w s')))).toEqual([
      "Cannot execute: A and B would end the turn in each other's places.",
    ]);
  });

  test.each([
    ['13 following', 'A:c3:2 B:d3:2', 'A: e, B: e', ['d3 e3']],
    ['14 a chain', 'A:c3 B:d3 C:e3', 'A: e, B: e, C: e', ['d3 e3 f3']],
    ['16 a rotation of three', 'A:c3:5 B:d3:5 C:d4:5', 'A: e, B: s, C: nw', ['d3 d4 c3']],
    ['17 a rotation of four', 'A:c3 B:d3 C:d4 D:c4', 'A: e, B: s, C: w, D: n', ['d3 d4 c4 c3']],
    ["21 ending on another's start is fine one-sided", 'A:c3 B:d3', 'A: e, B: e s', ['d3 e3', 'd3 e4']],
    ['27 diagonals may cross', 'A:c3:5 B:d3:5', 'A: se, B: sw', ['d4 c4']],
    ['28 a leap may follow', 'A:c3:10 B:e4:2', 'A: ese, B: e', ['e4 f4']],
  ])('%s', (_title, squad, paths, expected) => {
    expect(run(planned(scene(squad), paths)).map(places)).toEqual(expected);
  });

  test('25 a contest blocks during the run, and the run is over', () => {
    const after = run(planned(scene('A:b3 B:c3 C:g3'), 'A: e e, B: e e, C: w w'));
    expect(after.map(places)).toEqual(['c3 d3 f3']);
    expect(states(at(after, 1))).toBe('A blocked OCCUPIED, B blocked CONTESTED, C blocked CONTESTED');
    expect(at(after, 1).chars[1]?.stop?.square).toBe('e3');
  });

  test('26 who has finished stays in the way', () => {
    const { state, events } = step(planned(scene('A:c3:2 B:f3:2'), 'A: e e e, B: w'));
    expect(places(state)).toBe('d3 e3');
    expect(states(state)).toBe('A blocked OCCUPIED, B complete');
    const blocked = events.find(({ type }) => type === 'blocked');
    expect(blocked?.type === 'blocked' && sayPhrase(blocked.stop)).toBe('B is staying on e3');
  });
});

const DOOR: Wish = { tiles: ['d3=hold a', 'f4=door a'] };

describe('state changes', () => {
  test('30 a door opens only after the step', () => {
    expect(reasons(planned(scene('A:c3 B:e4', DOOR), 'A: e, B: e'))).toBe('B DOOR');
  });

  test('31 and can be entered in the next', () => {
    const after = run(planned(scene('A:c3 B:e4', DOOR), 'A: e, B: . e'));
    expect(isClosed(at(after, 1), 'f4')).toBe(false);
    expect(places(at(after, 2))).toBe('d3 f4');
    expect(states(at(after, 2))).toBe('A complete, B complete');
  });

  test('32 letting go closes it in front of the other', () => {
    const after = run(planned(scene('A:c3 B:d4', DOOR), 'A: e e, B: e . e'));
    expect(after.map(places)).toEqual(['d3 e4', 'e3 e4']);
    expect(after.map((state) => isClosed(state, 'f4'))).toEqual([false, true]);
    expect(states(at(after, 2))).toBe('A complete, B blocked DOOR');
    expect(gate(at(after, 2)).n).toBe(2);
  });

  test('33 a body jams a closing door', () => {
    const after = run(planned(scene('A:d3 B:e4', DOOR), 'A: e, B: e e'));
    expect(places(at(after, 1))).toBe('e3 f4');
    expect(worldOf(at(after, 1)).jammed).toEqual([sq('f4')]);
    expect(isClosed(at(after, 1), 'f4')).toBe(false);
    expect(places(at(after, 2))).toBe('e3 g4');
    expect(isClosed(at(after, 2), 'f4')).toBe(true);
  });

  test('34 a latch holds for good', () => {
    const after = run(
      planned(scene('A:c3 B:e4', { tiles: ['d3=latch a', 'f4=door a'] }), 'A: e e, B: . . e'),
    );
    expect(after.map((state) => isClosed(state, 'f4'))).toEqual([false, false, false]);
    expect(places(at(after, 3))).toBe('e3 f4');
  });

  test('35 a switch flips on every arrival, not on waiting', () => {
    const after = run(planned(scene('A:c3', { tiles: ['d3=switch a', 'f4=door a'] }), 'A: e . w e'));
    expect(after.map((state) => isClosed(state, 'f4'))).toEqual([false, false, false, true]);
  });

  test('36 passing over a switch does not flip it', () => {
    const after = run(planned(scene('A:c3:7', { tiles: ['d3=switch a', 'f4=door a'] }), 'A: e2'));
    expect(isClosed(at(after, 1), 'f4')).toBe(true);
  });

  test('37 an inverse door closes by signal', () => {
    const tiles = ['d3=hold a', 'f4=door a inv'];
    const after = run(planned(scene('A:c3 B:e4', { tiles }), 'A: e, B: . e'));
    expect(isClosed(at(after, 1), 'f4')).toBe(true);
    expect(states(at(after, 1))).toBe('A complete, B blocked DOOR');
  });

  test('38 blocked is final for the turn, and N shrinks', () => {
    const tiles = ['e3=door a inv', 'd5=hold a'];
    const start = planned(scene('A:c3 B:c5', { tiles }), 'A: e e e e e, B: e e e');
    expect(sayButton(gate(start))).toBe('Execute Free Moves (Step 1/5)');
    const after = run(start);
    expect(at(after, 1).chars[0]?.stop?.code).toBe('DOOR');
    expect(sayButton(gate(at(after, 1)))).toBe('Execute Free Moves (Step 2/3)');
    expect(isClosed(at(after, 2), 'e3')).toBe(false);
    expect(at(after, 2).chars[0]?.status).toBe('blocked');
  });

  const SPIKES: Wish = { tiles: ['e3=spikes c'], clocks: { c: '001' } };

  test('39 spikes are judged with the clock after the step', () => {
    const after = run(planned(scene('A:c3', SPIKES), 'A: e e e'));
    expect(after.length).toBe(2);
    expect(places(at(after, 2))).toBe('e3');
    expect(states(at(after, 2))).toBe('A down');
    expect([at(after, 2).phase, at(after, 2).lost]).toEqual(['lost', 'down']);
  });

  test('40 a wait makes it safe', () => {
    const after = run(planned(scene('A:c3', SPIKES), 'A: . e e e'));
    expect(after.map(places)).toEqual(['c3', 'd3', 'e3', 'f3']);
    expect(states(at(after, 4))).toBe('A complete');
  });

  test('41 a dash passes over spikes unharmed', () => {
    const wish: Wish = { tiles: ['e3=spikes c'], clocks: { c: '1' } };
    expect(states(at(run(planned(scene('A:d3:7', wish), 'A: e2')), 1))).toBe('A complete');
  });

  const THIN: Wish = { tiles: ['d3=crumbling'] };

  test('42 crumbling floor falls when it is left empty', () => {
    const after = run(planned(scene('A:c3 B:b3', THIN), 'A: e e, B: e . e'));
    expect(isPit(at(after, 2), 'd3')).toBe(true);
    expect(states(at(after, 2))).toBe('A complete, B blocked PIT');
    expect(places(at(after, 2))).toBe('e3 c3');
  });

  test('43 nose to tail it holds', () => {
    const after = run(planned(scene('A:c3 B:b3', THIN), 'A: e e e, B: e e e'));
    expect(places(at(after, 3))).toBe('f3 e3');
    expect(after.map((state) => isPit(state, 'd3'))).toEqual([false, false, true]);
  });

  test('44 waiting on it is free', () => {
    const after = run(planned(scene('A:c3', THIN), 'A: e . . w'));
    expect(after.map((state) => isPit(state, 'd3'))).toEqual([false, false, false, true]);
  });

  test('45 all: every source', () => {
    const wish: Wish = { tiles: ['d3=hold a', 'd5=hold a', 'f4=door a'], modes: { a: 'all' } };
    const after = run(planned(scene('A:c3 B:c5', wish), 'A: e, B: . e'));
    expect(after.map((state) => isClosed(state, 'f4'))).toEqual([true, false]);
  });

  test('46 odd: two flips cancel out', () => {
    const wish: Wish = { tiles: ['d3=switch a', 'd5=switch a', 'f4=door a'], modes: { a: 'odd' } };
    const after = run(planned(scene('A:c3 B:c5', wish), 'A: e, B: e'));
    expect(isClosed(at(after, 1), 'f4')).toBe(true);
  });

  test('47 one holds the spikes in while the other crosses', () => {
    const wish: Wish = { tiles: ['d3=hold a', 'e5=spikes a inv'] };
    const after = run(planned(scene('A:c3 B:c5', wish), 'A: e, B: e e e'));
    expect(after.map(places)).toEqual(['d3 d5', 'd3 e5', 'd3 f5']);
    expect(states(at(after, 3))).toBe('A complete, B complete');
  });
});

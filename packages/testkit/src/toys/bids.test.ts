/** The action layer at work: the four rules and the four test cases of the seed, on the game of Bids. */
import {
  canDeclareReady,
  choose,
  offersTo,
  pendingOf,
  start,
  toldTo,
  type CompletedAction,
  type Match,
  type Seat,
  type Told,
} from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { bids, type BidsTerms } from './bids.ts';
import { plan, type Effect } from './bids-offers.ts';

type BidsMatch = Match<BidsTerms>;
type Wish = readonly [seat: Seat, what: string, option?: string];

/** A match whose first die is at least that, so that ships can be paid for. */
function deal(atLeast = 1, settings: object = {}, seats = 2): BidsMatch {
  for (let n = 0; ; n++) {
    const { match } = start(bids, { seed: `deal ${n}`, settings, seats });
    if (match && match.state.die >= atLeast) return match;
  }
}

/** Lets these choose one after another, each in the phase that is then open. */
function playOn(match: BidsMatch, ...wishes: readonly Wish[]): { match: BidsMatch; told: Told<BidsTerms>[] } {
  let now = match;
  const told: Told<BidsTerms>[] = [];
  for (const [seat, what, option = 'ready'] of wishes) {
    const { turn, phase } = now.state.at;
    const step = choose(now, seat, { action: `${turn}/${phase}/${what}`, option });
    if (step.refused) throw new Error(`${seat} ${what} ${option}: ${JSON.stringify(step.refused)}`);
    now = step.match;
    told.push(...step.told);
  }
  return { match: now, told };
}

const trigger = (seat: Seat): Wish => [seat, 'trigger', 'odd'];
const ready = (seat: Seat): Wish => [seat, 'ready'];
const typesFor = (match: BidsMatch, seat: Seat): string[] => pendingOf(match, seat).map(({ type }) => type);

function completed(told: readonly Told<BidsTerms>[]): readonly CompletedAction<Effect>[] {
  return told.flatMap(({ event }) => (event.type === 'revealed' ? event.completed : []));
}

function turnOf(
  match: BidsMatch,
  zero: readonly Wish[],
  one: readonly Wish[] = [],
): ReturnType<typeof playOn> {
  return playOn(match, trigger(0), ...zero, trigger(1), ...one, ready(0), ready(1));
}

describe('seed rules', () => {
  test('seed rule 1: mandatory must be resolved before ready, and is no forced use', () => {
    const match = deal();
    const pending = pendingOf(match, 0);
    const [first] = pending;
    expect(first).toMatchObject({ type: 'TRIGGER_SELECTION', mandatory: true });
    expect(first?.options.filter(({ off, cost }) => !off && !cost).length).toBe(2);
    expect(canDeclareReady(pending)).toBe(false);
    expect(choose(match, 0, { action: '1/bidding/ready', option: 'ready' }).refused).toEqual({
      code: 'mandatory-open',
      open: ['TRIGGER_SELECTION'],
    });
    const chosen = playOn(match, trigger(0)).match;
    expect(choose(chosen, 0, { action: '1/bidding/ready', option: 'ready' }).refused).toBeUndefined();
  });

  test('seed rule 2: one option queues several effects, changed by a modifier and followed by a trigger', () => {
    const plain = turnOf(deal(), [[0, 'charge', 'fire']]);
    expect(
      completed(plain.told).find(({ chosenOption }) => chosenOption === 'fire')?.resolvedEffects,
    ).toEqual([
      { type: 'DAMAGE', value: 2 },
      { type: 'HEAL', value: 1 },
    ]);
    const base = deal();
    const fleet = { ...base, state: { ...base.state, ships: [['cruiser', 'frigate'], []] } };
    const rich = turnOf(fleet, [[0, 'charge', 'fire']]);
    expect(completed(rich.told).find(({ chosenOption }) => chosenOption === 'fire')?.resolvedEffects).toEqual(
      [
        { type: 'DAMAGE', value: 3 },
        { type: 'HEAL', value: 1 },
        { type: 'LINES', value: 1 },
      ],
    );
  });

  test('seed rule 3: a response window opens only for those whose opponent spent a charge', () => {
    const { match } = turnOf(deal(), [[0, 'charge', 'fire']]);
    expect(match.state.at).toEqual({ turn: 1, phase: 'response', ready: [true, false] });
    expect(plan.response.isResponseWindow).toBe(true);
    expect(pendingOf(match, 0)).toEqual([]);
    expect(pendingOf(match, 1)[0]).toMatchObject({ note: { code: 'opponent-used', by: [0] } });
    const quiet = turnOf(deal(), [], [[1, 'charge', 'skip']]);
    expect(quiet.match.state.at).toMatchObject({ turn: 2, phase: 'bidding' });
  });

  test.each([
    ['skip', [7, 4]],
    ['cancel', [7, 6]],
    ['mirror', [5, 4]],
  ])('seed rule 4: CHARGE_RESPONSE answers CHARGE_USE, here with %s', (option, hulls) => {
    const { match } = turnOf(deal(), [[0, 'charge', 'fire']]);
    const answered = playOn(match, [1, 'respond', option], ready(1)).match;
    expect(answered.state.hulls).toEqual(hulls);
  });
});

describe('seed test cases', () => {
  test('seed test 1: a mandatory action blocks ready', () => {
    const readies = offersTo(deal(), 0).find(({ type }) => type === 'DECLARE_READY');
    expect(readies?.options[0]?.off).toEqual({ code: 'mandatory-open', open: ['TRIGGER_SELECTION'] });
  });

  test('seed test 2: multiple effects from a single choice', () => {
    const { told } = turnOf(deal(), [[0, 'charge', 'fire']]);
    expect(
      completed(told).find(({ seat, chosenOption }) => seat === 0 && chosenOption === 'fire'),
    ).toMatchObject({
      actionId: '1/bidding/charge',
      resolvedEffects: { length: 2 },
    });
  });

  test('seed test 3: a response window only shows CHARGE_RESPONSE', () => {
    const { match } = turnOf(deal(), [[0, 'charge', 'fire']]);
    expect(typesFor(match, 1)).toEqual(['CHARGE_RESPONSE', 'DECLARE_READY']);
    expect(choose(match, 1, { action: '1/bidding/charge', option: 'fire' }).refused?.code).toBe(
      'not-offered',
    );
  });

  test('seed test 4: an optional action can be skipped', () => {
    const charge = pendingOf(deal(), 0).find(({ type }) => type === 'CHARGE_USE');
    expect(charge?.mandatory ?? false).toBe(false);
    expect(charge?.options.map(({ id }) => id)).toEqual(['fire', 'skip']);
    expect(turnOf(deal(), [[0, 'charge', 'skip']]).match.state.hulls).toEqual([6, 6]);
    expect(turnOf(deal(), []).match.state.hulls).toEqual([6, 6]);
  });
});

describe('ready', () => {
  test('a phase without player input passes by itself, and the die is rolled by time', () => {
    const started = start(bids, { seed: 'x' });
    expect(started.match?.state.at.phase).toBe('bidding');
    expect(started.match && toldTo(started.told, 'watcher').map(({ event }) => event.type)).toEqual([
      'rolled',
    ]);
  });

  test('the phase advances when all are ready, and ready is not taken twice', () => {
    const one = playOn(deal(), trigger(0), trigger(1), ready(0)).match;
    expect(bids.awaits(one.state)).toEqual([1]);
    expect(pendingOf(one, 0)).toEqual([]);
    expect(choose(one, 0, { action: '1/bidding/ready', option: 'ready' }).refused?.code).toBe('not-offered');
    expect(playOn(one, ready(1)).match.state.at.turn).toBe(2);
  });

  test('what cannot be paid is shown, off, with what is missing; drafts count', () => {
    const match = deal(1, { charges: 0 });
    const { die } = match.state;
    const build = pendingOf(match, 0).find(({ type }) => type === 'SHIP_BUILD');
    const cruiser = build?.options.find(({ id }) => id === 'cruiser');
    expect(cruiser?.off).toEqual(
      die >= 5 ? undefined : { code: 'not-payable', pool: 'lines', price: 5, has: die },
    );
    expect(typesFor(match, 0)).not.toContain('CHARGE_USE');
  });

  test('three captains: a shot hits both others, and both may answer', () => {
    const { match } = playOn(
      deal(1, {}, 3),
      ...[0, 1, 2].map(trigger),
      [0, 'charge', 'fire'],
      ...[0, 1, 2].map(ready),
    );
    expect(match.state.at.ready).toEqual([true, false, false]);
    const after = playOn(match, ready(1), [2, 'respond', 'skip'], ready(2)).match;
    expect(after.state.hulls).toEqual([7, 4, 4]);
  });
});

describe('secrets', () => {
  test('a draft is told to its owner alone, seen by nobody else, and may be taken back', () => {
    const { match, told } = playOn(deal(), trigger(0));
    expect(toldTo(told, 1)).toEqual([]);
    expect(toldTo(told, 0)).toHaveLength(1);
    expect(bids.view(match.state, 1).drafts).toEqual([[], []]);
    expect(choose(match, 0, { action: '~back', option: 'back' }).match.state.drafts).toEqual([[], []]);
  });

  test('all drafts are revealed to everybody when all are ready, and only then paid', () => {
    const drafted = playOn(deal(5), [0, 'build', 'cruiser'], trigger(0), trigger(1), ready(0));
    expect(drafted.match.state.pools[0]?.['lines']).toBe(drafted.match.state.die);
    const { match, told } = playOn(drafted.match, ready(1));
    expect(completed(told).map(({ seat, chosenOption }) => `${seat} ${chosenOption}`)).toEqual([
      '0 cruiser',
      '0 odd',
      '1 odd',
    ]);
    expect(match.state.ships).toEqual([['cruiser'], []]);
  });
});

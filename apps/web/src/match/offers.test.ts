import { choose, start, type Match } from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';
import { describe, expect, test } from 'vitest';
import { tableOffers, type Act } from './offers.ts';

const order = { settings: { arrivalOrder: 'fixed' }, seed: 'table' };

function begun(clock = false): Match<SaktrisTerms> {
  const { match, refused } = start(saktris, {
    ...order,
    ...(clock ? { table: { clock: { base: 60_000, increment: 0 } } } : {}),
  });
  if (!match) throw new Error(refused.code);
  return match;
}

function act(match: Match<SaktrisTerms>, what: Act | undefined): Match<SaktrisTerms> {
  if (!what) throw new Error('not offered');
  const step = choose(match, what.seat, what.choice);
  if (step.refused) throw new Error(step.refused.code);
  return step.match;
}

const place = (match: Match<SaktrisTerms>, option: string): Match<SaktrisTerms> => {
  const { toMove, full } = match.state.position;
  return act(match, { seat: toMove, choice: { action: `turn/${2 * full - 1 + toMove}`, option } });
};

describe('what the table offers', () => {
  test('two friends take back one turn at a time, and have it back', () => {
    const two = place(place(begun(), 'P@c1'), 'P@e8');
    const one = act(two, tableOffers(two, [0, 1]).undo);
    expect(one.state.position.toMove).toBe(1);
    const again = act(one, tableOffers(one, [0, 1]).redo);
    expect(again.state.position).toEqual(two.state.position);
    const none = act(one, tableOffers(one, [0, 1]).undo);
    expect(tableOffers(none, [0, 1]).undo).toBeUndefined();
  });

  test('alone it is the own turn, and with it the answer', () => {
    const two = place(place(begun(), 'P@c1'), 'P@e8');
    expect(act(two, tableOffers(two, [0]).undo).line).toBeUndefined();
    // Black has not moved yet, so there is nothing of its own to take back.
    expect(tableOffers(place(begun(), 'P@c1'), [1]).undo).toBeUndefined();
  });

  test('a draw is offered between people only, and the other one answers', () => {
    expect(tableOffers(begun(), [0]).offerDraw).toBeUndefined();
    const asked = act(begun(), tableOffers(begun(), [0, 1]).offerDraw);
    const { draw } = tableOffers(asked, [0, 1]);
    expect(draw).toMatchObject({ by: 0, accept: { seat: 1 } });
    expect(act(asked, draw?.decline).result).toBeUndefined();
    expect(act(asked, draw?.accept).result?.reason).toBe('agreement');
  });

  test('who is to move can give up; pausing is for clocks', () => {
    const match = place(begun(true), 'P@c1');
    expect(tableOffers(match, [0, 1]).resign?.seat).toBe(1);
    const paused = act(match, tableOffers(match, [0, 1]).pause);
    expect(tableOffers(paused, [0, 1]).resume).toBeDefined();
    expect(tableOffers(begun(), [0, 1]).pause).toBeUndefined();
  });

  test('nothing after the end', () => {
    const over = act(begun(), tableOffers(begun(), [0, 1]).resign);
    expect(tableOffers(over, [0, 1])).toEqual({});
  });
});

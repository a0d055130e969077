import { describe, expect, test } from 'vitest';
import { choose, offersTo } from './choose.ts';
import { start, type Match, type Start } from './match.ts';
import { sayReason } from './words.en.ts';
import { begin, playSquares } from '../test/squares.ts';
import { noughts, type NoughtsTerms } from '@rankfall/testkit';
import { HOST, type Seat } from './types.ts';

type M = Match<NoughtsTerms>;
const act = (match: M, seat: Seat, action: string, option: string): M => {
  const step = choose(match, seat, { action, option });
  if (step.refused) throw new Error(step.refused.code);
  return step.match;
};
const offered = (match: M, seat: Seat): string[] =>
  offersTo(match, seat).flatMap(({ id, options }) => options.map((option) => `${id}/${option.id}`));
const tableOffers = (match: M, seat: Seat): string[] =>
  offered(match, seat).filter((id) => id.startsWith('~'));
const asking = (wish: Partial<Start> = {}): M => begin({ table: { undo: 'ask', pause: 'ask' }, ...wish });

describe('resigning and leaving', () => {
  test('whoever resigns loses, also when it is not their turn', () => {
    expect(act(begin(), 1, '~resign', 'resign').result).toEqual({
      outcome: ['won', 'lost'],
      reason: 'resign',
    });
  });

  test('the host says who left', () => {
    expect(act(begin(), HOST, '~left', '0').result).toEqual({ outcome: ['lost', 'won'], reason: 'left' });
    expect(choose(begin(), HOST, { action: '~left', option: '2' }).refused?.code).toBe('not-offered');
  });
});

describe('draw offers', () => {
  test('offered, seen by the other, accepted', () => {
    const asked = act(begin(), 0, '~draw', 'ask');
    expect(tableOffers(asked, 1)).toContain('~draw/accept');
    expect(tableOffers(asked, 0)).toContain('~draw/withdraw');
    expect(act(asked, 1, '~draw', 'accept').result).toEqual({
      outcome: ['drawn', 'drawn'],
      reason: 'agreement',
    });
  });

  test('declined, it cannot be made again before the own next choice', () => {
    const declined = act(act(begin(), 0, '~draw', 'ask'), 1, '~draw', 'decline');
    expect(tableOffers(declined, 0)).not.toContain('~draw/ask');
    expect(tableOffers(declined, 1)).toContain('~draw/ask');
    expect(tableOffers(playSquares(declined, 4), 0)).toContain('~draw/ask');
  });

  test('stands with the own move and lapses with the answer', () => {
    const moved = playSquares(act(begin(), 0, '~draw', 'ask'), 4);
    expect(tableOffers(moved, 1)).toContain('~draw/accept');
    expect(tableOffers(playSquares(moved, 0), 0)).toContain('~draw/ask');
  });

  test('are not offered where the table has none', () => {
    expect(tableOffers(begin({ table: { draw: false } }), 0)).not.toContain('~draw/ask');
  });
});

describe('pause', () => {
  test('free: anybody pauses and resumes; the game offers nothing meanwhile', () => {
    const paused = act(begin(), 1, '~pause', 'pause');
    expect(offered(paused, 0).filter((id) => id.startsWith('turn'))).toEqual([]);
    expect(choose(paused, 0, { action: 'turn/0', option: '4' }).refused?.code).toBe('paused');
    expect(act(paused, 0, '~pause', 'resume').sitting.paused).toBe(false);
  });

  test('by consent: both must agree, to go on as well', () => {
    const asked = act(asking(), 0, '~pause', 'ask');
    expect(asked.sitting.paused).toBe(false);
    const paused = act(asked, 1, '~pause', 'accept');
    expect(paused.sitting.paused).toBe(true);
    const half = act(paused, 0, '~pause', 'ask');
    expect(half.sitting.paused).toBe(true);
    expect(act(half, 1, '~pause', 'accept').sitting.paused).toBe(false);
  });

  test('a match can wait until everybody is ready; the host can hold and let go', () => {
    const waiting = begin({ table: { ready: true } });
    expect(choose(waiting, 0, { action: 'turn/0', option: '4' }).refused?.code).toBe('paused');
    const half = act(waiting, 1, '~ready', 'ask');
    expect(half.sitting.held).toBe(true);
    expect(act(half, 0, '~ready', 'accept').sitting.held).toBe(false);
    const held = act(begin(), HOST, '~hold', 'hold');
    expect(tableOffers(held, 0)).not.toContain('~ready/ask');
    expect(act(held, HOST, '~go', 'go').sitting.held).toBe(false);
  });
});

describe('undo', () => {
  test('free: to before the latest own choice, time and clock with it, again and again', () => {
    const table = { clock: { base: 60_000, increment: 0 } };
    const match = playSquares(begin({ table }), 4, 0, 8);
    const once = act(match, 0, '~undo', 'undo');
    expect(once.state.ply).toBe(2);
    expect([once.at, once.clock]).toEqual([3000, [58_000, 59_000]]);
    const twice = act(once, 0, '~undo', 'undo');
    expect([twice.state.ply, twice.at]).toEqual([0, 1000]);
    expect(tableOffers(twice, 0)).not.toContain('~undo/undo');
  });

  test('leaves a mark, and the log keeps every entry', () => {
    const undone = act(playSquares(begin(), 4, 0), 1, '~undo', 'undo');
    expect(undone.sitting.marks).toEqual(['undo']);
    expect(undone.log.length).toBe(3);
    expect(undone.heard).toEqual([3, 3, 3]);
  });

  test('redo plays the very same again, until something else is chosen', () => {
    const match = playSquares(begin(), 4, 0, 8);
    const undone = act(act(match, 1, '~undo', 'undo'), 0, '~undo', 'undo');
    const redone = act(act(undone, 1, '~redo', 'redo'), 0, '~redo', 'redo');
    expect(redone.state).toEqual(match.state);
    expect(redone.at).toBe(match.at);
    expect(tableOffers(redone, 0)).not.toContain('~redo/redo');
    expect(tableOffers(playSquares(undone, 8), 1)).not.toContain('~redo/redo');
  });

  test('by consent: nobody loses a move without having agreed', () => {
    const match = playSquares(asking(), 4, 0);
    const asked = act(match, 0, '~undo', 'ask');
    expect(asked.state).toBe(match.state);
    expect(act(asked, 1, '~undo', 'decline').state).toBe(match.state);
    expect(act(asked, 1, '~undo', 'accept').state.ply).toBe(0);
    expect(playSquares(asked, 8).sitting.asks.undo).toBeUndefined();
  });

  test('never: not offered', () => {
    const match = playSquares(begin({ table: { undo: 'never' } }), 4, 0);
    expect(tableOffers(match, 0).filter((id) => id.startsWith('~undo'))).toEqual([]);
  });
});

test('a hint leaves a mark, once', () => {
  const hinted = act(act(begin(), HOST, '~mark', 'hint'), HOST, '~mark', 'hint');
  expect(hinted.sitting.marks).toEqual(['hint']);
});

describe('at the edges', () => {
  test('a declined seat can still answer the offer of the other', () => {
    const declined = act(act(begin(), 0, '~draw', 'ask'), 1, '~draw', 'decline');
    const asked = act(declined, 1, '~draw', 'ask');
    expect(act(asked, 0, '~draw', 'accept').result?.reason).toBe('agreement');
  });

  test('undo says that play goes on, and gives a pause back that it finds', () => {
    const paused = act(playSquares(begin(), 4), 0, '~pause', 'pause');
    const undone = choose(paused, 0, { action: '~undo', option: 'undo' });
    expect(undone.match.sitting.paused).toBe(false);
    expect(undone.told.map(({ event }) => event.type)).toEqual(['~undone', '~resumed']);
    const redone = choose(undone.match, 0, { action: '~redo', option: 'redo' });
    expect(redone.match.sitting.paused).toBe(true);
  });

  test.each([
    [null, 'The table must be an object of agreements.'],
    [{ draw: 'yes' }, '"draw" at the table must be true or false.'],
    [{ undo: 'sometimes' }, '"undo" at the table must be free, ask or never.'],
    [{ clock: { base: Number.NaN, increment: 0 } }, undefined],
    [{ clock: { base: 0.5, increment: 0 } }, undefined],
    [{ rake: 5 }, '"rake" at the table must be left out: there is no such agreement.'],
  ])('refuses the table %j', (table, said) => {
    const { refused } = start(noughts, { seed: 'x', table: table as never });
    expect(refused?.code).toBe('bad-table');
    if (said && refused) expect(sayReason(refused)).toBe(said);
  });

  test('a choice that is none at all, or from a seat of minus nothing, is refused', () => {
    for (const garbage of [undefined, null, 7, 'x', []]) {
      expect(choose(begin(), 0, garbage as never).refused?.code).toBe('malformed');
    }
    expect(choose(begin(), -0, { action: 'turn/0', option: '4' }).refused?.code).toBe('unknown-seat');
  });

  test('a game that is due in the past is a bug, and does not hang its host', () => {
    const late = { ...noughts, due: () => -1 };
    expect(() => start(late, { seed: 'x' })).toThrow('due at -1, which is before 0');
  });
});

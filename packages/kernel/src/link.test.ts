import { noughts } from '@rankfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, offersTo } from './choose.ts';
import { linkOf, openLink } from './link.ts';
import { entriesOf } from './log.ts';
import { reach, type Match } from './match.ts';
import { begin, playSquares } from '../test/squares.ts';
import type { Terms } from './types.ts';
import { sayReason } from './words.en.ts';

const catalogue = [noughts];
const opened = (link: string): Match<Terms> => {
  const { match, refused } = openLink(catalogue, link);
  if (!match) throw new Error(sayReason(refused));
  return match;
};

describe('match link', () => {
  test('is short, and leaves out what is as usual', () => {
    const link = linkOf(playSquares(begin(), 0, 3, 1, 4, 2));
    expect(link).toMatch(/^noughts~1~2~CHESS~~~/);
    expect(link.length).toBeLessThan(32);
    expect(opened(link).state).toEqual(playSquares(begin(), 0, 3, 1, 4, 2).state);
  });

  test('writes times where they matter, or where they are wanted', () => {
    const timed = begin({ table: { clock: { base: 60_000, increment: 2000 } } });
    const match = reach(playSquares(timed, 4, 0), 12_345).match;
    expect(opened(linkOf(match))).toMatchObject({ state: match.state, at: 12_345, clock: match.clock });
    const untimed = playSquares(begin(), 4, 0);
    expect(opened(linkOf(untimed)).at).toBe(0);
    expect(opened(linkOf(untimed, { times: true })).at).toBe(2000);
  });

  test('carries settings, table and any seed', () => {
    const seed = 'a~b &%25/#?';
    const match = playSquares(
      begin({ seed, settings: { size: 4, first: 'nought' }, table: { undo: 'ask', draw: false } }),
      5,
    );
    const again = opened(linkOf(match));
    expect(again.charter).toMatchObject({
      seed,
      settings: match.charter.settings,
      table: match.charter.table,
    });
  });

  test('carries any log: undo, pause, offers, resigning', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(1), fc.nat(), fc.nat(), fc.nat(5000)), { maxLength: 30 }),
        (picks) => {
          let match = begin({ settings: { size: 4, line: 4 } });
          for (const [seat, a, b, wait] of picks) {
            if (!match.sitting.paused && !match.result) match = reach(match, match.at + wait).match;
            const actions = offersTo(match, seat);
            const action = actions[a % Math.max(1, actions.length)];
            const option = action?.options[b % Math.max(1, action.options.length)];
            if (action && option) match = choose(match, seat, { action: action.id, option: option.id }).match;
          }
          const again = opened(linkOf(match, { times: true }));
          expect(again.state).toEqual(match.state);
          expect(again.result).toEqual(match.result);
          expect(again.sitting).toEqual(match.sitting);
          expect(entriesOf(again.log)).toEqual(entriesOf(match.log));
        },
      ),
      { numRuns: 60 },
    );
  });

  const good = linkOf(playSquares(begin(), 4, 0, 8));
  test.each([
    ['', 'This is no match link: it should have seven parts with ~ between them.'],
    ['x'.repeat(1_000_000), 'A link has at most 16000 characters.'],
    [good.replace('noughts', 'chess'), 'There is no game "chess"; there are noughts.'],
    [good.replace('~1~', '~7~'), 'There are no rules 7 of noughts; the newest are 1.'],
    [good.replace('~2~', '~9~'), 'This game is for 2 seats.'],
    [good.replace('CHESS', '%'), 'The seed in this link has a broken %-escape.'],
    [good.replace('CHESS', ''), 'The seed must be 1 to 64 printable ASCII characters; it is empty.'],
    [good.replace('~~~', '~ff2~~'), 'The table part of this link is damaged.'],
    [good.replace('~~~', '~~size=12~'), '"size" must be a number from 3 to 5 in steps of 1.'],
    [`${good}!`, 'This link is damaged: its moves do not lead to the position it promises.'],
    [good.slice(0, -1), 'This link is damaged: its moves do not lead to the position it promises.'],
  ])('refuses the link of case %$', (link, said) => {
    const { refused } = openLink(catalogue, link);
    expect(refused && sayReason(refused)).toBe(said);
  });

  test('any letters at all give a match or a reason, never a throw or a hang', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{0,200}$/), (letters) => {
        const { match, refused } = openLink(catalogue, `noughts~1~2~x~~~${letters}`);
        expect(match === undefined).toBe(refused !== undefined);
      }),
      { numRuns: 300 },
    );
  });
});

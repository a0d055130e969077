import { choose, lookAt, rollFrom, start, type Choice, type Match, type Seat } from '@rankfall/kernel';
import { noughts, type NoughtsTerms } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { decide, random, type Bot, type Chair } from './index.ts';
import { botNamed, bots, botsFor, ladders } from './registry.ts';

function opening(): Match<NoughtsTerms> {
  const { match, refused } = start(noughts, { seed: 'bots' });
  if (!match) throw new Error(refused.code);
  return match;
}

function chair(match: Match<NoughtsTerms>, seat: Seat | 'watcher'): Chair<NoughtsTerms> {
  return { charter: match.charter, look: lookAt(match, seat) };
}

describe('random', () => {
  test('plays a whole game of choices that are accepted', () => {
    const dice = rollFrom('whole game');
    let match = opening();
    while (!match.result) {
      const [seat = -1] = noughts.awaits(match.state);
      const choice = decide(random, chair(match, seat), dice);
      const step = choose(match, seat, choice!);
      expect(step.refused).toBeUndefined();
      match = step.match;
    }
    expect(match.log.length).toBeGreaterThanOrEqual(5);
  });

  test('the same dice choose the same, other dice sooner or later otherwise', () => {
    const first = (seed: string): Choice | undefined => decide(random, chair(opening(), 0), rollFrom(seed));
    expect(first('a')).toEqual(first('a'));
    expect(new Set(Array.from({ length: 40 }, (_, i) => first(`seed ${i}`)?.option)).size).toBeGreaterThan(5);
  });

  test('chooses evenly', () => {
    const dice = rollFrom('even');
    const counts = new Map<string, number>();
    const at = chair(opening(), 0);
    for (let i = 0; i < 1800; i++) {
      const option = decide(random, at, dice)!.option;
      counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    expect(counts.size).toBe(9);
    // 200 each on average; five standard deviations either way.
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(67);
  });

  test.each([
    ['a seat that is not awaited', (match: Match<NoughtsTerms>) => chair(match, 1)],
    ['a watcher', (match: Match<NoughtsTerms>) => chair(match, 'watcher')],
    [
      'a seat of a match that is over',
      (match: Match<NoughtsTerms>) =>
        chair(choose(match, 1, { action: '~resign', option: 'resign' }).match, 0),
    ],
    [
      'a seat of a paused match',
      (match: Match<NoughtsTerms>) => chair(choose(match, 0, { action: '~pause', option: 'pause' }).match, 0),
    ],
  ])('%s has nothing to choose', (_title, sit) => {
    expect(decide(random, sit(opening()), rollFrom('x'))).toBeUndefined();
  });
});

describe('thinking', () => {
  let left = false;
  const deepener: Bot = {
    name: 'deepener',
    plays: ['noughts'],
    *think() {
      try {
        for (let depth = 1; depth <= 5; depth++) {
          yield { best: { action: 'turn/0', option: String(depth) }, depth };
        }
        return { action: 'turn/0', option: 'last' };
      } finally {
        left = true;
      }
    },
  };

  test('goes on to its end', () => {
    expect(decide(deepener, chair(opening(), 0), rollFrom('x'))?.option).toBe('last');
  });

  test('stops when it is enough, with the best so far', () => {
    left = false;
    const choice = decide(deepener, chair(opening(), 0), rollFrom('x'), ({ depth = 0 }) => depth >= 3);
    expect(choice?.option).toBe('3');
    expect(left).toBe(true);
  });
});

describe('the registry', () => {
  test('finds bots by name and game', () => {
    expect(botNamed('random', 'saktris')).toBe(random);
    expect(botNamed('nobody', 'saktris')).toBeUndefined();
    expect(botsFor('noughts')).toContain(random);
  });

  test('has no name twice for one game', () => {
    for (const game of new Set(bots.flatMap(({ plays = [] }) => plays))) {
      const names = botsFor(game).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('a ladder names bots of its game, nobody twice', () => {
    for (const [game, { rungs }] of Object.entries(ladders)) {
      expect(rungs.filter((name) => !botNamed(name, game))).toEqual([]);
      expect(new Set(rungs).size).toBe(rungs.length);
    }
  });
});

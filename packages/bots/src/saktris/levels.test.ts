import { choose, lookAt, pendingOf, rollFrom, type Choice } from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchFrom, mixtures, wander, type SaktrisMatch } from '../../test/wander.ts';
import { decide, type Chair, type Thought } from '../bot.ts';
import { levelNames, levels, saktrisLevels } from './index.ts';
import { levelWords } from './words.en.ts';

const chairOf = (match: SaktrisMatch): Chair<SaktrisTerms> => ({
  charter: match.charter,
  look: lookAt(match, match.state.position.toMove),
});

/** Whether the side to move could end the game with one turn: asked of the rules, not of the search. */
function winsNow(match: SaktrisMatch): boolean {
  const seat = match.state.position.toMove;
  return nexts(match).some(({ result }) => result?.outcome[seat] === 'won');
}

function nexts(match: SaktrisMatch): readonly SaktrisMatch[] {
  const seat = match.state.position.toMove;
  return pendingOf(match, seat).flatMap(({ id, options }) =>
    id.startsWith('~')
      ? []
      : options.map((option) => choose(match, seat, { action: id, option: option.id }).match),
  );
}

/** Whether the opponent of this seat could win at once. */
const leavesMate = (match: SaktrisMatch, seat: number): boolean =>
  !match.result && match.state.position.toMove !== seat && winsNow(match);

describe('from the third level on', () => {
  const guarded = saktrisLevels.filter((_, i) => i >= 2).slice(0, 2);

  test('nobody misses a mate in one, or leaves one for free', () => {
    assert(
      property(
        integer({ min: 0, max: 1e6 }),
        integer({ min: 10, max: 60 }),
        constantFrom(...guarded),
        constantFrom({}, { rowClear: true }, { arrivalOrder: 'diff', blocked: 'queue' }),
        (number, turns, bot, mix) => {
          const match = wander(`guard ${number}`, turns, mix);
          if (match.result) return;
          const seat = match.state.position.toMove;
          const choice = decide(bot, chairOf(match), rollFrom(String(number)));
          const after = choose(match, seat, choice ?? { action: '', option: '' }).match;
          if (winsNow(match)) expect(after.result?.outcome[seat]).toBe('won');
          if (!leavesMate(after, seat)) return;
          // It could not be helped: every other turn would have allowed one, too.
          expect(nexts(match).filter((next) => !leavesMate(next, seat))).toEqual([]);
        },
      ),
      { numRuns: 40, seed: 2 },
    );
  });

  test('and the two below do, sooner or later', () => {
    const position = matchFrom('6k1/5ppp/8/8/8/8/5PPP/3R2K1[] b - - 0 30 0:0/0:0 n1;fixed;skip');
    const leaves = (level: number): number =>
      Array.from({ length: 25 }, (_, i) => {
        const choice = decide(saktrisLevels[level]!, chairOf(position), rollFrom(`careless ${i}`));
        return leavesMate(choose(position, 1, choice!).match, 1);
      }).filter(Boolean).length;
    expect(leaves(0)).toBeGreaterThan(0);
    expect(leaves(2)).toBe(0);
  });
});

describe('every level', () => {
  test('plays whatever rules there are, and is accepted', () => {
    for (const [i, mix] of mixtures.entries())
      for (const bot of saktrisLevels.slice(0, 4)) {
        const match = wander(`any ${i}`, 18, mix);
        if (match.result) continue;
        const choice = decide(bot, chairOf(match), rollFrom('any'), ({ nodes = 0 }) => nodes > 2000);
        expect(choose(match, match.state.position.toMove, choice!).refused).toBeUndefined();
      }
  });

  test.each(levelNames)('%s does the same with the same dice, however far it looks', (name) => {
    const bot = saktrisLevels.find((one) => one.name === name)!;
    const match = wander('same', 26);
    const run = (): { thoughts: Thought[]; choice: Choice | undefined } => {
      const thoughts: Thought[] = [];
      const choice = decide(bot, chairOf(match), rollFrom('dice'), (thought) => {
        thoughts.push(thought);
        return thoughts.length > 12;
      });
      return { thoughts, choice };
    };
    expect(run()).toEqual(run());
  });

  test('stays within its positions', () => {
    const match = wander('budget', 30);
    for (const bot of saktrisLevels.slice(0, 5)) {
      let most = 0;
      decide(bot, chairOf(match), rollFrom('x'), ({ nodes = 0 }) => {
        most = Math.max(most, nodes);
        return false;
      });
      const level = levels[levelNames.find((name) => name === bot.name)!];
      expect(most).toBeLessThanOrEqual(level.nodes + 1000);
    }
  });

  test('is called something and says what to expect', () => {
    for (const name of levelNames) expect(levelWords[name].about.length).toBeGreaterThan(10);
    expect(new Set(levelNames.map((name) => levelWords[name].name)).size).toBe(levelNames.length);
  });
});

describe('what a seat does not see, its bot does not know', () => {
  const match = wander('hidden', 8, { arrivalOrder: 'diff' });
  const { toMove, queues } = match.state.position;
  const other = 1 - toMove;
  const hidden = queues[other] ?? '';
  /** The same match with the opponent's later pieces in another order. */
  const shuffled = (() => {
    const later = Array.from(hidden.slice(1)).toReversed().join('');
    const changed = `${hidden.slice(0, 1)}${later}`;
    const both = toMove === 0 ? [queues[0], changed] : [changed, queues[1]];
    const position = { ...match.state.position, queues: both as unknown as typeof queues };
    return { ...match, state: { ...match.state, position } };
  })();

  test('the later queue of the opponent: the same choice whatever it is', () => {
    expect(shuffled.state.position.queues).not.toEqual(queues);
    expect(saktris.view(shuffled.state, toMove)).toEqual(saktris.view(match.state, toMove));
    for (const bot of saktrisLevels.slice(0, 4)) {
      const choices = [match, shuffled].map((one) => decide(bot, chairOf(one), rollFrom('hidden')));
      expect(choices[1]).toEqual(choices[0]);
    }
  });

  test('nor the seed of the match', () => {
    const charter = { ...match.charter };
    Object.defineProperty(charter, 'seed', {
      enumerable: false,
      get: () => {
        throw new Error('looked at the seed');
      },
    });
    const chair = { charter, look: lookAt(match, toMove) };
    expect(() => decide(saktrisLevels[3]!, chair, rollFrom('hidden'))).not.toThrow();
  });
});

/** The shipped levels: every stored solution wins through the real rules, gate included, at exactly its par. */
import { expect, test } from 'vitest';
import { campaign } from './levels.ts';
import { solutions } from './levels/solutions.ts';
import { playTurns } from './turns.ts';

test.each(campaign.map((level) => [level.id ?? '', level] as const))(
  'level %s is won at par',
  (id, level) => {
    const played = playTurns(level, solutions[id] ?? []);
    expect(played.refused).toBeUndefined();
    const { phase, turn, steps } = played.state;
    expect([phase, turn, steps]).toEqual(['won', level.par?.turns, level.par?.steps]);
  },
);

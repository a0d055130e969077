import { choose, pendingOf } from '@rankfall/kernel';
import { cellName } from '@rankfall/chessbrawl';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsIn } from './foresee.ts';
import { follow, menOn } from './men.ts';
import { newRun, randomChoice, settled } from './testing.ts';

const lettersOf = (board: string): readonly string[] =>
  [...board].flatMap((letter, cell) => (letter === '.' ? [] : [`${letter} ${cellName(cell)}`]));

test('through whole random runs pieces stand where the board says, and keep one number each', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{4}$/u), fc.constantFrom('classic', 'plus'), (seed, mode) => {
      let match = newRun(seed, { king: 'ugly', mode });
      let men = menOn(match.state.board);
      for (let at = 0; at < 80; at++) {
        const next = randomChoice(match, `${seed} ${at}`);
        if (!next) break;
        const action = pendingOf(match, 0).find(({ type }) => type === next[0]);
        const step = choose(match, 0, { action: action?.id ?? '', option: next[1] });
        match = settled(step.match);
        men = follow(men, eventsIn(step.told), match.state.board);
        expect(
          men.map(({ kind, side, square }) => `${side === 0 ? kind : kind.toLowerCase()} ${square}`),
        ).toEqual(lettersOf(match.state.board));
        expect(new Set(men.map(({ id }) => id)).size).toBe(men.length);
      }
    }),
    { numRuns: 20 },
  );
});

test('a piece that moves keeps its number, and one that is taken loses it', () => {
  const before = menOn('p.....R.........................................');
  const after = follow(
    before,
    [
      { type: 'moved', side: 'player', piece: 'R', from: 6, to: 0 },
      { type: 'captured', piece: 'P', at: 0, points: 1 },
    ],
    'R...............................................',
  );
  expect(after).toEqual([
    { id: before.find(({ kind }) => kind === 'R')?.id, kind: 'R', side: 0, square: 'a8' },
  ]);
});

test('where nothing is told, the nearest of its kind is taken for the same', () => {
  const before = menOn('N....N..........................................');
  const after = follow(before, [], 'N.......N.......................................');
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
});

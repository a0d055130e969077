import type { Told } from '@rankfall/kernel';
import type { ActionEvent, ActionTerms } from '@rankfall/saktris/action';
import { describe, expect, test } from 'vitest';
import { goneIn } from './gone-in.ts';

const told = (...events: readonly ActionEvent[]): readonly Told<ActionTerms>[] =>
  events.map((event) => ({ at: 0, to: 'all', event }) as unknown as Told<ActionTerms>);
const moved: ActionEvent = { type: 'moved', side: 0, man: 3, piece: 'P', from: 'b2', to: 'b3' };

describe('what is gone', () => {
  test('a row, with the pawn that has just completed it', () => {
    const line = ['a3', 'b3', 'c3'].map((square) => ({ piece: 'P', square }));
    expect(goneIn(told(moved, { type: 'row-cleared', line })).cleared).toEqual([
      { square: 'a3', from: undefined },
      { square: 'b3', from: 'b2' },
      { square: 'c3', from: undefined },
    ]);
  });

  test('a newcomer, who stood nowhere before, and those that a bump has shoved', () => {
    const events = told(
      { type: 'bumped', side: 0, shifts: [{ man: 1, piece: 'P', from: 'a1', to: 'a2' }] },
      { type: 'arrived', side: 0, man: 9, bump: true, piece: 'p', square: 'a1' },
      {
        type: 'row-cleared',
        line: [
          { piece: 'P', square: 'a2' },
          { piece: 'p', square: 'a1' },
        ],
      },
    );
    expect(goneIn(events).cleared).toEqual([
      { square: 'a2', from: 'a1' },
      { square: 'a1', man: { kind: 'P', side: 1 } },
    ]);
  });

  test('a pawn that went over the last row, and a piece that was shoved off', () => {
    const over: ActionEvent = { type: 'moved', side: 0, man: 3, piece: 'P', from: 'b7', to: 'b8' };
    const events = told(
      over,
      { type: 'fell', by: 'move', piece: 'P', square: 'b8' },
      { type: 'bumped', side: 0, shifts: [{ man: 4, piece: 'n', from: 'd7', to: 'd8' }] },
      { type: 'fell', by: 'bump', piece: 'q', square: 'd8' },
    );
    expect(goneIn(events).fallen).toEqual([
      { square: 'b7', over: 'b8' },
      { square: 'd8', over: 'd8' },
    ]);
  });
});

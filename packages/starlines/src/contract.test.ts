/** Starlines keeps the contract of every game; a marker planted in all that is sealed shows nowhere. */
import { contractSuite } from '@rankfall/testkit';
import { describe, test } from 'vitest';
import { starlines } from './game.ts';
import { actionTypes, type Side, type StarlinesState } from './types.ts';

/**
 * Attrition ends any battle: from turn 30 it grows by one a turn, and no fleet heals more than 70 a turn.
 * In a turn a seat makes at most some 45 choices.
 */
const bound = { choices: 2 * 45 * 100 };

function tainted(side: Side, marker: string): Side {
  return {
    ...side,
    closed: [...side.closed, marker],
    owed: [...side.owed, marker],
    records: [
      ...side.records,
      { actionId: marker, seat: 0, chosenOption: marker, at: 0, resolvedEffects: [] },
    ],
    declared: [
      ...side.declared,
      { code: 'JUG', charges: 1, effect: { type: 'DAMAGE', source: marker, target: marker, value: 1 } },
    ],
    answers: [...side.answers, { ship: marker, how: 'cancel', to: 1 }],
    made: { ...side.made, [marker]: 1 },
  };
}

contractSuite({ describe, test }, starlines, {
  bound,
  sealed: actionTypes,
  plant(hidden, listener, marker) {
    // The suite hands a game its own states back.
    const state = hidden as StarlinesState;
    const [left, right] = state.sides;
    return {
      ...state,
      sides: [listener === 0 ? left : tainted(left, marker), listener === 1 ? right : tainted(right, marker)],
    };
  },
});

/** Action keeps the contract of every game. By default it goes on until a king is gone, so the suite sets the quiet draw. */
import { parseSettings } from '@rankfall/kernel';
import {
  checkProperty,
  contractSuite,
  describeFinding,
  properties,
  settingsArbitrary,
} from '@rankfall/testkit';
import { describe, test } from 'vitest';
import { saktrisAction } from './game.ts';
import type { ActionState } from './types.ts';

/** Quick arrivals and long cooldowns: a whole match in few choices. A premove may be changed without end, so there is none. */
const short = {
  endless: false,
  quietDraw: true,
  premove: false,
  queues: 'shared',
  moveCooldown: 10,
  arrivalInterval: 1,
} as const;
/** Thirty-two waits of a second, twice that where sides do not alternate, and two quiet minutes after each of 32 losses. */
const LONGEST = 2 * 32 * 1000 + 33 * 120_000;

const ending = settingsArbitrary(saktrisAction.settings).map((wish): object => {
  const parsed = parseSettings(saktrisAction.settings, { ...wish, ...short });
  if ('refused' in parsed) throw new Error(parsed.refused.code);
  return parsed.settings;
});

const sealed = {
  sealed: ['PREMOVE'],
  plant(state: ActionState, seat: number, marker: string): ActionState {
    const planted = { id: marker as unknown as number, from: 0, to: 1, at: 0 };
    return {
      ...state,
      premoves: [seat === 0 ? state.premoves[0] : planted, seat === 1 ? state.premoves[1] : planted],
    };
  },
};

contractSuite({ describe, test }, saktrisAction, {
  ...sealed,
  bound: { choices: 2 * (LONGEST / 10_000 + 1), time: LONGEST },
  settings: ending,
  // Each of these plays many matches to their ends; the rest is checked with more matches below.
  effort: 0.25,
});

describe('with any settings', () => {
  // Those that need an end are above.
  for (const property of properties.filter(({ whole, name }) => !whole && name !== 'imagine')) {
    test(`${property.name}: ${property.says}`, () => {
      const finding = checkProperty(saktrisAction, property, {
        ...sealed,
        bound: { choices: 1000 },
      });
      if (finding) throw new Error(describeFinding(finding));
    });
  }
});

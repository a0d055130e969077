/** What the toys promise about themselves. */
import { anyGame, type AnyGame } from '@rankfall/kernel';
import type { Contract } from '../property.ts';
import { bids } from './bids.ts';
import type { BidsState } from './bids-offers.ts';
import { noughts } from './noughts.ts';
import { pulse, type PulseState } from './pulse.ts';

export const noughtsContract: Contract = { bound: { choices: 25 } };

export const pulseContract: Contract = {
  // A light in 400 ms at most, each to be grabbed or swept, and one aim for each grab.
  bound: { choices: 3 * (30_000 / 400), time: 30_000 },
  sealed: ['AIM'],
  plant(state: PulseState, seat, marker) {
    return { ...state, aims: state.aims.map((lane, who) => (who === seat ? lane : marker)) };
  },
};

export const bidsContract: Contract = {
  // Three drafts, an answer and two ready lights, for three seats in six turns.
  bound: { choices: 6 * 3 * 6 },
  sealed: ['TRIGGER_SELECTION', 'SHIP_BUILD', 'CHARGE_USE', 'CHARGE_RESPONSE'],
  plant(state: BidsState, seat, marker) {
    const hidden = [{ what: marker, option: marker }];
    return { ...state, drafts: state.drafts.map((own, who) => (who === seat ? own : hidden)) };
  },
};

export const toyContracts: readonly (readonly [AnyGame, Contract])[] = [
  [anyGame(noughts), noughtsContract],
  [anyGame(pulse), pulseContract],
  [anyGame(bids), bidsContract],
];

/** Toys that do not get on with time, with chance, or with the end. */
import type { Dice } from '@rankfall/kernel';
import { bids } from '../toys/bids.ts';
import { bidsContract, noughtsContract, pulseContract } from '../toys/contracts.ts';
import { noughts, type NoughtsState } from '../toys/noughts.ts';
import { pulse, type PulseState } from '../toys/pulse.ts';
import { breaker, type BrokenToy } from './broken.ts';

const breakNoughts = breaker(noughts, noughtsContract);
const breakPulse = breaker(pulse, pulseContract);
const breakBids = breaker(bids, bidsContract);

let played = 0;
let kept: Dice | undefined;
const asks = new WeakMap<PulseState, number>();
const tries = new WeakMap<NoughtsState, number>();
const PATIENCE = 40;

export const brokenTime: readonly BrokenToy[] = [
  breakBids('due-in-the-past', 'time', {
    due: (state) => (state.at.phase === 'deal' && state.at.turn > 1 ? -1 : bids.due(state)),
  }),
  breakPulse('due-at-no-time', 'time', { due: (state) => (state.count > 2 ? Number.NaN : pulse.due(state)) }),
  breakPulse('wakes-for-nothing', 'time', {
    wake: (state, at, dice) => (state.count > 1 ? { state, events: [] } : pulse.wake(state, at, dice)),
  }),
  breakPulse('wakes-and-throws', 'time', {
    wake(state, at, dice) {
      if (state.count === 3) throw new Error('three are enough');
      return pulse.wake(state, at, dice);
    },
  }),
  breakPulse('keeps-the-dice', 'dice', {
    wake(state, at, dice) {
      kept ??= dice;
      return pulse.wake(state, at, kept);
    },
  }),
  breakNoughts('counts-in-secret', 'replay', {
    choose(...how) {
      const done = noughts.choose(...how);
      return { ...done, state: { ...done.state, played: ++played } };
    },
  }),
  breakNoughts('waits-for-the-wrong-one', 'goes-on', {
    awaits: (state) => noughts.awaits(state).map((seat) => 1 - seat),
  }),
  breakBids('blocks-the-ready-light', 'goes-on', {
    pending: (state, seat) =>
      bids
        .pending(state, seat)
        .filter((action) => action.type !== 'DECLARE_READY' || state.drafts[seat]?.length !== 3),
  }),
  breakNoughts('rubs-out', 'ends', {
    // A full board is wiped clean, and on it goes.
    choose(...how) {
      const { state, events } = noughts.choose(...how);
      return { state: state.ply === 9 ? { ...state, ply: 0, marks: [0, 0] } : state, events };
    },
    result: () => undefined,
  }),
  breakPulse('extra-time', 'ends', {
    wake(state, at, dice) {
      return pulse.wake({ ...state, ends: Math.max(state.ends, at + 1) }, at, dice);
    },
    due: (state) => pulse.due({ ...state, ends: Number.MAX_SAFE_INTEGER }),
  }),
  breakNoughts('one-result-for-two', 'ends', {
    result: (state) => (noughts.result(state) ? { outcome: ['won'], reason: 'line' } : undefined),
  }),
  breakPulse('nobody-loses-by-leaving', 'over', { forfeit: () => ({ outcome: [], reason: 'left' }) }),
  breakPulse('minds-the-frame-rate', 'drive', {
    due(state) {
      asks.set(state, (asks.get(state) ?? 0) + 1);
      return pulse.due(state);
    },
    wake(state, at, dice) {
      const done = pulse.wake(state, at, dice);
      const isTired = (asks.get(state) ?? 0) > PATIENCE;
      return isTired ? { ...done, state: { ...done.state, score: [0, 0] } } : done;
    },
  }),
  breakNoughts('has-no-version', 'record', { rules: 0 }),
  breakNoughts('rolls-again', 'undo', {
    // A second try from the very same state lands on another square.
    choose(state, seat, square, at, dice) {
      const n = (tries.get(state) ?? 0) + 1;
      tries.set(state, n);
      const done = noughts.choose(state, seat, square, at, dice);
      return n === 1 ? done : { ...done, state: { ...done.state, luck: n } };
    },
  }),
];

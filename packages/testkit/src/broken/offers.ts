/** Toys that offer badly: what cannot be told apart, cannot be had, or depends on more than the state. */
import type { Option } from '@rankfall/kernel';
import { bids } from '../toys/bids.ts';
import { bidsContract, noughtsContract, pulseContract } from '../toys/contracts.ts';
import { noughts, type NoughtsState } from '../toys/noughts.ts';
import { pulse } from '../toys/pulse.ts';
import { breaker, type BrokenToy } from './broken.ts';

const breakNoughts = breaker(noughts, noughtsContract);
const breakPulse = breaker(pulse, pulseContract);
const breakBids = breaker(bids, bidsContract);

let asked = 0;
const seen = new WeakSet<NoughtsState>();

export const brokenOffers: readonly BrokenToy[] = [
  breakPulse('one-id-for-all-lights', 'offers', {
    pending: (state, seat) =>
      pulse
        .pending(state, seat)
        .map((action) => (action.type === 'GRAB' ? { ...action, id: 'grab' } : action)),
  }),
  breakNoughts('one-id-for-all-squares', 'offers', {
    pending: (state, seat) =>
      noughts.pending(state, seat).map((action) => ({
        ...action,
        options: action.options.map((option): Option<number> => ({
          ...option,
          id: `row-${option.does % 3}`,
        })),
      })),
  }),
  breakBids('mandatory-and-nothing-to-choose', 'offers', {
    pending: (state, seat) =>
      bids
        .pending(state, seat)
        .map((action) =>
          action.mandatory
            ? { ...action, options: action.options.map((option) => ({ ...option, off: { code: 'no-die' } })) }
            : action,
        ),
  }),
  breakNoughts('awaits-a-third', 'offers', {
    awaits: (state) => (state.ply === 2 ? [2] : noughts.awaits(state)),
  }),
  breakPulse('closes-before-it-opens', 'offers', {
    pending: (state, seat) =>
      pulse.pending(state, seat).map((action) => ({ ...action, opens: state.ends, closes: state.ends })),
  }),
  breakPulse('tells-nobody', 'offers', {
    wake(...at) {
      const done = pulse.wake(...at);
      return { ...done, events: [...done.events, { type: 'aimed', only: [7], lane: 0 }] };
    },
  }),
  breakNoughts('counts-the-questions', 'pure', {
    pending: (state, seat) => {
      asked++;
      return noughts.pending(state, seat).map((action) => ({
        ...action,
        options: asked % 7 < 3 ? action.options : action.options.toReversed(),
      }));
    },
  }),
  breakNoughts('knows-its-own-states', 'pure', {
    choose(...how) {
      const done = noughts.choose(...how);
      seen.add(done.state);
      return done;
    },
    awaits: (state) => (state.ply === 0 || seen.has(state) ? noughts.awaits(state) : []),
  }),
  breakNoughts('throws-in-the-corner', 'accepted', {
    choose(state, seat, square, at, dice) {
      if (square === 8) throw new Error('nobody marks the corner');
      return noughts.choose(state, seat, square, at, dice);
    },
  }),
  breakPulse('explains-by-throwing', 'refused', {
    explain(_state, _seat, wish) {
      if (wish.action.length > 1000) throw new Error('too long to explain');
      return undefined;
    },
  }),
  breakPulse('explains-nothing', 'refused', { explain: () => ({ code: '' }) }),
];

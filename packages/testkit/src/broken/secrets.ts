/** Toys that let others see what a seat hid, and toys that imagine wrongly. */
import { bids } from '../toys/bids.ts';
import { bidsContract, noughtsContract, pulseContract } from '../toys/contracts.ts';
import { poolsLeft, type Draft } from '../toys/bids-offers.ts';
import { noughts } from '../toys/noughts.ts';
import { pulse } from '../toys/pulse.ts';
import { SEED_MARK } from '../script.ts';
import { breaker, type BrokenToy } from './broken.ts';

const breakNoughts = breaker(noughts, noughtsContract);
const breakPulse = breaker(pulse, pulseContract);
const breakBids = breaker(bids, bidsContract);

export const brokenSecrets: readonly BrokenToy[] = [
  // As a host might build a game for one match, with the seed at hand.
  breakNoughts('shows-the-seed', 'seed', { view: (state) => ({ ...state, replay: `${SEED_MARK}-1` }) }),
  breakBids('shows-the-drafts', 'planted', { view: (state) => state }),
  breakPulse('shows-the-aims', 'planted', { view: (state) => state }),
  // Nothing is planted for this one: it counts with what is hidden, and so it would only stumble over a marker.
  breaker(bids, { bound: bidsContract.bound })('shows-what-was-paid', 'twins', {
    view(state, seat) {
      const pools = state.pools.map((_, who) => poolsLeft(state, who));
      return { ...bids.view(state, seat), pools };
    },
  }),
  breakBids('tells-the-drafts', 'twins', {
    choose(...how) {
      const done = bids.choose(...how);
      const events = done.events.map((event) => {
        if (event.type !== 'drafted') return event;
        const { only: _only, ...open } = event;
        return open as typeof event;
      });
      return { ...done, events };
    },
  }),
  breakBids('numbers-the-drafts', 'twins', {
    pending(state, seat) {
      const drafted = state.drafts.flat().length;
      return bids.pending(state, seat).map((action) => ({ ...action, id: `${action.id}/${drafted}` }));
    },
  }),
  breakBids('stops-waiting-in-silence', 'twins', {
    awaits(state) {
      const busy = bids.awaits(state).filter((seat) => (state.drafts[seat]?.length ?? 0) < 2);
      return busy.length > 0 ? busy : bids.awaits(state);
    },
  }),
  breakPulse('presses-in-silence', 'twins', {
    table: { ...pulse.table, clock: true },
    choose(state, seat, does, at, dice) {
      const done = pulse.choose(state, seat, does, at, dice);
      return does.act === 'aim' ? { ...done, pressed: [seat] } : done;
    },
  }),
  breakPulse('aims-in-a-colour', 'twins', {
    // The lights in a lane somebody aims at lose their value: nobody is told, everybody sees it.
    view(state, seat) {
      const lights = state.lights.map((light) =>
        state.aims.includes(light.lane) ? { ...light, value: 0 } : light,
      );
      return pulse.view({ ...state, lights }, seat);
    },
  }),
  breakBids('forgets-its-drafts', 'imagine', {
    imagine: (view, seat, dice) => ({
      ...bids.imagine(view, seat, dice),
      drafts: view.drafts.map(() => []),
    }),
  }),
  breakPulse('imagines-yesterday', 'imagine', {
    view: (state, seat) => ({ ...pulse.view(state, seat), next: 0 }),
    imagine: (view) => view,
  }),
  breakNoughts('imagines-the-other-turn', 'imagine', {
    imagine: (view) => ({ ...view, first: 1 - view.first }),
  }),
  breakBids('imagines-what-nobody-can-pay', 'imagine', {
    imagine(view, seat, dice) {
      const { drafts, ...state } = bids.imagine(view, seat, dice);
      const dear: Draft = { what: 'respond', option: 'cancel' };
      const isReady = (who: number): boolean => who !== seat && view.at.ready[who] === true;
      return {
        ...state,
        drafts: drafts.map((own, who) => (isReady(who) ? Array.from({ length: 9 }, () => dear) : own)),
      };
    },
  }),
];

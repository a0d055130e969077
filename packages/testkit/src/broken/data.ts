/** Toys whose data does not survive, or does not stay as it was. */
import { range, schema } from '@rankfall/kernel';
import { noughtsContract, pulseContract } from '../toys/contracts.ts';
import { noughts, type NoughtsState } from '../toys/noughts.ts';
import { NONE, pulse } from '../toys/pulse.ts';
import { breaker, type BrokenToy } from './broken.ts';

const breakNoughts = breaker(noughts, noughtsContract);
const breakPulse = breaker(pulse, pulseContract);
type Mutable<V> = { -readonly [key in keyof V]: V[key] };

export const brokenData: readonly BrokenToy[] = [
  breakNoughts('mends-without-end', 'settings', {
    settings: schema(
      { ...noughts.settings.fields, size: range(3, 5, 3), line: range(3, 5, 3) },
      { mend: (wish) => ({ ...wish, size: wish.size === 3 ? 4 : 3 }) },
    ) as typeof noughts.settings,
  }),
  breakNoughts('nan-in-state', 'plain-data', {
    setup: (...wish) => ({ ...noughts.setup(...wish), best: Number.NaN }),
  }),
  breakNoughts('map-in-state', 'plain-data', {
    setup: (...wish) => ({ ...noughts.setup(...wish), seen: new Map() }),
  }),
  breakNoughts('hole-in-a-list', 'plain-data', {
    view: (state) => ({ ...state, marks: [state.marks[0], undefined as unknown as number] }),
  }),
  breakPulse('minus-zero-in-an-event', 'plain-data', {
    wake(...at) {
      const done = pulse.wake(...at);
      return { ...done, events: done.events.map((event) => ({ ...event, shift: -0 })) };
    },
  }),
  breakNoughts('writes-into-the-state', 'never-mutates', {
    choose(state, seat, square) {
      const own = state as Mutable<NoughtsState>;
      own.ply += 1;
      own.marks = seat === 0 ? [own.marks[0] | (1 << square), own.marks[1]] : own.marks;
      return { state: own, events: [] };
    },
  }),
  breakPulse('hides-in-place', 'never-mutates', {
    view(state, seat) {
      const aims = state.aims as number[];
      for (const who of aims.keys()) if (who !== seat) aims[who] = NONE;
      return state;
    },
  }),
];

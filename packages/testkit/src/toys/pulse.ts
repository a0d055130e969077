/**
 * Pulse, the smallest real-time game: lights come up in three lanes, whoever grabs one scores its value and must rest.
 * While resting a seat may aim at a lane in secret; the moment it is rested, the aim fires. Time alone ends the match.
 */
import {
  choice,
  range,
  schema,
  type Game,
  type Happening,
  type Millis,
  type Option,
  type PendingAction,
  type Seat,
  type SettingsOf,
} from '@rankfall/kernel';

const settings = schema(
  { seconds: range(5, 30, 12), pace: choice(['slow', 'fast'], 'slow'), rest: range(500, 3000, 1500, 100) },
  { presets: { flurry: { seconds: 8, pace: 'fast', rest: 500 } } },
);

export interface Light {
  readonly id: number;
  readonly lane: number;
  readonly value: number;
  readonly until: Millis;
}

export interface PulseState {
  readonly ends: Millis;
  readonly gap: Millis;
  readonly rest: Millis;
  /** When the next light comes up; where and how bright, the dice say then. */
  readonly next: Millis;
  readonly count: number;
  readonly lights: readonly Light[];
  /** Until when each seat rests; 0: it does not. */
  readonly resting: readonly Millis[];
  /** The lane each seat secretly aims at; NONE: at none, or at one that is nobody else's business. */
  readonly aims: readonly number[];
  readonly score: readonly number[];
  readonly over: boolean;
}

export type PulseDoes =
  | { readonly act: 'grab'; readonly light: number }
  | { readonly act: 'aim'; readonly lane: number }
  | { readonly act: 'sweep' };

export type PulseEvent =
  | { readonly type: 'lit'; readonly light: Light }
  | { readonly type: 'faded'; readonly light: number }
  | { readonly type: 'grabbed'; readonly seat: Seat; readonly light: number; readonly value: number }
  | { readonly type: 'swept' | 'ended' }
  | { readonly type: 'aimed' | 'missed'; readonly only: readonly Seat[]; readonly lane: number };

export interface PulseTerms {
  settings: SettingsOf<typeof settings>;
  state: PulseState;
  view: PulseState;
  event: PulseEvent & Happening;
  does: PulseDoes;
}

export const NONE = -1;
const LANES = 3;
const GLOW = 2500;
const seats: readonly Seat[] = [0, 1];
const aimOptions: readonly Option<PulseDoes>[] = ['left', 'middle', 'right'].map((id, lane) => ({
  id,
  does: { act: 'aim', lane },
}));
const SWEEP: PendingAction<PulseDoes> = {
  id: 'sweep',
  type: 'SWEEP',
  paused: true,
  options: [{ id: 'sweep', does: { act: 'sweep' } }],
};

function grabAction(light: Light, resting: Millis): PendingAction<PulseDoes> {
  const { id, value, lane, until } = light;
  return {
    id: `grab/${id}`,
    type: 'GRAB',
    about: `lane-${lane}`,
    ...(resting > 0 ? { opens: resting } : {}),
    closes: until,
    options: [{ id: `${value}`, does: { act: 'grab', light: id } }],
  };
}

function grab(
  state: PulseState,
  seat: Seat,
  light: Light,
  at: Millis,
): { state: PulseState; events: PulseEvent[] } {
  return {
    state: {
      ...state,
      lights: state.lights.filter((one) => one !== light),
      resting: state.resting.with(seat, at + state.rest),
      score: state.score.with(seat, (state.score[seat] ?? 0) + light.value),
    },
    events: [{ type: 'grabbed', seat, light: light.id, value: light.value }],
  };
}

/** The rest of a seat is over: its aim fires, or misses and is gone. */
function rested(state: PulseState, seat: Seat, at: Millis): { state: PulseState; events: PulseEvent[] } {
  const lane = state.aims[seat] ?? NONE;
  const free = { ...state, resting: state.resting.with(seat, 0), aims: state.aims.with(seat, NONE) };
  const light = state.lights.find((one) => one.lane === lane);
  if (light) return grab(free, seat, light, at);
  return { state: free, events: lane === NONE ? [] : [{ type: 'missed', only: [seat], lane }] };
}

export const pulse: Game<PulseTerms> = {
  id: 'pulse',
  rules: 1,
  seats: { min: 2, max: 2 },
  settings,
  table: { undo: 'free', pause: 'free', draw: true, clock: false },
  setup: ({ seconds, pace, rest }) => ({
    ends: seconds * 1000,
    gap: pace === 'fast' ? 400 : 900,
    rest,
    next: 0,
    count: 0,
    lights: [],
    resting: [0, 0],
    aims: [NONE, NONE],
    score: [0, 0],
    over: false,
  }),
  awaits: () => seats,
  pending(state, seat) {
    const resting = state.resting[seat] ?? 0;
    const inTime = state.lights.filter((light) => light.until > resting);
    const grabs = inTime.map((light) => grabAction(light, resting));
    const canAim = resting > 0 && state.aims[seat] === NONE;
    const aim: PendingAction<PulseDoes> = { id: 'aim', type: 'AIM', closes: resting, options: aimOptions };
    return [...grabs, ...(canAim ? [aim] : []), ...(state.lights.length > 0 ? [SWEEP] : [])];
  },
  choose(state, seat, does, at) {
    switch (does.act) {
      case 'grab': {
        const light = state.lights.find((one) => one.id === does.light);
        if (!light) throw new Error(`no light ${does.light} to grab`);
        return grab(state, seat, light, at);
      }
      case 'aim':
        return {
          state: { ...state, aims: state.aims.with(seat, does.lane) },
          events: [{ type: 'aimed', only: [seat], lane: does.lane }],
        };
      case 'sweep':
        return { state: { ...state, lights: [] }, events: [{ type: 'swept' }] };
    }
  },
  due(state) {
    if (state.over) return undefined;
    const rests = state.resting.filter((until) => until > 0);
    return Math.min(state.ends, state.next, ...rests, ...state.lights.map((light) => light.until));
  },
  // One thing at a time; what else is due at this instant comes in the next wake, in this order.
  wake(state, at, dice) {
    const faded = state.lights.find((light) => light.until === at);
    if (faded) {
      const lights = state.lights.filter((light) => light !== faded);
      return { state: { ...state, lights }, events: [{ type: 'faded', light: faded.id }] };
    }
    const seat = state.resting.indexOf(at);
    if (seat >= 0 && at > 0) return rested(state, seat, at);
    if (state.ends === at) return { state: { ...state, over: true }, events: [{ type: 'ended' }] };
    const light: Light = {
      id: state.count + 1,
      lane: dice.below('lane', LANES),
      value: 1 + dice.below('value', 6),
      until: at + GLOW,
    };
    const next = at + state.gap + dice.below('gap', state.gap);
    return {
      state: { ...state, next, count: light.id, lights: [...state.lights, light] },
      events: [{ type: 'lit', light }],
    };
  },
  result(state) {
    if (!state.over) return undefined;
    const [left = 0, right = 0] = state.score;
    if (left === right) return { outcome: ['drawn', 'drawn'], reason: 'time', score: state.score };
    return {
      outcome: left > right ? ['won', 'lost'] : ['lost', 'won'],
      reason: 'time',
      score: state.score,
    };
  },
  view: (state, seat) => ({ ...state, aims: state.aims.map((lane, who) => (who === seat ? lane : NONE)) }),
  imagine: (view) => view,
  explain(state, seat, wish, at) {
    if (!wish.action.startsWith('grab/')) return undefined;
    const light = state.lights.find(({ id }) => `grab/${id}` === wish.action);
    if (!light) return { code: 'light-gone' };
    const resting = state.resting[seat] ?? 0;
    return at < resting ? { code: 'resting', for: resting - at } : undefined;
  },
  forfeit: (state, seat, why) => ({
    outcome: seats.map((who) => (who === seat ? 'lost' : 'won')),
    reason: why,
    score: state.score,
  }),
};

/**
 * Bids, the smallest game of phases: everybody drafts in secret, all is revealed when all are ready, charges may be
 * answered in a response window, and a queue of effects resolves the turn. It stands on the kernel's action layer.
 */
import {
  allReady,
  cancelQueued,
  completeAction,
  drain,
  emptyQueue,
  enqueue,
  markReady,
  mirrorQueued,
  notReady,
  occasion,
  openPhase,
  pay,
  phaseAfter,
  range,
  schema,
  type CompletedAction,
  type Dice,
  type Done,
  type Game,
  type Happening,
  type Millis,
  type Outcome,
  type Queued,
  type Result,
  type Seat,
  type SettingsOf,
} from '@rankfall/kernel';
import {
  costOf,
  offered,
  order,
  pendingIn,
  type BidsDoes,
  type BidsState,
  type Draft,
  type Effect,
  type Phase,
} from './bids-offers.ts';

const settings = schema(
  { turns: range(1, 6, 4), hull: range(3, 12, 6), charges: range(0, 4, 2) },
  { presets: { short: { turns: 2, hull: 4 } } },
);

export type BidsEvent =
  | { readonly type: 'rolled'; readonly turn: number; readonly die: number }
  | { readonly type: 'drafted'; readonly only: readonly Seat[]; readonly draft: Draft }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly completed: readonly CompletedAction<Effect>[] }
  | { readonly type: 'resolved'; readonly effects: readonly Queued<Effect>[] };

export interface BidsTerms {
  settings: SettingsOf<typeof settings>;
  state: BidsState;
  view: BidsState;
  event: BidsEvent & Happening;
  does: BidsDoes;
}

type Step = Done<BidsTerms>;
const seatsOf = (state: BidsState): readonly Seat[] => state.hulls.map((_, seat) => seat);
const owns = (state: BidsState, seat: Seat, ship: string): boolean =>
  state.ships[seat]?.includes(ship) ?? false;

/** Goes into a phase; one that nobody has anything to choose in is left at once. The die waits for its wake. */
function enter(state: BidsState, turn: number, phase: Phase, at: Millis): Step {
  const opened = openPhase(turn, phase, state.hulls.length, (open, seat) =>
    offered({ ...state, at: open }, seat),
  );
  const next = { ...state, at: opened };
  if (phase === 'deal') return { state: { ...next, deals: at }, events: [] };
  return allReady(opened) ? leave(next, at) : { state: next, events: [] };
}

/** All are ready: what was drafted is revealed and paid, and the next phase opens. */
function leave(state: BidsState, at: Millis): Step {
  const { turn, phase } = state.at;
  const done = phase === 'resolution' ? resolve(state) : reveal(state, at);
  if (resultOf(done.state)) return done;
  const next = phaseAfter(order, phase);
  const entered = enter(done.state, next.wraps ? turn + 1 : turn, next.phase, at);
  return { state: entered.state, events: [...done.events, ...entered.events] };
}

/** What one draft does, before passives: a cruiser strengthens damage, a frigate salvages lines from it. */
function complete(
  state: BidsState,
  seat: Seat,
  { what, option }: Draft,
  at: Millis,
): CompletedAction<Effect> {
  const base: Effect[] = [];
  if (what === 'build' && option !== 'done') base.push({ type: 'BUILD', ship: option });
  if (what === 'charge' && option === 'fire')
    base.push({ type: 'DAMAGE', value: 2 }, { type: 'HEAL', value: 1 });
  if (what === 'trigger' && option === (state.die % 2 === 1 ? 'odd' : 'even'))
    base.push({ type: 'LINES', value: 2 });
  return completeAction({ id: occasion(state.at, what) }, { id: option }, seat, at, base, {
    modify: (effect) =>
      effect.type === 'DAMAGE' && owns(state, seat, 'cruiser')
        ? { ...effect, value: effect.value + 1 }
        : effect,
    trigger: (effects) =>
      owns(state, seat, 'frigate') && effects.some(({ type }) => type === 'DAMAGE')
        ? [{ type: 'LINES', value: 1 }]
        : [],
  });
}

function reveal(state: BidsState, at: Millis): Step {
  const drafts = state.drafts.flatMap((list, seat) => list.map((one) => ({ ...one, seat })));
  const completed = drafts.map((one) =>
    complete(state, one.seat, { what: one.what, option: one.option }, at),
  );
  let queue = completed.reduce((now, one) => enqueue(now, one.seat, one.resolvedEffects), state.queue);
  for (const { seat, what, option } of drafts) {
    if (what !== 'respond' || option === 'skip') continue;
    const hits = state.queue.waiting.filter((one) => one.by !== seat && one.effect.type === 'DAMAGE');
    for (const { id } of hits) {
      queue =
        option === 'cancel' ? cancelQueued(queue, id, `seat-${seat}`) : mirrorQueued(queue, id, seat, same);
    }
  }
  return {
    state: {
      ...state,
      queue,
      drafts: state.drafts.map(() => []),
      pools: state.pools.map((pools, seat) =>
        (state.drafts[seat] ?? []).reduce((left, one) => pay(left, costOf(one)), pools),
      ),
      fired: drafts.filter(({ option }) => option === 'fire').map(({ seat }) => seat),
    },
    events: completed.length > 0 ? [{ type: 'revealed', completed }] : [],
  };
}
const same = (effect: Effect): Effect => effect;

function resolve(state: BidsState): Step {
  const drained = drain(state.queue, state, apply);
  return {
    state: { ...drained.state, queue: drained.queue, fired: [] },
    events: [{ type: 'resolved', effects: state.queue.waiting }],
  };
}

function apply(state: BidsState, { by, effect }: Queued<Effect>): BidsState {
  switch (effect.type) {
    case 'BUILD':
      return { ...state, ships: state.ships.with(by, [...(state.ships[by] ?? []), effect.ship]) };
    case 'DAMAGE':
      return {
        ...state,
        hulls: state.hulls.map((hull, seat) => (seat === by ? hull : Math.max(0, hull - effect.value))),
      };
    case 'HEAL':
      return { ...state, hulls: state.hulls.with(by, (state.hulls[by] ?? 0) + effect.value) };
    case 'LINES':
      return { ...state, pools: gain(state, effect.value, [by]) };
  }
}

function gain(state: BidsState, lines: number, who: readonly Seat[]): BidsState['pools'] {
  return state.pools.map((pools, seat) =>
    who.includes(seat) ? { ...pools, lines: (pools['lines'] ?? 0) + lines } : pools,
  );
}

/** Over when a hull is gone or the last turn has been resolved; the strongest hulls win. */
function resultOf(state: BidsState): Result | undefined {
  const { turn, phase } = state.at;
  const sunk = state.hulls.some((hull) => hull <= 0);
  const played = turn >= state.turns && phase === 'resolution' && state.queue.waiting.length === 0;
  if (!sunk && !played) return undefined;
  const best = Math.max(...state.hulls);
  const winners = state.hulls.filter((hull) => hull === best).length;
  const outcome = state.hulls.map((hull): Outcome => {
    if (hull < best) return 'lost';
    return winners === 1 ? 'won' : 'drawn';
  });
  return { outcome, reason: sunk ? 'sunk' : 'turns', score: state.hulls };
}

export const bids: Game<BidsTerms> = {
  id: 'bids',
  rules: 1,
  seats: { min: 2, max: 3 },
  settings,
  table: { undo: 'ask', pause: 'ask', draw: true, clock: true },
  setup: ({ turns, hull, charges }, seats) => {
    const each = Array.from({ length: seats }, (_, seat) => seat);
    return {
      turns,
      at: { turn: 1, phase: 'deal', ready: each.map(() => true) },
      deals: 0,
      die: 0,
      hulls: each.map(() => hull),
      pools: each.map(() => ({ lines: 0, charges })),
      ships: each.map(() => []),
      drafts: each.map(() => []),
      fired: [],
      queue: emptyQueue(),
    };
  },
  awaits: (state) => notReady(state.at),
  pending: pendingIn,
  choose(state, seat, does, at) {
    if (does.what !== 'ready') {
      const drafts = state.drafts.with(seat, [...(state.drafts[seat] ?? []), does]);
      return { state: { ...state, drafts }, events: [{ type: 'drafted', only: [seat], draft: does }] };
    }
    const now = { ...state, at: markReady(state.at, seat) };
    const told: Step['events'] = [{ type: 'ready', seat }];
    if (!allReady(now.at)) return { state: now, events: told };
    const left = leave(now, at);
    return { state: left.state, events: [...told, ...left.events] };
  },
  due: (state) => (state.at.phase === 'deal' ? state.deals : undefined),
  wake(state, at, dice) {
    const die = 1 + dice.below('die', 6);
    const { turn } = state.at;
    const dealt = { ...state, die, pools: gain(state, die, seatsOf(state)) };
    const entered = enter(dealt, turn, 'bidding', at);
    return { state: entered.state, events: [{ type: 'rolled', turn, die }, ...entered.events] };
  },
  result: resultOf,
  view: (state, seat) => ({
    ...state,
    drafts: state.drafts.map((drafts, who) => (who === seat ? drafts : [])),
  }),
  // Somebody who is ready has drafted all that is mandatory; what, nobody else can know.
  imagine: (view, seat, dice) => ({
    ...view,
    drafts: view.drafts.map((drafts, who) =>
      who !== seat && view.at.phase === 'bidding' && view.at.ready[who] ? [guess(dice)] : drafts,
    ),
  }),
};

function guess(dice: Dice): Draft {
  return { what: 'trigger', option: dice.below('trigger', 2) === 0 ? 'odd' : 'even' };
}

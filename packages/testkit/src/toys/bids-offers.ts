/** What the captains of Bids may do: the phases, which action types stand in which, and the options with their prices. */
import {
  occasion,
  offerInPhase,
  pay,
  priced,
  readyAction,
  responders,
  type EffectQueue,
  type Option,
  type PendingAction,
  type PhasePlan,
  type PhaseState,
  type Pools,
  type Seat,
} from '@rankfall/kernel';

export const order = ['deal', 'bidding', 'response', 'resolution'] as const;
export type Phase = (typeof order)[number];

export const plan: PhasePlan<Phase> = {
  deal: { acceptsPlayerInput: false, isResponseWindow: false, types: [] },
  bidding: {
    acceptsPlayerInput: true,
    isResponseWindow: false,
    types: ['TRIGGER_SELECTION', 'SHIP_BUILD', 'CHARGE_USE'],
  },
  response: { acceptsPlayerInput: true, isResponseWindow: true, types: ['CHARGE_RESPONSE'] },
  resolution: { acceptsPlayerInput: false, isResponseWindow: false, types: [] },
};

export type Effect =
  | { readonly type: 'BUILD'; readonly ship: string }
  | { readonly type: 'DAMAGE' | 'HEAL' | 'LINES'; readonly value: number };

/** A sealed choice: of what, and which option. Nothing of it happens, not even the paying, before all are ready. */
export interface Draft {
  readonly what: What;
  readonly option: string;
}
export type What = 'trigger' | 'build' | 'charge' | 'respond';
export type BidsDoes = Draft | { readonly what: 'ready' };

export interface BidsState {
  readonly turns: number;
  readonly at: PhaseState<Phase>;
  /** When the next die is rolled. */
  readonly deals: number;
  readonly die: number;
  readonly hulls: readonly number[];
  readonly pools: readonly Pools[];
  readonly ships: readonly (readonly string[])[];
  readonly drafts: readonly (readonly Draft[])[];
  /** Who spent a charge that the others may answer. */
  readonly fired: readonly Seat[];
  readonly queue: EffectQueue<Effect>;
}

/** An option of this action, drafted under its own name. */
function draft(what: What, option: string, cost?: Pools): Option<BidsDoes> {
  return { id: option, does: { what, option }, ...(cost ? { cost } : {}) };
}

const menus: Readonly<Record<What, readonly Option<BidsDoes>[]>> = {
  trigger: [draft('trigger', 'odd'), draft('trigger', 'even')],
  build: [
    draft('build', 'scout', { lines: 1 }),
    draft('build', 'frigate', { lines: 3 }),
    draft('build', 'cruiser', { lines: 5 }),
    draft('build', 'done'),
  ],
  charge: [draft('charge', 'fire', { charges: 1 }), draft('charge', 'skip')],
  respond: [
    draft('respond', 'cancel', { charges: 1 }),
    draft('respond', 'mirror', { charges: 1 }),
    draft('respond', 'skip'),
  ],
};

export function costOf({ what, option }: Draft): Pools {
  return menus[what].find((one) => one.id === option)?.cost ?? {};
}

/** What a seat could still pay with, its own drafts counted. */
export function poolsLeft(state: BidsState, seat: Seat): Pools {
  return (state.drafts[seat] ?? []).reduce((left, one) => pay(left, costOf(one)), state.pools[seat] ?? {});
}

/** What a seat's ships propose in this phase, whether or not it is worth offering. */
function proposed(state: BidsState, seat: Seat): PendingAction<BidsDoes>[] {
  const left = poolsLeft(state, seat);
  const action = (what: What, type: string): PendingAction<BidsDoes> => ({
    id: occasion(state.at, what),
    type,
    options: menus[what].map((option) => priced(option, left)),
  });
  const isOpen = (what: What): boolean => !(state.drafts[seat] ?? []).some((one) => one.what === what);
  switch (state.at.phase) {
    case 'bidding':
      return [
        ...(isOpen('build') ? [action('build', 'SHIP_BUILD')] : []),
        ...(isOpen('charge') ? [action('charge', 'CHARGE_USE')] : []),
        ...(isOpen('trigger') ? [{ ...action('trigger', 'TRIGGER_SELECTION'), mandatory: true }] : []),
      ];
    case 'response': {
      const spent = state.fired.map((who) => ({ seat: who }));
      if (!responders(state.hulls.length, spent).includes(seat) || !isOpen('respond')) return [];
      const note = { code: 'opponent-used', by: state.fired.filter((who) => who !== seat) };
      return [{ ...action('respond', 'CHARGE_RESPONSE'), note }];
    }
    case 'deal':
    case 'resolution':
      return [];
  }
}

export function offered(state: BidsState, seat: Seat): readonly PendingAction<BidsDoes>[] {
  return offerInPhase(plan, state.at, seat, proposed(state, seat));
}

export function pendingIn(state: BidsState, seat: Seat): readonly PendingAction<BidsDoes>[] {
  const open = offered(state, seat);
  const ready = readyAction(state.at, seat, open, { what: 'ready' });
  return ready ? [...open, ready] : open;
}

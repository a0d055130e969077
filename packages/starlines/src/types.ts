/** The vocabulary of Starlines: phases, actions, effects, fleets, the state and what is told of it. */
import type {
  CompletedAction,
  EffectQueue,
  Happening,
  PhasePlan,
  PhaseState,
  Queued,
  Seat,
} from '@rankfall/kernel';
import type { Code, Doctrine } from './catalogue.ts';

export const phases = [
  'dice_roll',
  'ships_that_build',
  'drawing',
  'first_strike',
  'simultaneous_declaration',
  'conditional_response',
  'resolution',
] as const;
export type Phase = 'muster' | (typeof phases)[number];

export const actionTypes = [
  'DOCTRINE_SELECTION',
  'DICE_REROLL',
  'SHIP_BUILD',
  'SHIP_DESTROY',
  'SHIP_TRANSFORM',
  'TRIGGER_SELECTION',
  'CHARGE_USE',
  'CHARGE_RESPONSE',
] as const;
export type ActionType = (typeof actionTypes)[number];

/** The seed's matrix: no other pairing is ever offered. */
export const plan: PhasePlan<Phase> & {
  readonly [phase in Phase]: { readonly types: readonly ActionType[] };
} = {
  muster: { acceptsPlayerInput: true, isResponseWindow: false, types: ['DOCTRINE_SELECTION'] },
  dice_roll: { acceptsPlayerInput: true, isResponseWindow: false, types: ['DICE_REROLL'] },
  ships_that_build: {
    acceptsPlayerInput: true,
    isResponseWindow: false,
    types: ['SHIP_BUILD', 'SHIP_DESTROY'],
  },
  drawing: {
    acceptsPlayerInput: true,
    isResponseWindow: false,
    types: ['SHIP_BUILD', 'SHIP_TRANSFORM', 'TRIGGER_SELECTION'],
  },
  first_strike: { acceptsPlayerInput: true, isResponseWindow: false, types: ['CHARGE_USE'] },
  simultaneous_declaration: { acceptsPlayerInput: true, isResponseWindow: false, types: ['CHARGE_USE'] },
  conditional_response: { acceptsPlayerInput: true, isResponseWindow: true, types: ['CHARGE_RESPONSE'] },
  resolution: { acceptsPlayerInput: false, isResponseWindow: false, types: [] },
};

export type Both<E> = readonly [E, E];
export type Side01 = 0 | 1;
export const sideOf = (seat: Seat): Side01 => (seat === 0 ? 0 : 1);
export const other = (seat: Seat): Side01 => (seat === 0 ? 1 : 0);

export const pairs = ['hive_vanguard', 'hive_concord', 'vanguard_concord'] as const;
export type Pair = (typeof pairs)[number];
export const doctrinesOf: { readonly [pair in Pair]: Both<Doctrine> } = {
  hive_vanguard: ['hive', 'vanguard'],
  hive_concord: ['hive', 'concord'],
  vanguard_concord: ['vanguard', 'concord'],
};

export interface Ship {
  readonly code: Code;
  /** Counts its owner's ships of the type from 1; never used again. */
  readonly n: number;
  readonly charges?: number;
  readonly trigger?: number;
  /** The turn a Frigate was built in: it fires from the next one on. */
  readonly built?: number;
  /** Has used its power this turn. */
  readonly used?: true;
}

export const effectTypes = [
  'DAMAGE',
  'HEALING',
  'BUILD_SHIP',
  'DESTROY_SHIP',
  'TRANSFORM_SHIP',
  'SET_TRIGGER',
  'GENERATE_LINES',
  'GENERATE_JOINING_LINES',
  'REROLL_DIE',
  'CANCEL_EFFECT',
  'MIRROR_EFFECT',
] as const;
export type EffectType = (typeof effectTypes)[number];

export interface Effect {
  readonly type: EffectType;
  /** The ship, or the type of ships that act together: 'guardian-1', 'antlion'. */
  readonly source: string;
  /** Whom it is for, or which ship, or what is built. */
  readonly target: string;
  readonly value: number;
  readonly cancelledBy?: string;
  /** The Ward that was lost instead. */
  readonly stoodInBy?: string;
  /** Its target was gone already. */
  readonly missed?: true;
}
export type Completed = CompletedAction<Effect>;

/** An effect that was declared and can be answered. */
export interface Declared {
  readonly code: Code;
  readonly charges: number;
  readonly effect: Effect;
  /** A mirror: it answers and cannot be answered. */
  readonly mirrors?: true;
}

export interface Answer {
  readonly ship: string;
  readonly how: 'mirror' | 'cancel';
  /** The number in the queue of what it answers. */
  readonly to: number;
  readonly target?: string;
}

/** All that belongs to one player. */
export interface Side {
  readonly doctrines?: Pair;
  readonly health: number;
  readonly lines: number;
  readonly joining: number;
  readonly ships: readonly Ship[];
  /** How many ships of each type there have ever been. */
  readonly made: Readonly<Partial<Record<Code, number>>>;
  readonly rerolls: number;
  /** Healing of this turn that arose before resolution. */
  readonly healing: number;
  /** Types whose condition a Science Vessel has rewarded this turn. */
  readonly rewarded: readonly Code[];
  /** Xenites that an Evolver changes in this phase. */
  readonly owed: readonly string[];
  /** Actions of this phase that are resolved. */
  readonly closed: readonly string[];
  readonly wants: boolean;
  readonly declared: readonly Declared[];
  readonly answers: readonly Answer[];
  /** What this phase's choices came to, until all is revealed. */
  readonly records: readonly Completed[];
}

export interface Over {
  readonly winner?: Side01;
  readonly reason: 'defeat' | 'draw';
}

export interface StarlinesState {
  readonly at: PhaseState<Phase>;
  readonly most: number;
  /** How often the die was offered again this turn. */
  readonly round: number;
  readonly die: number;
  readonly sides: Both<Side>;
  /** Both as they were when the phase opened: what the others see until all are ready. */
  readonly shown: Both<Side>;
  /** Who had something to choose when the phase opened. */
  readonly asked: Both<boolean>;
  /** What was declared and revealed this turn. */
  readonly queue: EffectQueue<Declared>;
  readonly over?: Over;
}

export type Does =
  | { readonly do: 'muster'; readonly option: Pair }
  | { readonly do: 'reroll'; readonly option: 'reroll'; readonly ship: string }
  | { readonly do: 'build'; readonly option: string; readonly code: Code; readonly gives?: string }
  | { readonly do: 'yard'; readonly option: string; readonly ship: string; readonly code: Code }
  | { readonly do: 'destroy'; readonly option: string; readonly ship: string; readonly target: string }
  | { readonly do: 'transform'; readonly option: string; readonly ship: string; readonly to: Code }
  | { readonly do: 'trigger'; readonly option: string; readonly ship: string; readonly value: number }
  | {
      readonly do: 'use';
      readonly option: string;
      readonly ship: string;
      readonly charges: number;
      readonly target?: string;
    }
  | {
      readonly do: 'respond';
      readonly option: string;
      readonly ship: string;
      readonly charges: number;
      readonly to: number;
      readonly target?: string;
    }
  | { readonly do: 'decline'; readonly option: string; readonly what: string; readonly ship?: string }
  | { readonly do: 'ready'; readonly option: 'ready' };

/** What became of a ship that was to be destroyed. */
export interface Loss {
  readonly seat: Seat;
  readonly ship: string;
  readonly by: string;
  /** It was meant for this ship; a Ward stood in. */
  readonly instead?: string;
}

/** What a turn did to one player. */
export interface Toll {
  readonly before: number;
  readonly after: number;
  readonly damage: number;
  readonly healing: number;
}

export type StarlinesEvent = Happening &
  (
    | { readonly type: 'chose'; readonly only: readonly Seat[]; readonly record: Completed }
    | { readonly type: 'ready'; readonly seat: Seat }
    | { readonly type: 'mustered'; readonly pairs: readonly Pair[] }
    | { readonly type: 'rolled'; readonly turn: number; readonly die: number; readonly by: readonly Seat[] }
    | { readonly type: 'income'; readonly die: number; readonly records: readonly Completed[] }
    | { readonly type: 'built'; readonly records: readonly Completed[] }
    | { readonly type: 'revealed'; readonly phase: Phase; readonly records: readonly Completed[] }
    | { readonly type: 'struck'; readonly effects: readonly Effect[]; readonly losses: readonly Loss[] }
    | {
        readonly type: 'resolved';
        readonly turn: number;
        readonly records: readonly Completed[];
        readonly queue: readonly Queued<Declared>[];
        readonly losses: readonly Loss[];
        readonly attrition: number;
        readonly tolls: readonly Toll[];
      }
  );

/**
 * Effects: one chosen option may queue several. Base effects first, then what passives make of them, then what they
 * trigger; all wait in a queue until the phase that resolves them, where they can still be cancelled or mirrored.
 */
import type { Millis, Option, Seat } from './types.ts';

/** What came of one choice, or of an automatic power (then `seat` owns it and `chosenOption` names the power). */
export interface CompletedAction<Effect> {
  readonly actionId: string;
  readonly seat: Seat;
  readonly chosenOption: string;
  readonly at: Millis;
  readonly resolvedEffects: readonly Effect[];
}

/** How a game's passives shape effects. Both see the state through their own closure. */
export interface Shaping<Effect> {
  /** Changes a base effect: an Ark adds to each healing. */
  readonly modify?: (effect: Effect) => Effect;
  /** What follows from the modified effects: a Science Vessel's bonus. */
  readonly trigger?: (effects: readonly Effect[]) => readonly Effect[];
}

export function resolveEffects<Effect>(
  base: readonly Effect[],
  shaping: Shaping<Effect> = {},
): readonly Effect[] {
  const { modify, trigger } = shaping;
  const modified = modify ? base.map(modify) : base;
  return trigger ? [...modified, ...trigger(modified)] : modified;
}

export function completeAction<Effect>(
  action: { readonly id: string },
  option: Pick<Option, 'id'>,
  seat: Seat,
  at: Millis,
  base: readonly Effect[],
  shaping?: Shaping<Effect>,
): CompletedAction<Effect> {
  return {
    actionId: action.id,
    seat,
    chosenOption: option.id,
    at,
    resolvedEffects: resolveEffects(base, shaping),
  };
}

/** Pools that options cost: lines, charges, points. */
export type Pools = Readonly<Record<string, number>>;

/** What is missing to pay this, if anything. */
export function shortOf(
  pools: Pools,
  cost: Pools = {},
): { readonly pool: string; readonly price: number; readonly has: number } | undefined {
  for (const [pool, price] of Object.entries(cost)) {
    const has = pools[pool] ?? 0;
    if (has < price) return { pool, price, has };
  }
  return undefined;
}

/** The pools after paying. Costs were checked when offered; not being able to pay now is a bug. */
export function pay(pools: Pools, cost: Pools = {}): Pools {
  const short = shortOf(pools, cost);
  if (short) throw new Error(`cannot pay ${short.price} ${short.pool} with ${short.has}`);
  return Object.fromEntries(Object.entries(pools).map(([pool, has]) => [pool, has - (cost[pool] ?? 0)]));
}

/** The option as offered to somebody with these pools: off with the reason where it cannot be paid. */
export function priced<Does>(option: Option<Does>, pools: Pools): Option<Does> {
  const short = option.off ? undefined : shortOf(pools, option.cost);
  return short ? { ...option, off: { code: 'not-payable', ...short } } : option;
}

/** An effect in waiting. Cancelled ones stay, marked, so that a log can explain the turn. */
export interface Queued<Effect> {
  readonly id: number;
  readonly by: Seat;
  readonly effect: Effect;
  readonly cancelledBy?: string;
}

export interface EffectQueue<Effect> {
  readonly next: number;
  readonly waiting: readonly Queued<Effect>[];
}

export function emptyQueue<Effect>(): EffectQueue<Effect> {
  return { next: 1, waiting: [] };
}

export function enqueue<Effect>(
  queue: EffectQueue<Effect>,
  by: Seat,
  effects: readonly Effect[],
): EffectQueue<Effect> {
  const added = effects.map((effect, i) => ({ id: queue.next + i, by, effect }));
  return { next: queue.next + effects.length, waiting: [...queue.waiting, ...added] };
}

/** Marks one waiting effect as cancelled by this ship or piece. */
export function cancelQueued<Effect>(
  queue: EffectQueue<Effect>,
  id: number,
  cancelledBy: string,
): EffectQueue<Effect> {
  return { ...queue, waiting: queue.waiting.map((one) => (one.id === id ? { ...one, cancelledBy } : one)) };
}

/** The same effect again, by somebody else; it joins the end of the queue. */
export function mirrorQueued<Effect>(
  queue: EffectQueue<Effect>,
  id: number,
  by: Seat,
  turned: (effect: Effect) => Effect,
): EffectQueue<Effect> {
  const found = queue.waiting.find((one) => one.id === id);
  if (!found) throw new Error(`no effect ${id} is waiting`);
  return enqueue(queue, by, [turned(found.effect)]);
}

/** Applies what waits, in order, and empties the queue; what was cancelled does nothing. */
export function drain<State, Effect>(
  queue: EffectQueue<Effect>,
  state: State,
  apply: (state: State, queued: Queued<Effect>) => State,
): { readonly state: State; readonly queue: EffectQueue<Effect> } {
  const after = queue.waiting.reduce(
    (now, one) => (one.cancelledBy === undefined ? apply(now, one) : now),
    state,
  );
  return { state: after, queue: { next: queue.next, waiting: [] } };
}

/** Who may respond in a window: everybody whose opponent did something to answer. */
export function responders(seats: number, answerable: readonly { readonly seat: Seat }[]): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    answerable.some((one) => one.seat !== seat),
  );
}

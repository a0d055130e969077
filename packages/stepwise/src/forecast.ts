/** The forecast: the real rules on a copy, from now until nobody is moving. Advice; nothing in it binds. */
import { movesOf, tailOf, targetOf } from './moves.ts';
import { impossible, type PlanRefusal } from './plan.ts';
import { block, isTurnSwap, land, revalidate, setOff, type GateReason } from './run.ts';
import { squareName } from './squares.ts';
import type { Square, StepwiseEvent, StepwiseState, Stop } from './types.ts';

export interface Frame {
  readonly state: StepwiseState;
  readonly events: readonly StepwiseEvent[];
  /** The same before next entries were validated. */
  readonly landed: StepwiseState;
}

/** Frame 0 is now, with whoever cannot even begin blocked; then one frame per step. */
export function forecast(state: StepwiseState): readonly Frame[] {
  const isEarly = state.phase === 'plan';
  if (!isEarly && state.phase !== 'run') return [{ state, events: [], landed: state }];
  const off = setOff(state);
  const opening: StepwiseEvent[] = [];
  const begun = isEarly ? block(off, opening) : off;
  const frames: Frame[] = [{ state: begun, events: opening, landed: off }];
  let now = begun;
  while (now.phase === 'run' && now.chars.some(({ status }) => status === 'moving')) {
    const events: StepwiseEvent[] = [];
    const landed = land(now, events);
    now = landed.phase === 'run' ? revalidate(landed, events) : landed;
    frames.push({ state: now, events, landed });
  }
  return frames;
}

export interface Warning {
  readonly who: number;
  /** The entry that fails, from 1, or the one after which spikes are out. */
  readonly step: number;
  readonly reason: Stop | Hazard;
}

export interface Hazard {
  readonly [detail: string]: unknown;
  readonly code: 'HAZARD';
  readonly name: string;
  readonly square: string;
}

/** Who is going to stop before its path is done, and who will be hurt, in squad order. */
export function warningsOf(frames: readonly Frame[]): readonly Warning[] {
  const warnings = frames.flatMap(({ state, events }): Warning[] =>
    events.flatMap((event): Warning[] => {
      if (event.type === 'blocked') return [{ who: event.who, step: event.step, reason: event.stop }];
      return event.type === 'down'
        ? [{ who: event.who, step: state.k, reason: hazard(state, event.who, event.square) }]
        : [];
    }),
  );
  return warnings.toSorted((a, b) => a.who - b.who);
}

function hazard(state: StepwiseState, who: number, square: Square): Hazard {
  return { code: 'HAZARD', name: state.level.chars[who]?.name ?? '', square: squareName(square) };
}

export type Shade = { readonly square: Square; readonly move: string } & (
  | { readonly kind: 'good' }
  | { readonly kind: 'doubtful'; readonly reason: Stop | Hazard | GateReason }
  | { readonly kind: 'impossible'; readonly reason: PlanRefusal }
);

/** Every square this character's moves reach from its tail, and what would come of it as the next entry. */
export function shade(
  state: StepwiseState,
  who: number,
  frames: readonly Frame[] = forecast(state),
): readonly Shade[] {
  const one = state.chars[who];
  const sheet = state.level.chars[who];
  if (!one || !sheet || state.phase !== 'plan') return [];
  const tail = tailOf(one.start, one.path);
  const early = earlyEnd(frames, who);
  const base = frames[one.path.length]?.landed;
  return movesOf(sheet.dex).flatMap((move): Shade[] => {
    const square = targetOf(tail, move);
    if (square === undefined) return [];
    const never = impossible(state, who, square);
    if (never) return [{ square, move: move.name, kind: 'impossible', reason: never }];
    const reason = early ?? (base && doubt(state, base, who, square));
    return [
      reason
        ? { square, move: move.name, kind: 'doubtful', reason }
        : { square, move: move.name, kind: 'good' },
    ];
  });
}

/** Why this character does not get as far as its next entry. */
function earlyEnd(frames: readonly Frame[], who: number): Stop | Hazard | undefined {
  const last = frames.at(-1)?.state;
  const one = last?.chars[who];
  if (!last || !one) return undefined;
  if (one.status === 'blocked' && one.stop) return one.stop;
  const lost = warningsOf(frames).find(({ reason }) => reason.code === 'HAZARD');
  const isBefore = last.phase === 'lost' && one.done < one.path.length;
  return one.status === 'down' || isBefore ? (lost?.reason ?? undefined) : undefined;
}

/** One resolution with everybody else's entry and this candidate, then the settle. */
function doubt(
  plan: StepwiseState,
  base: StepwiseState,
  who: number,
  square: Square,
): Stop | Hazard | GateReason | undefined {
  const extended = (state: StepwiseState, status: 'moving' | 'ready'): StepwiseState => ({
    ...state,
    chars: state.chars.map((one, i) => (i === who ? { ...one, path: [...one.path, square], status } : one)),
  });
  if (base.phase === 'run') {
    const checked = settleDown(extended(base, 'moving'));
    const stop = checked.chars[who]?.stop;
    if (stop) return stop;
    const landed = land(checked, []);
    if (landed.chars[who]?.status === 'down') return hazard(landed, who, square);
  }
  const planned = extended(plan, 'ready').chars;
  const mine = planned[who];
  const rival = planned.findIndex((other, i) => i !== who && mine && isTurnSwap(mine, other));
  if (rival < 0) return undefined;
  const name = (i: number): string => plan.level.chars[i]?.name ?? '';
  return { code: 'TURN_SWAP', name: name(who), others: [name(rival)] };
}

/** The validation after a step, without the end of the run. */
function settleDown(landed: StepwiseState): StepwiseState {
  const chars = landed.chars.map((one) =>
    one.status === 'moving' && one.done === one.path.length ? { ...one, status: 'complete' as const } : one,
  );
  return block({ ...landed, chars }, []);
}

/** Everything the rest of this run brings, as Run all would play it. */
export function runAll(state: StepwiseState): { state: StepwiseState; events: readonly StepwiseEvent[] } {
  const events: StepwiseEvent[] = [];
  let now = setOff(state);
  while (now.phase === 'run') {
    const landed = land(now, events);
    now = landed.phase === 'run' ? revalidate(landed, events) : landed;
  }
  return { state: now, events };
}

/**
 * The action layer of phase games: phases with or without player input, response windows, ready lights, and which
 * action types may stand where. A game puts a `PhaseState` into its state and asks here what may be offered.
 */
import type { Option, PendingAction, Reason, Seat } from './types.ts';

export interface PhaseMetadata {
  readonly acceptsPlayerInput: boolean;
  readonly isResponseWindow: boolean;
}

/** The whole matrix: each phase, what it is, and the action types that may be offered in it. No other pairing exists. */
export type PhasePlan<P extends string> = {
  readonly [phase in P]: PhaseMetadata & { readonly types: readonly string[] };
};

export interface PhaseState<P extends string> {
  readonly turn: number;
  readonly phase: P;
  /** The ready light of each seat. */
  readonly ready: readonly boolean[];
}

export const READY_TYPE = 'DECLARE_READY';
export const READY_OPTION = 'ready';

/** Ids of options that resolve an action without effect. Every optional action holds one. */
export const declining: readonly string[] = ['skip', 'done', 'keep'];

/** The id of an occasion: it dies with its phase, so a late choice is refused without any version check. */
export function occasion<P extends string>(at: PhaseState<P>, what: string, about?: string): string {
  if (at.turn !== latest.turn || at.phase !== latest.phase) {
    latest = { turn: at.turn, phase: at.phase, prefix: `${at.turn}/${at.phase}/` };
  }
  return about === undefined ? latest.prefix + what : `${latest.prefix}${what}/${about}`;
}

/** A phase names many occasions, all with the same beginning. */
let latest = { turn: -1, phase: '', prefix: '' };

/** A phase as it opens: whoever has nothing to choose is ready by itself. */
export function openPhase<P extends string>(
  turn: number,
  phase: P,
  seats: number,
  pending: (open: PhaseState<P>, seat: Seat) => readonly PendingAction[],
): PhaseState<P> {
  const open: PhaseState<P> = { turn, phase, ready: Array.from({ length: seats }, () => false) };
  return { turn, phase, ready: Array.from({ length: seats }, (_, seat) => pending(open, seat).length === 0) };
}

/** The order of the phases: the next one, and whether that begins a new turn. */
export function phaseAfter<P extends string>(
  order: readonly P[],
  phase: P,
): { readonly phase: P; readonly wraps: boolean } {
  const next = order[order.indexOf(phase) + 1];
  const [first] = order;
  if (next !== undefined) return { phase: next, wraps: false };
  if (first === undefined) throw new Error('a plan needs at least one phase');
  return { phase: first, wraps: true };
}

/** Who still keeps the phase open. */
export function notReady<P extends string>(at: PhaseState<P>): readonly Seat[] {
  return at.ready.flatMap((ready, seat) => (ready ? [] : [seat]));
}

export const allReady = <P extends string>(at: PhaseState<P>): boolean => at.ready.every(Boolean);

export function markReady<P extends string>(at: PhaseState<P>, seat: Seat): PhaseState<P> {
  const { turn, phase, ready } = at;
  return { turn, phase, ready: ready.map((is, who) => is || who === seat) };
}

/**
 * What a seat is offered in this phase, of what its ships or pieces propose: mandatory actions first; an optional action
 * only while it has something to take besides declining; nothing once the seat is ready. A type that the plan does not
 * allow here is a bug of the game, so it throws.
 */
export function offerInPhase<P extends string, Does>(
  plan: PhasePlan<P>,
  at: PhaseState<P>,
  seat: Seat,
  proposed: readonly PendingAction<Does>[],
): readonly PendingAction<Does>[] {
  const { acceptsPlayerInput, types } = plan[at.phase];
  for (const { type, id } of proposed) {
    if (!acceptsPlayerInput || !types.includes(type))
      throw new Error(`${type} (${id}) may not be offered in phase ${at.phase}`);
  }
  if (at.ready[seat] ?? true) return [];
  return isAsOffered(proposed)
    ? proposed
    : [
        ...proposed.filter(isMandatory),
        ...proposed.filter((action) => !isMandatory(action) && action.options.some(isWorthIt)),
      ];
}

/** Whether all of it can be offered as it stands, which is so most of the time. */
function isAsOffered(proposed: readonly PendingAction[]): boolean {
  let isOptional = false;
  for (const action of proposed) {
    if (isMandatory(action) ? isOptional : !action.options.some(isWorthIt)) return false;
    isOptional ||= !isMandatory(action);
  }
  return true;
}

const isMandatory = (action: PendingAction): boolean => action.mandatory ?? false;

function isWorthIt<Does>(option: Option<Does>): boolean {
  return option.off === undefined && !declining.includes(option.id);
}

/** Whether nothing mandatory is left: optional actions that stay open count as declined. */
export function canDeclareReady(pending: readonly PendingAction[]): boolean {
  return !pending.some(isMandatory);
}

/** The ready button of a seat, off with the names of what must be resolved first; none once it is ready. */
export function readyAction<P extends string, Does>(
  at: PhaseState<P>,
  seat: Seat,
  pending: readonly PendingAction<Does>[],
  does: Does,
): PendingAction<Does> | undefined {
  if (at.ready[seat] ?? true) return undefined;
  const open = pending.filter(isMandatory).map((action) => action.about ?? action.type);
  const off: Reason | undefined = open.length > 0 ? { code: 'mandatory-open', open } : undefined;
  return {
    id: occasion(at, READY_OPTION),
    type: READY_TYPE,
    options: [{ id: READY_OPTION, does, ...(off ? { off } : {}) }],
  };
}

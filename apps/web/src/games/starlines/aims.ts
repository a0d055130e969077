/** What can be chosen by pointing at a ship. An action is aimed at a fleet; where it could answer several things, each is an aim. */
import type { Option, PendingAction } from '@rankfall/kernel';
import type { Does } from '@rankfall/starlines';
import type { Pile } from './piles.ts';

export interface Aim {
  readonly id: string;
  readonly action: PendingAction<Does>;
  readonly options: readonly Option<Does>[];
  /** Whose ships it points at: both fleets may hold a ship of the same name. */
  readonly fleet: 'own' | 'theirs';
  /** The number in the queue of what it answers. */
  readonly to?: number;
}

export function aimsOf(action: PendingAction<Does>): readonly Aim[] {
  const aims = new Map<string, Aim>();
  for (const option of action.options) {
    if (!option.picks) continue;
    const to = option.does.do === 'respond' ? option.does.to : undefined;
    const id = to === undefined ? action.id : `${action.id}#${to}`;
    const options = [...(aims.get(id)?.options ?? []), option];
    const fleet = option.does.do === 'destroy' ? 'own' : 'theirs';
    aims.set(id, { id, action, options, fleet, ...(to === undefined ? {} : { to }) });
  }
  return [...aims.values()].filter(({ options }) => options.some(({ off }) => off === undefined));
}

/** The options of an action that are buttons of their own. */
export const plainOptions = (action: PendingAction<Does>): readonly Option<Does>[] =>
  action.options.filter(({ picks }) => !picks);

/** What pointing at this pile would choose: the oldest ship that can be had. */
export function optionAt(aim: Aim | undefined, pile: Pile): Option<Does> | undefined {
  if (!aim || pile.isLost) return undefined;
  const at = aim.options.filter(({ picks }) => picks && pile.names.includes(picks[0] ?? ''));
  return at.find(({ off }) => off === undefined) ?? at[0];
}

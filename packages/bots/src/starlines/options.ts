/** What a bot may choose, as data: everything enabled, each kind of thing once. */
import { declining, imagineMatch, pendingOf, type Choice } from '@rankfall/kernel';
import { codeFrom, type Does, type StarlinesState, type StarlinesTerms } from '@rankfall/starlines';
import { indexOf, SLOT } from '@rankfall/starlines/fast';
import type { Chair } from '../bot.ts';

export interface Offer {
  readonly choice: Choice;
  readonly does: Does;
  readonly mandatory: boolean;
}

export interface Menu {
  readonly state: StarlinesState;
  readonly seat: 0 | 1;
  /** All that does something, ready left out. */
  readonly offers: readonly Offer[];
  /** To be done with this phase, if nothing mandatory is open. */
  readonly ready: Choice | undefined;
}

/** What this chair may choose now; undefined if it is not to choose. */
export function menuOf({ charter, look }: Chair<StarlinesTerms>): Menu | undefined {
  const { seat } = look;
  if (seat === 'watcher') return undefined;
  // What a seat may choose never depends on what it cannot see, so any imagined state will do.
  const imagined = imagineMatch(charter, look, 'options');
  const offers: Offer[] = [];
  const kinds = new Set<string>();
  let ready: Choice | undefined;
  for (const { id, options, mandatory = false } of pendingOf(imagined, seat))
    for (const { id: option, does, off } of options) {
      if (off) continue;
      const choice = { action: id, option };
      if (does.do === 'ready') ready = choice;
      else if (!declining.includes(option) && isNew(kinds, does)) offers.push({ choice, does, mandatory });
    }
  if (offers.length === 0 && !ready) return undefined;
  // The view itself is what is searched from: the other side as it was when the phase opened.
  return { state: look.view, seat: seat === 0 ? 0 : 1, offers, ready };
}

/** Ships that only count are all alike: one stands for its type, as a target or to be changed. */
function isNew(kinds: Set<string>, does: Does): boolean {
  const kind = kindOf(does);
  if (kind === undefined) return true;
  if (kinds.has(kind)) return false;
  kinds.add(kind);
  return true;
}

function kindOf(does: Does): string | undefined {
  switch (does.do) {
    case 'destroy':
      return `destroy ${alike(does.target)}`;
    case 'yard':
      return 'yard';
    case 'transform':
      return `transform ${does.to}`;
    case 'use':
      return does.target === undefined ? undefined : `${does.ship} ${does.charges} ${alike(does.target)}`;
    case 'respond':
      return does.target === undefined ? undefined : `${does.ship} ${does.to} ${alike(does.target)}`;
    case 'muster':
    case 'reroll':
    case 'build':
    case 'trigger':
    case 'decline':
    case 'ready':
      return undefined;
  }
}

function alike(ship: string): string {
  const code = codeFrom(ship);
  return code !== undefined && (SLOT[indexOf(code)] as number) < 0 ? code : ship;
}

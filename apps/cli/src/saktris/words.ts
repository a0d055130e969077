/** Saktris' reasons and the kernel's as sentences, and those events that a picture does not show. */
import type { Reason, Told } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import type { SaktrisEvent, SaktrisTerms } from '@rankfall/saktris';
import { sayEvent, saySaktrisReason } from '@rankfall/saktris/words';

export function sayAnyReason(reason: Reason): string {
  return sayReason(reason, saySaktrisReason);
}

const SAID = ['skipped', 'passed', 'triplet-cleared', 'row-cleared', 'check'] as const;
type Said = Extract<SaktrisEvent, { readonly type: (typeof SAID)[number] }>;

const isSaid = (event: Told<SaktrisTerms>['event']): event is Said =>
  SAID.some((type) => type === event.type);

/** The end says more than the check that led to it. */
export function sayEvents(told: readonly Told<SaktrisTerms>[]): readonly string[] {
  const isOver = told.some(({ event }) => event.type === '~over');
  return told.flatMap(({ event }) =>
    isSaid(event) && !(isOver && event.type === 'check') ? [sayEvent(event)] : [],
  );
}

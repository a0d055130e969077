/** ChessBrawl's reasons, the kernel's and the keyboard's as sentences, and those events that a picture does not show. */
import type { BrawlEvent, BrawlTerms } from '@rankfall/chessbrawl';
import { sayBrawlReason, sayEvent } from '@rankfall/chessbrawl/words';
import type { Reason, Told } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';

/** What only a keyboard can get wrong. */
const typedWords: Readonly<Record<string, string>> = {
  'not-understood': 'That is no move here; "moves" lists what can be typed now.',
  'two-can': 'More than one piece can do that; type where it goes from, too, such as b1c3.',
  'no-boon': 'Type 1, 2 or 3, or the name of the boon.',
};

export function sayAnyReason(reason: Reason): string {
  return typedWords[reason.code] ?? sayReason(reason, sayBrawlReason);
}

const UNSAID: readonly BrawlEvent['type'][] = [
  'aimed',
  'boons-offered',
  'king-fell',
  'placed',
  'removed',
  'spawned',
  'turn-changed',
  'turn-skipped',
  'victory',
];

const isOurs = (event: Told<BrawlTerms>['event']): event is BrawlEvent => !event.type.startsWith('~');

export function sayEvents(told: readonly Told<BrawlTerms>[]): readonly string[] {
  return told.flatMap(({ event }) => {
    if (!isOurs(event) || UNSAID.includes(event.type)) return [];
    if (event.type === 'moved' && event.side === 'player') return [];
    return [sayEvent(event)];
  });
}

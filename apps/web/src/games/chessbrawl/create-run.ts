/** A run on the screen: hosted, kept, followed piece by piece. Everything that the screen shows is derived here. */
import { createEffect, createMemo, onCleanup, untrack, type Accessor } from 'solid-js';
import {
  fold,
  lineOf,
  pendingOf,
  recordOf,
  type Match,
  type Option,
  type PendingAction,
  type Reason,
  type Told,
} from '@rankfall/kernel';
import {
  chessbrawl,
  chessbrawls,
  isAssisted,
  type BrawlDoes,
  type BrawlEvent,
  type BrawlState,
  type BrawlTerms,
} from '@rankfall/chessbrawl';
import { hostMatch, type Hosted } from '../../match/hosting.ts';
import type { Matches, StoredMatch } from '../../storage/types.ts';
import { eventsIn } from './foresee.ts';
import { eventsOfPly } from './line.ts';
import { follow, menOn, type Men } from './men.ts';
import { roomSitters } from './sitters.ts';

export type BrawlMatch = Match<BrawlTerms>;
export type BrawlOption = Option<BrawlDoes>;

export interface Run {
  readonly stored: StoredMatch;
  readonly hosted: Hosted<BrawlTerms>;
  readonly match: Accessor<BrawlMatch>;
  readonly state: Accessor<BrawlState>;
  readonly isPaused: Accessor<boolean>;
  readonly isAssisted: Accessor<boolean>;
  /** What happened last, and where pieces went. */
  readonly events: Accessor<readonly BrawlEvent[]>;
  readonly moved: Accessor<Moved | undefined>;
  readonly men: Accessor<Men>;
  /** The pending action of this type, if it is open now. */
  readonly offer: (type: string) => PendingAction<BrawlDoes> | undefined;
  /** Chooses the only option of an action, or the named one; answers why not. */
  readonly choose: (type: string, option?: string) => Reason | undefined;
  /** Whether that would be accepted. */
  readonly can: (type: string) => boolean;
  readonly table: (action: string, option: string) => Reason | undefined;
  readonly why: (type: string, option: string) => Reason | undefined;
}

export interface Moved {
  readonly from: number;
  readonly to: number;
}

/** A stored run as one that can be played; throws what the shell catches, for it was checked when it was stored. */
export function openStored({ record }: StoredMatch): BrawlMatch {
  const game = chessbrawls.find(({ rules }) => rules === record.rules) ?? chessbrawl;
  const { match, refused } = fold(game, record);
  if (!match) throw new Error(`the kept run cannot be played again: ${refused.code}`);
  return match;
}

export function createRun(
  stored: StoredMatch,
  matches: Pick<Matches, 'save'>,
  onTold: (told: readonly Told<BrawlTerms>[]) => void,
): Run {
  const { id, seats, startedAt, preset } = stored;
  const opened = openStored(stored);
  const room = (): Hosted<BrawlTerms>['room'] => hosted.room;
  const hosted: Hosted<BrawlTerms> = hostMatch<BrawlTerms>({
    match: opened,
    sitters: roomSitters(seats, id, () => room().match().state.pace),
    keep: (match) => {
      const plies = lineOf(match).length;
      matches.save({ id, seats, startedAt, plies, ...(preset ? { preset } : {}), record: recordOf(match) });
    },
  });
  holdWhileHidden(hosted);
  const match = createMemo(() => hosted.now().match);
  const state = createMemo(() => match().state);
  const events = createMemo(() => eventsIn(hosted.now().told));
  const men = createMemo<Men>((before) => follow(before, events(), state().board), menOn(opened.state.board));
  const moved = createMemo<Moved | undefined>(
    (before) => {
      const { told } = hosted.now();
      if (told.some(({ event }) => event.type === '~undone' || event.type === '~redone')) return undefined;
      if (events().some(({ type }) => type === 'wave-ended')) return undefined;
      return lastMoved(events()) ?? before;
    },
    lastMoved(eventsOfPly(opened, lineOf(opened).length)),
  );
  const pending = createMemo(() => pendingOf(match(), 0));
  const offer = (type: string): PendingAction<BrawlDoes> | undefined =>
    pending().find((action) => action.type === type);

  createEffect(() => {
    const { told } = hosted.now();
    if (told.length > 0) untrack(() => onTold(told));
  });

  return {
    stored,
    hosted,
    match,
    state,
    isPaused: createMemo(() => match().sitting.paused && match().result === undefined),
    isAssisted: createMemo(() => isAssisted(state(), match().sitting.marks)),
    events,
    moved,
    men,
    offer,
    can: (type) => offer(type)?.options.some(({ off }) => off === undefined) ?? false,
    choose: (type, option) => {
      const action = offer(type);
      if (!action) return { code: 'not-offered' };
      return hosted.choose(0, { action: action.id, option: option ?? action.options[0]?.id ?? '' });
    },
    table: (action, option) => hosted.choose(0, { action, option }),
    why: (type, option) => {
      const action = offer(type);
      return action && chessbrawl.explain?.(state(), 0, { action: action.id, option }, match().at);
    },
  };
}

export function lastMoved(events: readonly BrawlEvent[]): Moved | undefined {
  const last = events.findLast((event) => event.type === 'moved');
  return last?.type === 'moved' ? { from: last.from, to: last.to } : undefined;
}

/** A tab that nobody sees counts as paused: the host holds the run, and lets it go when somebody looks again. */
function holdWhileHidden({ room }: Hosted<BrawlTerms>): void {
  const look = (): void => {
    const { result, sitting } = room.match();
    if (result) return;
    if (document.visibilityState === 'hidden') {
      if (!sitting.held) room.host({ action: '~hold', option: 'hold' });
    } else if (sitting.held) room.host({ action: '~go', option: 'go' });
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  look();
}

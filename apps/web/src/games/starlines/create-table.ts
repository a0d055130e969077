/**
 * A match at the table: hosted, kept, and seen by whoever holds the device. Everything that is drawn comes from `view`, which is
 * what that one seat may know; while the device changes hands it is what everybody knows.
 */
import { createEffect, createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import {
  fold,
  lineOf,
  pendingOf,
  READY_TYPE,
  recordOf,
  takeBack,
  type Match,
  type PendingAction,
  type Reason,
  type Told,
} from '@rankfall/kernel';
import {
  starlines,
  starlinesVersions,
  type Does,
  type Side01,
  type StarlinesState,
  type StarlinesTerms,
} from '@rankfall/starlines';
import { createLate } from '../../look/after-paint.ts';
import { hostMatch, type Hosted } from '../../match/hosting.ts';
import type { Matches, StoredMatch } from '../../storage/types.ts';
import { humansOf } from './choice.ts';
import { newsIn, pagesOf, type Page } from './chronicle.ts';
import { roomSitters } from './players.ts';

export type Actions = readonly PendingAction<Does>[];

export interface Table {
  readonly hosted: Hosted<StarlinesTerms>;
  readonly match: Accessor<Match<StarlinesTerms>>;
  readonly humans: readonly Side01[];
  /** Who looks at the screen; nobody while it changes hands. */
  readonly viewer: Accessor<Side01 | undefined>;
  /** To whom the device goes now. */
  readonly handTo: Accessor<Side01 | undefined>;
  readonly take: () => void;
  /** Whose fleet is drawn below. */
  readonly bottom: Accessor<Side01>;
  readonly view: Accessor<StarlinesState>;
  /** What the viewer may choose, ready apart. */
  readonly actions: Accessor<Actions>;
  readonly ready: Accessor<PendingAction<Does> | undefined>;
  readonly canTakeBack: Accessor<boolean>;
  readonly pages: Accessor<readonly Page[]>;
  readonly choose: (action: string, option: string) => Reason | undefined;
}

export type OnTold = (told: readonly Told<StarlinesTerms>[]) => void;

/** A stored match as one that can be played; throws what the shell catches, for it was checked when it was stored. */
export function openStored({ record }: StoredMatch): Match<StarlinesTerms> {
  const game = starlinesVersions.find(({ rules }) => rules === record.rules) ?? starlines;
  const { match, refused } = fold(game, record);
  if (!match) throw new Error(`the kept match cannot be played again: ${refused.code}`);
  return match;
}

export function createTable(stored: StoredMatch, matches: Matches, onTold: OnTold): Table {
  const { id, seats, startedAt, preset } = stored;
  const opened = openStored(stored);
  const humans = humansOf(seats);
  const hosted = hostMatch<StarlinesTerms>({
    match: opened,
    sitters: roomSitters(seats),
    ears: humans.length > 0 ? humans : ['watcher'],
    keep: (match) => {
      const plies = lineOf(match).length;
      matches.save({ id, seats, startedAt, plies, ...(preset ? { preset } : {}), record: recordOf(match) });
    },
  });
  const match = createMemo(() => hosted.now().match);
  // After a reload nobody knows who is looking, unless nothing was chosen yet.
  const [holder, setHolder] = createSignal<Side01 | undefined>(
    humans.length === 1 || !opened.line ? humans[0] : undefined,
  );
  const waiting = createMemo((): readonly Side01[] =>
    match().result ? [] : humans.filter((seat) => starlines.awaits(match().state).includes(seat)),
  );
  const handTo = createMemo((): Side01 | undefined => {
    const [now, next] = [holder(), waiting()[0]];
    if (humans.length < 2 || next === undefined) return undefined;
    return now !== undefined && waiting().includes(now) ? undefined : next;
  });
  const viewer = createMemo((): Side01 | undefined => (handTo() === undefined ? holder() : undefined));
  const view = createMemo(() => starlines.view(match().state, viewer() ?? 'watcher'));
  const offered = createMemo((): Actions => {
    const seat = viewer();
    return seat === undefined ? [] : pendingOf(match(), seat);
  });
  const [pages, setPages] = createSignal(pagesOf(opened));
  const beside = createLate(match);

  createEffect(() => {
    const { told, match: after } = hosted.now();
    if (told.length === 0) return;
    const events = newsIn(told);
    if (events.length > 0) setPages((before) => [...before, { events, match: after }]);
    untrack(() => onTold(told));
  });

  return {
    hosted,
    match,
    humans,
    viewer,
    handTo,
    take: () => setHolder(handTo()),
    bottom: createMemo(() => holder() ?? humans[0] ?? 0),
    view,
    actions: createMemo(() => offered().filter(({ type }) => type !== READY_TYPE)),
    ready: createMemo(() => offered().find(({ type }) => type === READY_TYPE)),
    canTakeBack: createMemo(() => {
      const seat = viewer();
      return seat !== undefined && !beside().sitting.paused && takeBack(beside(), seat) !== undefined;
    }),
    pages,
    choose: (action, option) => {
      const seat = viewer();
      return seat === undefined ? { code: 'not-offered' } : hosted.choose(seat, { action, option });
    },
  };
}

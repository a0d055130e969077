/** A match on the screen: hosted, kept, followed piece by piece. Everything that the screen shows is derived here. */
import { createEffect, createMemo, untrack, type Accessor } from 'solid-js';
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
  saktris,
  type SaktrisDoes,
  type SaktrisEvent,
  type SaktrisTerms,
  type SaktrisView,
  type Side,
} from '@rankfall/saktris';
import { hostMatch, type Hosted } from '../../match/hosting.ts';
import type { Matches, StoredMatch } from '../../storage/types.ts';
import { withBlocked } from './attempt.ts';
import { onlyHuman } from './choice.ts';
import { castlingGoals, checkMarks, lastMarks } from './last-move.ts';
import { follow, menOn, type Men } from './men.ts';
import { roomSitters } from './players.ts';
import { armyOf, inDanger } from './tray.ts';
import { clearingsOf } from '../../board/clearings.ts';
import type { Mark } from '../../board/marks.ts';
import type { Gone } from '../../board/motion.ts';

export interface Play {
  readonly hosted: Hosted<SaktrisTerms>;
  readonly match: Accessor<Match<SaktrisTerms>>;
  readonly view: Accessor<SaktrisView>;
  /** Who is to move at this screen; undefined while the computer is, or nobody. */
  readonly acting: Accessor<Side | undefined>;
  /** Where the only person sits; undefined where two share the screen. */
  readonly human: Side | undefined;
  readonly action: Accessor<PendingAction<SaktrisDoes> | undefined>;
  readonly options: Accessor<readonly Option<SaktrisDoes>[]>;
  readonly men: Accessor<Men>;
  readonly marks: Accessor<readonly Mark[]>;
  readonly gone: Accessor<Gone>;
  readonly armies: readonly [string, string];
  readonly danger: Accessor<Side | undefined>;
  readonly place: (id: string) => Reason | undefined;
  readonly why: (option: string) => Reason | undefined;
}

export type OnTold = (told: readonly Told<SaktrisTerms>[]) => void;

/** A stored match as one that can be played; throws what the shell catches, for it was checked when it was stored. */
export function openStored({ record }: StoredMatch): Match<SaktrisTerms> {
  const { match, refused } = fold(saktris, record);
  if (!match) throw new Error(`the kept match cannot be played again: ${refused.code}`);
  return match;
}

export function createPlay(stored: StoredMatch, matches: Matches, onTold: OnTold): Play {
  const { id, seats, startedAt, preset } = stored;
  const opened = openStored(stored);
  const hosted = hostMatch<SaktrisTerms>({
    match: opened,
    sitters: roomSitters(seats),
    keep: (match) => {
      const plies = lineOf(match).length;
      matches.save({ id, seats, startedAt, plies, ...(preset ? { preset } : {}), record: recordOf(match) });
    },
  });
  const human = onlyHuman(seats);
  const match = createMemo(() => hosted.now().match);
  const mover = (): Side => match().state.position.toMove;
  const acting = createMemo((): Side | undefined => {
    if (match().result || match().sitting.paused) return undefined;
    return human === undefined || human === mover() ? mover() : undefined;
  });
  const view = createMemo(() => saktris.view(match().state, human ?? mover()));
  const action = createMemo(() => {
    const side = acting();
    return side === undefined ? undefined : pendingOf(match(), side)[0];
  });
  const options = createMemo((): readonly Option<SaktrisDoes>[] => {
    const [side, offered] = [acting(), action()];
    return side === undefined || !offered ? [] : withBlocked(match().state, side, offered);
  });
  const men = createMemo<Men>(
    (before) => follow(before, gameEvents(hosted.now().told), view().position.board),
    menOn(opened.state.position.board),
  );
  const first = (lineOf(opened)[0]?.before ?? opened).state;
  const [whiteToCome, blackToCome] = saktris.view(first, 'watcher').toCome;
  const armies = [
    armyOf(first.position.board, whiteToCome, 0),
    armyOf(first.position.board, blackToCome, 1),
  ] as const;

  createEffect(() => {
    const { told } = hosted.now();
    if (told.length > 0) untrack(() => onTold(told));
  });

  return {
    hosted,
    match,
    view,
    acting,
    human,
    action,
    options,
    men,
    marks: createMemo(() => marksOf(match(), view())),
    gone: createMemo(() => goneIn(hosted.now().told)),
    armies,
    danger: createMemo(() => inDanger(view(), armies)),
    place: (option) => {
      const [side, offered] = [acting(), action()];
      if (side === undefined || !offered) return { code: 'not-offered' };
      return hosted.choose(side, { action: offered.id, option });
    },
    why: (option) => {
      const [side, offered] = [acting(), action()];
      if (side === undefined || !offered) return undefined;
      return saktris.explain?.(match().state, side, { action: offered.id, option }, match().at);
    },
  };
}

export function marksOf(match: Match<SaktrisTerms>, view: SaktrisView): readonly Mark[] {
  const before = match.line?.before.state.position.board;
  return [...lastMarks(view.last, castlingGoals(view.last, before)), ...checkMarks(view)];
}

/** What the game itself says of what was told. */
export const gameEvents = (told: readonly Told<SaktrisTerms>[]): readonly SaktrisEvent[] =>
  told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as SaktrisEvent]));

export function goneIn(told: readonly Told<SaktrisTerms>[]): Gone {
  const events = gameEvents(told);
  const ways = new Map<string, string>();
  const came = new Set<string>();
  for (const event of events)
    if (event.type === 'moved') ways.set(event.to, event.from);
    else if (event.type === 'placed') came.add(event.square);
  const cleared = events.flatMap((event) => {
    if (event.type === 'row-cleared') return clearingsOf(event.line, ways, came);
    if (event.type !== 'triplet-cleared') return [];
    return clearingsOf([...event.line, ...(event.victim ? [event.victim] : [])], ways, came);
  });
  return { cleared };
}

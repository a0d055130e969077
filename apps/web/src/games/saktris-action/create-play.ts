/** A match of Action on the screen: hosted, kept, counted in. Everything that the screen shows is derived here. */
import { createEffect, createMemo, createSignal, onCleanup, untrack, type Accessor } from 'solid-js';
import {
  fold,
  lineOf,
  recordOf,
  type Match,
  type Option,
  type PendingAction,
  type Reason,
  type Told,
} from '@rankfall/kernel';
import {
  nameOfSquare,
  saktrisAction,
  type ActionDoes,
  type ActionState,
  type ActionTerms,
} from '@rankfall/saktris/action';
import type { BoardPiece, Mark, Ring } from '../../board/marks.ts';
import type { Gone } from '../../board/motion.ts';
import { hostMatch, type Hosted } from '../../match/hosting.ts';
import type { Matches, StoredMatch } from '../../storage/types.ts';
import { onlyHuman, type Side } from './choice.ts';
import { goneIn } from './gone-in.ts';
import { landingMarks, lastMarks, piecesOf } from './pieces.ts';
import { roomSitters } from './players.ts';

/** An order as the board offers it: whose it is, and under which action it goes out. */
export interface Order extends Option<ActionDoes> {
  readonly seat: Side;
  readonly action: string;
}

export interface Play {
  readonly hosted: Hosted<ActionTerms>;
  readonly match: Accessor<Match<ActionTerms>>;
  readonly state: Accessor<ActionState>;
  /** Where the only person sits; undefined where two share the screen. */
  readonly human: Side | undefined;
  readonly humans: readonly Side[];
  /** Neither held nor paused nor over. */
  readonly isRunning: Accessor<boolean>;
  /** Whether each side could move now. */
  readonly ready: Accessor<readonly [boolean, boolean]>;
  readonly orders: Accessor<readonly Order[]>;
  readonly pieces: Accessor<readonly BoardPiece[]>;
  /** The sides that are cooling down. */
  readonly waiting: Accessor<readonly Side[]>;
  readonly marks: Accessor<readonly Mark[]>;
  readonly gone: Accessor<Gone>;
  readonly order: (order: Order) => Reason | undefined;
  readonly explain: (from: string, to: string) => Reason | undefined;
  readonly dropPremoves: () => boolean;
}

export type OnTold = (told: readonly Told<ActionTerms>[]) => void;

export function openStored({ record }: StoredMatch): Match<ActionTerms> {
  const { match, refused } = fold(saktrisAction, record);
  if (!match) throw new Error(`the kept match cannot be played again: ${refused.code}`);
  return match;
}

/** An order given so little before the cooldown ends is kept for that moment: hands are not clocks. */
const EARLY = 300;
/** A running match is written down once in a while, and whenever it stops. */
const SAVE_EVERY = 1000;

export function createPlay(stored: StoredMatch, matches: Pick<Matches, 'save'>, onTold: OnTold): Play {
  const { id, seats, startedAt, preset } = stored;
  const opened = openStored(stored);
  const human = onlyHuman(seats);
  const humans: readonly Side[] = human === undefined ? [0, 1] : [human];
  const saver = createSaver((match) =>
    matches.save({
      id,
      seats,
      startedAt,
      plies: lineOf(match).length,
      ...(preset ? { preset } : {}),
      record: recordOf(match),
    }),
  );
  const hosted = hostMatch<ActionTerms>({
    match: opened,
    sitters: roomSitters(seats, opened.charter.settings),
    ears: humans,
    keep: saver.keep,
  });
  // A match that was left in the middle waits until its player is back.
  if (!opened.result && !opened.sitting.held && !opened.sitting.paused)
    hosted.choose(humans[0] ?? 0, { action: '~pause', option: 'pause' });

  const match = createMemo(() => hosted.now().match);
  const state = createMemo(() => saktrisAction.view(match().state, human ?? 'watcher'));
  const isRunning = createMemo(() => !match().result && !match().sitting.paused && !match().sitting.held);
  const ready = createReady(hosted, match, isRunning);
  const premoves = createMemo(() => match().state.premoves);

  const orders = createMemo((): readonly Order[] => {
    if (match().result || match().sitting.held) return [];
    return humans.flatMap((seat) => ordersOf(state(), seat, ready()[seat]));
  });

  let early: ReturnType<typeof setTimeout> | undefined;
  const order = ({ seat, action, id: option }: Order): Reason | undefined => {
    clearTimeout(early);
    const refused = hosted.choose(seat, { action, option });
    const left = refused?.code === 'cooldown' ? Number(refused['left']) : undefined;
    if (left === undefined || left > EARLY) return refused;
    early = setTimeout(() => hosted.choose(seat, { action, option }), left);
    return undefined;
  };
  onCleanup(() => clearTimeout(early));

  createEffect(() => {
    const { told } = hosted.now();
    if (told.length > 0) untrack(() => onTold(told));
  });

  // The last move stays marked until the next one: what lands in between must not wipe it out.
  const latest = createMemo<readonly Mark[]>((before) => {
    const found = lastMarks(hosted.now().told);
    return found.length > 0 ? found : before;
  }, []);
  const marks = createMemo((): readonly Mark[] => [
    ...latest(),
    ...landingMarks(state()),
    ...humans.flatMap((seat): readonly Mark[] => {
      const premove = premoves()[seat];
      return premove
        ? [
            { square: nameOfSquare(premove.from), type: 'premove' },
            { square: nameOfSquare(premove.to), type: 'premove' },
          ]
        : [];
    }),
  ]);

  return {
    hosted,
    match,
    state,
    human,
    humans,
    isRunning,
    ready,
    orders,
    pieces: createPieces(hosted, state, ready, isRunning),
    waiting: createMemo(() => ([0, 1] as const).filter((side) => !ready()[side])),
    marks,
    gone: createMemo(() => goneIn(hosted.now().told)),
    order,
    explain: (from, to) => {
      const man = state().cells.find((one, at) => one && nameOfSquare(at) === from);
      if (!man) return undefined;
      const seat: Side = man.piece < 'a' ? 0 : 1;
      if (!humans.includes(seat)) return { code: 'not-your-piece', piece: man.piece, square: from };
      const choice = { action: 'move', option: `${man.id}:${from}${to}` };
      return saktrisAction.explain?.(state(), seat, choice, hosted.room.now());
    },
    dropPremoves: () => {
      let isDropped = false;
      clearTimeout(early);
      for (const seat of humans) {
        // Each taking back uncovers the order before it, so all of them go.
        while (match().state.premoves[seat]) {
          if (hosted.choose(seat, { action: '~back', option: 'back' })) break;
          isDropped = true;
        }
      }
      return isDropped;
    },
  };
}

/** What a person may point at: moves once ready, before that a premove, or the moves to come. */
function ordersOf(state: ActionState, seat: Side, isReady: boolean): readonly Order[] {
  const pending = saktrisAction.pending(state, seat);
  const wanted = !isReady && state.rules.premove ? 'premove' : 'move';
  const found: PendingAction<ActionDoes> | undefined = pending.find(({ id }) => id === wanted);
  return (found?.options ?? []).map((option) => ({ ...option, seat, action: wanted }));
}

interface Saver {
  keep(match: Match<ActionTerms>): void;
}

function createSaver(save: (match: Match<ActionTerms>) => void): Saver {
  let latest: Match<ActionTerms> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (latest) save(latest);
    latest = undefined;
  };
  addEventListener('pagehide', flush);
  onCleanup(() => {
    removeEventListener('pagehide', flush);
    flush();
  });
  return {
    keep(match) {
      latest = match;
      if (match.result || match.sitting.paused) flush();
      else timer ??= setTimeout(flush, SAVE_EVERY);
    },
  };
}

/** Time makes a side ready without anything being told, so a timer looks. */
function createReady(
  hosted: Hosted<ActionTerms>,
  match: Accessor<Match<ActionTerms>>,
  isRunning: Accessor<boolean>,
): Accessor<readonly [boolean, boolean]> {
  const look = (): readonly [boolean, boolean] => {
    const { readyAt } = untrack(match).state;
    const now = hosted.room.now();
    return [now >= readyAt[0], now >= readyAt[1]];
  };
  const [ready, setReady] = createSignal(look(), {
    equals: (one, two) => one[0] === two[0] && one[1] === two[1],
  });
  createEffect(() => {
    const { readyAt } = match().state;
    if (!isRunning()) return;
    setReady(look());
    const timers = readyAt.map((at) => {
      const left = at - hosted.room.now();
      return left > 0 ? setTimeout(() => setReady(look()), left + 1) : undefined;
    });
    onCleanup(() => timers.forEach((timer) => clearTimeout(timer)));
  });
  return ready;
}

/** The pieces, each with the ring of its side's cooldown. A ring stays the same thing until the side moves again. */
function createPieces(
  hosted: Hosted<ActionTerms>,
  state: Accessor<ActionState>,
  ready: Accessor<readonly [boolean, boolean]>,
  isRunning: Accessor<boolean>,
): Accessor<readonly BoardPiece[]> {
  const ringOf = (side: Side): Accessor<Ring | undefined> => {
    const until = createMemo(() => state().readyAt[side]);
    const isReady = createMemo(() => ready()[side]);
    return createMemo(() => {
      const end = until();
      isRunning();
      if (isReady()) return undefined;
      const lasts = untrack(state).rules.cooldown[side];
      return { lasts, passed: Math.max(0, hosted.room.now() - (end - lasts)) };
    });
  };
  const rings = [ringOf(0), ringOf(1)] as const;
  return createMemo(() => piecesOf(state(), [rings[0](), rings[1]()]));
}

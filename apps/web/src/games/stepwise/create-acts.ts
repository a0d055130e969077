/** What the player does on the screen, turned into choices: taps, drags and keys, with a word for everything that is refused. */
import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Reason } from '@rankfall/kernel';
import {
  directions,
  entryNamed,
  planPush,
  squareName,
  tailOf,
  whyNever,
  type Direction,
  type Entry,
  type Square,
} from '@rankfall/stepwise';
import type { PlaySound } from '../../match/use-sounds.ts';
import type { Session } from './create-session.ts';
import type { StepIntent } from './keys.ts';
import { linksOf, tilesOf } from './scene.ts';
import type { ScreenOptions } from './screen-options.ts';
import { meaningOf } from './tap.ts';
import type { StepwiseWords } from './words.en.ts';

export interface Note {
  readonly square: Square;
  readonly text: string;
}

export interface Acts {
  readonly note: Accessor<Note | undefined>;
  /** The square whose wires are shown. */
  readonly wired: Accessor<Square | undefined>;
  /** Arrows walk the cursor although a route is being drawn. */
  readonly isCursor: Accessor<boolean>;
  /** Who is to push, once the run is over: arrows and crates are then its. */
  readonly pusher: Accessor<number | undefined>;
  /** Shows what is wired to this square. */
  wire(square: Square): void;
  select(who: number): void;
  done(): void;
  tap(square: Square): void;
  /** What the pad does: never anything but a step. */
  step(square: Square): void;
  add(entry: Entry): boolean;
  back(): void;
  grab(square: Square): boolean;
  draw(square: Square): void;
  drop(isInside: boolean): void;
  push(who: number, way: Direction): void;
  /** Everything a key can mean but executing. */
  obey(intent: StepIntent, cursor: Square): boolean;
}

export interface Surroundings {
  readonly session: Session;
  readonly options: Accessor<ScreenOptions>;
  readonly words: Accessor<StepwiseWords>;
  readonly announce: (text: string) => void;
  readonly sound: PlaySound;
}

const NOTE_LASTS = 5000;

export function createActs({ session, options, words, announce, sound }: Surroundings): Acts {
  const [note, setNote] = createSignal<Note>();
  const [wired, setWired] = createSignal<Square>();
  const [isCursor, setCursor] = createSignal(false);
  const [strong, setStrong] = createSignal<number>();
  /** The doubtful square that was tapped once. */
  let asked: Square | undefined;
  let drawn = 0;
  const { state, edited } = session;
  const nameOf = (who: number): string => state().level.chars[who]?.name ?? '';
  const pusher = createMemo(() => (state().phase === 'skill' ? strong() : undefined));

  createEffect(() => {
    if (!note()) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_LASTS);
    onCleanup(() => clearTimeout(timer));
  });
  const forget = (): void => {
    asked = undefined;
    setNote(undefined);
    setWired(undefined);
  };
  const refuse = (reason: Reason, square: Square): void => {
    const text = words().reason(reason);
    setNote({ square, text });
    announce(text);
    sound('refuse');
  };
  const select = (who: number): void => {
    forget();
    setCursor(false);
    if (state().phase === 'skill') {
      setStrong(who);
      announce(words().play.pusher(nameOf(who)));
      return;
    }
    session.select(who);
    const one = state().chars[who];
    if (edited() === who && one)
      announce(words().play.selected(nameOf(who), squareName(tailOf(one.start, one.path))));
  };
  const done = (): void => {
    const who = edited();
    const one = who === undefined ? undefined : state().chars[who];
    forget();
    setCursor(false);
    setStrong(undefined);
    session.select(undefined);
    if (who === undefined || !one) return;
    announce(words().play.doneWith(nameOf(who), words().status(one)));
    const notice = words().otherStart(state(), who);
    if (notice !== undefined) announce(notice);
  };
  const tailOfEdited = (who: number): Square => {
    const one = state().chars[who];
    return one ? tailOf(one.start, one.path) : 0;
  };
  const add = (entry: Entry): boolean => {
    const who = edited();
    if (who === undefined) return false;
    forget();
    const reason = session.add(who, entry);
    if (!reason) {
      sound('place', 'P');
      return true;
    }
    refuse(whyNever(state(), who, entry) ?? reason, entry >= 0 ? entry : tailOfEdited(who));
    return false;
  };
  const explain = (square: Square): void => {
    const who = edited();
    const phase = state().phase;
    if (phase === 'run' || phase === 'skill') refuse({ code: 'LOCKED' }, square);
    else if (phase === 'won' || phase === 'lost') refuse({ code: 'ENDED' }, square);
    else
      refuse(
        who === undefined
          ? { code: 'NO_SELECTION' }
          : (whyNever(state(), who, square) ?? { code: 'NO_SELECTION' }),
        square,
      );
  };
  const push = (who: number, way: Direction): void => {
    const plan = planPush(state(), who, way);
    const reason = 'code' in plan ? plan : session.push(who, way);
    if (reason) refuse(reason, state().chars[who]?.at ?? 0);
  };
  /** A tap on a crate: whoever can push it does; where nobody can, the first one beside it says why. */
  const pushCrate = (square: Square): void => {
    const ways = state().chars.flatMap((_, who) =>
      who === (pusher() ?? who)
        ? directions.map((way) => ({ who, way, plan: planPush(state(), who, way) }))
        : [],
    );
    const can = ways.filter(({ plan }) => !('code' in plan) && plan.crate === square);
    const [only] = can;
    if (only && can.length === 1) push(only.who, only.way);
    else if (can.length === 0) {
      const beside = ways.find(
        ({ plan }) => 'code' in plan && plan.code !== 'NO_CRATE' && plan.code !== 'ACTED',
      );
      refuse(beside && 'code' in beside.plan ? beside.plan : { code: 'NO_CRATE' }, square);
    } else {
      setNote({ square, text: words().play.whoPushes });
      announce(words().play.whoPushes);
    }
  };
  const wire = (square: Square): void => {
    forget();
    setWired(square);
  };
  /** A step to this square, whoever stands there; a careful tap asks first where it is doubtful. */
  const step = (square: Square): void => {
    const doubt = session.shades().find((one) => one.square === square);
    const isAsking = options().carefulTaps && options().foresight && asked !== square;
    if (doubt?.kind !== 'doubtful' || !isAsking) return void add(square);
    asked = square;
    const phrase = words().phrase(doubt.reason);
    const text = words().play.tapAgain(phrase.charAt(0).toUpperCase() + phrase.slice(1));
    setNote({ square, text });
    announce(text);
  };
  const tap = (square: Square): void => {
    const isWired = (at: Square): boolean => linksOf(tilesOf(state()), at).length > 0;
    const meaning = meaningOf(
      { state: state(), edited: edited(), shades: session.shades(), isWired },
      square,
    );
    switch (meaning.do) {
      case 'select':
        return select(meaning.who);
      case 'done':
        return done();
      case 'push':
        return pushCrate(square);
      case 'links':
        return wire(square);
      case 'refuse':
        return explain(square);
      case 'add':
        return step(square);
    }
  };
  return {
    note,
    wired,
    isCursor,
    pusher,
    wire,
    select,
    done,
    tap,
    step,
    add,
    push,
    back: () => {
      const who = edited();
      if (who !== undefined && (state().chars[who]?.path.length ?? 0) > 0) session.back(who);
    },
    grab: (square) => {
      const standing = state().chars.findIndex(({ at }) => at === square);
      const who = edited();
      const isTail = who !== undefined && tailOfEdited(who) === square;
      drawn = 0;
      if (isTail) return true;
      if (standing < 0 || (state().phase !== 'plan' && state().phase !== 'rest')) return false;
      select(standing);
      // A route begins at its owner: the old one makes room.
      if ((state().chars[standing]?.path.length ?? 0) > 0) session.clear(standing);
      return edited() === standing;
    },
    draw: (square) => {
      const isReachable = session.shades().some((one) => one.square === square && one.kind !== 'impossible');
      if (isReachable && add(square)) drawn++;
    },
    drop: (isInside) => {
      const who = edited();
      if (!isInside && who !== undefined) for (; drawn > 0; drawn--) session.back(who);
      drawn = 0;
    },
    obey: (intent, cursor) => {
      const who = edited();
      switch (intent.do) {
        case 'move': {
          const strongest = pusher();
          const way = directions.find((one) => one === intent.name);
          if (strongest !== undefined && way) push(strongest, way);
          if (who === undefined) return strongest !== undefined;
          const from = tailOfEdited(who);
          const entry = entryNamed(from, intent.name);
          if (entry === undefined || entry < 0) refuse({ code: 'OFF_BOARD' }, from);
          else add(entry);
          return true;
        }
        case 'press':
          tap(cursor);
          return true;
        case 'done':
          done();
          return true;
        case 'back':
          if (who !== undefined && (state().chars[who]?.path.length ?? 0) > 0) session.back(who);
          return true;
        case 'cursor':
          if (who === undefined) return false;
          setCursor((was) => !was);
          if (isCursor()) announce(words().play.cursor);
          return true;
        case 'escape':
          if (isCursor()) setCursor(false);
          else if (who !== undefined || pusher() !== undefined) done();
          else return false;
          return true;
        default:
          return false;
      }
    },
  };
}

/**
 * A seat may take back its own latest choice while nobody else could tell the difference. The kernel plays the rest
 * without it and compares the dice, and what the others were told and see. So sealed choices and waiting premoves are
 * withdrawn without a line of code in any game.
 */
import { sameData } from './data.ts';
import { hears, reach, type Match, type Played, type Told } from './match.ts';
import type { Entry } from './log.ts';
import { play } from './play.ts';
import type { Seat, Terms } from './types.ts';

export interface TakenBack<T extends Terms> {
  readonly match: Match<T>;
  readonly choice: Entry;
}

/** More choices than this lie between a sealed choice and its reveal in no game; it bounds the work of asking. */
const FAR_BACK = 256;

/** The match without this seat's latest choice, if nobody else could tell. */
export function takeBack<T extends Terms>(match: Match<T>, seat: Seat): TakenBack<T> | undefined {
  if (match.result) return undefined;
  const later: Entry[] = [];
  let played: Played<T> | undefined = match.line;
  while (played && played.entry[1] !== seat && later.length < FAR_BACK) {
    later.push(played.entry);
    played = played.before.line;
  }
  if (!played || played.entry[1] !== seat) return undefined;
  const { before, entry } = played;
  const others = listeners(match.charter.seats, seat);
  // Most choices are public: the first look tells, without playing anything again.
  const [at, who, action, option] = entry;
  const alone = play(before, who, { action, option });
  if (others.some((other) => alone.told.some((told) => hears(told.event, other)))) return undefined;
  later.reverse();
  const kept = replay(before, [entry, ...later], match.at);
  const without = replay(before, later, match.at);
  if (!kept || !without || without.match.result || at > match.at) return undefined;
  if (!sameData(kept.match.draws, without.match.draws)) return undefined;
  return others.every((other) => looksAlike(kept, without, other))
    ? { match: without.match, choice: entry }
    : undefined;
}

interface Run<T extends Terms> {
  readonly match: Match<T>;
  readonly told: readonly Told<T>[];
}

function replay<T extends Terms>(
  from: Match<T>,
  entries: readonly Entry[],
  until: number,
): Run<T> | undefined {
  const told: Told<T>[] = [];
  let now = from;
  for (const [at, seat, action, option] of entries) {
    const woken = reach(now, at);
    const step = woken.refused ? woken : play(woken.match, seat, { action, option });
    if (step.refused) return undefined;
    told.push(...woken.told, ...step.told);
    now = step.match;
  }
  const last = reach(now, Math.max(until, now.at));
  if (last.refused) return undefined;
  told.push(...last.told);
  return { match: last.match, told };
}

type Listener = Seat | 'watcher';

function listeners(seats: number, but: Seat): readonly Listener[] {
  const all: Listener[] = Array.from({ length: seats }, (_, seat) => seat);
  return [...all.filter((seat) => seat !== but), 'watcher'];
}

function looksAlike<T extends Terms>(a: Run<T>, b: Run<T>, listener: Listener): boolean {
  const { game } = a.match.charter;
  const heardOf = (run: Run<T>): readonly Told<T>[] => run.told.filter((told) => hears(told.event, listener));
  return (
    sameData(heardOf(a), heardOf(b)) &&
    sameData(game.awaits(a.match.state), game.awaits(b.match.state)) &&
    sameData(a.match.clock, b.match.clock) &&
    sameData(game.view(a.match.state, listener), game.view(b.match.state, listener)) &&
    (listener === 'watcher' ||
      sameData(game.pending(a.match.state, listener), game.pending(b.match.state, listener)))
  );
}

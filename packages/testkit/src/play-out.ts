/** Plays a script out and writes down every moment, so that properties can look back at the whole of it. */
import {
  choose,
  reach,
  rollFrom,
  start,
  type AnyGame,
  type AnyTerms,
  type Choice,
  type Match,
  type Millis,
  type Seat,
  type Told,
} from '@rankfall/kernel';
import { nextMoment, playsOf, seatsOf, tablePlaysOf, type Offer } from './offers.ts';
import type { Bound } from './bound.ts';
import { PLAIN, type Pick, type Script } from './script.ts';

export type AnyMatch = Match<AnyTerms>;

/** What was done to a match: time ran, or somebody chose. */
export type Deed =
  | { readonly kind: 'reach'; readonly to: Millis }
  | { readonly kind: 'choose'; readonly seat: Seat; readonly choice: Choice };

export interface Moment {
  readonly before: AnyMatch;
  readonly deed: Deed;
  readonly after: AnyMatch;
  readonly told: readonly Told<AnyTerms>[];
}

/** Something threw while the script was played. */
export interface Crash {
  readonly during: 'setup' | 'offers' | Deed['kind'];
  readonly error: unknown;
}

export interface Run {
  readonly script: Script;
  readonly started: AnyMatch | undefined;
  /** What was told at the start. */
  readonly opening: readonly Told<AnyTerms>[];
  readonly moments: readonly Moment[];
  readonly end: AnyMatch | undefined;
  readonly crash?: Crash;
  /** An offered choice was refused, with this code; play went no further. */
  readonly refused?: { readonly offer: Offer; readonly code: string };
  /** Nobody could do anything, and nothing was due. */
  readonly stuck: boolean;
}

export interface HowFar {
  /** Go on at random after the picks, until the match is over or this much has happened. */
  readonly bound?: Bound;
}

/** `game` is expected to be under guard. */
export function playOut(game: AnyGame, script: Script, howFar: HowFar = {}): Run {
  const player = new Player(script);
  player.begin(game);
  for (const pick of script.picks) if (!player.isOver) player.step(pick);
  if (howFar.bound) player.finish(howFar.bound);
  return player.run();
}

class Player {
  readonly #script: Script;
  readonly #moments: Moment[] = [];
  #started: AnyMatch | undefined;
  #opening: readonly Told<AnyTerms>[] = [];
  #now: AnyMatch | undefined;
  #crash: Crash | undefined;
  #refused: Run['refused'];
  #stuck = false;

  constructor(script: Script) {
    this.#script = script;
  }

  get isOver(): boolean {
    return this.#now === undefined || this.#now.result !== undefined || this.#failed;
  }

  get #failed(): boolean {
    return this.#crash !== undefined || this.#refused !== undefined || this.#stuck;
  }

  begin(game: AnyGame): void {
    this.#try('setup', () => {
      const { settings, seats, seed, table } = this.#script;
      const started = start(game, { settings, seats, seed, table });
      if (!started.match) throw new Error(`cannot start: ${JSON.stringify(started.refused)}`);
      this.#started = started.match;
      this.#opening = started.told;
      this.#now = started.match;
    });
  }

  step([kind, a, b]: Pick): void {
    if (kind < 65) this.#choose(a, b);
    else if (kind <= PLAIN) this.#wait(a, b);
    else this.#atTable(a, b);
  }

  finish({ choices, time = Number.MAX_SAFE_INTEGER }: Bound): void {
    const dice = rollFrom(`tail ${this.#script.seed}`);
    // Every choice may come with a wait or two; the bound itself is for the property to judge.
    for (let left = 3 * choices + 100; left > 0 && !this.isOver; left--) {
      if (this.#now && this.#now.at > time) return;
      if (dice.below('tail', 5) === 0) this.#wait(0, 0);
      else this.#choose(dice.below('tail', 10_000), dice.below('tail', 10_000));
    }
  }

  run(): Run {
    return {
      script: this.#script,
      started: this.#started,
      opening: this.#opening,
      moments: this.#moments,
      end: this.#now,
      ...(this.#crash ? { crash: this.#crash } : {}),
      ...(this.#refused ? { refused: this.#refused } : {}),
      stuck: this.#stuck,
    };
  }

  #choose(a: number, b: number): void {
    const now = this.#now;
    if (!now) return;
    const able = this.#try('offers', () =>
      seatsOf(now)
        .map((seat) => playsOf(now, seat))
        .filter((plays) => plays.length > 0),
    );
    const plays = at(able ?? [], a);
    const offer = plays && at(plays, b);
    if (offer) this.#take(offer);
    else if (able) this.#wait(0, 0, true);
  }

  #wait(how: number, by: number, isNeeded = false): void {
    const now = this.#now;
    if (!now) return;
    if (now.sitting.paused || now.sitting.held) {
      this.#resume(now);
      return;
    }
    const next = this.#try('offers', () => nextMoment(now) ?? Number.NaN);
    if (next === undefined) return;
    if (Number.isNaN(next)) {
      if (isNeeded) this.#stuck = true;
      else if (how % 4 > 0) this.#do({ kind: 'reach', to: now.at + (by % 3000) });
      return;
    }
    const spans = [next - now.at, by % 3000, Math.max(0, next - now.at - 1), by % 50];
    this.#do({ kind: 'reach', to: now.at + (at(spans, how) ?? 0) });
  }

  #resume(now: AnyMatch): void {
    const ways = ['~go', '~ready', '~pause'];
    const plays = this.#try('offers', () => tablePlaysOf(now));
    const found = plays?.find(({ action, option }) => ways.includes(action) && option !== 'withdraw');
    if (found) this.#take(found);
    else this.#stuck = true;
  }

  #atTable(a: number, b: number): void {
    const now = this.#now;
    if (!now) return;
    const plays = this.#try('offers', () => tablePlaysOf(now));
    const isRare = ({ action, option }: Offer): boolean =>
      action === '~resign' || action === '~left' || (action === '~draw' && option === 'accept');
    const usual = plays?.filter((offer) => (b % 16 === 0 ? true : !isRare(offer)));
    const offer = usual && at(usual, a);
    if (offer) this.#take(offer);
  }

  #take({ seat, action, option }: Offer): void {
    this.#do({ kind: 'choose', seat, choice: { action, option } });
  }

  #do(deed: Deed): void {
    const before = this.#now;
    if (!before) return;
    const step = this.#try(deed.kind, () => perform(before, deed));
    if (!step) return;
    if (step.refused) {
      if (deed.kind === 'choose')
        this.#refused = { offer: { seat: deed.seat, ...deed.choice }, code: step.refused.code };
      else this.#stuck = true;
      return;
    }
    this.#moments.push({ before, deed, after: step.match, told: step.told });
    this.#now = step.match;
  }

  #try<R>(during: Crash['during'], act: () => R): R | undefined {
    try {
      return act();
    } catch (error) {
      this.#crash = { during, error };
      return undefined;
    }
  }
}

/** Does to a match what was done before. */
export function perform(match: AnyMatch, deed: Deed): ReturnType<typeof reach<AnyTerms>> {
  return deed.kind === 'reach' ? reach(match, deed.to) : choose(match, deed.seat, deed.choice);
}

const at = <E>(list: readonly E[], index: number): E | undefined => list[index % list.length];

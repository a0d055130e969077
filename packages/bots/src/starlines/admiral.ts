/**
 * Admiral: simulates the battle to its end, over and over, with both sides following plans from a book. It first asks which
 * plan does best from here, then whether something else would be a better first step. The other side's sealed choices are not
 * known to it, so in its simulations the other side chooses anew from what could be seen when the phase opened.
 */
import type { Choice, Dice } from '@rankfall/kernel';
import type { Pair, StarlinesTerms } from '@rankfall/starlines';
import { act, Battle, indexOf, load } from '@rankfall/starlines/fast';
import type { Bot, Chair, Thinking, Thought } from '../bot.ts';
import type { Book } from './book.ts';
import { Chance } from './chance.ts';
import { bookNamed } from './library.ts';
import { freeTrigger } from './officer.ts';
import { menuOf, type Menu, type Offer } from './options.ts';
import { fitOf, nextOf, type Plan } from './plans.ts';
import { NOBODY, playOut, stepOf, valueFor } from './playout.ts';
import { underRules } from './under-rules.ts';

export const admiralNames = ['admiral-quick', 'admiral', 'admiral-deep'] as const;
export type AdmiralName = (typeof admiralNames)[number];

export interface Strength {
  /** How many battles it simulates for a choice, at most. */
  readonly battles: number;
}

export const strengths: Readonly<Record<AdmiralName, Strength>> = {
  'admiral-quick': { battles: 160 },
  admiral: { battles: 1200 },
  'admiral-deep': { battles: 8000 },
};

export const admirals: readonly Bot[] = admiralNames.map((name) =>
  admiralOf(name, strengths[name], bookNamed('both')),
);

export function admiralOf(name: string, strength: Strength, book: Book): Bot {
  return {
    name,
    plays: ['starlines'],
    // The registry only offers this bot for Starlines.
    think: (chair, dice) => {
      const own = chair as unknown as Chair<StarlinesTerms>;
      return underRules(own, think(own, strength, book, dice));
    },
  };
}

function* think(chair: Chair<StarlinesTerms>, strength: Strength, book: Book, dice: Dice): Thinking {
  const menu = menuOf(chair);
  if (!menu) return undefined;
  const { offers, ready, state } = menu;
  const [only] = offers;
  if (!only) return ready;
  if (state.at.phase === 'muster') return offers[dice.below('muster', offers.length)]?.choice;
  if (offers.length === 1 && !ready) return only.choice;
  const search = new Search(menu, book, new Chance(dice.draw('admiral')));
  return yield* state.at.phase === 'drawing'
    ? search.draw(strength.battles)
    : search.decide(strength.battles);
}

/** One thing to try: a first step, or none, and the plan to go on with. */
interface Candidate {
  readonly choice: Choice;
  readonly offer: Offer | undefined;
  readonly plan: Plan;
  /** Nothing more in this phase after the first step. */
  readonly isLast: boolean;
  sum: number;
  tries: number;
}

/** Battles between two yields: a few milliseconds. */
const SLICE = 32;

class Search {
  readonly #menu: Menu;
  readonly #chance: Chance;
  readonly #seed: number;
  readonly #start = new Battle();
  readonly #sim = new Battle();
  /** Plans that its own fleet could still become. */
  readonly #own: readonly Plan[];
  /** Plans that the other side's fleet looks like. */
  readonly #theirs: readonly Plan[];
  #battles = 0;

  constructor(menu: Menu, book: Book, chance: Chance) {
    this.#menu = menu;
    this.#chance = chance;
    this.#seed = chance.below(1 << 30);
    load(this.#start, menu.state);
    const foe = menu.seat === 0 ? 1 : 0;
    this.#own = likeliest(book[this.#pairOf(menu.seat)], this.#start.rows[menu.seat], OWN, chance);
    this.#theirs = likeliest(book[this.#pairOf(foe)], this.#start.rows[foe], GUESSES, chance);
  }

  #pairOf(seat: 0 | 1): Pair {
    return this.#menu.state.sides[seat].doctrines ?? 'hive_vanguard';
  }

  /** A choice that is no building: each option, and to leave it, with the plan that fits best. */
  *decide(battles: number): Thinking {
    const plan = yield* this.#bestPlan(this.#own.slice(0, FEW), Math.floor(battles / 4));
    const { offers, ready } = this.#menu;
    const all = offers.map((offer) => this.#candidate(offer, offer.choice, plan, false));
    if (ready) all.push(this.#candidate(undefined, ready, plan, true));
    return (yield* this.#race(all, battles - this.#battles)).choice;
  }

  /** Building: the best plan's next step, or a better one. */
  *draw(battles: number): Thinking {
    const { offers, ready } = this.#menu;
    const plan = yield* this.#bestPlan(this.#own, Math.floor(battles / 2));
    const build = nextOf(this.#start.rows[this.#menu.seat], plan);
    const builds = offers.filter(({ does }) => does.do === 'build');
    const all = builds.map((offer) => this.#candidate(offer, offer.choice, plan, false));
    const leave = this.#leave();
    if (leave) all.push(this.#candidate(undefined, leave, plan, true));
    const [first] = all;
    if (!first) return ready;
    if (all.length === 1) return first.choice;
    // What the plan says is tried first, so that it wins among equals.
    all.sort((a, b) => rankOf(b, build) - rankOf(a, build));
    return (yield* this.#race(all, battles - this.#battles)).choice;
  }

  /** To be done with building: what is mandatory comes first, by rule of thumb. */
  #leave(): Choice | undefined {
    const { offers, ready, seat } = this.#menu;
    if (ready) return ready;
    const owed = offers.find(({ does }) => does.do === 'transform');
    const trigger = offers.find(({ does }) => does.do === 'trigger');
    if (trigger && trigger.does.do === 'trigger') {
      const value = freeTrigger(this.#start.rows[seat], indexOf('FRG'), this.#chance);
      const { ship } = trigger.does;
      const wanted = offers.find(
        ({ does }) => does.do === 'trigger' && does.ship === ship && does.value === value,
      );
      return (wanted ?? trigger).choice;
    }
    return owed?.choice;
  }

  #candidate(offer: Offer | undefined, choice: Choice, plan: Plan, isLast: boolean): Candidate {
    return { offer, choice, plan, isLast, sum: 0, tries: 0 };
  }

  *#bestPlan(plans: readonly Plan[], battles: number): Generator<Thought, Plan, void> {
    const { offers, ready } = this.#menu;
    const choice = ready ?? (offers[0] as Offer).choice;
    const all = plans.map((plan) => this.#candidate(undefined, choice, plan, false));
    return (yield* this.#race(all, battles)).plan;
  }

  /** Tries all, drops the worse half, and so on until one is left or the battles are used up. */
  *#race(all: Candidate[], battles: number): Generator<Thought, Candidate, void> {
    let left = all;
    const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
    let trial = 0;
    while (left.length > 1) {
      const each = Math.max(2, Math.floor(battles / rounds / left.length));
      for (let i = 0; i < each; i++, trial++) {
        for (const candidate of left) {
          this.#try(candidate, trial);
          if (this.#battles % SLICE === 0) yield this.#thought(bestOf(left));
        }
      }
      left = left.toSorted((a, b) => b.sum / b.tries - a.sum / a.tries).slice(0, Math.ceil(left.length / 2));
    }
    return left[0] as Candidate;
  }

  #thought(best: Candidate): Thought {
    return { best: best.choice, nodes: this.#battles, score: best.sum / Math.max(1, best.tries) };
  }

  /** One battle. The same trial has the same dice and the same opponent for every candidate. */
  #try(candidate: Candidate, trial: number): void {
    const { state, seat } = this.#menu;
    const sim = this.#sim.copy(this.#start);
    if (candidate.offer) act(sim, state, seat, candidate.offer.does);
    this.#chance.seed(this.#seed + trial);
    const foe = this.#theirs[this.#chance.below(this.#theirs.length)] as Plan;
    const plans: readonly [Plan, Plan] = seat === 0 ? [candidate.plan, foe] : [foe, candidate.plan];
    playOut(sim, stepOf(state.at.phase), plans, this.#chance, candidate.isLast ? seat : NOBODY);
    candidate.sum += valueFor(sim, seat);
    candidate.tries++;
    this.#battles++;
  }
}

const rankOf = ({ offer }: Candidate, build: number): number => {
  if (!offer) return build < 0 ? 1 : 0;
  return offer.does.do === 'build' && indexOf(offer.does.code) === build ? 1 : 0;
};

function bestOf(all: readonly Candidate[]): Candidate {
  let best = all[0] as Candidate;
  for (const one of all)
    if (one.tries > 0 && one.sum * Math.max(1, best.tries) > best.sum * one.tries) best = one;
  return best;
}

/** How many plans it weighs for itself: when it builds, and when it decides anything else. */
const OWN = 12;
const FEW = 3;
/** How many plans the other side is thought to have. */
const GUESSES = 6;

/** The plans that a fleet looks most like; among equals any, so that none is forgotten. */
function likeliest(
  plans: readonly Plan[],
  row: Battle['rows'][0],
  most: number,
  chance: Chance,
): readonly Plan[] {
  const fits = plans.map((plan) => ({ plan, fit: fitOf(row, plan) + chance.below(1000) / 1000 }));
  return fits
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ plan }) => plan);
}

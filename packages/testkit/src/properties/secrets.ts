/**
 * Secrets: nobody perceives what another seat hid. Found without knowing the game, by twins: two matches that differ
 * only in a hidden choice look alike to all others until an event reveals the difference.
 */
import {
  choose,
  lookAt,
  offersTo,
  pendingOf,
  reach,
  rollFrom,
  type AnyTerms,
  type Dice,
  type Seat,
  type Step,
  type Told,
} from '@rankfall/kernel';
import { isOpenAt, listenersOf, nextMoment, playsOf, seatsOf, type Offer } from '../offers.ts';
import type { AnyMatch } from '../play-out.ts';
import { firstOf, matchesOf, sample, type Failure, type Property } from '../property.ts';
import { dataDifference, heardBy, perceived, textOf } from '../same.ts';
import { SEED_MARK } from '../script.ts';

export const seed: Property = {
  name: 'seed',
  says: 'The seed is in no state, view, event, offer, result or refusal.',
  runs: 20,
  longest: 40,
  table: 'used',
  check(_game, _contract, run) {
    const everything = [
      ['events', run.opening] as const,
      ...run.moments.map(({ told }) => ['events', told] as const),
      ...sample(matchesOf(run), 10).flatMap((match) => [
        ['state', [match.state, match.result]] as const,
        ['look', listenersOf(match).map((listener) => lookAt(match, listener))] as const,
        ['offers', seatsOf(match).map((seat) => offersTo(match, seat))] as const,
        ['refusal', choose(match, 0, { action: 'no', option: 'no' }).refused] as const,
      ]),
    ];
    return firstOf(everything, ([where, value]) =>
      textOf(value).includes(SEED_MARK) ? { what: `the seed is in the ${where}` } : undefined,
    );
  },
};

const MARKER = 'tAiNtEd-MaRkEr';

export const planted: Property = {
  name: 'planted',
  says: 'A marker planted in every place hidden from a seat shows in nothing that the seat gets.',
  runs: 20,
  longest: 40,
  check(game, contract, run) {
    if (!contract.plant) return undefined;
    return firstOf(sample(matchesOf(run), 10), (match) =>
      firstOf(listenersOf(match), (listener) => {
        const state = contract.plant?.(match.state, listener, MARKER) ?? match.state;
        const shown = [
          game.view(state, listener),
          game.awaits(state),
          listener === 'watcher' ? [] : game.pending(state, listener),
          listener === 'watcher'
            ? []
            : game.explain?.(state, listener, { action: 'no', option: 'no' }, match.at),
        ];
        return textOf(shown).includes(MARKER)
          ? { what: `a marker hidden from ${listener} is shown to it`, detail: shown }
          : undefined;
      }),
    );
  },
};

export const twins: Property = {
  name: 'twins',
  says: 'Two matches that differ only in what one seat hid look alike to the others, until an event tells.',
  runs: 15,
  longest: 40,
  table: 'laid',
  check(_game, { sealed = [] }, run) {
    const dice = rollFrom(`twins ${run.script.seed}`);
    return firstOf(sample(matchesOf(run), 5), (match) =>
      firstOf(
        seatsOf(match),
        (seat) =>
          firstOf(sample(playsOf(match, seat), 6), (offer) => silentProblem(match, offer)) ??
          firstOf(hiddenPairs(match, seat, sealed), (pair) => twinProblem(match, pair, dice)),
      ),
    );
  },
};

const othersOf = (match: AnyMatch, seat: Seat): readonly (Seat | 'watcher')[] =>
  listenersOf(match).filter((listener) => listener !== seat);

function take(match: AnyMatch, { seat, action, option }: Offer): Step<AnyTerms> {
  return choose(match, seat, { action, option });
}

/** Whoever is told nothing of a choice must not see anything of it either. */
function silentProblem(match: AnyMatch, offer: Offer): Failure | undefined {
  const step = take(match, offer);
  return firstOf(othersOf(match, offer.seat), (other) => {
    if (textOf(heardBy(step.told, other)) !== '[]') return undefined;
    const seen = dataDifference(perceived(step.match, other), perceived(match, other), 'look');
    return seen === undefined
      ? undefined
      : { what: `${other} sees a choice it was not told of`, detail: [offer, seen] };
  });
}

type Pair = readonly [Offer, Offer];

/** Pairs of options of one action that nobody else may tell apart. */
function hiddenPairs(match: AnyMatch, seat: Seat, sealed: readonly string[]): readonly Pair[] {
  return pendingOf(match, seat)
    .filter((action) => isOpenAt(action, match.at))
    .flatMap(({ id, type, options }) => {
      const able = options
        .filter(({ off }) => off === undefined)
        .map((option): Offer => ({ seat, action: id, option: option.id }));
      const hidden = sample(able, 4).filter((offer) => sealed.includes(type) || isSilent(match, offer));
      return hidden.slice(1).flatMap((offer): Pair[] => (hidden[0] ? [[hidden[0], offer]] : []));
    });
}

function isSilent(match: AnyMatch, offer: Offer): boolean {
  const { told } = take(match, offer);
  return othersOf(match, offer.seat).every((other) => textOf(heardBy(told, other)) === '[]');
}

const AFTERWARDS = 12;

function twinProblem(match: AnyMatch, [one, two]: Pair, dice: Dice): Failure | undefined {
  let left = take(match, one);
  let right = take(match, two);
  const others = othersOf(match, one.seat);
  const leak = (): Failure | undefined =>
    firstOf(others, (other) => {
      const seen = dataDifference(perceived(left.match, other), perceived(right.match, other), 'look');
      return seen === undefined
        ? undefined
        : { what: `${other} sees what was hidden`, detail: [one, two, seen] };
    });
  const isRevealed = (): boolean =>
    others.some((other) => textOf(heardBy(left.told, other)) !== textOf(heardBy(right.told, other)));
  if (isRevealed())
    return { what: 'an event tells what is sealed', detail: [one, two, told(left), told(right)] };
  for (let step = 0; step < AFTERWARDS; step++) {
    const failure = leak();
    if (failure) return failure;
    if (left.match.result || right.match.result) return undefined;
    const next = together(left.match, right.match, dice);
    if (!next) return undefined;
    [left, right] = next;
    if (isRevealed()) return undefined;
    if ((left.refused === undefined) !== (right.refused === undefined))
      return {
        what: 'a choice is refused to one twin only',
        detail: [one, two, left.refused ?? right.refused],
      };
  }
  return undefined;
}

const told = (step: Step<AnyTerms>): readonly Told<AnyTerms>[] => step.told;

/** The same thing happens to both twins: a choice that both are offered, or time. */
function together(left: AnyMatch, right: AnyMatch, dice: Dice): [Step<AnyTerms>, Step<AnyTerms>] | undefined {
  const alike = new Set(seatsOf(right).flatMap((seat) => playsOf(right, seat).map(textOf)));
  const common = seatsOf(left).flatMap((seat) =>
    playsOf(left, seat).filter((offer) => alike.has(textOf(offer))),
  );
  const moments = [nextMoment(left), nextMoment(right)].filter((at) => at !== undefined);
  const until = moments.length > 0 ? Math.max(left.at, Math.min(...moments)) : undefined;
  if (common.length > 0 && (until === undefined || dice.below('twins', 3) > 0)) {
    const offer = common[dice.below('twins', common.length)];
    return offer && [take(left, offer), take(right, offer)];
  }
  return until === undefined ? undefined : [reach(left, until), reach(right, until)];
}

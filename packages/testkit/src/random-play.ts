/** One match played to its end at random, or by any policy: for corpora, simulations and benches. */
import {
  choose,
  reach,
  rollFrom,
  start,
  type Dice,
  type Game,
  type Match,
  type Millis,
  type Start,
  type Terms,
} from '@rankfall/kernel';
import { nextMoment, playsOf, seatsOf, type Offer } from './offers.ts';

/** Which of these to take now; undefined lets time run to the next moment at which something changes. */
export type Policy<T extends Terms> = (
  match: Match<T>,
  offers: readonly Offer[],
  dice: Dice,
) => Offer | undefined;

export interface RandomPlay<T extends Terms> extends Start {
  readonly policy?: Policy<T>;
  /** Where to stop even if it is not over. */
  readonly most?: { readonly choices?: number; readonly time?: Millis };
}

/** The same wishes give the same match on every machine. Throws where the match cannot start or nobody can go on. */
export function randomPlay<T extends Terms>(game: Game<T>, wishes: RandomPlay<T>): Match<T> {
  const { policy = anyOffer, most = {}, ...wish } = wishes;
  const started = start(game, wish);
  if (!started.match) throw new Error(`${game.id} cannot start: ${JSON.stringify(started.refused)}`);
  const dice = rollFrom(`play ${wish.seed}`.slice(0, 64));
  const { choices = 100_000, time = Number.MAX_SAFE_INTEGER } = most;
  let { match } = started;
  for (let left = choices; left > 0 && !match.result;) {
    const offer = policy(match, offersOf(match), dice);
    const next = offer ? undefined : nextMoment(match);
    if (!offer && next === undefined) throw new Error(`${game.id}: nobody can go on at ${match.at}`);
    if (next !== undefined && next > time) return reach(match, Math.max(time, match.at)).match;
    const step = offer ? choose(match, offer.seat, offer) : reach(match, Math.max(next ?? 0, match.at));
    if (step.refused) throw new Error(`${game.id} refused ${JSON.stringify(offer)}: ${step.refused.code}`);
    if (offer) left--;
    match = step.match;
  }
  return match;
}

/** Any offer, each as likely; where time goes on by itself, sometimes none. */
export function anyOffer<T extends Terms>(
  match: Match<T>,
  offers: readonly Offer[],
  dice: Dice,
): Offer | undefined {
  const isTimed = match.charter.game.due(match.state) !== undefined;
  if (isTimed && dice.below('wait', 3) > 0) return undefined;
  return offers.length > 0 ? offers[dice.below('offer', offers.length)] : undefined;
}

function offersOf<T extends Terms>(match: Match<T>): readonly Offer[] {
  return seatsOf(match).flatMap((seat) => playsOf(match, seat));
}

/** Imagining: from what a seat may know, a state that looks the same to it and can be played on. */
import {
  choose,
  imagineMatch,
  isStopped,
  lookAt,
  reach,
  rollFrom,
  type AnyGame,
  type Dice,
  type Seat,
} from '@rankfall/kernel';
import { listenersOf, nextMoment, playsOf, seatsOf, type Offer } from '../offers.ts';
import { plainProblem, throughJson } from '../plain.ts';
import type { AnyMatch } from '../play-out.ts';
import { firstOf, matchesOf, sample, type Contract, type Failure, type Property } from '../property.ts';
import { dataDifference } from '../same.ts';

export const imagines: Property = {
  name: 'imagine',
  says: 'An imagined state shows the same view and pending actions, and can be played on to the end.',
  runs: 12,
  longest: 40,
  check(game, contract, run) {
    const dice = rollFrom(`imagine ${run.script.seed}`);
    return firstOf(sample(matchesOf(run), 4), (match) =>
      firstOf(listenersOf(match), (listener) => {
        const imagined = imagineMatch(match.charter, throughJson(lookAt(match, listener)), 'own dice');
        return lookProblem(game, match, imagined, listener) ?? playOn(imagined, contract, dice);
      }),
    );
  },
};

function lookProblem(
  game: AnyGame,
  match: AnyMatch,
  imagined: AnyMatch,
  listener: Seat | 'watcher',
): Failure | undefined {
  const problem = plainProblem(imagined.state);
  if (problem !== undefined) return { what: 'an imagined state does not survive JSON', detail: problem };
  const due = game.due(imagined.state);
  if (due !== undefined && due <= match.at && !isStopped(match))
    return { what: 'an imagined state is due in the past', detail: due };
  const difference =
    dataDifference(game.view(imagined.state, listener), game.view(match.state, listener), 'view') ??
    dataDifference(game.awaits(imagined.state), game.awaits(match.state), 'awaits') ??
    dataDifference(game.result(imagined.state), match.result, 'result') ??
    (listener === 'watcher'
      ? undefined
      : dataDifference(
          game.pending(imagined.state, listener),
          game.pending(match.state, listener),
          'pending',
        ));
  return difference === undefined
    ? undefined
    : { what: `what ${listener} imagines looks different`, detail: difference };
}

const allPlays = (match: AnyMatch): readonly Offer[] =>
  seatsOf(match).flatMap((seat) => playsOf(match, seat));

function playOn(imagined: AnyMatch, { bound }: Contract, dice: Dice): Failure | undefined {
  let match = imagined;
  for (let left = 3 * bound.choices + 100; left > 0; left--) {
    if (match.result) return undefined;
    const offers = allPlays(match);
    const next = nextMoment(match);
    const offer = offers[dice.below('offer', Math.max(1, offers.length))];
    if (!offer && next === undefined) return { what: 'nobody can go on in an imagined match' };
    if (match.at > (bound.time ?? match.at)) break;
    const step =
      offer && (next === undefined || dice.below('wait', 3) > 0)
        ? choose(match, offer.seat, { action: offer.action, option: offer.option })
        : reach(match, Math.max(next ?? 0, match.at));
    if (step.refused)
      return { what: 'an imagined match refuses what it offers', detail: [offer, step.refused] };
    match = step.match;
  }
  return { what: 'an imagined match does not end' };
}

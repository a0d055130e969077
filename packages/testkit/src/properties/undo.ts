/** Undo, taking back and the dice: what is undone never was, and chance is not asked twice. */
import { choose, reach, tableOf, type Choice, type Seat } from '@rankfall/kernel';
import { Breach } from '../guard.ts';
import { listenersOf, playsOf, seatsOf, type Offer } from '../offers.ts';
import type { AnyMatch, Run } from '../play-out.ts';
import { firstOf, matchesOf, sample, type Failure, type Property } from '../property.ts';
import { dataDifference, heardBy, matchDifference, perceived, type Part } from '../same.ts';

/** What an undo does not take back: that it was undone, and what had been told. */
const stays: readonly Part[] = ['heard', 'sitting'];

export const undo: Property = {
  name: 'undo',
  says: 'Undo gives the match before the choice, redo the one after it, and choosing again is not rolled again.',
  runs: 15,
  longest: 40,
  check(game, _contract, run) {
    if (game.table.undo === 'never') return chosenTwice(run);
    return firstOf(sample(matchesOf(run), 5), (match) =>
      firstOf(sample(someOffers(match), 6), (offer) => undoProblem(match, offer)),
    );
  },
};

const someOffers = (match: AnyMatch): readonly Offer[] =>
  seatsOf(match).flatMap((seat) => sample(playsOf(match, seat), 3));

/** Where undo is never to be had, a branch must still come out the same: bots and previews live on it. */
function chosenTwice(run: Run): Failure | undefined {
  return firstOf(sample(matchesOf(run), 5), (match) =>
    firstOf(sample(someOffers(match), 6), ({ seat, action, option }) => {
      const choice = { action, option };
      return differs('chosen twice', choose(match, seat, choice).match, choose(match, seat, choice).match);
    }),
  );
}

function undoProblem(match: AnyMatch, offer: Offer): Failure | undefined {
  const { seat, action, option } = offer;
  const chosen = choose(match, seat, { action, option }).match;
  if (chosen.result) return undefined;
  const later = reach(chosen, chosen.at + 777).match;
  const undone = undoBy(chosen, seat);
  if (!undone) return { what: 'a choice cannot be undone', detail: offer };
  const lateUndone = later.result ? undone : (undoBy(later, seat) ?? undone);
  const again = choose(undone, seat, { action, option }).match;
  const redone = choose(undone, seat, { action: '~redo', option: 'redo' });
  return (
    differs('undo', undone, match) ??
    differs('undo some time later', lateUndone, match) ??
    differs('the same choice after undo', again, chosen) ??
    (redone.refused ? undefined : differs('redo', redone.match, chosen))
  );
}

function differs(what: string, a: AnyMatch, b: AnyMatch): Failure | undefined {
  const difference = matchDifference(a, b, stays);
  return difference === undefined ? undefined : { what: `${what} comes out differently`, detail: difference };
}

/** Undo with everybody's consent, as far as it is needed. */
function undoBy(match: AnyMatch, seat: Seat): AnyMatch | undefined {
  const others = seatsOf(match).filter((who) => who !== seat);
  let now = match;
  for (const who of [seat, ...others]) {
    const [yes] = tableOf(now, who).find(({ id }) => id === '~undo')?.options ?? [];
    if (!yes) break;
    now = choose(now, who, { action: '~undo', option: yes.id }).match;
    if (now.line === undefined || now.line !== match.line) return now;
  }
  return undefined;
}

export const takesBack: Property = {
  name: 'take-back',
  says: 'Where a choice may be taken back unnoticed, the others hear and see nothing of it.',
  runs: 20,
  longest: 40,
  check(_game, _contract, run) {
    return firstOf(sample(matchesOf(run), 12), (match) =>
      firstOf(seatsOf(match), (seat) => takeBackProblem(match, seat)),
    );
  },
};

const BACK: Choice = { action: '~back', option: 'back' };

function takeBackProblem(match: AnyMatch, seat: Seat): Failure | undefined {
  if (!tableOf(match, seat).some(({ id }) => id === '~back')) return undefined;
  const step = choose(match, seat, BACK);
  if (step.refused) return { what: 'an offered ~back was refused', detail: step.refused };
  const others = listenersOf(match).filter((listener) => listener !== seat);
  return firstOf(others, (other) => {
    const heard = dataDifference(heardBy(step.told, other), [], 'told');
    const seen = dataDifference(perceived(step.match, other), perceived(match, other), `seat ${other}`);
    const noticed = heard ?? seen;
    return noticed === undefined ? undefined : { what: 'a take-back was noticed', detail: noticed };
  });
}

export const dice: Property = {
  name: 'dice',
  says: 'Draws only grow as play goes on, and dice are only used in the call that was lent them.',
  runs: 30,
  longest: 50,
  check(_game, _contract, run) {
    const { crash } = run;
    if (crash?.error instanceof Breach && crash.error.property === 'dice')
      return { what: crash.error.message };
    return firstOf(run.moments, ({ before, deed, after }) => {
      const shrunk = Object.entries(before.draws).find(([stream, n]) => (after.draws[stream] ?? 0) < n);
      return shrunk ? { what: 'draws were given back', detail: [deed, shrunk] } : undefined;
    });
  },
};

/** Time and the end: time acts first and only when due, somebody can always go on, and over is over. */
import { HOST, choose, isStopped, reach, tableOf, type AnyGame, type Result } from '@rankfall/kernel';
import { Breach } from '../guard.ts';
import { isOpenAt, seatsOf } from '../offers.ts';
import type { AnyMatch } from '../play-out.ts';
import { firstOf, matchesOf, sample, type Failure, type Property } from '../property.ts';
import { isMutation } from './data.ts';
import { offersNothing } from './offers.ts';

export const time: Property = {
  name: 'time',
  says: 'Nothing is due in the past or for ever, wakes come when due, and before any choice of their instant.',
  runs: 30,
  longest: 50,
  check(game, _contract, run) {
    const { crash } = run;
    if (crash?.error instanceof Breach && crash.error.property === 'time')
      return { what: crash.error.message };
    if (crash?.during === 'reach' && !isMutation(crash.error) && !(crash.error instanceof Breach))
      return { what: 'letting time run throws', detail: String(crash.error) };
    return firstOf(matchesOf(run), (match) => {
      const due = isStopped(match) ? undefined : game.due(match.state);
      return due === undefined || due > match.at
        ? undefined
        : { what: 'a match rests with something due', detail: [due, match.at] };
    });
  },
};

export const goesOn: Property = {
  name: 'goes-on',
  says: 'There is always a result, something due, or an awaited seat that can act now or later.',
  runs: 25,
  longest: 60,
  check(game, _contract, run) {
    if (run.stuck) return { what: 'nobody can go on', detail: run.end?.state };
    return firstOf(sample(matchesOf(run), 40), (match) => {
      if (game.due(match.state) !== undefined) return undefined;
      const able = game.awaits(match.state).some((seat) => canAct(game, match, seat));
      return able ? undefined : { what: 'no awaited seat can act', detail: game.awaits(match.state) };
    });
  },
};

function canAct(game: AnyGame, match: AnyMatch, seat: number): boolean {
  return game.pending(match.state, seat).some((action) => {
    const first = Math.max(match.at, action.opens ?? match.at);
    return isOpenAt(action, first) && !action.paused && action.options.some(({ off }) => off === undefined);
  });
}

export const ends: Property = {
  name: 'ends',
  says: 'Any play ends with a result, within the stated bound of choices and time.',
  runs: 15,
  longest: 30,
  whole: true,
  check(_game, { bound }, run) {
    const { end } = run;
    if (!end || run.crash || run.refused || run.stuck) return undefined;
    const choices = run.moments.filter(({ deed }) => deed.kind === 'choose').length;
    if (choices > bound.choices) return { what: 'more choices than stated', detail: choices };
    if (end.at > (bound.time ?? end.at)) return { what: 'later than stated', detail: end.at };
    if (!end.result) return { what: 'no end in sight', detail: { choices, at: end.at } };
    return resultProblem(end.result, end);
  },
};

function resultProblem(result: Result, match: AnyMatch): Failure | undefined {
  const { seats } = match.charter;
  const known = ['won', 'lost', 'drawn'];
  const isWhole =
    result.outcome.length === seats &&
    result.outcome.every((one) => known.includes(one)) &&
    result.reason !== '' &&
    (result.score === undefined || result.score.length === seats);
  return isWhole ? undefined : { what: 'a result that is none', detail: result };
}

export const over: Property = {
  name: 'over',
  says: 'After the end nothing is offered, nothing due happens, everything is refused; giving up ends it too.',
  runs: 10,
  longest: 30,
  whole: true,
  check(_game, _contract, run) {
    const matches = sample(matchesOf(run), 3);
    const given = matches.flatMap((match) => [
      ...seatsOf(match).map((seat) => choose(match, seat, { action: '~resign', option: 'resign' }).match),
      ...(tableOf(match, HOST).find(({ id }) => id === '~left')?.options ?? []).map(
        ({ id }) => choose(match, HOST, { action: '~left', option: id }).match,
      ),
    ]);
    const ended = run.end?.result ? [run.end] : [];
    const latest = run.moments.findLast(({ deed }) => deed.kind === 'choose')?.deed;
    return firstOf([...given, ...ended], (match) => {
      if (!match.result) return { what: 'giving up does not end it' };
      if (!offersNothing(match)) return { what: 'something is offered after the end' };
      const later = reach(match, match.at + 1_000_000);
      if (later.match !== match || later.told.length > 0) return { what: 'time runs on after the end' };
      const again = latest?.kind === 'choose' ? choose(match, latest.seat, latest.choice) : undefined;
      if (again && (!again.refused || again.match !== match)) return { what: 'a choice after the end' };
      return resultProblem(match.result, match);
    });
  },
};

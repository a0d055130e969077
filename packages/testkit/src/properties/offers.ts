/** Offers: well formed, following from the state alone, taken when enabled, and nothing else ever taken. */
import {
  HOST,
  choose,
  offersTo,
  pendingOf,
  type AnyGame,
  type Choice,
  type Happening,
  type PendingAction,
  type Seat,
} from '@rankfall/kernel';
import { Breach } from '../guard.ts';
import { garbage, notSeats, notText } from '../garbage.ts';
import { isOpenAt, listenersOf, playsOf, seatsOf } from '../offers.ts';
import { throughJson } from '../plain.ts';
import type { AnyMatch, Run } from '../play-out.ts';
import { firstOf, matchesOf, sample, type Failure, type Property } from '../property.ts';
import { textOf } from '../same.ts';
import { isMutation } from './data.ts';

export const offers: Property = {
  name: 'offers',
  says: 'Ids are unique, mandatory actions can be resolved, and only seats of the match are awaited or told.',
  runs: 30,
  longest: 50,
  check(game, _contract, run) {
    const { crash } = run;
    if (crash?.during === 'offers' && !isMutation(crash.error) && !(crash.error instanceof Breach))
      return { what: 'asking what is offered throws', detail: String(crash.error) };
    return (
      firstOf(sample(matchesOf(run), 20), (match) => formProblem(game, match)) ??
      firstOf(run.moments, ({ told, after }) => {
        const strange = told
          .flatMap(({ event }) => (event as Happening).only ?? [])
          .filter((seat) => !isSeat(seat, after));
        return strange.length > 0 ? { what: 'an event is for nobody', detail: strange } : undefined;
      })
    );
  },
};

const isSeat = (seat: Seat, match: AnyMatch): boolean => seatsOf(match).includes(seat);

function formProblem(game: AnyGame, match: AnyMatch): Failure | undefined {
  const awaited = game.awaits(match.state);
  if (new Set(awaited).size !== awaited.length || awaited.some((seat) => !isSeat(seat, match)))
    return { what: 'awaits no seats of this match', detail: awaited };
  return firstOf(seatsOf(match), (seat) => {
    const actions = game.pending(match.state, seat);
    const twice = doubled(actions.map(({ id }) => id));
    if (twice !== undefined) return { what: 'two actions have one id', detail: twice };
    return firstOf(actions, actionProblem);
  });
}

function actionProblem({ id, type, options, mandatory, opens, closes }: PendingAction): Failure | undefined {
  if (id === '' || type === '') return { what: 'an action without id or type', detail: { id, type } };
  if (id.startsWith('~')) return { what: "an action under the table's letter", detail: id };
  const twice = doubled(options.map((option) => option.id));
  if (twice !== undefined) return { what: 'two options have one id', detail: `${id}: ${twice}` };
  if (mandatory && options.every(({ off }) => off !== undefined))
    return { what: 'a mandatory action has nothing to choose', detail: id };
  const wrong = [opens, closes].filter((time) => time !== undefined && !Number.isSafeInteger(time));
  if (wrong.length > 0) return { what: 'opens or closes at no time', detail: `${id}: ${wrong.join()}` };
  if (opens !== undefined && closes !== undefined && opens >= closes)
    return { what: 'an action closes before it opens', detail: `${id}: ${opens}, ${closes}` };
  const codeless = options.find(({ off }) => off?.code === '');
  return codeless ? { what: 'an option is off without a code', detail: `${id}: ${codeless.id}` } : undefined;
}

function doubled(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => seen.size === seen.add(id).size);
}

export const pure: Property = {
  name: 'pure',
  says: 'What is awaited, pending, due, won and seen follows from the state alone, also after JSON.',
  runs: 20,
  longest: 40,
  check(game, _contract, run) {
    const matches = sample(matchesOf(run), 10);
    const first = matches.map((match) => answers(game, match, match.state));
    const later = matches.toReversed().map((match) => answers(game, match, match.state));
    return firstOf(matches.entries(), ([i, match]) => {
      if (first[i] !== later[matches.length - 1 - i]) return { what: 'the same state answers differently' };
      return first[i] === answers(game, match, throughJson(match.state))
        ? undefined
        : { what: 'the state answers differently after JSON' };
    });
  },
};

function answers(game: AnyGame, match: AnyMatch, state: object): string {
  return textOf([
    game.awaits(state),
    game.due(state),
    game.result(state),
    seatsOf(match).map((seat) => game.pending(state, seat)),
    listenersOf(match).map((listener) => game.view(state, listener)),
  ]);
}

export const accepted: Property = {
  name: 'accepted',
  says: 'Every enabled option that is offered is taken.',
  runs: 40,
  longest: 60,
  table: 'used',
  check(_game, _contract, run) {
    const { crash, refused } = run;
    if (refused) return { what: 'an offered option was refused', detail: refused };
    if (crash?.during === 'choose' && !isMutation(crash.error) && !(crash.error instanceof Breach))
      return { what: 'an offered option throws', detail: String(crash.error) };
    return firstOf(sample(matchesOf(run), 6), (match) =>
      firstOf(seatsOf(match), (seat) => firstOf(sample(playsOf(match, seat), 12), tryIn(match))),
    );
  },
};

const tryIn =
  (match: AnyMatch) =>
  ({ seat, action, option }: Choice & { readonly seat: Seat }): Failure | undefined => {
    const name = `${action}/${option}`;
    try {
      const step = choose(match, seat, { action, option });
      return step.refused && { what: 'an offered option was refused', detail: [name, step.refused] };
    } catch (error) {
      return { what: 'an offered option throws', detail: [name, String(error)] };
    }
  };

export const refused: Property = {
  name: 'refused',
  says: 'Everything that is not offered and enabled is refused with a code, and leaves the very same match.',
  runs: 12,
  longest: 40,
  table: 'used',
  check(_game, _contract, run) {
    return firstOf(sample(matchesOf(run), 3), (match) => {
      const before = textOf(match.state);
      const takeable = new Set([...seatsOf(match), HOST].flatMap((seat) => enabledOf(match, seat)));
      const failure = firstOf(wishesIn(run, match), ([seat, choice]) =>
        takeable.has(keyOf(seat, choice)) ? undefined : refusalProblem(match, seat, choice),
      );
      if (failure) return failure;
      return textOf(match.state) === before ? undefined : { what: 'a refusal changed the state' };
    });
  },
};

type Wish = readonly [seat: Seat, choice: Choice];

/** All that may not be had in this match: garbage, the others' options, what was offered once, what is off or closed. */
function* wishesIn(run: Run, match: AnyMatch): Generator<Wish> {
  const seats = seatsOf(match);
  const everything = [...seats, HOST].flatMap((seat) => offersTo(match, seat));
  const [first] = everything.flatMap(({ id, options }) => options.map((option) => [id, option.id] as const));
  const [action = 'move', option = 'e2e4'] = first ?? [];
  for (const text of garbage) {
    for (const seat of [0, HOST]) {
      yield [seat, { action: text, option }];
      yield [seat, { action, option: text }];
      yield [seat, { action: text, option: text }];
    }
  }
  for (const wrong of notText) {
    yield [0, { action: wrong as string, option }];
    yield [0, { action, option: wrong as string }];
  }
  for (const seat of [...notSeats, seats.length]) yield [seat as Seat, { action, option }];
  const earlier = sample(run.moments, 20).flatMap(({ deed }) => (deed.kind === 'choose' ? [deed] : []));
  for (const { choice } of earlier) for (const seat of [...seats, HOST]) yield [seat, choice];
  for (const { id, options } of everything) {
    yield [0, { action: id, option: `${option} ` }];
    for (const one of sample(options, 6))
      for (const seat of [...seats, HOST]) yield [seat, { action: id, option: one.id }];
  }
}

function refusalProblem(match: AnyMatch, seat: Seat, choice: Choice): Failure | undefined {
  const name = [seat, choice.action, choice.option].map((part) => String(part).slice(0, 50)).join(' ');
  try {
    const step = choose(match, seat, choice);
    if (!step.refused) return { what: 'something that was not offered was taken', detail: name };
    if (typeof step.refused.code !== 'string' || step.refused.code === '')
      return { what: 'a refusal without a code', detail: name };
    if (step.match !== match || step.told.length > 0)
      return { what: 'a refusal made another match', detail: name };
    return undefined;
  } catch (error) {
    return { what: 'something that was not offered throws', detail: [name, String(error)] };
  }
}

function enabledOf(match: AnyMatch, seat: Seat): readonly string[] {
  return offersTo(match, seat)
    .filter((action) => isOpenAt(action, match.at))
    .flatMap(({ id, options }) =>
      options
        .filter(({ off }) => off === undefined)
        .map((option) => keyOf(seat, { action: id, option: option.id })),
    );
}

function keyOf(seat: unknown, { action, option }: { action: unknown; option: unknown }): string {
  const isText = typeof action === 'string' && typeof option === 'string' && typeof seat === 'number';
  return isText ? textOf([seat, action, option]) : '';
}

/** Nothing is offered to anybody. */
export function offersNothing(match: AnyMatch): boolean {
  return [...seatsOf(match), HOST].every(
    (seat) => pendingOf(match, seat).length + offersTo(match, seat).length === 0,
  );
}

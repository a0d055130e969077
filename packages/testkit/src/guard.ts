/**
 * A game under guard, as the suite plays it: all data it gives is frozen before anybody uses it, its dice die with the
 * call they were lent for, and time may not stand still or run back. A breach throws, because the kernel would hang.
 */
import { sameData, type AnyGame, type AnyTerms, type Dice, type Done, type Millis } from '@rankfall/kernel';
import { deepFreeze } from './plain.ts';

/** A promise of the contract that was seen broken while playing, and the property that stands for it. */
export class Breach extends Error {
  readonly property: string;
  constructor(property: string, message: string) {
    super(message);
    this.property = property;
  }
}

export function guarded(game: AnyGame): AnyGame {
  const { explain, forfeit } = game;
  return {
    ...game,
    setup(settings, seats, dice) {
      const state = deepFreeze(lend(dice, (lent) => game.setup(deepFreeze(settings), seats, lent)));
      checkDue(game, state, 0, 'setup');
      return state;
    },
    awaits: (state) => deepFreeze(game.awaits(state)),
    pending: (state, seat) => deepFreeze(game.pending(state, seat)),
    choose(state, seat, does, at, dice) {
      const done = deepFreeze(lend(dice, (lent) => game.choose(state, seat, does, at, lent)));
      checkDue(game, done.state, at, 'choose');
      return done;
    },
    due: (state) => game.due(state),
    wake(state, at, dice) {
      if (game.due(state) !== at) throw new Breach('time', `woken at ${at}, but due at ${game.due(state)}`);
      const done = deepFreeze(lend(dice, (lent) => game.wake(state, at, lent)));
      checkDue(game, done.state, at, 'wake');
      checkMoved(game, state, done, at);
      return done;
    },
    result: (state) => deepFreeze(game.result(state)),
    view: (state, seat) => deepFreeze(game.view(state, seat)),
    imagine: (view, seat, dice) =>
      deepFreeze(lend(dice, (lent) => game.imagine(deepFreeze(view), seat, lent))),
    ...(explain
      ? { explain: (state, seat, choice, at) => deepFreeze(explain.call(game, state, seat, choice, at)) }
      : {}),
    ...(forfeit ? { forfeit: (state, seat, why) => deepFreeze(forfeit.call(game, state, seat, why)) } : {}),
  };
}

function checkDue(game: AnyGame, state: AnyTerms['state'], at: Millis, after: string): void {
  const due = game.due(state);
  if (due === undefined || game.result(state)) return;
  if (!Number.isSafeInteger(due)) throw new Breach('time', `after ${after} at ${at}: due at ${due}`);
  if (due < at) throw new Breach('time', `after ${after} at ${at}: due in the past, at ${due}`);
}

/** A wake that leaves everything as it was, and is due again at once, would be repeated for ever. */
function checkMoved(game: AnyGame, before: AnyTerms['state'], done: Done<AnyTerms>, at: Millis): void {
  if (game.due(done.state) === at && !game.result(done.state) && sameData(before, done.state)) {
    throw new Breach('time', `the wake at ${at} changed nothing and is due again`);
  }
}

function lend<R>(dice: Dice, use: (lent: Dice) => R): R {
  let isOver = false;
  const own = (): Dice => {
    if (isOver) throw new Breach('dice', 'drew from dice of an earlier call');
    return dice;
  };
  const lent: Dice = {
    draw: (stream) => own().draw(stream),
    below: (stream, sides) => own().below(stream, sides),
    shuffle: (stream, list) => own().shuffle(stream, list),
  };
  try {
    return use(lent);
  } finally {
    isOver = true;
  }
}

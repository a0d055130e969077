/** The game's own choices: offered is legal, so a choice is found among what is pending and never parsed. */
import { append, type Entry } from './log.ts';
import { catchUp, refuse, settle, tell, type Match, type Step, type Told } from './match.ts';
import { rollFrom } from './dice.ts';
import type { Sitting } from './table.ts';
import type { Choice, Happening, PendingAction, Reason, Seat, Terms } from './types.ts';

/** All that the game offers this seat now, as far as pause allows. */
export function pendingOf<T extends Terms>(match: Match<T>, seat: Seat): readonly PendingAction<T['does']>[] {
  if (match.result || match.sitting.held) return [];
  const all = match.charter.game.pending(match.state, seat);
  return all.every((action) => !action.paused) && !match.sitting.paused
    ? all
    : all.filter((action) => (action.paused ?? false) === match.sitting.paused);
}

/** A seat makes one of the game's choices. */
export function play<T extends Terms>(match: Match<T>, seat: Seat, choice: Choice): Step<T> {
  const { game, seed } = match.charter;
  if (match.sitting.held) return refuse(match, { code: 'paused', now: match.at });
  const action = game.pending(match.state, seat).find((offered) => offered.id === choice.action);
  const option = action?.options.find((offered) => offered.id === choice.option);
  const refused = whyNot(match, action, option?.off, option !== undefined);
  if (refused || !option || !action) {
    return refuse(
      match,
      game.explain?.(match.state, seat, choice, match.at) ?? refused ?? { code: 'not-offered' },
    );
  }
  const told: Told<T>[] = [];
  // An action offered only while paused lets the match go on.
  const before = match.sitting.paused ? tell(resumed(match), [{ type: '~resumed' }], told) : match;
  const dice = rollFrom(seed, before.draws);
  const done = game.choose(before.state, seat, option.does, before.at, dice);
  const entry: Entry = [match.at, seat, action.id, option.id];
  const next = settle(
    before,
    done,
    done.pressed ?? (match.clock && !game.awaits(done.state).includes(seat) ? [seat] : []),
    dice.draws,
    append(match.log, entry),
    { before: match, entry },
    afterChoice(
      before.sitting,
      seat,
      done.events.some((event) => isHeardBeside(event, seat)),
    ),
    told,
  );
  return catchUp({ match: next, told });
}

function resumed<T extends Terms>(match: Match<T>): Match<T> {
  return { ...match, sitting: { ...match.sitting, paused: false, asks: {} } };
}

function whyNot<T extends Terms>(
  match: Match<T>,
  action: PendingAction<T['does']> | undefined,
  off: Reason | undefined,
  known: boolean,
): Reason | undefined {
  if (action === undefined || !known) return { code: 'not-offered' };
  if (match.sitting.paused !== (action.paused ?? false)) {
    return { code: match.sitting.paused ? 'paused' : 'not-paused', now: match.at };
  }
  if (off) return off;
  if (action.opens !== undefined && match.at < action.opens)
    return { code: 'too-early', opens: action.opens };
  if (action.closes !== undefined && match.at >= action.closes)
    return { code: 'too-late', closes: action.closes };
  return undefined;
}

const isHeardBeside = ({ only }: Happening, seat: Seat): boolean =>
  only === undefined || only.some((who) => who !== seat);

/** A choice answers what was asked: another's offer lapses, and an undo request too. */
function afterChoice(sitting: Sitting, seat: Seat, isOpen: boolean): Sitting {
  const { asks, declined } = sitting;
  const draw = asks.draw;
  // A sealed choice must not be noticed by what lapses.
  const stale = isOpen && (asks.undo !== undefined || (draw !== undefined && !draw.includes(seat)));
  if (!stale && !declined.includes(seat)) return sitting;
  const { draw: _draw, undo: _undo, ...others } = asks;
  return {
    ...sitting,
    asks: draw?.includes(seat) ? { ...others, draw } : others,
    declined: declined.filter((who) => who !== seat),
  };
}

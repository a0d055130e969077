/** The kit of a game that has no words or drawing of its own yet: ids are shown and typed as they are. */
import { lineOf, pendingOf, type AnyGame, type AnyTerms, type Match, type Seat } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import type { Face, GameKit } from './kit.ts';

export function plainKit(title: string, game: AnyGame): GameKit {
  const seatName = (seat: Seat): string => `Seat ${seat + 1}`;
  return {
    title,
    games: [game],
    seatName,
    sayReason: (reason) => sayReason(reason),
    sayResult({ outcome, reason }) {
      const winners = outcome.flatMap((one, seat) => (one === 'won' ? [seatName(seat)] : []));
      return winners.length === 0 ? `Nobody wins (${reason}).` : `${winners.join(' and ')} wins (${reason}).`;
    },
    movesOf: (match) =>
      lineOf(match)
        .map(({ entry }) => entry[3])
        .join(' '),
    face: { ...plainFace, ask: (_match, seat) => `${seatName(seat)} is to choose.` },
  };
}

const optionsOf = (
  match: Match<AnyTerms>,
  seat: Seat,
): readonly (readonly [action: string, option: string])[] =>
  pendingOf(match, seat).flatMap(({ id, options }) =>
    options.filter(({ off }) => off === undefined).map((option) => [id, option.id] as const),
  );

const plainFace: Omit<Face, 'ask'> = {
  draw: (look, { names, moves }) => [names.join(' – '), JSON.stringify(look.view), moves].filter(Boolean),
  read(match, seat, typed) {
    // Either the option alone, where that is clear, or the action and the option.
    const found = optionsOf(match, seat).filter(
      ([action, option]) => typed === option || typed === `${action} ${option}`,
    );
    const [first] = found;
    return first && found.length === 1 ? { action: first[0], option: first[1] } : { code: 'not-offered' };
  },
  sayLatest: (match) => match.line?.entry[3] ?? '',
  tell: () => [],
  menu: (match, seat, only) => [
    optionsOf(match, seat)
      .filter(([action, option]) => only === undefined || action.startsWith(only) || option.startsWith(only))
      .map(([action, option]) => `${action} ${option}`)
      .join(', '),
  ],
  howTo: ['Type an option as "moves" lists it.'],
};

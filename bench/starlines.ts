/** Starlines through the contract (what is pending, a choice, the log) against boardgame.io's tic-tac-toe. */
import { choose, pendingOf, start, type Choice, type Match } from '@rankfall/kernel';
import { starlines, type StarlinesTerms } from '@rankfall/starlines';
import { theirGame } from './contract.ts';
import { faster, type Row } from './measure.ts';

/** A quick chance of its own, so that what is measured is the game. */
let state = 1;
function below(sides: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % sides;
}

/** Any enabled option of any pending action, ready among them. */
function anyChoice(match: Match<StarlinesTerms>, seat: number): Choice {
  const able: Choice[] = [];
  for (const { id, options } of pendingOf(match, seat))
    for (const option of options) if (!option.off) able.push({ action: id, option: option.id });
  const choice = able[below(able.length)];
  if (!choice) throw new Error(`seat ${seat} is awaited and can do nothing`);
  return choice;
}

let games = 0;
function ourGame(): number {
  let { match } = start(starlines, { seed: `bench ${games++}` });
  let choices = 0;
  while (match && !match.result) {
    const seats = starlines.awaits(match.state);
    const seat = seats[below(seats.length)] ?? 0;
    const step = choose(match, seat, anyChoice(match, seat));
    if (step.refused) throw new Error(`refused: ${step.refused.code}`);
    ({ match } = step);
    choices++;
  }
  return choices;
}

export function starlinesRows(): Row[] {
  const many = (game: () => number, count: number) => (): number => {
    let done = 0;
    for (let i = 0; i < count; i++) done += game();
    return done;
  };
  const ratio = faster(many(ourGame, 20), many(theirGame, 5));
  return [
    {
      name: 'Starlines: pending, choice and log in random play',
      peer: 'boardgame.io client, tic-tac-toe moves',
      ratio,
      atLeast: 10,
    },
  ];
}

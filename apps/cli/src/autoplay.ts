/** A match among bots, from where it stands to its end, as fast as it goes. */
import { decide, type Bot } from '@rankfall/bots';
import {
  choose,
  lookAt,
  reach,
  rollFrom,
  type AnyTerms,
  type Dice,
  type Match,
  type Seat,
  type Step,
} from '@rankfall/kernel';

/** No game lasts this long; one that does would hang whoever simulates it. */
const MOST_CHOICES = 1_000_000;

/** A bot's own dice: they follow from the match's seed, but are no stream of the match. */
export function botDice(seed: string, seat: Seat): Dice {
  return rollFrom(`${seed} bot ${seat}`);
}

export function autoplay(from: Match<AnyTerms>, bots: readonly Bot[]): Match<AnyTerms> {
  const dice = bots.map((_, seat) => botDice(from.charter.seed, seat));
  let match = from;
  for (let choices = 0; !match.result; choices++) {
    if (choices > MOST_CHOICES)
      throw new Error(`${match.charter.game.id} with seed ${match.charter.seed} does not end`);
    match = stepOn(match, bots, dice);
  }
  return match;
}

/** The first awaited seat that can choose does; otherwise time runs to what is due next. */
function stepOn(match: Match<AnyTerms>, bots: readonly Bot[], dice: readonly Dice[]): Match<AnyTerms> {
  const { game } = match.charter;
  for (const seat of game.awaits(match.state)) {
    const next = botChoice(match, seat, bots[seat], dice[seat]);
    if (next) return next.match;
  }
  const due = game.due(match.state);
  if (due === undefined) throw new Error(`${game.id}: nobody can choose and nothing is due at ${match.at}`);
  return reach(match, due).match;
}

/** What comes of this bot's choice; undefined if it would rather wait. */
export function botChoice(
  match: Match<AnyTerms>,
  seat: Seat,
  bot: Bot | undefined,
  dice: Dice | undefined,
): Step<AnyTerms> | undefined {
  if (!bot || !dice) return undefined;
  const choice = decide(bot, { charter: match.charter, look: lookAt(match, seat) }, dice);
  if (!choice) return undefined;
  const step = choose(match, seat, choice);
  if (step.refused)
    throw new Error(`${bot.name} chose ${choice.action} ${choice.option}, refused: ${step.refused.code}`);
  return step;
}

/** Opponents of Action against each other in simulated time: the room, its delays and its rules, without any waiting. */
import { decide } from '@rankfall/bots';
import { botNamed } from '@rankfall/bots/registry';
import { actionLevelNamed, reactionOf } from '@rankfall/bots/saktris-action';
import { choose, rollFrom, type Match, type Millis } from '@rankfall/kernel';
import { openRoom, simWall, type ReflexSitter } from '@rankfall/room';
import type { ActionTerms } from '@rankfall/saktris/action';

/** Nothing ends a game of Action by itself, so a duel that lasts longer is called off as a draw. */
export const LONGEST_DUEL: Millis = 600_000;

/** @param bots White's name, then Black's */
export function playDuel(match: Match<ActionTerms>, bots: readonly string[]): Match<ActionTerms> {
  const { settings, seed } = match.charter;
  const wall = simWall();
  const sitters = bots.map((name, seat) => reflexOf(name, settings, `duel ${seat} ${seed}`));
  const room = openRoom<ActionTerms>({ match, wall, sitters });
  wall.run(LONGEST_DUEL, () => room.match().result !== undefined);
  room.close();
  return room.match().result ? room.match() : calledOff(room.match());
}

const calledOff = (match: Match<ActionTerms>): Match<ActionTerms> =>
  choose(choose(match, 0, { action: '~draw', option: 'ask' }).match, 1, {
    action: '~draw',
    option: 'accept',
  }).match;

/** A bot without a level of its own reacts as the settings say, and no slower. */
const UNHESITATING = { hesitation: 0 };

export function reflexOf(
  name: string,
  settings: ActionTerms['settings'],
  seed: string,
): ReflexSitter<ActionTerms> {
  const bot = botNamed(name, 'saktris-action');
  if (!bot) throw new Error(`no bot ${name} for saktris-action`);
  const dice = rollFrom(seed.slice(0, 64));
  const level = actionLevelNamed(name) ?? UNHESITATING;
  return {
    kind: 'reflex',
    action: 'move',
    delay: () => reactionOf(level, settings, dice),
    pick: (chair) => decide(bot, chair, dice),
  };
}

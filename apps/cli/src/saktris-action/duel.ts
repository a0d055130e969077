/** Two opponents of Action against each other in simulated time: the room, its delays and its rules, without any waiting. */
import { actionLevelNamed, pickAction, reactionOf } from '@rankfall/bots/saktris-action';
import { rollFrom, start, type Match, type Millis } from '@rankfall/kernel';
import { openRoom, simWall, type ReflexSitter } from '@rankfall/room';
import { saktrisAction, type ActionTerms } from '@rankfall/saktris/action';
import { Complaint } from '../complaint.ts';

/** Nothing ends a game of Action by itself, so a duel that lasts longer is called off. */
export const LONGEST_DUEL: Millis = 600_000;

export interface Duel {
  readonly seed: string;
  readonly settings: unknown;
  /** White's level, then Black's. */
  readonly levels: readonly [string, string];
}

export function playDuel({ seed, settings, levels }: Duel): Match<ActionTerms> {
  const { match, refused } = start(saktrisAction, { seed, settings });
  if (!match) throw new Complaint(`This game cannot start: ${refused.code}.`);
  const wall = simWall();
  const sitters = levels.map((name, seat) => reflexOf(name, match.charter.settings, `duel ${seat} ${seed}`));
  const room = openRoom<ActionTerms>({ match, wall, sitters });
  wall.run(LONGEST_DUEL, () => room.match().result !== undefined);
  room.close();
  return room.match();
}

export function reflexOf(
  name: string,
  settings: ActionTerms['settings'],
  seed: string,
): ReflexSitter<ActionTerms> {
  const level = actionLevelNamed(name);
  if (!level) throw new Complaint(`There is no opponent "${name}" in Action.`);
  const dice = rollFrom(seed.slice(0, 64));
  return {
    kind: 'reflex',
    action: 'move',
    delay: () => reactionOf(level, settings, dice),
    pick: ({ charter, look }) => pickAction(level, charter, look, dice),
  };
}

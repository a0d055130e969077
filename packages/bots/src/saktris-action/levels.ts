/**
 * The four opponents of Action. They differ in what they look at and in how long they hesitate on top of the delay that the
 * settings ask for; none of them sees more than its seat does, or acts sooner than it may.
 */
import type { Dice, Look, OpenCharter } from '@rankfall/kernel';
import {
  eachMove,
  makeMove,
  nameOfSquare,
  sideOfMan,
  type ActionState,
  type ActionTerms,
  type Man,
} from '@rankfall/saktris/action';
import type { Bot, Chair } from '../bot.ts';
import { worthOf } from './attacks.ts';
import { judge, type Sight } from './judge.ts';
import type { ActionLevelName } from './level-names.ts';

export interface ActionLevel {
  readonly name: ActionLevelName;
  /** Waits so much longer than the delay drawn: a share of the longest delay. */
  readonly hesitation: number;
  readonly sight: Sight;
  /** How far a judgement may be off, in hundredths of a pawn. */
  readonly noise: number;
  /** How often, in a hundred, it moves without looking. */
  readonly careless: number;
}

const blind: Sight = { safety: false, race: false, arrivals: false };

export const actionLevels: readonly ActionLevel[] = [
  { name: 'rookie', hesitation: 0.8, sight: blind, noise: 150, careless: 45 },
  { name: 'brawler', hesitation: 0.3, sight: blind, noise: 20, careless: 0 },
  {
    name: 'duellist',
    hesitation: 0.1,
    sight: { safety: true, race: false, arrivals: false },
    noise: 25,
    careless: 0,
  },
  {
    name: 'whirlwind',
    hesitation: 0,
    sight: { safety: true, race: true, arrivals: true },
    noise: 6,
    careless: 0,
  },
];

export function actionLevelNamed(name: string): ActionLevel | undefined {
  return actionLevels.find((level) => level.name === name);
}

/** Milliseconds from being ready to acting: drawn evenly from the two settings, and the level's hesitation on top. */
export function reactionOf(
  level: Pick<ActionLevel, 'hesitation'>,
  settings: ActionTerms['settings'],
  dice: Dice,
): number {
  const min = Math.round(settings.aiReactionMin * 1000);
  const max = Math.round(settings.aiReactionMax * 1000);
  const drawn = min + dice.below('delay', max - min + 1);
  return drawn + Math.round(level.hesitation * max);
}

interface Going {
  readonly man: Man;
  readonly from: number;
  readonly to: number;
}

/** The option this level would choose on the board as its seat sees it. */
export function pickAction(
  level: ActionLevel,
  charter: OpenCharter<ActionTerms>,
  look: Look<ActionTerms>,
  dice: Dice,
): { readonly action: 'move'; readonly option: string } | undefined {
  const { view, at, seat } = look;
  if (seat !== 0 && seat !== 1) return undefined;
  const goings: Going[] = [];
  eachMove(view, seat, (man, from, to) => goings.push({ man, from, to }));
  const best = bestOf(level, charter, view, seat, Math.max(at, view.now), goings, dice);
  return (
    best && {
      action: 'move',
      option: `${best.man.id}:${nameOfSquare(best.from)}${nameOfSquare(best.to)}`,
    }
  );
}

function bestOf(
  level: ActionLevel,
  { settings }: OpenCharter<ActionTerms>,
  view: ActionState,
  side: 0 | 1,
  at: number,
  goings: readonly Going[],
  dice: Dice,
): Going | undefined {
  if (goings.length === 0) return undefined;
  if (level.careless > 0 && dice.below('careless', 100) < level.careless)
    return goings[dice.below('any', goings.length)];
  const reaction = { min: settings.aiReactionMin * 1000, max: settings.aiReactionMax * 1000 };
  let best: Going | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const going of goings) {
    const noise = level.noise === 0 ? 0 : dice.below('noise', level.noise + 1);
    const score =
      noise +
      (level.sight.safety
        ? judge(makeMove(view, going.from, going.to, at).state, side, at, level.sight, reaction)
        : grab(view, side, going));
    if (score <= most) continue;
    most = score;
    best = going;
  }
  return best;
}

/** The value of what is taken, and the way to the centre: no look at what comes back. */
function grab({ cells }: ActionState, side: 0 | 1, { man, to }: Going): number {
  const there = cells[to];
  const taken = there && sideOfMan(there) !== side ? worthOf(there.piece) : 0;
  const row = to >> 3;
  const centre = Math.abs((to & 7) - 3.5) + Math.abs(row - 3.5);
  // Over the edge it goes only for something.
  const isOff = man.piece.toUpperCase() === 'P' && row === (side === 0 ? 7 : 0);
  return taken - centre * 10 - (isOff ? 100 : 0);
}

const botOf = (level: ActionLevel): Bot => ({
  name: level.name,
  plays: ['saktris-action'],
  // oxlint-disable-next-line require-yield -- it knows at once, and a bot's thinking is a generator
  *think(chair, dice) {
    // The registry hands out this bot for this game only, so the chair is one of its games.
    const { charter, look } = chair as unknown as Chair<ActionTerms>;
    return look.at < look.view.readyAt[look.seat === 1 ? 1 : 0]
      ? undefined
      : pickAction(level, charter, look, dice);
  },
});

export const actionBots: readonly Bot[] = actionLevels.map(botOf);

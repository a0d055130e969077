/**
 * Who plays ChessBrawl by itself: three autoplayers who survive as well as they can, and the Grandmaster, who moves the enemy.
 * Each can sit on either side. None skips a wave, and boons are taken evenly.
 */
import {
  aimOf,
  cellName,
  chessbrawl,
  FOE,
  fromOf,
  moveOf,
  PASS,
  perksOf,
  Skirmish,
  toOf,
  type BrawlDoes,
  type BrawlState,
  type BrawlTerms,
  type Move,
} from '@rankfall/chessbrawl';
import type { Choice, Dice, PendingAction } from '@rankfall/kernel';
import type { Bot, Chair, Thinking, Thought } from '../bot.ts';
import { deepen, type Finding } from './deepen.ts';
import { foresee, grab, stray, type Fight } from './players.ts';
import { Search, type Fighter } from './search.ts';
import { chooseBetween, type Taste } from './shop.ts';

export const brawlBotNames = ['novice', 'greedy', 'careful', 'grandmaster'] as const;
export type BrawlBotName = (typeof brawlBotNames)[number];

interface Manner {
  readonly taste: Taste;
  /** Against the enemy of the rules. */
  readonly fight: Fight;
  /** How many positions it looks at where the other side thinks too; 0: it does not. */
  readonly nodes: number;
}

const manners: Readonly<Record<BrawlBotName, Manner>> = {
  novice: { taste: 'any', fight: stray, nodes: 0 },
  greedy: { taste: 'dearest', fight: grab, nodes: 0 },
  careful: { taste: 'bargain', fight: foresee([10, 4]), nodes: 4000 },
  grandmaster: { taste: 'bargain', fight: foresee([14, 6]), nodes: 40_000 },
};

export const chessbrawlBots: readonly Bot[] = brawlBotNames.map((name) => ({
  name,
  plays: ['chessbrawl'],
  // The registry only offers these bots for ChessBrawl.
  think: (chair, dice) => think(chair as unknown as Chair<BrawlTerms>, manners[name], dice),
}));

export function brawlBot(name: BrawlBotName): Bot {
  return chessbrawlBots[brawlBotNames.indexOf(name)] as Bot;
}

function* think({ look }: Chair<BrawlTerms>, manner: Manner, dice: Dice): Thinking {
  const { seat, view: state } = look;
  if (seat === 'watcher' || look.paused) return undefined;
  // Nothing is hidden in ChessBrawl: the view is the state, and all options follow from it.
  const actions = chessbrawl.pending(state, seat);
  if (seat === 1) return yield* answer(state, actions, manner, dice);
  if (state.phase !== 'player') return chooseBetween(state, actions, manner.taste, dice);
  const skirmish = new Skirmish().loadRun(state);
  if (state.manned && manner.nodes > 0)
    return yield* searched(skirmish, 0, manner.nodes, (move) => playOf(state, move));
  return playOf(state, manner.fight(skirmish, state, dice));
}

const option = (move: Move): string => `${cellName(fromOf(move))}${cellName(toOf(move))}`;

const playOf = ({ turn }: BrawlState, move: Move): Choice =>
  move === PASS
    ? { action: `skip-turn/${turn}`, option: 'skip-turn' }
    : { action: `play/${turn}`, option: option(move) };

/** The enemy's move: at random, as the rules would have it, or with a look ahead. */
function* answer(
  state: BrawlState,
  actions: readonly PendingAction<BrawlDoes>[],
  { taste, nodes }: Manner,
  dice: Dice,
): Thinking {
  const reply = actions.find(({ type }) => type === 'REPLY');
  if (!reply) return undefined;
  const choiceOf = (move: Move): Choice => ({ action: reply.id, option: option(move) });
  if (nodes > 0) return yield* searched(new Skirmish().loadRun(state), FOE, nodes, choiceOf);
  const any = reply.options[dice.below('reply', reply.options.length)];
  if (taste === 'any') return any && { action: reply.id, option: any.id };
  const aim = aimOf(state.board, state.enemy, perksOf(state).gaits);
  return aim && choiceOf(moveOf(aim.from, aim.to));
}

const DEPTH = 24;

function* searched(
  skirmish: Skirmish,
  side: Fighter,
  nodes: number,
  choiceOf: (move: Move) => Choice,
): Thinking {
  const thinking = deepen(new Search(skirmish), side, { depth: DEPTH, nodes });
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done) return choiceOf(step.value.move);
    yield thoughtOf(step.value, choiceOf);
  }
}

function thoughtOf({ move, score, depth, nodes }: Finding, choiceOf: (move: Move) => Choice): Thought {
  return { best: choiceOf(move), score, depth, nodes };
}

/**
 * The six opponents. They differ in how far they look and how clearly they see: a weak one misjudges positions, does not
 * think of every move and misses captures, as people do. Budgets are positions, not time, so a game is the same everywhere.
 */
import { imagineMatch, pendingOf, type Choice, type Dice } from '@rankfall/kernel';
import { formatAction, loadState, SaktrisPosition, type SaktrisTerms } from '@rankfall/saktris';
import type { Bot, Chair, Thinking } from '../bot.ts';
import { deepen, type Finding } from './deepen.ts';
import { levelNames, type LevelName } from './level-names.ts';
import { letsWin, winsAtOnce } from './mates.ts';
import { Search } from './search.ts';

export interface Level {
  /** How many plies it looks ahead at most, and how many positions it looks at. */
  readonly depth: number;
  readonly nodes: number;
  readonly noise: number;
  readonly blind: number;
  readonly careless: number;
  /** How many of a hundred of its own quiet moves it does not think of. */
  readonly forgets: number;
  /** Never misses a win in one turn, nor leaves one if it can help it. */
  readonly guards: boolean;
  /** Its table has room for 2^bits positions. */
  readonly bits: number;
}

export const levels: Readonly<Record<LevelName, Level>> = {
  'first-game': {
    depth: 1,
    nodes: 1500,
    noise: 160,
    blind: 40,
    careless: 45,
    forgets: 35,
    guards: false,
    bits: 10,
  },
  learner: {
    depth: 2,
    nodes: 3000,
    noise: 90,
    blind: 25,
    careless: 18,
    forgets: 15,
    guards: false,
    bits: 11,
  },
  casual: { depth: 3, nodes: 4000, noise: 50, blind: 10, careless: 6, forgets: 5, guards: true, bits: 12 },
  club: { depth: 4, nodes: 5000, noise: 25, blind: 3, careless: 0, forgets: 0, guards: true, bits: 13 },
  expert: { depth: 12, nodes: 30_000, noise: 8, blind: 0, careless: 0, forgets: 0, guards: true, bits: 15 },
  master: { depth: 60, nodes: 200_000, noise: 0, blind: 0, careless: 0, forgets: 0, guards: true, bits: 18 },
};

/** Sees clearly and goes on until it is stopped: for hints and analysis. */
export const analyst: Bot = botOf('analyst', { ...levels.master, nodes: 200_000_000, bits: 20 });

export const saktrisLevels: readonly Bot[] = levelNames.map((name) => botOf(name, levels[name]));

export function botOf(name: string, level: Level): Bot {
  return {
    name,
    plays: ['saktris'],
    // The registry only offers this bot for Saktris.
    think: (chair, dice) => think(chair as unknown as Chair<SaktrisTerms>, level, dice),
  };
}

function* think(chair: Chair<SaktrisTerms>, level: Level, dice: Dice): Thinking {
  const { charter, look } = chair;
  if (look.seat === 'watcher') return undefined;
  const imagined = imagineMatch(charter, look, String(dice.draw('imagine')));
  const turn = pendingOf(imagined, look.seat).find(({ id }) => !id.startsWith('~'));
  const actions = Int32Array.from(turn?.options ?? [], ({ does }) => does.action);
  const [only = 0] = actions;
  if (!turn || actions.length === 0) return undefined;
  const choiceOf = (action: number): Choice => ({ action: turn.id, option: formatAction(action) });
  if (actions.length === 1) return choiceOf(only);
  const position = loadState(new SaktrisPosition(), imagined.state);
  const mood = dice.draw('mood') | 0;
  const { noise, blind, careless } = level;
  const search = new Search(level.bits, { noise, blind, careless, mood });
  try {
    search.enter(position);
    const thinking = deepen(search, worthATry(search, position, actions, level), level);
    for (let step = thinking.next(); ; step = thinking.next()) {
      if (step.done) return choiceOf(step.value.move);
      yield thoughtOf(step.value, choiceOf);
    }
  } finally {
    search.close();
  }
}

function thoughtOf(finding: Finding, choiceOf: (action: number) => Choice): ThoughtOf {
  const { move, score, depth, nodes, line } = finding;
  return { best: choiceOf(move), score, depth, nodes, line: line.map(formatAction) };
}
type ThoughtOf = Thinking extends Generator<infer T> ? T : never;

/** The moves that this player thinks of. There is always one. */
function worthATry(
  search: Search,
  position: SaktrisPosition,
  actions: Int32Array,
  { forgets, guards }: Level,
): Int32Array {
  if (!guards) return rememberedOf(search, actions, forgets);
  const win = actions.find((action) => winsAtOnce(position, action));
  if (win !== undefined) return Int32Array.of(win);
  const safe = actions.filter((action) => !letsWin(position, action));
  return rememberedOf(search, safe.length > 0 ? safe : actions, forgets);
}

function rememberedOf(search: Search, actions: Int32Array, forgets: number): Int32Array {
  const kept = actions.filter((action) => !search.forgets(action, forgets));
  return kept.length > 0 ? kept : actions;
}

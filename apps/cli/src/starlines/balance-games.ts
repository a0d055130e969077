/** Games of the balance report: two Admirals, each with its pair of doctrines, and what is counted of them. */
import { decide, type Bot } from '@rankfall/bots';
import {
  admiralNames,
  admiralOf,
  bookNamed,
  greedy,
  strengths,
  type BookName,
} from '@rankfall/bots/starlines';
import { choose, lookAt, rollFrom, start } from '@rankfall/kernel';
import {
  catalogue,
  doctrinesOf,
  starlines,
  under,
  type Changes,
  type Code,
  type Pair,
  type StarlinesState,
} from '@rankfall/starlines';

/** The pairings: who is counted as first, and against whom. */
export const pairings: readonly (readonly [Pair, Pair])[] = [
  ['hive_vanguard', 'hive_concord'],
  ['hive_vanguard', 'vanguard_concord'],
  ['hive_concord', 'vanguard_concord'],
];

/** Who can play it: Greedy reads no book, and is only there for a quick look. */
export const balanceBots = ['greedy', ...admiralNames] as const;
export type BalanceBot = (typeof balanceBots)[number];

/** What all games of one table share; it goes to workers as plain data. */
export interface BalancePlan {
  readonly bot: BalanceBot;
  readonly book: BookName;
  readonly seed: string;
  /** What differs from the catalogue in these games. */
  readonly numbers: Changes;
}

export interface ShipUse {
  readonly available: number;
  readonly built: number;
  /** Points of those who built it: a win is 1, a draw a half. */
  readonly points: number;
}

export interface Count {
  readonly games: number;
  /** Points of the first pair. */
  readonly points: number;
  readonly draws: number;
  /** How many games lasted so many turns. */
  readonly turns: Readonly<Record<number, number>>;
  readonly ships: Readonly<Partial<Record<Code, ShipUse>>>;
}

export const emptyCount: Count = { games: 0, points: 0, draws: 0, turns: {}, ships: {} };

export function addCounts(a: Count, b: Count): Count {
  const turns: Record<number, number> = { ...a.turns };
  for (const [turn, many] of Object.entries(b.turns)) turns[Number(turn)] = (turns[Number(turn)] ?? 0) + many;
  const ships: Partial<Record<Code, ShipUse>> = { ...a.ships };
  for (const { code } of catalogue) {
    const more = b.ships[code];
    if (!more) continue;
    const had = ships[code] ?? { available: 0, built: 0, points: 0 };
    ships[code] = {
      available: had.available + more.available,
      built: had.built + more.built,
      points: had.points + more.points,
    };
  }
  return {
    games: a.games + b.games,
    points: a.points + b.points,
    draws: a.draws + b.draws,
    turns,
    ships,
  };
}

/** Games `from` to `to` of a pairing. Two neighbours have one seed, with seats swapped. */
export function playPairing(plan: BalancePlan, pairing: number, from: number, to: number): Count {
  const bot = plan.bot === 'greedy' ? greedy : admiralOf(plan.bot, strengths[plan.bot], bookNamed(plan.book));
  return under(plan.numbers, () => {
    let count = emptyCount;
    for (let i = from; i < to; i++) count = addCounts(count, playOne(plan, bot, pairing, i));
    return count;
  });
}

function playOne({ seed, book }: BalancePlan, bot: Bot, pairing: number, i: number): Count {
  const [first, second] = pairings[pairing] ?? ['hive_vanguard', 'hive_concord'];
  const isSwapped = i % 2 === 1;
  const pairs: readonly Pair[] = isSwapped ? [second, first] : [first, second];
  const own = `${seed} ${pairing}/${i >> 1}`;
  const dice = [0, 1].map((seat) => rollFrom(`${own} ${book} ${isSwapped ? 's' : ''}${seat}`.slice(-64)));
  const begun = start(starlines, { seed: own });
  if (!begun.match) throw new Error(`the seed ${own} was refused`);
  let { match } = begun;
  while (!match.result) {
    const [seat = 0] = starlines.awaits(match.state);
    const wish =
      match.state.at.phase === 'muster'
        ? mustering(match.state, seat, pairs[seat])
        : decide(bot, { charter: match.charter, look: lookAt(match, seat) }, dice[seat] ?? rollFrom(own));
    const step = choose(match, seat, wish ?? { action: '', option: '' });
    if (step.refused) throw new Error(`${bot.name} chose ${wish?.option}: ${step.refused.code}`);
    ({ match } = step);
  }
  return countOf(match.state, match.result.outcome, pairs, isSwapped ? 1 : 0);
}

/** Which doctrines they take is what the pairing says. */
function mustering(
  state: StarlinesState,
  seat: number,
  pair: Pair | undefined,
): { action: string; option: string } {
  const isChosen = state.sides[seat === 0 ? 0 : 1].doctrines !== undefined;
  return isChosen
    ? { action: '0/muster/ready', option: 'ready' }
    : { action: '0/muster/muster', option: pair ?? '' };
}

const pointsOf = (outcome: string | undefined): number =>
  outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0;

function countOf(
  state: StarlinesState,
  outcome: readonly string[],
  pairs: readonly Pair[],
  first: 0 | 1,
): Count {
  let ships: Count['ships'] = {};
  for (const [seat, side] of state.sides.entries()) {
    const pair = pairs[seat];
    const points = pointsOf(outcome[seat]);
    const used: Partial<Record<Code, ShipUse>> = {};
    for (const { code, doctrine } of catalogue) {
      if (!pair || !doctrinesOf[pair].includes(doctrine)) continue;
      const isBuilt = (side.made[code] ?? 0) > 0;
      used[code] = { available: 1, built: isBuilt ? 1 : 0, points: isBuilt ? points : 0 };
    }
    ({ ships } = addCounts({ ...emptyCount, ships }, { ...emptyCount, ships: used }));
  }
  const isDrawn = outcome[first] === 'drawn';
  return {
    games: 1,
    points: pointsOf(outcome[first]),
    draws: isDrawn ? 1 : 0,
    turns: { [state.at.turn]: 1 },
    ships,
  };
}

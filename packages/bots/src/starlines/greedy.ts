/** Greedy: takes what is best by the end of the next turn, on average over its six dice, if nobody did anything else. */
import type { StarlinesTerms } from '@rankfall/starlines';
import { act, Battle, HEALTH, JOINING, LINES, load, RUNNING, WANTS } from '@rankfall/starlines/fast';
import type { Dice } from '@rankfall/kernel';
import type { Bot, Chair, Thinking } from '../bot.ts';
import { menuOf, type Menu, type Offer } from './options.ts';
import { stepOf } from './playout.ts';
import { underRules } from './under-rules.ts';

/** What a line in hand is worth in health; a joining line buys less. */
const LINE = 0.35;
const JOINING_LINE = 0.25;
const WIN = 1000;

export const greedy: Bot = {
  name: 'greedy',
  plays: ['starlines'],
  // The registry only offers this bot for Starlines.
  think: (chair, dice) => {
    const own = chair as unknown as Chair<StarlinesTerms>;
    return underRules(own, think(own, dice));
  },
};

// eslint-disable-next-line require-yield -- it knows at once
function* think(chair: Chair<StarlinesTerms>, dice: Dice): Thinking {
  const menu = menuOf(chair);
  if (!menu) return undefined;
  const { offers, ready } = menu;
  let best = ready;
  let most = ready ? worthAfter(menu, undefined) : -Infinity;
  const first = offers.length === 0 ? 0 : dice.below('greedy', offers.length);
  for (let i = 0; i < offers.length; i++) {
    // Beginning anywhere, so that of equals any may be taken.
    const offer = offers[(first + i) % offers.length] as Offer;
    const worth = worthAfter(menu, offer);
    if (worth <= most) continue;
    most = worth;
    best = offer.choice;
  }
  return best;
}

const start = new Battle();
const now = new Battle();
const next = new Battle();

/** The value of the position this leads to, for the seat: the lead in health, and lines in hand. */
function worthAfter({ state, seat }: Menu, offer: Offer | undefined): number {
  load(start, state);
  if (offer) act(start, state, seat, offer.does);
  const isRolling = start.rows[0][WANTS] === 1 || start.rows[1][WANTS] === 1;
  if (!isRolling) return afterTurn(seat, stepOf(state.at.phase), start.die);
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += afterTurn(seat, 0, die);
  return sum / 6;
}

/** Through the rest of this turn with this die, and the whole next one with each of the six. */
function afterTurn(seat: 0 | 1, step: number, die: number): number {
  now.copy(start);
  now.die = die;
  pass(now, step);
  if (now.over !== RUNNING) return worthOf(now, seat);
  let sum = 0;
  for (let roll = 1; roll <= 6; roll++) {
    next.copy(now);
    next.beginTurn(roll);
    pass(next, 0);
    sum += worthOf(next, seat);
  }
  return sum / 6;
}

/** The rest of a turn in which nobody chooses anything. */
function pass(battle: Battle, step: number): void {
  if (step <= 0) battle.income();
  if (step <= 1) battle.openDrawing();
  if (step <= 2) battle.closeDrawing();
  if (step <= 3) battle.strike();
  if (step <= 4) battle.closeDeclaration();
  battle.resolve();
}

function worthOf(battle: Battle, seat: 0 | 1): number {
  const own = battle.rows[seat];
  const foe = battle.rows[seat === 0 ? 1 : 0];
  const lead = (own[HEALTH] as number) - (foe[HEALTH] as number);
  const stock = LINE * (own[LINES] as number) + JOINING_LINE * (own[JOINING] as number);
  if (battle.over === RUNNING) return lead + stock;
  return lead > 0 ? WIN + lead : lead < 0 ? lead - WIN : 0;
}

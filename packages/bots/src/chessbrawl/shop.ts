/** What the autoplayers do between fights: place the King, spend what they have, take a boon, go on. */
import {
  emptyIn,
  perksOf,
  playerZone,
  priceWith,
  prices,
  type BrawlDoes,
  type BrawlState,
  type Piece,
  type Soldier,
} from '@rankfall/chessbrawl';
import type { Choice, Dice, Option, PendingAction } from '@rankfall/kernel';

/** Whether a player buys whatever comes to mind, the dearest, or what gives most for its price. */
export type Taste = 'any' | 'dearest' | 'bargain';

type Actions = readonly PendingAction<BrawlDoes>[];
type Options = readonly Option<BrawlDoes>[];

const open = (options: Options): Options => options.filter(({ off }) => off === undefined);

export function chooseBetween(
  state: BrawlState,
  actions: Actions,
  taste: Taste,
  dice: Dice,
): Choice | undefined {
  const named = (type: string): PendingAction<BrawlDoes> | undefined =>
    actions.find((action) => action.type === type);
  const boon = named('BOON');
  // Evenly, so that what comes of a boon says something about the boon and not about who likes it.
  if (boon) return pick(boon.id, boon.options, dice);
  const buy = named('BUY');
  const bought = buy && shop(state, buy, taste, dice);
  if (bought) return bought;
  const start = named('START');
  return start && pick(start.id, open(start.options), dice);
}

function pick(action: string, options: Options, dice: Dice): Choice | undefined {
  const option = options[dice.below('pick', Math.max(1, options.length))];
  return option && { action, option: option.id };
}

function shop(
  state: BrawlState,
  buy: PendingAction<BrawlDoes>,
  taste: Taste,
  dice: Dice,
): Choice | undefined {
  const options = open(buy.options);
  const kinds = [...new Set(options.map(pieceOf))];
  const kind = kinds.includes('K') ? 'K' : favourite(state, kinds, taste, dice);
  if (kind === undefined) return undefined;
  const places = options.filter((option) => pieceOf(option) === kind);
  // The King stays behind the others, in the last row.
  return pick(buy.id, kind === 'K' ? places.slice(-6) : places, dice);
}

const pieceOf = ({ does }: Option<BrawlDoes>): Piece => (does.type === 'buy' ? does.piece : 'P');

/** A little more for what covers more of the board. */
const value: Readonly<Record<Soldier, number>> = { P: 0.9, N: 3, B: 3.1, R: 5.2, Q: 9.6 };

/** Points for each free cell. */
const RICH = 5;

function favourite(state: BrawlState, kinds: readonly Piece[], taste: Taste, dice: Dice): Piece | undefined {
  if (taste === 'any') return kinds[dice.below('kind', Math.max(1, kinds.length))];
  const perks = perksOf(state);
  // Whoever can fill the zone and has points left over is short of cells, not of points.
  const isRich = state.points >= RICH * emptyIn(state.board, playerZone).length;
  const rank = (piece: Piece): number =>
    piece === 'K'
      ? 0
      : taste === 'dearest' || isRich
        ? prices[piece]
        : value[piece] / priceWith(perks, piece);
  return kinds.toSorted((a, b) => rank(b) - rank(a))[0];
}

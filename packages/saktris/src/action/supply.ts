/**
 * The pieces to come. Fixed queues are known from the start; weighted and bagged ones are drawn only as far as everybody
 * sees them, so nothing about them is ever secret.
 */
import type { Dice } from '@rankfall/kernel';
import { classicOrder, wholeSet } from '../order.ts';
import type { Both, Side } from '../types.ts';
import { weighted, type ActionRules, type Supply } from './types.ts';

/** How many pieces to come a player sees, where the order is drawn. */
export const PREVIEW = 3;
const SET = wholeSet.length;

export interface Stock {
  readonly queues: Both<string>;
  readonly drawn: Both<number>;
  readonly bags: Both<string>;
}

export const NO_STOCK: Stock = { queues: ['', ''], drawn: [0, 0], bags: ['', ''] };

/** Draws until both sides see enough; the very same stock if they do. */
export function topUp(rules: ActionRules, stock: Stock, dice: Dice): Stock {
  const sides: readonly Side[] = rules.isShared ? [0] : [0, 1];
  return sides.reduce((now, side) => topUpSide(rules, now, side, dice), stock);
}

function topUpSide(rules: ActionRules, stock: Stock, side: Side, dice: Dice): Stock {
  const supply = rules.supply[side];
  const stream = rules.isShared ? 'queue' : side === 0 ? 'queue/white' : 'queue/black';
  const owners: readonly Side[] = rules.isShared ? [0, 1] : [side];
  let drawn = stock.drawn[side];
  let bag = stock.bags[side];
  let fresh = '';
  const shortest = Math.min(...owners.map((owner) => stock.queues[owner].length));
  while (shortest + fresh.length < PREVIEW || supply.source === 'fixed') {
    const next = draw(supply, drawn, bag, stream, dice);
    if (!next) break;
    drawn += 1;
    bag = next.bag;
    fresh += next.piece;
  }
  if (fresh === '') return stock;
  const pick = <V>(values: Both<V>, value: (old: V, owner: Side) => V, of: readonly Side[]): Both<V> => [
    of.includes(0) ? value(values[0], 0) : values[0],
    of.includes(1) ? value(values[1], 1) : values[1],
  ];
  return {
    queues: pick(stock.queues, (old) => old + fresh, owners),
    drawn: pick(stock.drawn, () => drawn, [side]),
    bags: pick(stock.bags, () => bag, [side]),
  };
}

interface Drawn {
  readonly piece: string;
  readonly bag: string;
}

function draw(supply: Supply, drawn: number, bag: string, stream: string, dice: Dice): Drawn | undefined {
  switch (supply.source) {
    case 'fixed':
      return drawn < SET ? { piece: classicOrder.charAt(drawn), bag } : undefined;
    case 'weighted':
      if (drawn >= SET && !supply.endless) return undefined;
      return { piece: drawn + 1 === supply.kingSlot ? 'K' : drawWeighted(supply, stream, dice), bag };
    case 'bag': {
      const full = bag !== '' ? bag : drawn === 0 ? wholeSet : supply.endless ? wholeSet.slice(1) : '';
      if (full === '') return undefined;
      const place = dice.below(stream, full.length);
      return { piece: full.charAt(place), bag: full.slice(0, place) + full.slice(place + 1) };
    }
  }
}

function drawWeighted({ weights }: Supply, stream: string, dice: Dice): string {
  const total = weighted.reduce((sum, letter) => sum + weights[letter], 0);
  let left = dice.below(stream, total);
  for (const letter of weighted) {
    if (left < weights[letter]) return letter;
    left -= weights[letter];
  }
  throw new Error(`weights of ${total} did not hold ${left}`);
}

/** Fields 7 and 8 of a SakFEN: what is due, and the rules that the position is played by. */
import { LONGEST_QUEUE } from './sakfen-board.ts';
import { shorten, type SakfenRefusal } from './sakfen-refusals.ts';
import {
  blockedRules,
  defaultRules,
  orders,
  type BlockedRule,
  type Both,
  type Order,
  type Rules,
} from './types.ts';

const paces = ['n1', 'n2', 'n3', 'n4', 'n5'] as const;
const flags = ['rc', 'tc', 'nkc'] as const;
const known: readonly string[] = [...paces, ...orders, ...blockedRules, ...flags];

export function readRules(text: string | undefined): Rules | SakfenRefusal {
  if (text === undefined) return defaultRules;
  const tokens = text.split(';');
  for (const [i, token] of tokens.entries()) {
    if (!known.includes(token)) return { code: 'sakfen-rule', field: 'rules', got: shorten(token), known };
    if (tokens.indexOf(token) < i) return { code: 'sakfen-rule-twice', field: 'rules', got: token };
  }
  const pace = onlyOne(tokens, paces);
  if (typeof pace === 'object') return pace;
  const order = onlyOne<Order>(tokens, orders);
  if (typeof order === 'object') return order;
  const blocked = onlyOne<BlockedRule>(tokens, blockedRules);
  if (typeof blocked === 'object') return blocked;
  return {
    n: Number(pace.slice(1)),
    order,
    blocked,
    noKing: tokens.includes('nkc') ? 'continue' : 'lose',
    rowClear: tokens.includes('rc'),
    tripletClear: tokens.includes('tc'),
  };
}

function onlyOne<Token extends string>(
  tokens: readonly string[],
  among: readonly Token[],
): Token | SakfenRefusal {
  const found = among.filter((token) => tokens.includes(token));
  const [first, second] = found;
  if (first === undefined) return { code: 'sakfen-rule-missing', field: 'rules', known: among };
  return second === undefined ? first : { code: 'sakfen-rule-twice', field: 'rules', got: second };
}

export function writeRules(rules: Rules): string {
  const { n, order, blocked, rowClear, tripletClear, noKing } = rules;
  return `n${n};${order};${blocked}${rowClear ? ';rc' : ''}${tripletClear ? ';tc' : ''}${noKing === 'continue' ? ';nkc' : ''}`;
}

export interface Arrival {
  readonly due: Both<number>;
  readonly clk: Both<number>;
}

/** Left out, a side that still has its whole set to come has its first piece due. */
export function readArrival(
  text: string | undefined,
  queues: Both<string>,
  rules: Rules,
): Arrival | SakfenRefusal {
  if (text === undefined) {
    const first = (queue: string): number => (queue.length === LONGEST_QUEUE ? 1 : 0);
    return { due: [first(queues[0]), first(queues[1])], clk: [0, 0] };
  }
  const found = /^(\d{1,2}):(\d)\/(\d{1,2}):(\d)$/.exec(text);
  if (!found) return { code: 'sakfen-arrival', field: 'arrival', got: shorten(text) };
  const due: Both<number> = [Number(found[1]), Number(found[3])];
  const clk: Both<number> = [Number(found[2]), Number(found[4])];
  for (const side of [0, 1] as const) {
    const waiting = queues[side].length;
    const most = rules.blocked === 'queue' ? waiting : Math.min(1, waiting);
    if (due[side] > most) return { code: 'sakfen-due', field: 'arrival', side, most, got: due[side] };
    if (clk[side] >= rules.n)
      return { code: 'sakfen-clk', field: 'arrival', side, most: rules.n - 1, got: clk[side] };
  }
  // Without pieces to come nothing is counted, so a left-over count means nothing [AR6].
  return { due, clk: [queues[0] === '' ? 0 : clk[0], queues[1] === '' ? 0 : clk[1]] };
}

export function writeArrival({ due, clk }: Arrival): string {
  return `${due[0]}:${clk[0]}/${due[1]}:${clk[1]}`;
}

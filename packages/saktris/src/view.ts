/**
 * Who may know which pieces are to come [PV1–PV4]. Hidden ones are `X`; the multiset of what is to come is public, for
 * anybody can count what has arrived. `imagine` fills the hidden places with what fits everything known.
 */
import type { Dice, Seat } from '@rankfall/kernel';
import { sortPool } from './sakfen-board.ts';
import type { SaktrisState, SaktrisView } from './state.ts';
import type { Both, Setup, Side } from './types.ts';

const HIDDEN = 'X';

export function viewOf(state: SaktrisState, seat: Seat | 'watcher'): SaktrisView {
  const { position, previewCount } = state;
  const { queues } = position;
  const toCome: Both<string> = [sortPool(queues[0]), sortPool(queues[1])];
  if (position.rules.order === 'fixed' || position.rules.order === 'select') return { ...state, toCome };
  const seen = (side: Side): string => {
    const isShown = position.rules.order === 'same' || seat === side;
    return cover(queues[side], position.due[side] + (isShown ? previewCount : 0));
  };
  return { ...state, position: { ...position, queues: [seen(0), seen(1)] }, toCome };
}

/** How a game looks to whoever looks back on it: nothing lies face down any more. Only for one that is over. */
export function hindsight(state: SaktrisState): SaktrisView {
  const [white, black] = state.position.queues;
  return { ...state, toCome: [sortPool(white), sortPool(black)] };
}

function cover(queue: string, shown: number): string {
  return queue.length <= shown ? queue : queue.slice(0, shown) + HIDDEN.repeat(queue.length - shown);
}

export function imagineFrom(view: SaktrisView, dice: Dice): SaktrisState {
  const { toCome, ...state } = view;
  const { queues } = view.position;
  if (!queues.some((queue) => queue.includes(HIDDEN))) return state;
  const filled = view.twins ? fillTwins(queues, toCome, dice) : fillApart(queues, toCome, dice);
  const position: Setup = { ...view.position, queues: filled };
  return { ...state, position };
}

function fillApart(queues: Both<string>, toCome: Both<string>, dice: Dice): Both<string> {
  return [fill(queues[0], toCome[0], dice, 'queue/white'), fill(queues[1], toCome[1], dice, 'queue/black')];
}

/** Both queues end alike: the longer one has a head of its own, and the rest is the shorter one. */
function fillTwins(queues: Both<string>, toCome: Both<string>, dice: Dice): Both<string> {
  const long: Side = queues[0].length >= queues[1].length ? 0 : 1;
  const short: Side = long === 0 ? 1 : 0;
  const ahead = queues[long].length - queues[short].length;
  const shared = overlay(queues[long].slice(ahead), queues[short]);
  const tail = fill(shared, toCome[short], dice, 'queue');
  const head = fill(queues[long].slice(0, ahead), without(toCome[long], toCome[short]), dice, 'queue');
  return long === 0 ? [head + tail, tail] : [tail, head + tail];
}

/** Two views of one order: what either shows is known. */
function overlay(one: string, two: string): string {
  let out = '';
  for (let i = 0; i < one.length; i++) out += one[i] === HIDDEN ? two.charAt(i) : one.charAt(i);
  return out;
}

/** The queue with its hidden places filled from the pool in some order. */
function fill(queue: string, pool: string, dice: Dice, stream: string): string {
  if (!queue.includes(HIDDEN)) return queue;
  const letters = dice.shuffle(stream, [...without(pool, queue)]);
  let next = 0;
  let out = '';
  for (const letter of queue) out += letter === HIDDEN ? (letters[next++] ?? '') : letter;
  return out;
}

/** What is left of a multiset after taking these letters out. */
function without(pool: string, taken: string): string {
  let left = pool;
  for (const letter of taken) left = left.replace(letter, '');
  return left;
}

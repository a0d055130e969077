/** Random games by any rules, for properties: what to play is drawn from a small generator of its own. */
import { rollFrom } from '@rankfall/kernel';
import fc from 'fast-check';
import { blockedRules, noKingRules, orders, type Rules, type Setup } from '../src/types.ts';
import { MOST_ACTIONS, SaktrisPosition } from '../src/position.ts';
import { wholeSet } from '../src/order.ts';

export const rulesArbitrary: fc.Arbitrary<Rules> = fc.record({
  n: fc.integer({ min: 1, max: 5 }),
  order: fc.constantFrom(...orders),
  blocked: fc.constantFrom(...blockedRules),
  noKing: fc.constantFrom(...noKingRules),
  rowClear: fc.boolean(),
  tripletClear: fc.boolean(),
});

export interface RandomGame {
  readonly rules: Rules;
  readonly seed: number;
  readonly plies: number;
}

export const gameArbitrary: fc.Arbitrary<RandomGame> = fc.record({
  rules: rulesArbitrary,
  seed: fc.nat(1_000_000),
  plies: fc.integer({ min: 0, max: 300 }),
});

export function emptyStart(rules: Rules, seed: number): Setup {
  const dice = rollFrom(`start ${seed}`);
  const queue = (): string =>
    rules.order === 'select' ? wholeSet : dice.shuffle('queue', [...wholeSet]).join('');
  const first = queue();
  return {
    rules,
    board: '.'.repeat(64),
    unmoved: [],
    queues: [first, rules.order === 'diff' ? queue() : first],
    due: [1, 1],
    clk: [0, 0],
    toMove: 0,
    half: 0,
    full: 1,
  };
}

/** A cheap generator (32-bit LCG): dice would cost more than the game. */
export function picker(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays it, and hands each position to `see` with the action about to be played (none at the end). */
export function playRandom(
  { rules, seed, plies }: RandomGame,
  see: (position: SaktrisPosition, action: number | undefined) => void,
): SaktrisPosition {
  const position = new SaktrisPosition().load(emptyStart(rules, seed));
  const actions = new Int32Array(MOST_ACTIONS);
  const pick = picker(seed);
  for (let ply = 0; ply < plies; ply++) {
    const count = position.legal(actions);
    if (ply > 0 && position.outcome(count)) break;
    const action = actions[pick(count)] ?? 0;
    see(position, action);
    position.make(action);
  }
  see(position, undefined);
  return position;
}

/** How each autoplayer makes its move in a fight. */
import {
  CELLS,
  FOE,
  KIND,
  KING,
  MOST_MOVES,
  PASS,
  wavesOf,
  type BrawlState,
  type Move,
  type Skirmish,
} from '@rankfall/chessbrawl';
import type { Dice } from '@rankfall/kernel';
import { steps, worth } from './evaluate.ts';
import { Foresight, type Widths } from './foresight.ts';

export type Fight = (fight: Skirmish, state: BrawlState, dice: Dice) => Move;

const list = new Int16Array(MOST_MOVES);
const answers = new Int16Array(MOST_MOVES);

/** Takes something three times out of four, and otherwise moves anything anywhere. */
export const stray: Fight = (fight, _state, dice) => {
  const moves = list.slice(0, fight.moves(0, list));
  const captures = moves.filter((move) => fight.field[move & 63] !== 0);
  const from = captures.length > 0 && dice.below('takes', 4) > 0 ? captures : moves;
  return from[dice.below('move', Math.max(1, from.length))] ?? PASS;
};

/** Takes what is worth most, leaves neither the moved piece nor the King to be taken, and goes for the nearest enemy; that is all. */
export const grab: Fight = (fight, _state, dice) => {
  const count = fight.moves(0, list);
  let best: Move = PASS;
  let top = -120;
  for (let i = 0; i < count; i++) {
    const move = list[i] as number;
    const score = grabbed(fight, move) + dice.below('whim', 4);
    if (score <= top) continue;
    top = score;
    best = move;
  }
  return best;
};

const KING_RISK = 5000;

function grabbed(fight: Skirmish, move: Move): number {
  const to = move & 63;
  const code = fight.field[move >> 6] as number;
  const gain = worth[(fight.field[to] as number) & KIND] as number;
  fight.make(move);
  const isMoverSafe = code === KING || !canBeTaken(fight, to);
  const risk = (canBeTaken(fight, fight.king) ? KING_RISK : 0) + (isMoverSafe ? 0 : (worth[code] as number));
  let near = 8;
  for (let cell = 0; cell < CELLS; cell++)
    if ((fight.field[cell] as number) >= FOE) near = Math.min(near, steps[to * 64 + cell] as number);
  fight.unmake();
  return gain - risk - 6 * near;
}

function canBeTaken(fight: Skirmish, cell: number): boolean {
  const count = fight.moves(FOE, answers);
  for (let i = 0; i < count; i++) if (((answers[i] as number) & 63) === cell) return true;
  return false;
}

/** Knows what the enemy will reply, several turns on. */
export const foresee =
  (widths: Widths): Fight =>
  (fight, state) =>
    new Foresight(fight, { widths, next: nextWave(state), quiet: state.quiet }).best(state.plays);

/** How many come in the wave after this one. */
function nextWave(state: BrawlState): number {
  const { round, wave } = state;
  const next = wavesOf(state, round)[wave] ?? wavesOf(state, round + 1)[0];
  return next?.length ?? 0;
}

/** Starlines as a game of the kernel: two seats, sealed phases around one shared die. */
import { emptyQueue, openPhase, timeless, type Game, type Result, type Seat } from '@rankfall/kernel';
import { choose } from './apply.ts';
import { explain } from './explain.ts';
import { offered, pendingOf } from './pending.ts';
import { starlinesSettings, type StarlinesTerms } from './settings.ts';
import { other, type Both, type Side, type StarlinesState } from './types.ts';
import { imagineFrom, viewOf } from './view.ts';

const NOBODY: readonly Seat[] = [];
/** Whom play waits for, asked before and after every choice: nobody, the first, the second, both. */
const waiting: readonly (readonly Seat[])[] = [NOBODY, [0], [1], [0, 1]];

export const starlines: Game<StarlinesTerms> = {
  id: 'starlines',
  rules: 3,
  seats: { min: 2, max: 2 },
  settings: starlinesSettings,
  // Sealed choices are withdrawn by the kernel's take-back; what has been revealed stays.
  table: { undo: 'never', pause: 'free', draw: false, clock: true },
  setup: ({ health }) => firstState(health),
  awaits: ({ over, at }) =>
    over ? NOBODY : (waiting[(at.ready[0] ? 0 : 1) + (at.ready[1] ? 0 : 2)] ?? NOBODY),
  pending: pendingOf,
  choose,
  ...timeless<StarlinesTerms>(),
  result: ({ over, sides }) => over && resultOf(over.winner, over.reason, sides),
  view: viewOf,
  imagine: imagineFrom,
  explain,
  forfeit: ({ sides }, seat, why) =>
    resultOf(other(seat), { time: 'timeout', resign: 'resignation', left: 'left' }[why], sides),
};

function resultOf(winner: 0 | 1 | undefined, reason: string, sides: Both<Side>): Result {
  const score = [sides[0].health, sides[1].health];
  if (winner === undefined) return { outcome: ['drawn', 'drawn'], reason, score };
  return { outcome: winner === 0 ? ['won', 'lost'] : ['lost', 'won'], reason, score };
}

export function firstSide(health: number): Side {
  return {
    health,
    lines: 0,
    joining: 0,
    ships: [],
    made: {},
    rerolls: 0,
    healing: 0,
    rewarded: [],
    owed: [],
    closed: [],
    wants: false,
    declared: [],
    answers: [],
    records: [],
  };
}

function firstState(health: number): StarlinesState {
  const sides: Both<Side> = [firstSide(health), firstSide(health)];
  const base: StarlinesState = {
    at: { turn: 0, phase: 'muster', ready: [false, false] },
    most: health,
    round: 0,
    die: 0,
    sides,
    shown: sides,
    asked: [true, true],
    queue: emptyQueue(),
  };
  return { ...base, at: openPhase(0, 'muster', 2, (at, seat) => offered({ ...base, at }, seat)) };
}

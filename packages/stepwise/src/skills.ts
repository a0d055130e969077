/** Push, the one skill: the crate moves a square, the pusher steps after it, and the world settles without the clock. */
import { settle, type Shift } from './settle.ts';
import { isRing, squareAt, squareName, xOf, yOf } from './squares.ts';
import type {
  CharacterSheet,
  Direction,
  Done,
  SkillReason,
  Square,
  StepwiseEvent,
  StepwiseState,
} from './types.ts';
import { worldOf } from './world.ts';

const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export const LEAST_STRENGTH = 3;

function beside(square: Square, way: Direction): Square | undefined {
  const [dx, dy] = ways[way];
  return squareAt(xOf(square) + dx, yOf(square) + dy);
}

export const focusBonus = ({ int, wis }: CharacterSheet): number => Math.max(int, wis);

export function pushCost(sheet: CharacterSheet, weight: number, focused: boolean): number {
  return Math.max(1, Math.ceil(weight / sheet.str) - (focused ? focusBonus(sheet) : 0));
}

interface Pushing {
  readonly crate: Square;
  readonly beyond: Square;
  readonly cost: number;
  readonly fills: boolean;
}

/** The push as it would go, or why it cannot. */
export function planPush(state: StepwiseState, who: number, way: Direction): Pushing | SkillReason {
  const one = state.chars[who];
  const sheet = state.level.chars[who];
  if (!one || !sheet) throw new Error(`nobody is number ${who} of the squad`);
  const { name } = sheet;
  if (one.acted) return { code: 'ACTED', name };
  const square = beside(one.at, way);
  const crate = state.crates.find(({ at }) => at === square);
  if (square === undefined || !crate) return { code: 'NO_CRATE', name };
  if (sheet.str < LEAST_STRENGTH) return { code: 'WEAK', name };
  const limit = 20 * sheet.str;
  if (crate.weight > limit) return { code: 'HEAVY', name, weight: crate.weight, limit };
  const beyond = beside(square, way);
  const world = worldOf(state);
  const isFree =
    beyond !== undefined &&
    !isRing(beyond) &&
    !world.board.wall[beyond] &&
    !world.closed[beyond] &&
    !world.crate[beyond] &&
    world.squad[beyond] === -1;
  if (beyond === undefined || !isFree) return { code: 'BEYOND', name, square: squareName(square) };
  const cost = pushCost(sheet, crate.weight, one.focused);
  if (cost > one.stamina) return { code: 'STAMINA', name, cost, stamina: one.stamina };
  return { crate: square, beyond, cost, fills: world.pit[beyond] === 1 };
}

/** Carries the push out; a refused one changes nothing and is told. */
export function push(state: StepwiseState, who: number, way: Direction): Done {
  const plan = planPush(state, who, way);
  if ('code' in plan) return { state, events: [{ type: 'refused', who, reason: plan }] };
  const { crate, beyond, cost, fills } = plan;
  const from = state.chars[who]?.at ?? 0;
  const events: StepwiseEvent[] = [{ type: 'pushed', who, way, from: crate, to: beyond, cost }];
  if (fills) events.push({ type: 'pitFilled', square: beyond });
  const chars = state.chars.map((one, i) =>
    i === who ? { ...one, at: crate, stamina: one.stamina - cost, focused: false, acted: true } : one,
  );
  const crates = state.crates.flatMap((one) =>
    one.at !== crate ? [one] : fills ? [] : [{ ...one, at: beyond }],
  );
  const filled = fills ? [...state.filled, beyond].toSorted((a, b) => a - b) : state.filled;
  const shifts: Shift[] = [
    { from: crate, to: fills ? undefined : beyond },
    { from, to: crate },
  ];
  return { state: settle(worldOf(state), { ...state, chars, crates, filled }, shifts, events), events };
}

/**
 * One step of everybody at once. The result cannot depend on the order of the squad: every test looks only at where
 * bodies stand now and at everybody's intent, and only the cascade repeats, until nothing changes.
 */
import { moveBetween, middleOf } from './moves.ts';
import { SQUARES, squareName } from './squares.ts';
import type { Entry, Square, StepwiseState, Stop, StopCode } from './types.ts';
import { worldOf, type World } from './world.ts';

/** For each character the square it wants to move to (or OFF), or undefined if it stays. */
export type Intents = readonly (Entry | undefined)[];

/** For each character why it cannot move; undefined for those who move or stay of their own will. */
export function resolve(
  state: StepwiseState,
  intents: Intents,
  world: World = worldOf(state),
): readonly (Stop | undefined)[] {
  const { chars } = state.level;
  const name = (who: number): string => chars[who]?.name ?? '';
  const at = state.chars.map((one) => one.at);
  const stops: (Stop | undefined)[] = intents.map((to, who) =>
    to === undefined ? undefined : personal(state, world, who, to),
  );
  // Who still wants to move after the personal check; the mutual check uses these intents, computed once.
  const goals = intents.map((to, who) => (stops[who] ? undefined : to));
  const claims = claimsOf(at, goals);
  goals.forEach((to, who) => {
    if (to === undefined) return;
    const facing = goals.findIndex((back, other) => other !== who && back === at[who] && at[other] === to);
    if (facing >= 0) stops[who] = { code: 'SWAP', name: name(who), others: [name(facing)] };
    else stops[who] = contested(at, claims, who, to, name);
  });
  for (let changed = true; changed;) {
    changed = false;
    goals.forEach((to, who) => {
      if (to === undefined || stops[who]) return;
      const holder = world.squad[to] ?? -1;
      if (holder < 0 || (goals[holder] !== undefined && !stops[holder])) return;
      stops[who] = { code: 'OCCUPIED', name: name(who), others: [name(holder)], square: squareName(to) };
      changed = true;
    });
  }
  return stops;
}

function personal(state: StepwiseState, world: World, who: number, to: Entry): Stop | undefined {
  const sheet = state.level.chars[who];
  const from = state.chars[who]?.at ?? 0;
  if (!sheet) return undefined;
  const fails = (code: StopCode, square: Square): Stop => ({
    code,
    name: sheet.name,
    square: squareName(square),
  });
  if (to < 0 || to >= SQUARES) return { code: 'BOUNDS', name: sheet.name };
  const move = moveBetween(from, to);
  if (!move || move.dex > sheet.dex) return { code: 'PATTERN', name: sheet.name, dex: sheet.dex };
  const solid = solidAt(world, to);
  if (solid) return fails(solid, to);
  const middle = middleOf(from, to);
  if (middle !== undefined && (solidAt(world, middle) || world.squad[middle] !== -1)) {
    return fails('PATH', middle);
  }
  return undefined;
}

/** What of the world itself keeps a character out. */
export function solidAt(world: World, square: Square): 'WALL' | 'DOOR' | 'PIT' | 'CRATE' | undefined {
  if (world.board.wall[square]) return 'WALL';
  if (world.closed[square]) return 'DOOR';
  if (world.pit[square]) return 'PIT';
  return world.crate[square] ? 'CRATE' : undefined;
}

type Claims = ReadonlyMap<Square, readonly number[]>;

/** A mover claims its target and, for a dash, the middle square. */
function claimsOf(at: readonly Square[], goals: Intents): Claims {
  const claims = new Map<Square, number[]>();
  const claim = (square: Square, who: number): void => {
    const list = claims.get(square);
    if (list) list.push(who);
    else claims.set(square, [who]);
  };
  goals.forEach((to, who) => {
    if (to === undefined) return;
    claim(to, who);
    const middle = middleOf(at[who] ?? 0, to);
    if (middle !== undefined) claim(middle, who);
  });
  return claims;
}

function contested(
  at: readonly Square[],
  claims: Claims,
  who: number,
  to: Square,
  name: (who: number) => string,
): Stop | undefined {
  for (const square of [to, middleOf(at[who] ?? 0, to)]) {
    const rivals = square === undefined ? [] : (claims.get(square) ?? []).filter((one) => one !== who);
    if (square !== undefined && rivals.length > 0) {
      return { code: 'CONTESTED', name: name(who), others: rivals.map(name), square: squareName(square) };
    }
  }
  return undefined;
}

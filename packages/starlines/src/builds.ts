/** Building: what a ship costs with what the fleet can give for it, and paying. */
import { typeOf, type Code } from './catalogue.ts';
import type { Draft } from './copies.ts';
import { join, shipNamed } from './fleet.ts';
import type { Ship, Side } from './types.ts';

export interface Price {
  readonly lines: number;
  readonly joining: number;
  /** What is consumed. */
  readonly gives: readonly Ship[];
}

const NOTHING: readonly Ship[] = [];

/** The price of one ship; components that are owned pay for themselves, oldest first, `given` before any other. */
export function priceOf(side: Side, code: Code, given?: string): Price {
  const type = typeOf(code);
  if (!type.parts) return { lines: type.lines, joining: 0, gives: NOTHING };
  const gives: Ship[] = [];
  let lines = 0;
  const first = given === undefined ? undefined : shipNamed(side, given);
  for (const [part, count] of type.parts) {
    let missing = count;
    if (first?.code === part) {
      gives.push(first);
      missing--;
    }
    for (const ship of side.ships) {
      if (missing === 0) break;
      if (ship.code !== part || ship === first) continue;
      gives.push(ship);
      missing--;
    }
    lines += missing * typeOf(part).lines;
  }
  return { lines, joining: type.joining ?? 0, gives };
}

/** Builds this: paid first, then the ship joins the fleet. */
export function build(side: Draft<Side>, code: Code, turn: number, given?: string): Ship {
  const { lines, joining, gives } = priceOf(side, code, given);
  const fromPool = Math.min(side.joining, joining);
  side.lines -= lines + joining - fromPool;
  side.joining -= fromPool;
  if (gives.length > 0) side.ships = side.ships.filter((ship) => !gives.includes(ship));
  return join(side, code, turn);
}

/** What a seat may know: its own side as it is, the other as it was when the phase opened. */
import type { Dice, Seat } from '@rankfall/kernel';
import { copyOfSide } from './copies.ts';
import { change, limitOn, nameOf } from './fleet.ts';
import { pairs, type Side, type Side01, type StarlinesState } from './types.ts';

export function viewOf(state: StarlinesState, seat: Seat | 'watcher'): StarlinesState {
  const { sides, shown } = state;
  if (sides === shown) return state;
  return { ...state, sides: [seat === 0 ? sides[0] : shown[0], seat === 1 ? sides[1] : shown[1]] };
}

/** Whoever is ready has chosen what was mandatory; what, nobody else can know, so anything will do. */
export function imagineFrom(view: StarlinesState, seat: Seat | 'watcher', dice: Dice): StarlinesState {
  const guess = (who: Side01): Side => {
    const side = view.sides[who];
    return who === seat || !view.at.ready[who] || !view.asked[who] ? side : decided(view, side, dice);
  };
  return { ...view, sides: [guess(0), guess(1)] };
}

function decided(view: StarlinesState, side: Side, dice: Dice): Side {
  const next = copyOfSide(side);
  if (view.at.phase === 'muster') {
    next.doctrines = pairs[dice.below('guess', pairs.length)] ?? 'hive_vanguard';
    return next;
  }
  for (const ship of side.ships) {
    if (ship.code !== 'XEN' || !side.owed.includes(nameOf(ship))) continue;
    const toOxite = !limitOn(next, 'OXI', 1) && dice.below('guess', 2) === 0;
    change(next, ship, toOxite ? 'OXI' : 'AST', view.at.turn);
  }
  return next;
}

/** A slot comes round: its piece lands, bumping the column if it must, and the next one is announced. */
import type { Dice, Millis } from '@rankfall/kernel';
import { asSide } from '../squares.ts';
import { standing } from './cells.ts';
import { bumpColumn } from './bump.ts';
import { takeRows } from './clears.ts';
import { kingLost, settle } from './settle.ts';
import { nextSlots } from './slots.ts';
import { topUp } from './supply.ts';
import type { ActionEvent, ActionState, Man, Slot, Target } from './types.ts';

interface Made {
  readonly state: ActionState;
  readonly events: readonly ActionEvent[];
}

export function arrive(state: ActionState, slot: Slot, at: Millis, dice: Dice): Made {
  const events: ActionEvent[] = [];
  const landed = slot.target ? land(state, slot, slot.target, events) : { state, hasTaken: false };
  if (!slot.target) events.push({ type: 'missed-slot', side: slot.side });
  const stocked: ActionState = { ...landed.state, ...stockOf(landed.state, dice) };
  // What is announced is told after what the landing did, and is honest already.
  const told: ActionEvent[] = [];
  const slots = stocked.over ? [] : nextSlots(stocked, stocked.slots, slot, dice, told);
  const settled = settle({ ...stocked, slots }, at, landed.hasTaken, events);
  return { state: settled, events: [...events, ...told] };
}

function stockOf(state: ActionState, dice: Dice): Pick<ActionState, 'queues' | 'drawn' | 'bags'> {
  const { queues, drawn, bags } = state;
  return topUp(state.rules, { queues, drawn, bags }, dice);
}

function land(
  state: ActionState,
  { side }: Slot,
  { piece, square }: Target,
  events: ActionEvent[],
): { readonly state: ActionState; readonly hasTaken: boolean } {
  const { rules, queues } = state;
  const cells = [...state.cells];
  const isBump = cells[square] !== null;
  const fallen = isBump ? bumpColumn(cells, side, square, rules.bumpEdge, events) : [];
  const man: Man = { id: state.nextId, piece: asSide(piece, side), moved: false, last: -1 };
  cells[square] = man;
  events.push({ type: 'arrived', side, man: man.id, ...standing(man, square), bump: isBump });
  const rows = rules.rowClear ? takeRows(cells) : [];
  for (const line of rows) events.push({ type: 'row-cleared', line });
  const over = kingLost(state.over, fallen, 'king-fell');
  return {
    state: {
      ...state,
      cells,
      nextId: state.nextId + 1,
      queues: side === 0 ? [queues[0].slice(1), queues[1]] : [queues[0], queues[1].slice(1)],
      ...(over ? { over } : {}),
    },
    hasTaken: fallen.length > 0 || rows.length > 0,
  };
}

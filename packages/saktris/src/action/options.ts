/** What each side may do, as options: moves once it is ready, and a premove until then. */
import type { Option, PendingAction, Seat } from '@rankfall/kernel';
import { castlingGoals } from '../castling-goals.ts';
import { nameOf } from '../squares.ts';
import type { Side } from '../types.ts';
import { sideOfMan } from './cells.ts';
import { eachMove, eachPremove } from './moves.ts';
import type { ActionDoes, ActionState, Man } from './types.ts';

export const idOf = (man: Man, from: number, to: number): string => `${man.id}:${nameOf(from)}${nameOf(to)}`;

type Menu = readonly PendingAction<ActionDoes>[];

/** A state never changes, so what it offers is worked out once. */
const menus = new WeakMap<ActionState, [Menu?, Menu?]>();

export function menuOf(state: ActionState, seat: Seat): Menu {
  if (state.over || (seat !== 0 && seat !== 1)) return [];
  const known: [Menu?, Menu?] = menus.get(state) ?? [];
  menus.set(state, known);
  return (known[seat] ??= makeMenu(state, seat));
}

function makeMenu(state: ActionState, side: Side): Menu {
  const ready = state.readyAt[side];
  const moves: Option<ActionDoes>[] = [];
  eachMove(state, side, (man, from, to) => moves.push(moveOption(state, man, from, to)));
  const move: PendingAction<ActionDoes> = { id: 'move', type: 'MOVE', opens: ready, options: moves };
  const menu = moves.length > 0 ? [move] : [];
  return state.rules.premove && ready > 0 ? [...menu, premoveAction(state, side, ready)] : menu;
}

function moveOption({ cells }: ActionState, man: Man, from: number, to: number): Option<ActionDoes> {
  const there = cells[to];
  const isCastling = there ? sideOfMan(there) === sideOfMan(man) : false;
  const picks = [nameOf(from), nameOf(to)] as const;
  if (!isCastling) {
    const does: ActionDoes = { type: 'move', man: man.id, piece: man.piece, from: picks[0], to: picks[1] };
    return { id: idOf(man, from, to), does, picks };
  }
  const [kingTo, rookTo] = castlingGoals(from, to);
  return {
    id: idOf(man, from, to),
    does: { type: 'castle', man: man.id, king: [picks[0], nameOf(kingTo)], rook: [picks[1], nameOf(rookTo)] },
    picks,
  };
}

function premoveAction({ cells }: ActionState, side: Side, ready: number): PendingAction<ActionDoes> {
  const options: Option<ActionDoes>[] = [];
  for (const [from, man] of cells.entries()) {
    if (!man || sideOfMan(man) !== side) continue;
    eachPremove(cells, from, man, (to) => {
      const picks = [nameOf(from), nameOf(to)] as const;
      options.push({
        id: idOf(man, from, to),
        does: { type: 'premove', man: man.id, piece: man.piece, from: picks[0], to: picks[1] },
        picks,
      });
    });
  }
  return { id: 'premove', type: 'PREMOVE', closes: ready, options };
}

/** Why an order was refused [CI1–CI5]. Any text comes in here; what cannot be read is left to the kernel. */
import type { Choice, Millis, Reason, Seat } from '@rankfall/kernel';
import { fileIn, nameOf, squareOf } from '../squares.ts';
import type { Side } from '../types.ts';
import { ahead, kindOfMan, sideOfMan } from './cells.ts';
import { linesOfKind, pawnAttacks } from './moves.ts';
import { menuOf } from './options.ts';
import type { ActionState, Man } from './types.ts';

export type OrderRefusal =
  | { readonly code: 'cooldown'; readonly ready: Millis; readonly left: Millis }
  | { readonly code: 'piece-gone'; readonly square: string }
  | { readonly code: 'not-your-piece'; readonly piece: string; readonly square: string }
  | { readonly code: 'own-piece'; readonly piece: string; readonly square: string }
  | { readonly code: 'blocked'; readonly square: string }
  | { readonly code: 'no-target'; readonly square: string }
  | { readonly code: 'not-how-it-moves'; readonly piece: string; readonly from: string; readonly to: string }
  | { readonly code: 'no-double-step'; readonly square: string }
  | { readonly code: 'cannot-castle' }
  | { readonly code: 'no-premoves' }
  | { readonly code: 'already-ready' };

const ORDER = /^(\d{1,9}):([a-h][1-8])([a-h][1-8])$/;

export function explainOrder(
  state: ActionState,
  seat: Seat,
  { action, option }: Choice,
  at: Millis,
): (Reason & OrderRefusal) | undefined {
  if (state.over || (seat !== 0 && seat !== 1) || (action !== 'move' && action !== 'premove'))
    return undefined;
  if (action === 'premove' && !state.rules.premove) return { code: 'no-premoves' };
  const read = option.length > 20 ? undefined : ORDER.exec(option);
  const from = squareOf(read?.[2] ?? '');
  const to = squareOf(read?.[3] ?? '');
  if (!read || from === undefined || to === undefined) return undefined;
  const man = state.cells[from];
  if (!man || String(man.id) !== read[1]) return { code: 'piece-gone', square: nameOf(from) };
  if (sideOfMan(man) !== seat) return { code: 'not-your-piece', piece: man.piece, square: nameOf(from) };
  const ready = state.readyAt[seat];
  if (action === 'premove' && at >= ready) return { code: 'already-ready' };
  if (action === 'move' && at < ready) return { code: 'cooldown', ready, left: ready - at };
  const isOffered = menuOf(state, seat).some(
    ({ id, options }) => id === action && options.some((one) => one.id === option),
  );
  return isOffered ? undefined : explainGoing(state, seat, man, from, to);
}

function explainGoing(state: ActionState, side: Side, man: Man, from: number, to: number): OrderRefusal {
  const { cells } = state;
  const there = cells[to];
  const square = nameOf(to);
  const wrong: OrderRefusal = { code: 'not-how-it-moves', piece: man.piece, from: nameOf(from), to: square };
  if (kindOfMan(man) === 'P') return explainPawn(state, side, man, from, to) ?? wrong;
  const line = linesOfKind(kindOfMan(man), from).find((one) => one.includes(to));
  if (kindOfMan(man) === 'K' && there && kindOfMan(there) === 'R' && sideOfMan(there) === side)
    return { code: 'cannot-castle' };
  if (!line) return wrong;
  const inTheWay = line.slice(0, line.indexOf(to)).find((one) => cells[one]);
  if (inTheWay !== undefined) return { code: 'blocked', square: nameOf(inTheWay) };
  return there ? { code: 'own-piece', piece: there.piece, square } : wrong;
}

function explainPawn(
  { cells }: ActionState,
  side: Side,
  man: Man,
  from: number,
  to: number,
): OrderRefusal | undefined {
  const step = ahead(side);
  const there = cells[to];
  const square = nameOf(to);
  if (pawnAttacks(side, from).includes(to))
    return there ? { code: 'own-piece', piece: there.piece, square } : { code: 'no-target', square };
  if (fileIn(from) !== fileIn(to)) return undefined;
  if (to === from + step) return { code: 'blocked', square };
  if (to !== from + 2 * step) return undefined;
  if (man.moved) return { code: 'no-double-step', square: nameOf(from) };
  return { code: 'blocked', square: cells[from + step] ? nameOf(from + step) : square };
}

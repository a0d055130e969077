/**
 * Turns as players write them (9.3): algebraic notation with drops, Force turns, passes and what was cleared. The reader
 * takes every usual spelling, the machine form too, but only ever finds a legal action.
 */
import {
  CASTLING,
  DROP,
  EN_PASSANT,
  fromOf,
  KING,
  kindOf,
  letterOfType,
  PASS,
  PAWN,
  PROMOTION,
  toOf,
  TYPE,
  typeIn,
} from '@rankfall/chess';
import { secondSquareOf, secondTypeOf } from './action.ts';
import { clearsOf } from './san-clears.ts';
import { MOST_ACTIONS, type SaktrisPosition } from './position.ts';
import { fileIn, nameOf, rowIn } from './squares.ts';

const actions = new Int32Array(MOST_ACTIONS);

/** The turn in writing. The position is left as it was. */
export function sanOf(position: SaktrisPosition, action: number): string {
  const count = position.legal(actions);
  const first = firstHalf(position, action, actions.subarray(0, count));
  const type = secondTypeOf(action);
  const second = type === 0 ? '' : `,${letterOfType(type)}@${nameOf(secondSquareOf(action))}`;
  position.make(action);
  const facts = position.facts();
  const outcome = position.outcome();
  const mark = outcome?.reason === 'checkmate' ? '#' : position.inCheck() ? '+' : '';
  position.unmake();
  const clears = clearsOf(facts);
  return `${first}${clears.afterMove}${second}${clears.afterPlacement}${mark}`;
}

function firstHalf(position: SaktrisPosition, action: number, legal: Int32Array): string {
  const kind = kindOf(action);
  const to = nameOf(toOf(action));
  if (kind === PASS) return '--';
  if (kind === DROP) return `${letterOfType(typeIn(action))}@${to}`;
  if (kind === CASTLING) return toOf(action) > fromOf(action) ? 'O-O' : 'O-O-O';
  const { cells } = position.board;
  const type = (cells[fromOf(action)] ?? 0) & TYPE;
  const takes = cells[toOf(action)] !== 0 || kind === EN_PASSANT ? 'x' : '';
  if (type !== PAWN) return `${letterOfType(type)}${whichOne(position, action, legal)}${takes}${to}`;
  const file = takes ? nameOf(fromOf(action)).charAt(0) : '';
  const promotion = kind === PROMOTION ? `=${letterOfType(typeIn(action))}` : '';
  return `${file}${takes}${to}${promotion}`;
}

/** File, row or both, where another piece of the type could do the same. */
function whichOne(position: SaktrisPosition, action: number, legal: Int32Array): string {
  const from = fromOf(action);
  const piece = position.board.cells[from];
  if (((piece ?? 0) & TYPE) === KING) return '';
  const rivals = new Set<number>();
  for (const one of legal) {
    const isRival =
      fromOf(one) !== from &&
      toOf(one) === toOf(action) &&
      kindOf(one) === kindOf(action) &&
      ((position.board.cells[fromOf(one)] ?? 0) & TYPE) === ((piece ?? 0) & TYPE) &&
      secondTypeOf(one) === secondTypeOf(action) &&
      secondSquareOf(one) === secondSquareOf(action);
    if (isRival) rivals.add(fromOf(one));
  }
  if (rivals.size === 0) return '';
  const name = nameOf(from);
  const others = [...rivals];
  if (others.every((square) => fileIn(square) !== fileIn(from))) return name.charAt(0);
  return others.every((square) => rowIn(square) !== rowIn(from)) ? name.charAt(1) : name;
}

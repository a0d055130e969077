/** Placements and the counters that bring them. */
import { isAttacked, isChecked } from './attacks';
import { all, begin, clock, due, left, ofSide, ofType, put, setArrival, undo } from './board';
import { blocked, FORCE, period, QUEUE, rowClear, SKIP } from './rules';
import { clearRows } from './clears';
import { BISHOP, bitOf, hasFirstMove, KING, KNIGHT, PAWN, QUEEN, ROOK, UNMOVED } from './codes';

const DARK: u64 = 0xaa55aa55aa55aa55;

/** Types in the order of a pool: KQRBNP. */
export function arrivingType(index: i32): i32 {
  if (index == 0) return KING;
  if (index == 1) return QUEEN;
  if (index == 2) return ROOK;
  if (index == 3) return BISHOP;
  return index == 4 ? KNIGHT : PAWN;
}

/** Back-row squares where a piece of this type may stand, as a set of files. */
export function openFiles(side: i32, type: i32): i32 {
  const empty = ~i32(all() >> u64(side * 56)) & 255;
  return type == BISHOP ? empty & bishopFiles(side) : empty;
}

/** Files whose back-row square has no own bishop on its colour; all of them if both colours are taken. */
function bishopFiles(side: i32): i32 {
  const bishops = ofType(BISHOP) & ofSide(side);
  const dark = (bishops & DARK) != 0;
  const light = (bishops & ~DARK) != 0;
  if (dark == light) return 255;
  // On row 1 the dark squares are a, c, e, g; on row 8 they are b, d, f, h.
  const darkFiles = side == 0 ? 0x55 : 0xaa;
  return dark ? ~darkFiles & 255 : darkFiles;
}

/** Puts an arriving piece on its square inside the open frame; counters and queue are not touched. */
export function land(side: i32, type: i32, square: i32): void {
  put(square, type | bitOf(side) | (hasFirstMove(type) ? UNMOVED : 0));
}

/** The open files on which placing leaves the own king unattacked. */
export function legalFiles(side: i32, type: i32): i32 {
  const open = openFiles(side, type);
  if (!rowClear && type != KING && !isChecked(side)) return open;
  let legal = 0;
  for (let rest = open; rest != 0; rest &= rest - 1) {
    const file = i32(ctz(rest));
    if (isSafeLanding(side, type, side * 56 + file)) legal |= 1 << file;
  }
  return legal;
}

function isSafeLanding(side: i32, type: i32, square: i32): boolean {
  if (type == KING && !rowClear) return !isAttacked(square, 1 - side);
  begin();
  land(side, type, square);
  if (rowClear) clearRows();
  const isSafe = !isChecked(side);
  undo();
  return isSafe;
}

/** A board move or a pass counts toward the next arrival. */
export function countMove(side: i32): void {
  const count = left(side);
  if (count == 0) return;
  let owed = due(side);
  let clk = clock(side);
  if (owed > 0 && blocked == FORCE) return;
  if (owed > 0 && blocked == SKIP) {
    owed = 0;
    clk = 0;
  }
  clk++;
  if (clk >= period) {
    clk = 0;
    owed = min(owed + 1, blocked == QUEUE ? count : 1);
  }
  setArrival(side, count, owed, clk);
}

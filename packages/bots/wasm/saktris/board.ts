/**
 * The position: pieces by square and as sets, the queues beside the board, and a stack of frames whose topmost holds everything
 * that is one number. `undo` takes back whatever was done since `begin`. What pieces are worth where they stand is kept along.
 */
import { bitOf, CODE, KING, PAWN, QUEEN, TYPE, UNMOVED, WALL } from './codes';
import { order, SELECT, tripletClear } from './rules';
import { arrivalWord, epWord, pawnFrom, queueWord, randomWord, TURN_WORD } from './tables';
import { END_ROWS, END_VALUE, MIDDLE_ROWS, MIDDLE_VALUE, PHASE, standing } from './weights';

/** A frame: the key, then numbers of four bytes, then the worth (middle game above, endgame below) and the phase. */
const KEY: usize = 0;
const EP: usize = 8;
const TO_MOVE: usize = 12;
const ARRIVAL: usize = 16;
const HALF: usize = 24;
const RIGHTS: usize = 28;
const POOL: usize = 32;
const JOURNAL_TOP: usize = 40;
const STAMPS_TOP: usize = 44;
const WORTH: usize = 48;
const FRAME_PHASE: usize = 56;
const WIDTH: usize = 64;

/** More than any line is long: 96 plies, 24 of exchanges, and the trials of Force turns. */
const MOST_FRAMES: usize = 256;
const FRAMES: usize = memory.data(256 * 64, 64);
const CELLS: usize = memory.data(72, 8);
/** By type * 8, then White's pieces and Black's at 64. */
const SETS: usize = memory.data(80, 64);
/** Squares as they were, square | code << 6. */
const JOURNAL: usize = memory.data(64 * 1024 * 2);
/** By square the ply of the piece's last move, -1 for none; only triplets ask. And what they were. */
export const STAMPS: usize = memory.data(64 * 4);
const STAMP_JOURNAL: usize = memory.data(64 * 1024 * 4);
/** Types still to come, next one first. White's, then Black's. */
export const MOST_QUEUED: i32 = 128;
export const QUEUES: usize = memory.data(2 * 128);
/** By (code << 6) | square: the word of the key, and what the piece is worth there with the sign of its side. */
const PIECES: usize = memory.data(24 * 64 * 16, 16);

let top: usize = FRAMES;
/** What the last step or move captured. */
export let captured: i32 = 0;
export let capturedAt: i32 = 0;
/** How many words of queues there are, and plies before the position that was loaded. */
let queuedWhite: i32 = 0;
let queuedBlack: i32 = 0;
let firstPly: i32 = 0;

for (let side = 0; side < 2; side++)
  for (let type = PAWN; type <= QUEEN; type++)
    for (let square = 0; square < 64; square++) {
      const code = type | bitOf(side);
      const at = PIECES + (usize((code << 6) | square) << 4);
      const place = ((code << 6) | square) * 2 - 9 * 128;
      store<u64>(at, u64(randomWord(1, place)) | (u64(randomWord(1, place + 1)) << 32));
      const own = side == 0 ? square : square ^ 56;
      const middle = i64(standing(MIDDLE_ROWS, MIDDLE_VALUE, type, own));
      const end = i64(standing(END_ROWS, END_VALUE, type, own));
      const worth = (middle << 32) + end;
      store<i64>(at, side == 0 ? worth : -worth, 8);
    }

/** An empty board, White to move, nothing to undo. */
export function clear(): void {
  memory.fill(FRAMES, 0, WIDTH);
  memory.fill(CELLS, 0, 64);
  store<u8>(CELLS, u8(WALL), 64);
  memory.fill(SETS, 0, 80);
  memory.fill(STAMPS, 255, 64 * 4);
  top = FRAMES;
  store<i32>(top, -1, EP);
}

export function cell(square: i32): i32 {
  return load<u8>(CELLS + usize(square));
}

/** Pieces of a type, of both sides. */
export function ofType(type: i32): u64 {
  return load<u64>(SETS + (usize(type) << 3));
}

export function ofSide(side: i32): u64 {
  return load<u64>(SETS + (usize(side) << 3), 64);
}

export function all(): u64 {
  return load<u64>(SETS, 64) | load<u64>(SETS, 72);
}

/** Where the side's king stands, -1 if it is not on the board. */
export function kingOf(side: i32): i32 {
  const king = ofType(KING) & ofSide(side);
  return king == 0 ? -1 : i32(ctz(king));
}

export function key(): u64 {
  return load<u64>(top, KEY);
}

export function toMove(): i32 {
  return load<i32>(top, TO_MOVE);
}

/** The square a pawn may capture on en passant, or -1. */
export function ep(): i32 {
  return load<i32>(top, EP);
}

export function half(): i32 {
  return load<i32>(top, HALF);
}

export function setHalf(value: i32): void {
  store<i32>(top, value, HALF);
}

export function rights(): i32 {
  return load<i32>(top, RIGHTS);
}

export function setRightsWord(value: i32): void {
  store<i32>(top, value, RIGHTS);
}

/** What White's pieces are worth where they stand, less Black's. */
export function middleWorth(): i32 {
  return i32((load<i64>(top, WORTH) + 0x80000000) >> 32);
}

export function endWorth(): i32 {
  return load<i32>(top, WORTH);
}

export function phase(): i32 {
  return load<i32>(top, FRAME_PHASE);
}

/** How many frames are open. */
export function depth(): i32 {
  return i32((top - FRAMES) / WIDTH);
}

/** The number of this turn, White's first being 0. */
export function ply(): i32 {
  return firstPly + depth();
}

export function setFirstPly(value: i32): void {
  firstPly = value;
}

/** How many pieces are still to come; how many of them are due; own moves since the last one came. */
export function left(side: i32): i32 {
  return load<i32>(top + (usize(side) << 2), ARRIVAL) >> 10;
}

export function due(side: i32): i32 {
  return (load<i32>(top + (usize(side) << 2), ARRIVAL) >> 3) & 127;
}

export function clock(side: i32): i32 {
  return load<i32>(top + (usize(side) << 2), ARRIVAL) & 7;
}

/** How many pieces of a type are still to come. */
export function pooled(side: i32, type: i32): i32 {
  return (load<i32>(top + (usize(side) << 2), POOL) >> (type * 4)) & 15;
}

/** The type that comes next in an ordered queue. */
export function nextType(side: i32): i32 {
  const count = side == 0 ? queuedWhite : queuedBlack;
  return load<u8>(QUEUES + usize(side * MOST_QUEUED + count - left(side)));
}

export function mix(word: u64): void {
  store<u64>(top, load<u64>(top, KEY) ^ word, KEY);
}

export function setArrival(side: i32, ofLeft: i32, ofDue: i32, clk: i32): void {
  const at = top + (usize(side) << 2);
  const old = side * 1024 + (load<i32>(at, ARRIVAL) & 1023);
  mix(arrivalWord(old) ^ arrivalWord(side * 1024 + ofDue * 8 + clk));
  store<i32>(at, (ofLeft << 10) | (ofDue << 3) | clk, ARRIVAL);
}

/** Adds the pieces of a queue that stands in QUEUES, for a position that is being loaded. */
export function fillQueue(side: i32, count: i32): void {
  if (side == 0) queuedWhite = count;
  else queuedBlack = count;
  const at = top + (usize(side) << 2);
  store<i32>(at, 0, POOL);
  for (let index = 0; index < count; index++) {
    const type = i32(load<u8>(QUEUES + usize(side * MOST_QUEUED + index)));
    store<i32>(at, load<i32>(at, POOL) + (1 << (type * 4)), POOL);
    mixQueued(side, type, order == SELECT ? pooled(side, type) : count - index);
  }
}

function mixQueued(side: i32, type: i32, place: i32): void {
  mix(queueWord(side * 512 + place * 8 + type));
}

/** Takes one piece of a type out of the queue: one arrival less is owed. */
export function takeQueued(side: i32, type: i32): void {
  const count = left(side);
  mixQueued(side, type, order == SELECT ? pooled(side, type) : count);
  const at = top + (usize(side) << 2);
  store<i32>(at, load<i32>(at, POOL) - (1 << (type * 4)), POOL);
  // With nobody left to come the counters stay at 0.
  if (count == 1) setArrival(side, 0, 0, 0);
  else setArrival(side, count - 1, due(side) - 1, clock(side));
}

/** Whether a triplet has pushed the side's king out: it neither stands on the board nor is it still to come. */
export function isPushedOut(side: i32): boolean {
  return tripletClear && kingOf(side) < 0 && pooled(side, KING) == 0;
}

/** The key of so many turns ago, as far back as frames go. */
export function keyBefore(back: i32): u64 {
  return load<u64>(top - usize(back) * WIDTH, KEY);
}

/** Opens a frame: `undo` returns to this moment. */
export function begin(): void {
  const next = top + WIDTH;
  assert(next < FRAMES + MOST_FRAMES * WIDTH);
  store<u64>(next, load<u64>(top));
  store<u64>(next, load<u64>(top, 8), 8);
  store<u64>(next, load<u64>(top, 16), 16);
  store<u64>(next, load<u64>(top, 24), 24);
  store<u64>(next, load<u64>(top, 32), 32);
  store<u64>(next, load<u64>(top, 40), 40);
  store<u64>(next, load<u64>(top, 48), 48);
  store<u64>(next, load<u64>(top, 56), 56);
  top = next;
}

/** Takes back everything since the last `begin`. */
export function undo(): void {
  const before = top - WIDTH;
  const mark = load<i32>(before, JOURNAL_TOP);
  for (let i = load<i32>(top, JOURNAL_TOP) - 1; i >= mark; i--) {
    const entry = i32(load<u16>(JOURNAL + (usize(i) << 1)));
    const square = entry & 63;
    const old = entry >> 6;
    const now = cell(square);
    const bit = u64(1) << u64(square);
    store<u8>(CELLS + usize(square), u8(old));
    if (now != 0) flip(now, bit);
    if (old != 0) flip(old, bit);
  }
  if (tripletClear) {
    const stamp = load<i32>(before, STAMPS_TOP);
    for (let i = load<i32>(top, STAMPS_TOP) - 1; i >= stamp; i--) {
      const entry = load<i32>(STAMP_JOURNAL + (usize(i) << 2));
      store<i32>(STAMPS + (usize(entry & 63) << 2), (entry >> 6) - 1);
    }
  }
  top = before;
}

function flip(code: i32, bit: u64): void {
  const type = SETS + (usize(code & TYPE) << 3);
  const side = SETS + (usize((code >> 4) & 1) << 3);
  store<u64>(type, load<u64>(type) ^ bit);
  store<u64>(side, load<u64>(side, 64) ^ bit, 64);
}

function write(square: i32, code: i32): void {
  const count = load<i32>(top, JOURNAL_TOP);
  store<u16>(JOURNAL + (usize(count) << 1), u16(square | (cell(square) << 6)));
  store<i32>(top, count + 1, JOURNAL_TOP);
  store<u8>(CELLS + usize(square), u8(code));
}

function pieceAt(code: i32, square: i32): usize {
  return PIECES + (usize(((code & CODE) << 6) | square) << 4);
}

/** Puts a piece on an empty square. */
export function put(square: i32, code: i32): void {
  write(square, code);
  flip(code, u64(1) << u64(square));
  const at = pieceAt(code, square);
  mix(load<u64>(at));
  store<i64>(top, load<i64>(top, WORTH) + load<i64>(at, 8), WORTH);
  store<i32>(top, phase() + unchecked(PHASE[code & TYPE]), FRAME_PHASE);
}

/** Takes the piece off an occupied square and returns its code. */
export function lift(square: i32): i32 {
  const code = cell(square);
  write(square, 0);
  flip(code, u64(1) << u64(square));
  const at = pieceAt(code, square);
  mix(load<u64>(at));
  store<i64>(top, load<i64>(top, WORTH) - load<i64>(at, 8), WORTH);
  store<i32>(top, phase() - unchecked(PHASE[code & TYPE]), FRAME_PHASE);
  return code;
}

export function stamp(square: i32, value: i32): void {
  const count = load<i32>(top, STAMPS_TOP);
  const at = STAMPS + (usize(square) << 2);
  // Plies start at 0 and "never" is -1: shifted by one, both fit beside the square.
  store<i32>(STAMP_JOURNAL + (usize(count) << 2), square | ((load<i32>(at) + 1) << 6));
  store<i32>(top, count + 1, STAMPS_TOP);
  store<i32>(at, value);
}

export function stampOf(square: i32): i32 {
  return load<i32>(STAMPS + (usize(square) << 2));
}

export function setEp(square: i32): void {
  const old = ep();
  if (old == square) return;
  if (old >= 0) mix(epWord(old));
  if (square >= 0) mix(epWord(square));
  store<i32>(top, square, EP);
}

export function passTurn(): void {
  store<i32>(top, toMove() ^ 1, TO_MOVE);
  mix(TURN_WORD);
}

/** A step, a capture or a double step in a frame of its own: nearly all moves of a search are these. */
export function step(from: i32, to: i32, isDouble: boolean): void {
  begin();
  const code = cell(from);
  const taken = cell(to);
  const arrived = code & ~UNMOVED;
  const count = load<i32>(top, JOURNAL_TOP);
  const log = JOURNAL + (usize(count) << 1);
  store<u16>(log, u16(from | (code << 6)));
  store<u16>(log, u16(to | (taken << 6)), 2);
  store<i32>(top, count + 2, JOURNAL_TOP);
  store<u8>(CELLS + usize(from), 0);
  store<u8>(CELLS + usize(to), u8(arrived));
  const bit = u64(1) << u64(to);
  flip(code, (u64(1) << u64(from)) | bit);
  const gone = pieceAt(code, from);
  const come = pieceAt(code, to);
  let word = load<u64>(gone) ^ load<u64>(come) ^ TURN_WORD;
  let worth = load<i64>(come, 8) - load<i64>(gone, 8);
  captured = taken;
  if (taken != 0) {
    capturedAt = to;
    flip(taken, bit);
    const at = pieceAt(taken, to);
    word ^= load<u64>(at);
    worth -= load<i64>(at, 8);
    store<i32>(top, phase() - unchecked(PHASE[taken & TYPE]), FRAME_PHASE);
  }
  const passed = ep();
  if (passed >= 0) {
    word ^= epWord(passed);
    store<i32>(top, -1, EP);
  }
  store<u64>(top, load<u64>(top, KEY) ^ word, KEY);
  store<i64>(top, load<i64>(top, WORTH) + worth, WORTH);
  if (isDouble) offerEp(from, to);
  store<i32>(top, toMove() ^ 1, TO_MOVE);
}

/** Plays a board move inside the open frame; whose turn it is stays as it was. */
export function travel(from: i32, to: i32, arrived: i32): void {
  lift(from);
  if (cell(to) != 0) {
    captured = lift(to);
    capturedAt = to;
  }
  put(to, arrived);
}

export function forgetCapture(): void {
  captured = 0;
}

export function captureEp(from: i32, to: i32, victim: i32): void {
  travel(from, to, PAWN | bitOf(toMove()));
  captured = lift(victim);
  capturedAt = victim;
}

/** Remembers the passed square if an enemy pawn could capture there. */
export function offerEp(from: i32, to: i32): void {
  const side = toMove();
  const passed = (from + to) >> 1;
  // Enemy pawns that capture there stand where an own pawn on that square would capture.
  if ((pawnFrom(side, passed) & ofType(PAWN) & ofSide(1 - side)) != 0) setEp(passed);
}

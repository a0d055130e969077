/**
 * What depends on squares alone, worked out once when the module starts: where leapers go, lines, the squares between, what a
 * slider sees by what stands on its line, and the random words of keys, which are those of the rules package.
 */

const FILE: u64 = 0x0101010101010101;

/** By square, 64 bytes: knight, king, captures of White's pawns, of Black's, the lines of a rook, of a bishop, its diagonal, the other. */
const MASKS: usize = memory.data(64 * 64, 64);
/** By from * 64 + to: the squares strictly between, if the two are on a line. */
const BETWEEN: usize = memory.data(64 * 64 * 8);
/** By place * 256 + occupied: which of the eight places of a line a slider sees, blockers included. */
const REACH: usize = memory.data(8 * 256);
/** A byte as the first file. */
const UPRIGHT: usize = memory.data(256 * 8);
/** By square * 64 + direction * 8: the squares of a ray, nearest first, then 64. North, east, south, west, then the diagonals from north-east on. */
export const RAYS: usize = memory.data(64 * 64);
/** By king file * 256 + occupied files of the back row: see castling.ts. */
export const PARTNERS: usize = memory.data(8 * 256);
/** Random words, by en passant square; by side * 1024 + due * 8 + clock; by side * 512 + place * 8 + type; by castling right. */
const EP_WORDS: usize = memory.data(64 * 8);
const ARRIVAL_WORDS: usize = memory.data(2048 * 8);
const QUEUE_WORDS: usize = memory.data(1024 * 8);
const RIGHT_WORDS: usize = memory.data(16 * 8);

export const TURN_WORD: u64 = 0x2f6e2b1d5bf03635;

export function knightFrom(square: i32): u64 {
  return load<u64>(MASKS + (usize(square) << 6));
}

export function kingFrom(square: i32): u64 {
  return load<u64>(MASKS + (usize(square) << 6), 8);
}

/** Where a pawn of the side on this square captures. */
export function pawnFrom(side: i32, square: i32): u64 {
  return load<u64>(MASKS + (usize(square) << 6) + (usize(side) << 3), 16);
}

export function straightLines(square: i32): u64 {
  return load<u64>(MASKS + (usize(square) << 6), 32);
}

export function diagonalLines(square: i32): u64 {
  return load<u64>(MASKS + (usize(square) << 6), 40);
}

export function between(from: i32, to: i32): u64 {
  return load<u64>(BETWEEN + (usize((from << 6) | to) << 3));
}

function reach(place: i32, occupied: u64): u64 {
  return load<u8>(REACH + (usize(place) << 8) + usize(occupied));
}

/** What a rook sees along its row and its file. */
export function seeStraight(square: i32, all: u64): u64 {
  const file = u64(square & 7);
  const row = u64(square & 56);
  const along = reach(square & 7, (all >> row) & 255) << row;
  const upDown = reach(square >> 3, (((all >> file) & FILE) * 0x0102040810204080) >> 56);
  return along | (load<u64>(UPRIGHT + (usize(upDown) << 3)) << file);
}

/** What a bishop sees. A diagonal has one square in each file, so it is gathered into a byte and spread out again. */
export function seeDiagonal(square: i32, all: u64): u64 {
  const at = MASKS + (usize(square) << 6);
  const up = load<u64>(at, 48);
  const down = load<u64>(at, 56);
  const file = square & 7;
  return (
    ((reach(file, ((all & up) * FILE) >> 56) * FILE) & up) |
    ((reach(file, ((all & down) * FILE) >> 56) * FILE) & down)
  );
}

export function epWord(square: i32): u64 {
  return load<u64>(EP_WORDS + (usize(square) << 3));
}

export function arrivalWord(at: i32): u64 {
  return load<u64>(ARRIVAL_WORDS + (usize(at) << 3));
}

export function queueWord(at: i32): u64 {
  return load<u64>(QUEUE_WORDS + (usize(at) << 3));
}

export function rightWord(at: i32): u64 {
  return load<u64>(RIGHT_WORDS + (usize(at) << 3));
}

/** The rules package's stream of random numbers: a Weyl sequence through murmur3's finalizer. */
export function randomWord(stream: i32, index: i32): u32 {
  const seed = u32(stream + 1) * 0x9e3779b9 + u32(index) * 0x6d2b79f5 + 0x6d2b79f5;
  const half = (seed ^ (seed >> 16)) * 0x85ebca6b;
  const whole = (half ^ (half >> 13)) * 0xc2b2ae35;
  return whole ^ (whole >> 16);
}

function pairOf(stream: i32, index: i32): u64 {
  return u64(randomWord(stream, index)) | (u64(randomWord(stream + 1, index)) << 32);
}

function stepFiles(direction: i32): i32 {
  return direction == 1 || direction == 4 || direction == 5 ? 1 : direction == 3 || direction > 5 ? -1 : 0;
}

function stepRanks(direction: i32): i32 {
  return direction == 0 || direction == 4 || direction == 7
    ? 1
    : direction == 2 || direction == 5 || direction == 6
      ? -1
      : 0;
}

function fillMasks(square: i32): void {
  const at = MASKS + (usize(square) << 6);
  const file = square & 7;
  const rank = square >> 3;
  for (let other = 0; other < 64; other++) {
    const files = (other & 7) - file;
    const ranks = (other >> 3) - rank;
    const bit = u64(1) << u64(other);
    const far = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    if (abs(files * ranks) == 2) add(at, bit);
    if (far == 1) add(at + 8, bit);
    if (abs(files) == 1 && ranks == 1) add(at + 16, bit);
    if (abs(files) == 1 && ranks == -1) add(at + 24, bit);
    if (far > 0 && (files == 0 || ranks == 0)) add(at + 32, bit);
    if (far > 0 && abs(files) == abs(ranks)) add(at + 40, bit);
    if (files == ranks) add(at + 48, bit);
    if (files == -ranks) add(at + 56, bit);
  }
}

function add(at: usize, bit: u64): void {
  store<u64>(at, load<u64>(at) | bit);
}

function fillRays(square: i32): void {
  for (let direction = 0; direction < 8; direction++) {
    let at = RAYS + usize((square << 6) | (direction << 3));
    let passed: u64 = 0;
    let file = (square & 7) + stepFiles(direction);
    let rank = (square >> 3) + stepRanks(direction);
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      const to = rank * 8 + file;
      store<u8>(at++, u8(to));
      store<u64>(BETWEEN + (usize((square << 6) | to) << 3), passed);
      passed |= u64(1) << u64(to);
      file += stepFiles(direction);
      rank += stepRanks(direction);
    }
    store<u8>(at, 64);
  }
}

function reached(place: i32, occupied: i32): i32 {
  let set = 0;
  for (let to = place + 1; to < 8; to++) {
    set |= 1 << to;
    if (occupied & (1 << to)) break;
  }
  for (let to = place - 1; to >= 0; to--) {
    set |= 1 << to;
    if (occupied & (1 << to)) break;
  }
  return set;
}

/** The rooks with which a king may castle as far as empty squares go: as castling.ts reads them. */
function partnersOf(king: i32, row: i32): i32 {
  let east = -1;
  let west = -1;
  for (let file = 7; file > king; file--) if (row & (1 << file)) east = file;
  for (let file = 0; file < king; file++) if (row & (1 << file)) west = file;
  const eastOpen = east >= 0 && (row & neededFiles(king, east, 5, 6)) == 0;
  const westOpen = west >= 0 && (row & neededFiles(king, west, 2, 3)) == 0;
  return (eastOpen ? east + 1 : 0) | (westOpen ? (west + 1) << 4 : 0);
}

/** The two paths and the gap between the pieces share their ends, so together they are one stretch. */
function neededFiles(king: i32, rook: i32, firstGoal: i32, lastGoal: i32): i32 {
  const first = min(min(king, rook), firstGoal);
  const last = max(max(king, rook), lastGoal);
  return ((2 << last) - (1 << first)) & ~((1 << king) | (1 << rook));
}

for (let square = 0; square < 64; square++) {
  fillMasks(square);
  fillRays(square);
  // The words of en passant squares lie one after the other in one stream.
  const low = u64(randomWord(2, square * 2));
  store<u64>(EP_WORDS + (usize(square) << 3), low | (u64(randomWord(2, square * 2 + 1)) << 32));
}
for (let byte = 0; byte < 256; byte++) {
  let upright: u64 = 0;
  for (let place = 0; place < 8; place++) {
    store<u8>(REACH + usize(place * 256 + byte), u8(reached(place, byte)));
    store<u8>(PARTNERS + usize(place * 256 + byte), u8(partnersOf(place, byte)));
    if (byte & (1 << place)) upright |= u64(1) << u64(place * 8);
  }
  store<u64>(UPRIGHT + (usize(byte) << 3), upright);
}
for (let at = 0; at < 2048; at++) store<u64>(ARRIVAL_WORDS + (usize(at) << 3), pairOf(10, at));
for (let at = 0; at < 1024; at++) store<u64>(QUEUE_WORDS + (usize(at) << 3), pairOf(12, at));
for (let at = 0; at < 16; at++) store<u64>(RIGHT_WORDS + (usize(at) << 3), pairOf(14, at));

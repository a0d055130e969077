/**
 * The transposition table: what the search has found out about positions, 16 bytes each. Two places belong to a key; a
 * deeper or fresher finding stays. Scores of mates are kept as seen from the position itself.
 */
export const EXACT: i32 = 0;
export const AT_LEAST: i32 = 1;
export const AT_MOST: i32 = 2;

/** A mate now; one that is n plies away is worth n less. Nothing else comes near. */
export const MATE: i32 = 30_000;
/** From here on a score means a forced end. */
export const WINNING: i32 = MATE - 500;

const PLACE: usize = 16;

let start: usize = 0;
let mask: u64 = 0;
let age: i32 = 0;
/** What the last `find` that answered true found. */
export let foundMove: i32 = 0;
export let foundScore: i32 = 0;
export let foundDepth: i32 = 0;
export let foundBound: i32 = 0;

/** Room for 2^bits positions from this place of the memory on. */
export function layTable(at: usize, bits: i32): void {
  start = at;
  mask = (u64(1) << u64(bits)) - 2;
  age = 0;
  memory.fill(at, 0, PLACE << bits);
}

/** Findings from now on are fresher than those before. */
export function ageTable(): void {
  age = (age + 1) & 63;
}

export function find(key: u64, ply: i32): boolean {
  let at = start + usize(key & mask) * PLACE;
  if (load<u64>(at) != key) {
    at += PLACE;
    if (load<u64>(at) != key) return false;
  }
  const packed = load<i32>(at, 12);
  foundMove = load<i32>(at, 8);
  const score = packed >> 16;
  foundScore = score > WINNING ? score - ply : score < -WINNING ? score + ply : score;
  foundDepth = (packed >> 8) & 255;
  foundBound = packed & 3;
  // An empty place has age 0 in a table that never uses it before it has aged.
  return packed != 0;
}

export function remember(key: u64, ply: i32, move: i32, score: i32, depth: i32, bound: i32): void {
  let at = start + usize(key & mask) * PLACE;
  if (load<u64>(at) != key) {
    const other = at + PLACE;
    if (load<u64>(other) == key || worth(other) < worth(at)) at = other;
  }
  const isSame = load<u64>(at) == key;
  store<u64>(at, key);
  if (move != 0 || !isSame) store<i32>(at, move, 8);
  const kept = score > WINNING ? score + ply : score < -WINNING ? score - ply : score;
  store<i32>(at, (kept << 16) | (max(0, min(depth, 255)) << 8) | (age << 2) | bound, 12);
}

/** The less a finding is worth, the sooner it is overwritten. */
function worth(at: usize): i32 {
  const packed = load<i32>(at, 12);
  return packed == 0 ? -1000 : ((packed >> 8) & 255) - 4 * ((age - ((packed >> 2) & 63)) & 63);
}

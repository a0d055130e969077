/** Lists of moves: four bytes of move, four of what it promises. Whoever writes one gets the place behind it. */
export const ENTRY: usize = 8;

export function writeMove(at: usize, move: i32): usize {
  store<i32>(at, move);
  return at + ENTRY;
}

export function moveAt(at: usize): i32 {
  return load<i32>(at);
}

export function scoreAt(at: usize): i32 {
  return load<i32>(at, 4);
}

export function setScore(at: usize, score: i32): void {
  store<i32>(at, score, 4);
}

/** Brings the most promising of the moves that are left to place `at`. */
export function pick(at: usize, end: usize): i32 {
  let best = at;
  let most = scoreAt(at);
  for (let i = at + ENTRY; i < end; i += ENTRY) {
    const score = scoreAt(i);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  const entry = load<u64>(best);
  store<u64>(best, load<u64>(at));
  store<u64>(at, entry);
  return i32(entry);
}

/** The best line from each ply on, as far as it is known: a move found at one ply goes before the line of the next. */
const WIDTH: usize = 98;
const MOVES: usize = memory.data(98 * 98 * 4, 4);
const LENGTHS: usize = memory.data(98 * 4, 4);

export function cutLine(ply: i32): void {
  store<i32>(LENGTHS + (usize(ply) << 2), 0);
}

export function extendLine(ply: i32, move: i32): void {
  const length = min(load<i32>(LENGTHS + (usize(ply + 1) << 2)), i32(WIDTH) - 1);
  const at = MOVES + usize(ply) * WIDTH * 4;
  const next = at + WIDTH * 4;
  store<i32>(at, move);
  for (let i: usize = 0; i < usize(length) * 4; i += 4) store<i32>(at + i, load<i32>(next + i), 4);
  store<i32>(LENGTHS + (usize(ply) << 2), length + 1);
}

/** That of the root: where it stands and how many moves it has. */
export function linePlace(): usize {
  return MOVES;
}

export function lineLength(): i32 {
  return load<i32>(LENGTHS);
}

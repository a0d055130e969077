/** What the page or the command line calls. Positions, moves and lines travel through the memory; see `src/saktris/search.ts`. */
import {
  clear,
  fillQueue,
  MOST_QUEUED,
  put,
  QUEUES,
  setArrival,
  setEp,
  setFirstPly,
  setHalf,
  STAMPS,
  toMove,
  passTurn,
} from './board';
import { setRules } from './rules';
import { SEEN, setSeen } from './seen';
import { forgetJudgements } from './evaluate';
import { setSight } from './eye';
import { settleEp } from './make';
import { settleRights } from './rights';
import { prepare, ROOTS } from './search';
import { layTable } from './table';

export { forgets } from './eye';
export { lineLength, linePlace } from './lines';
export { answer, begin, best, nodes, open, run } from './search';
export * from './trials';

/**
 * Where a position is handed in: a byte for each square, then words: to move, en passant square or -1, quiet turns, the turn's
 * number, the rules (n, order, blocked, no king, rows, triplets), and for both sides how many are queued, how many are due, the
 * clock; last how many earlier keys there are. Queues, earlier keys and the plies of last moves have places of their own.
 */
const INBOX: usize = memory.data(64 + 17 * 4, 8);

export function inbox(): usize {
  return INBOX;
}

export function queuePlace(side: i32): usize {
  return QUEUES + usize(side * MOST_QUEUED);
}

export function seenPlace(): usize {
  return SEEN;
}

export function stampPlace(): usize {
  return STAMPS;
}

export function rootPlace(): usize {
  return ROOTS;
}

function word(index: usize): i32 {
  return load<i32>(INBOX + 64 + (index << 2));
}

/** Empties the board, so that queues, keys and plies can be written. */
export function expectPosition(): void {
  clear();
}

/** Takes over the position in the inbox. */
export function takePosition(): void {
  setRules(word(4), word(5), word(6), word(7) != 0, word(8) != 0, word(9) != 0);
  for (let square = 0; square < 64; square++) {
    const code = i32(load<u8>(INBOX + usize(square)));
    if (code != 0) put(square, code);
  }
  fillQueue(0, word(10));
  fillQueue(1, word(11));
  setArrival(0, word(10), word(12), word(14));
  setArrival(1, word(11), word(13), word(15));
  setHalf(word(2));
  setFirstPly(word(3));
  setSeen(word(16));
  if (word(0) != toMove()) passTurn();
  settleRights();
  if (word(1) >= 0) {
    setEp(word(1));
    settleEp();
  }
}

/** Forgets everything, makes room for 2^bits findings, and sees like this. */
export function setUp(
  bits: i32,
  selectively: boolean,
  noise: i32,
  blind: i32,
  careless: i32,
  mood: i32,
): void {
  const table = (__heap_base + 63) & ~63;
  const list = table + (usize(16) << bits);
  const needed = i32((list + 0xffff) >> 16) - i32(memory.size());
  if (needed > 0) memory.grow(needed);
  layTable(table, bits);
  forgetJudgements();
  setSight(noise, blind, careless, mood);
  prepare(list, selectively);
}

/** Pawns: passed, doubled, isolated, standing together. */
import { both } from './activity';
import { ofSide, ofType } from './board';
import { PAWN } from './codes';
import { DOUBLED, ISOLATED, PASSED_END, PASSED_MIDDLE, SUPPORTED } from './weights';

const FILE: u64 = 0x0101010101010101;

/** By side * 512 + square * 8: the squares ahead on the file, and those with the files beside. */
const AHEAD: usize = memory.data(1024, 8);
const STOPS: usize = memory.data(1024, 8);
/** By square * 8: the squares beside and diagonally behind, White's then Black's. */
const FRIENDS: usize = memory.data(1024, 8);

for (let square = 0; square < 64; square++)
  for (let to = 0; to < 64; to++) {
    const files = abs((to & 7) - (square & 7));
    const rows = (to >> 3) - (square >> 3);
    for (let side = 0; side < 2; side++) {
      const forward = side == 0 ? rows : -rows;
      const at = usize(side * 512 + square * 8);
      const bit = u64(1) << u64(to);
      if (forward > 0 && files == 0) store<u64>(AHEAD + at, load<u64>(AHEAD + at) | bit);
      if (forward > 0 && files <= 1) store<u64>(STOPS + at, load<u64>(STOPS + at) | bit);
      if (files == 1 && (forward == 0 || forward == -1))
        store<u64>(FRIENDS + at, load<u64>(FRIENDS + at) | bit);
    }
  }

/**
 * What has been found out about pawns before: pawns move rarely, so most positions ask again for what is known. Both sides'
 * pawns, then the answer.
 */
const PLACES: u64 = 4096;
const MEMORY: usize = memory.data(4096 * 24, 8);

/** What the pawns' company is worth, White's less Black's, as `both` writes it. */
export function judgePawns(): i32 {
  const white = ofType(PAWN) & ofSide(0);
  const black = ofType(PAWN) & ofSide(1);
  const mixed = (white * 0x9e3779b97f4a7c15) ^ (black * 0xc2b2ae3d27d4eb4f);
  const at = MEMORY + usize((mixed >> 40) & (PLACES - 1)) * 24;
  if (load<u64>(at) == white && load<u64>(at, 8) == black) return load<i32>(at, 16);
  const worth = sum(white, black, 0) - sum(black, white, 1);
  store<u64>(at, white);
  store<u64>(at, black, 8);
  store<i32>(at, worth, 16);
  return worth;
}

function sum(own: u64, theirs: u64, side: i32): i32 {
  let worth = 0;
  for (let rest = own; rest != 0; rest &= rest - 1) worth += judgePawn(own, theirs, i32(ctz(rest)), side);
  return worth;
}

function judgePawn(own: u64, theirs: u64, square: i32, side: i32): i32 {
  const at = usize(side * 512 + square * 8);
  const file = square & 7;
  let worth = 0;
  const aheadOwn = own & load<u64>(AHEAD + at);
  if (aheadOwn != 0) worth -= both(DOUBLED, DOUBLED);
  const beside = (file > 0 ? FILE << u64(file - 1) : 0) | (file < 7 ? FILE << u64(file + 1) : 0);
  if ((own & beside) == 0) worth -= both(ISOLATED, ISOLATED);
  else if ((own & load<u64>(FRIENDS + at)) != 0) worth += both(SUPPORTED, SUPPORTED);
  if ((theirs & load<u64>(STOPS + at)) == 0 && aheadOwn == 0) {
    const rows = side == 0 ? square >> 3 : 7 - (square >> 3);
    worth += both(unchecked(PASSED_MIDDLE[rows]), unchecked(PASSED_END[rows]));
  }
  return worth;
}

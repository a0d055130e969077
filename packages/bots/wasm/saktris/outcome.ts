/** How a game ends other than by mate or stalemate, which show in nobody being able to move. */
import { half, isPushedOut, left, ofSide, ofType, pooled } from './board';
import { losesWithoutKing, tripletClear } from './rules';
import { occurrences } from './seen';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './codes';

/** How things stand: the game goes on, a draw, or who has won. */
export const ON: i32 = 0;
export const DRAWN: i32 = 1;
export const WHITE_WINS: i32 = 2;
export const BLACK_WINS: i32 = 3;

const FULL_SET: i32 = 16;
const DARK: u64 = 0xaa55aa55aa55aa55;

/** In the order of the rules, for a position in which somebody can move. */
export function outcome(): i32 {
  if (isPushedOut(0)) return BLACK_WINS;
  if (isPushedOut(1)) return WHITE_WINS;
  const white = isWipedOut(0);
  const black = isWipedOut(1);
  if (white && black) return DRAWN;
  if (white) return BLACK_WINS;
  if (black) return WHITE_WINS;
  if (isMaterialDraw() || occurrences() >= 3) return DRAWN;
  return half() >= 100 ? DRAWN : ON;
}

/** Nearly always nothing has ended, so that is seen first. */
export function isStopped(): boolean {
  if (ofSide(0) != 0 && ofSide(1) != 0 && ofType(PAWN) != 0 && half() < 8 && !tripletClear) return false;
  return outcome() != ON;
}

/** No King clause: the king is still to come, something was on the board, and now nothing is. */
function isWipedOut(side: i32): boolean {
  return (
    left(side) != 0 &&
    losesWithoutKing &&
    pooled(side, KING) > 0 &&
    left(side) < FULL_SET &&
    ofSide(side) == 0
  );
}

/** Kings alone, with one knight, or with bishops of one square colour; never while somebody is still to come. */
function isMaterialDraw(): boolean {
  if ((left(0) | left(1)) != 0 || (ofType(PAWN) | ofType(ROOK) | ofType(QUEEN)) != 0) return false;
  const knights = i32(popcnt(ofType(KNIGHT)));
  const bishops = ofType(BISHOP);
  if (bishops == 0) return knights <= 1;
  return knights == 0 && ((bishops & DARK) == 0 || (bishops & ~DARK) == 0);
}

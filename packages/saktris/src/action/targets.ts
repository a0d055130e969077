/** Where the next piece comes down: announced, kept, and told whenever it has to change [TA1–TA5]. */
import type { Dice } from '@rankfall/kernel';
import { asSide, backRow, fileIn } from '../squares.ts';
import type { Side } from '../types.ts';
import { isDarkSquare } from './cells.ts';
import type { Cells, Target } from './types.ts';

const centreOrder = [3, 4, 2, 5, 1, 6, 0, 7] as const;
const CHOICES = 3;

/** The target of a newly announced piece. */
export function announce(cells: Cells, side: Side, piece: string, dice: Dice): Target {
  const allowed = allowedSquares(cells, side, piece);
  const legal = allowed.filter((square) => !cells[square]).slice(0, CHOICES);
  const square = legal[legal.length > 0 ? dice.below('target', legal.length) : 0];
  return square === undefined ? bumpAt(allowed, side, piece) : { piece, square, bump: false };
}

/** The target after something happened: the very same object if it can stay. */
export function keepHonest(cells: Cells, side: Side, target: Target): Target {
  const { piece, square, bump } = target;
  const allowed = allowedSquares(cells, side, piece);
  const legal = allowed.filter((one) => !cells[one]);
  if (legal.includes(square)) return bump ? { piece, square, bump: false } : target;
  const [nearest] = legal.toSorted(
    (a, b) =>
      Math.abs(a - square) - Math.abs(b - square) ||
      Math.abs(fileIn(a) - 3.5) - Math.abs(fileIn(b) - 3.5) ||
      a - b,
  );
  if (nearest !== undefined) return { piece, square: nearest, bump: false };
  if (!allowed.includes(square)) return bumpAt(allowed, side, piece);
  return bump ? target : { piece, square, bump: true };
}

const bumpAt = (allowed: readonly number[], side: Side, piece: string): Target => ({
  piece,
  square: allowed[0] ?? backRow(side) * 8 + centreOrder[0],
  bump: true,
});

/** The back-row squares in centre order that the bishop rule allows, taken or not. */
function allowedSquares(cells: Cells, side: Side, piece: string): readonly number[] {
  const row = backRow(side) * 8;
  const squares = centreOrder.map((file) => row + file);
  if (piece !== 'B') return squares;
  const bishop = asSide('B', side);
  let onDark = false;
  let onLight = false;
  for (let square = 0; square < 64; square++) {
    if (cells[square]?.piece !== bishop) continue;
    if (isDarkSquare(square)) onDark = true;
    else onLight = true;
  }
  // With bishops on both colours, or none, the rule says nothing.
  return onDark === onLight ? squares : squares.filter((square) => isDarkSquare(square) === onLight);
}

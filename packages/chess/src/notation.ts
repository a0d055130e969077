/** Moves as UCI writes them: "e2e4", "a7a8q", castling as king takes rook, "N@c1", "0000". */
import type { Shape } from '@rankfall/grid';
import { squareName } from '@rankfall/grid';
import { letterOfType } from './codes.ts';
import { DROP, fromOf, kindOf, PASS, PROMOTION, toOf, typeIn } from './move.ts';

export function formatMove(shape: Shape, move: number): string {
  const kind = kindOf(move);
  const to = squareName(shape, toOf(move));
  if (kind === PASS) return '0000';
  if (kind === DROP) return `${letterOfType(typeIn(move))}@${to}`;
  const promoted = kind === PROMOTION ? letterOfType(typeIn(move)).toLowerCase() : '';
  return squareName(shape, fromOf(move)) + to + promoted;
}

/** A Force turn half made: the piece that makes room is shown where it will stand. */
import type { Men } from './men.ts';

const isSquare = (token: string): boolean => /^[a-h][1-8]$/u.test(token);

export function halfMade(men: Men, picked: readonly string[], isForce: boolean): Men {
  const [from, to] = picked.filter(isSquare);
  if (!isForce || from === undefined || to === undefined) return men;
  const mover = men.find(({ square }) => square === from);
  const target = men.find(({ square }) => square === to);
  // A king onto its own rook is castling: both move, so nothing is shown before it is done.
  if (!mover || target?.side === mover.side) return men;
  return men.filter((man) => man !== target).map((man) => (man === mover ? { ...man, square: to } : man));
}

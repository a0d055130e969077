/** How pieces that a game says were cleared got where they vanished. */
import type { Clearing } from './motion.ts';

/** A piece letter, upper case for White, and its square. */
interface Standing {
  readonly piece: string;
  readonly square: string;
}

/**
 * @param ways squares that pieces came from with the same change, by where they went
 * @param came squares of pieces that stood nowhere before
 */
export function clearingsOf(
  line: readonly Standing[],
  ways: ReadonlyMap<string, string>,
  came: ReadonlySet<string>,
): readonly Clearing[] {
  return line.map(({ piece, square }) => {
    if (!came.has(square)) return { square, from: ways.get(square) };
    const kind = piece.toUpperCase();
    return { square, man: { kind, side: kind === piece ? 0 : 1 } };
  });
}

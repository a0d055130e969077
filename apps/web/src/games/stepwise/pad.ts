/** The direction pad: three rings of eight moves around Wait, by kind. */
import { movesOf, type Shade } from '@rankfall/stepwise';

export const padKinds = ['walk', 'dash', 'leap'] as const;
export type PadKind = (typeof padKinds)[number];

/** Row by row; the middle is Wait. */
export const padMoves: Readonly<Record<PadKind, readonly string[]>> = {
  walk: ['nw', 'n', 'ne', 'w', '', 'e', 'sw', 's', 'se'],
  dash: ['nw2', 'n2', 'ne2', 'w2', '', 'e2', 'sw2', 's2', 'se2'],
  leap: ['wnw', 'nnw', 'nne', 'wsw', '', 'ene', 'ssw', 'sse', 'ese'],
};

/** What the arrow of each move is turned by, in degrees from up. */
export const padTurns: Readonly<Record<string, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
  n2: 0,
  ne2: 45,
  e2: 90,
  se2: 135,
  s2: 180,
  sw2: 225,
  w2: 270,
  nw2: 315,
  nne: 27,
  ene: 63,
  ese: 117,
  sse: 153,
  ssw: 207,
  wsw: 243,
  wnw: 297,
  nnw: 333,
};

export function kindsFor(dex: number): readonly PadKind[] {
  if (dex >= 10) return padKinds;
  return dex >= 7 ? ['walk', 'dash'] : ['walk'];
}

/** Whether somebody of this DEX has the move at all. */
export const hasMove = (dex: number, move: string): boolean => movesOf(dex).some(({ name }) => name === move);

export const shadeOf = (shades: readonly Shade[], move: string): Shade | undefined =>
  shades.find((shade) => shade.move === move && shade.kind !== 'impossible');

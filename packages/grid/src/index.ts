export type { Shape } from './shape.ts';
export { eightByEight, fileOf, isDark, parseSquare, rankOf, squareAt, squareName } from './shape.ts';
export type { Offset } from './reach.ts';
export { directions, directionTo, knightLeaps, leaps, OFF_BOARD, opposite, rays, rayStart } from './reach.ts';

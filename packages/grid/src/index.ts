export type { Shape } from './shape.ts';
export { eightByEight, fileOf, isDark, parseSquare, rankOf, squareAt, squareName } from './shape.ts';
export type { Offset } from './reach.ts';
export { directions, knightLeaps, leaps, lines, OFF_BOARD, opposite, rays, rayStart } from './reach.ts';

/** The public list of ChessBrawl, nothing else. */
export * from './types.ts';
export * from './cells.ts';
export * from './state.ts';
export { firstPoints, prices } from './prices.ts';
export { boonsLeft, editionOf, perksOf, priceWith } from './boons.ts';
export { boons, type Boon, type Perks } from './gifts.ts';
export { wavesOf } from './coming.ts';
export { countsIn, ROUNDS, type Wave } from './waves.ts';
export { aimOf, decideIn, enemyMoves, kingValues, type Aim } from './enemy.ts';
export {
  addMoves,
  BISHOP,
  boardOf,
  fieldOf,
  FOE,
  KIND,
  KING,
  KNIGHT,
  markAttacks,
  PAWN,
  QUEEN,
  ROOK,
  type Field,
  type Gaits,
} from './field.ts';
export { fromOf, MOST_MOVES, moveOf, PASS, Skirmish, toOf, type Move } from './skirmish.ts';
export { attackedByEnemy, attackedFrom } from './threats.ts';
export { playerMoves, whyNotBuy } from './offers.ts';
export { growthIn, SIEGE_AFTER, SIEGE_EVERY, SIEGE_WARNING, siegeIn } from './siege.ts';
export { waits } from './flow.ts';
export { brawlSettings, type BrawlSettings } from './settings.ts';
export { chessbrawl, chessbrawls, firstChessbrawl, isAssisted, scoreOf, valueOf } from './game.ts';
export { stopwatch, stopwatchText } from './stopwatch.ts';
export type { BrawlReason } from './explain.ts';

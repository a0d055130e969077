/** The public list of Saktris, nothing else. */
export * from './types.ts';
export { MOST_ACTIONS, SaktrisPosition } from './position.ts';
export { perft } from './perft.ts';
export { formatAction } from './action.ts';
export { loadState, type Past } from './past.ts';
export { saktris } from './game.ts';
export * from './state.ts';
export { classicOrder, wholeSet } from './order.ts';
export { saktrisSettings, settingsFrom, type SaktrisSettings, type SettingRefusal } from './settings.ts';
export type { LeavesKing, MovingRefusal, PlacingRefusal, TurnRefusal } from './refusals.ts';
export { readSakfen, writeSakfen, type SakfenRefusal, type SakfenWish } from './sakfen.ts';
export { sanOf } from './san.ts';
export { readSan, type SanRefusal } from './san-read.ts';
export * from './pgn.ts';
export { readPgn } from './pgn-read.ts';
export { matchFromPgn, pgnOf, writePgn, type PgnMatch } from './pgn-match.ts';
export { hindsight } from './view.ts';

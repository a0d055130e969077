/** The public list of Action, nothing else. */
export * from './types.ts';
export { saktrisAction, type ActionTerms } from './game.ts';
export { actionSettings, type ActionSettings } from './settings.ts';
export { readSnapshot, writeSnapshot, type Snapshot, type SnapshotRefusal } from './snapshot.ts';
export type { OrderRefusal } from './explain.ts';
export { eachMove, eachTarget, linesOfKind, pawnAttacks } from './moves.ts';
export { isKing, isPawn, kindOfMan, lettersOf, sideOfMan } from './cells.ts';
export { makeMove } from './make-move.ts';
export { logLines, readActionLog, toldIn, writeActionLog, type LogRefusal } from './log.ts';
export { nameOf as nameOfSquare } from '../squares.ts';
